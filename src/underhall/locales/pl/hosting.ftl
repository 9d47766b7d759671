### Dla prowadzących serwer: polecenia i opcje.

cli-serve-base-path = Ścieżka, pod którą wszystko jest dostępne, na przykład /games, jeśli pod tą samą nazwą działają też inne strony.
cli-serve-proxy = Serwer pośredniczący, któremu można wierzyć co do pochodzenia żądania: adres lub sieć. Można powtórzyć; bez tego tylko ten komputer.
cli-serve-log = Zapisuj zdarzenia, po jednym w wierszu: „text” lub „json”. Bez tego drukowane są tylko błędy.
cli-serve-metrics-token = Plik z tokenem, którego wymaga /metrics. Bez niego /metrics odpowiada tylko na tym komputerze.
cli-serve-admin-token = Plik z tokenem do strony administratora. Bez niego takiej strony nie ma.
cli-serve-drain = Ile sekund po SIGTERM serwer jeszcze działa, a /ready już odmawia, aby moduły równoważenia obciążenia zdążyły się przełączyć.
cli-serve-keep-finished = Po ilu dniach usuwać zakończone gry; 0 zachowuje wszystkie.
cli-serve-keep-idle = Po ilu dniach bez odwiedzin usuwać trwające gry; 0 zachowuje wszystkie.
cli-serve-keep-open = Po ilu dniach bez odwiedzin usuwać stoły, przy których gra się nie zaczęła; 0 zachowuje wszystkie.
cli-serve-words = Plik ze słowami, których nie może być w imionach i na czacie, po jednym w wierszu.
cli-migrate-help = Dostosuj bazę danych do tej wersji.
cli-migrate-done = Baza danych { $where } jest aktualna: krok { $step }.
cli-restore-help = Wstaw kopię zrobioną poleceniem „backup” do pustej bazy danych.
cli-restore-file = Plik z kopią.
cli-move-help = Skopiuj wszystko z jednej bazy danych do drugiej, pustej: z SQLite do PostgreSQL lub z powrotem.
cli-move-from = Baza danych, z której kopiować; jej serwer nie może działać.
cli-move-to = Pusta baza danych, do której kopiować.
cli-move-done = Teraz wszystko jest w { $where }; wierszy: { $rows }.
cli-admin-help = Zarządzaj serwerem: stoły, ludzie, zgłoszenia, blokady.
cli-admin-action = Co zrobić: list, reports, bans, close, delete, ban, unban, mute, unmute, dismiss lub erase.
cli-admin-subject = Stół, gość (co najmniej 8 znaków identyfikatora), adres lub sieć albo zgłoszenie.
cli-admin-days = Na ile dni obowiązuje blokada lub wyciszenie; 0 oznacza na zawsze.
cli-admin-reason = Dlaczego, do wglądu innych administratorów.
cli-admin-done = Gotowe. Działający serwer zauważy to w ciągu kilku sekund.
cli-admin-nothing = Nie ma nic do pokazania.
cli-admin-table = stół
cli-admin-game = gra
cli-admin-standing = stan
cli-admin-people = ludzie
cli-admin-created = otwarty
cli-admin-report = zgłoszenie
cli-admin-about = na kogo
cli-admin-text = słowa
cli-admin-why = powód
cli-admin-whom = kto
cli-admin-kind = rodzaj
cli-admin-until = do
cli-admin-standing-open = czeka
cli-admin-standing-running = trwa
cli-admin-standing-ended = zakończona
cli-admin-for-ever = na zawsze
cli-admin-ban = blokada
cli-admin-mute = bez czatu
admin-title = Underhall: strona administratora
admin-load = Obciążenie
admin-reports = Zgłoszenia
admin-tables = Stoły
admin-bans = Blokady i wyciszenia
admin-errors = Ostatnie błędy
admin-do-close = Zamknij
admin-do-delete = Usuń
admin-do-ban = Zablokuj
admin-do-unban = Zdejmij
admin-do-mute = Wycisz
admin-do-unmute = Zdejmij
admin-do-dismiss = Odrzuć
admin-do-erase = Wymaż
admin-cancel = Anuluj
admin-ask-close = Zamknąć ten stół?
admin-ask-delete = Usunąć ten stół?
admin-ask-ban = Zablokować?
admin-ask-erase = Wymazać tę osobę?
admin-lost-close =
    { $standing ->
        [running] Partia przy stole { $table } ({ $game }) skończy się teraz, bez zwycięzcy; liczba odpowiedzi: { $answers }. Nie da się jej kontynuować. Przy stole: { $people }.
       *[other] Przy stole { $table } ({ $game }) nikt już nie zagra. Przy stole: { $people }.
    }
admin-lost-delete = Stół { $table } ({ $game }) zostanie usunięty razem z czatem, zapisem partii i wszystkimi odpowiedziami ({ $answers }). Nie da się tego cofnąć. Przy stole: { $people }.
admin-lost-ban =
    { $kind ->
        [network] Wszyscy z adresów { $who } od razu wypadną z gry i nie wrócą, dopóki nie zdejmiesz blokady.
       *[person] { $who }: od razu wypadnie z gry i nie wróci, dopóki nie zdejmiesz blokady. Partie w toku: { $tables }.
    }
admin-lost-erase = { $who }: zniknie nazwa, konto, rankingi, znajomi i wszystko, co zostało powiedziane; partie w toku ({ $tables }) dokończy bot. Zakończone partie zostaną, ale bez nazwy. Nie da się tego cofnąć.
