### What the server says: how it is started, what is said at a table, what it refuses.

cli-serve-help = Udostępnij stół w przeglądarce sobie i znajomym.
cli-serve-host = Adres, pod którym serwer nasłuchuje; przy 0.0.0.0 mogą dołączyć inne komputery.
cli-serve-port = Port, na którym serwer nasłuchuje.
cli-serve-db = Baza danych, w której są gry, na przykład sqlite:///games.db.
cli-serve-bus = Redis, przez który kilka serwerów ze wspólną bazą PostgreSQL dzieli między siebie stoły, na przykład redis://localhost:6379.
cli-serve-public-url = Adres, pod którym goście znajdują serwer, na przykład https://underhall.example.org. Potrzebny, gdy serwer ma własną nazwę.
cli-serve-workers = Ile procesów dzieli między siebie stoły: tyle, ile rdzeni ma komputer, jeśli jeden nie nadąża.
cli-serve-no-limits = Pozwól każdemu robić wszystko dowolnie często (do pomiarów).
cli-serve-ready = Underhall działa: { $url } (Ctrl+C zatrzymuje)
cli-serve-missing =
    { $commits ->
        [one] Uwaga: w tej bazie danych brakuje ostatniej zmiany.
       *[other] Uwaga: w tej bazie danych brakuje ostatnich { $commits } zmian.
    } Plik obok niej o nazwie kończącej się na -wal zniknął lub został obcięty albo w jej miejsce trafiła starsza kopia.
cli-backup-help = Skopiuj bazę danych gier do pliku, także podczas działania serwera.
cli-backup-file = Plik, do którego ma trafić kopia.
cli-backup-done = Bazę danych skopiowano do { $file }; stołów w niej: { $tables }.
cli-play-no-browser = Tylko uruchom serwer; stronę otworzysz samodzielnie.

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobra gra!
phrase-thanks = Dziękuję!
phrase-oops = Ups!
phrase-one-moment = Chwileczkę.
phrase-hurry = Twój ruch!
phrase-nice-trap = Niezła pułapka!
phrase-poor-hero = Biedny bohater…
phrase-rematch = Jeszcze jedna partia?
phrase-goodbye = Do zobaczenia!

notice-cards-changed = Karty zostały zaktualizowane: od początku tej rundy gra toczy się z nowymi.
notice-cards-dealt-anew = Karty zostały zaktualizowane, więc gra zaczyna się od nowa, z nowymi kartami.

docs-not-built = Dokumentacja nie została zbudowana: zrobi to polecenie „make docs”.

refused-answered = Na to pytanie jest już inna odpowiedź.
refused-banned = Nie możesz grać na tym serwerze: zablokował cię gospodarz. Jeśli uważasz to za pomyłkę, zwróć się do niego.
refused-behind = Połączenie nie nadąża za grą. Stół jest otwierany ponownie.
refused-broken = Coś poszło nie tak na serwerze. Twoja gra nie przepadła; spróbuj jeszcze raz.
refused-chat-empty = Najpierw coś napisz.
refused-busy = Serwer jest zajęty. Spróbuj za chwilę.
refused-chat-phrase = Nie ma takiego zwrotu.
refused-chat-presets-only = Przy tym stole można mówić tylko gotowymi zwrotami.
refused-complaint = Przy tym stole nie ma osoby, którą chcesz zgłosić.
refused-contribution = To nie jest liczba losowa do tasowania: potrzeba 64 cyfr szesnastkowych.
refused-contribution-early = Nie wszyscy jeszcze usiedli. Liczbę losową wysyła się, gdy wszystkie miejsca są zajęte.
refused-contribution-late = Karty są już rozdane.
refused-contribution-other = Ta liczba losowa nie pasuje do pieczęci oddanej przy siadaniu do stołu.
refused-seal = To nie jest pieczęć liczby losowej: potrzeba 64 cyfr szesnastkowych jej skrótu albo niczego.
refused-not-seeking = Ten stół nie szuka przeciwników.
refused-crowded = Ten stół ogląda już zbyt wiele osób.
refused-draining = Serwer zaraz się uruchomi ponownie. Otwórz stół za chwilę; trwające gry będą kontynuowane.
refused-flood = Ta strona wysłała naraz zbyt wiele wiadomości, więc połączenie zostało zamknięte. Odśwież stronę.
refused-damaged = Zapisanych danych tego stołu nie da się już odczytać, więc gry nie można kontynuować. Gospodarz serwera może przywrócić kopię.
refused-frame = Serwer nie zrozumiał tego, co wysłała strona. Wczytaj ją ponownie.
refused-full = Wszystkie miejsca przy tym stole są zajęte.
refused-hint-failed = Nie udało się przygotować podpowiedzi. Gra jest bezpieczna; spróbuj ponownie.
refused-hint-no-choice = Nie ma tu czego wybierać.
refused-hint-people = Podpowiedzi są dostępne tylko przy stołach, przy których nie grają inni ludzie.
refused-host = Serwer nie zna się pod tą nazwą. Użyj jego adresu liczbowego albo poproś gospodarza, by uruchomił go z opcją --public-url.
refused-method = Tego nie można tu zrobić. Wczytaj stronę ponownie i spróbuj jeszcze raz.
refused-muted = Gospodarz na razie wyłączył ci czat. Gotowe zwroty nadal działają.
refused-name-kept = Twoje konto ma imię { $name } i tak nazywasz się wszędzie.
refused-name-taken = To imię albo bardzo podobne jest już zajęte. Wybierz inne.
refused-no-account = Do tego potrzebne jest konto. Załóż je albo zaloguj się w dziale „Konto”.
refused-rated-hint = W grach rankingowych nie ma podpowiedzi.
refused-rated-seats = Przy stole rankingowym potrzebne jest jedno twoje miejsce, co najmniej jedno inne i żadnego własnego ziarna.
refused-rated-sets = W grach rankingowych nie ma zestawów domowych.
refused-signed-out = To urządzenie zostało wylogowane. Odśwież stronę, aby grać dalej.
refused-no-such-eyes = Z tego miejsca nie można oglądać.
refused-no-such-moment = Gra nie ma takiej chwili.
refused-no-such-option = Nie ma takiej możliwości.
refused-no-table = Nie ma takiego stołu albo zaproszenie jest nieważne. Poproś o link jeszcze raz.
refused-nobody = Przy tym stole nie ma nikogo o tym numerze.
refused-nobody-plays = Przynajmniej jedno miejsce musi być twoje.
refused-not-away = Ten gracz jest przy stole.
refused-not-away-long = Ten gracz mógł po prostu stracić połączenie. Bot będzie mógł go zastąpić za { $seconds } s.
refused-not-found = Pod tym adresem nic nie ma. Sprawdź link albo wróć na stronę główną.
refused-not-over = Gra jeszcze trwa.
refused-not-owner = Może to zrobić tylko osoba, która otworzyła stół.
refused-not-started = Gra jeszcze się nie zaczęła.
refused-not-stored = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
refused-not-your-seat = To nie twoje miejsce.
refused-old-rules = Ta gra toczyła się według starszych zasad albo z innymi kartami: można ją obejrzeć, ale nie rozegrać ponownie.
refused-opened-elsewhere = To miejsce otwarto w innym oknie.
refused-origin = To żądanie przyszło z innej strony. Otwórz Underhall bezpośrednio i spróbuj ponownie.
refused-other-cards = W tej grze używano innych kart niż obecne. Z obecnymi nie można jej ani kontynuować, ani obejrzeć.
refused-over = Gra zakończona.
refused-own-bot = Własne boty nie mogą grać na serwerze. Dostępne boty: { $known }.
refused-policy = Nie ma takiego trybu „Pytaj”.
refused-puzzle-failed = Nie udało się zrobić zadania: trwało to zbyt długo albo coś poszło nie tak. Spróbuj ponownie.
refused-report-failed = Nie udało się przygotować analizy. Spróbuj ponownie.
refused-report-old-rules = Ta gra toczyła się według starszych zasad albo z innymi kartami, więc nie można jej przeanalizować.
refused-report-one = Inna twoja analiza jest jeszcze w przygotowaniu. Poczekaj na nią.
refused-request = Serwer nie zrozumiał tego żądania.
refused-resigned = Partia poddana; gra za ciebie bot.
refused-seat-taken = To miejsce jest zajęte. Wybierz inne.
refused-seed = Kto zna ziarno, może obliczyć wszystkie karty, więc własne ziarno można podać tylko w partii bez innych ludzi.
refused-slow = Żądanie docierało zbyt długo.
refused-sockets = Z twojej sieci otwarto zbyt wiele połączeń. Zamknij kilka stołów i spróbuj ponownie.
refused-stale = To pytanie nie jest już otwarte. Stół jest odświeżany.
refused-started = Gra już się zaczęła.
refused-text-odd = W tym tekście są znaki, których nie można tu pokazać.
refused-text-too-long =
    Za długie: najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
       *[many] { $most } znaków
    }.
refused-too-fast =
    Trochę wolniej: spróbuj za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
refused-too-large = To jest za duże. Wyślij mniej naraz.
refused-undo = Tego nie można cofnąć: od tego czasu wyszło na jaw coś nowego.
refused-undo-late = Za późno: ktoś już zareagował.
refused-unreadable = Tego stołu nie można teraz odczytać. Twoja gra nie przepadła; spróbuj jeszcze raz.
refused-watching = Tylko oglądasz; mogą to zrobić tylko grający.
refused-words = Gospodarz nie pozwala na jedno ze słów w tym tekście. Napisz to inaczej.
