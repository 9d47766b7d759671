# Konta, rankingi i znajomi, na stronie.

account-note = Nieobowiązkowe: we wszystko można grać jako gość.
account-keep = Zachowaj imię
account-keep-about = Z kontem imię należy tylko do ciebie, gry i postępy masz na każdym urządzeniu, a do tego możesz grać o ranking.
account-name = Imię
account-password = Hasło
account-password-about = Co najmniej 8 znaków. Najlepiej kilka losowych słów.
account-sign-up = Załóż konto
account-sign-up-passkey = Z kluczem dostępu
account-log-in = Zaloguj się
account-log-in-passkey = Zaloguj się kluczem dostępu
account-log-in-about = Gry rozegrane jako gość na tym urządzeniu przejdą na konto.
account-log-out = Wyloguj się
account-as = Konto: { $name }
account-profile-of = Profil
account-profile = Mój profil
account-no-passkeys = Klucze dostępu wymagają serwera z nazwą i bezpiecznego połączenia (https). Tutaj użyj hasła.
account-devices = Urządzenia
account-device-unknown = Nieznane urządzenie
account-device-here = to urządzenie
account-device-seen = ostatnio { $date }
account-device-end = Wyloguj
account-device-end-label = Wyloguj urządzenie { $device }
account-devices-end = Wyloguj inne
account-passkeys = Klucze dostępu
account-passkeys-none = Nie masz jeszcze klucza dostępu. Zastępuje on hasło blokadą urządzenia.
account-passkey-add = Dodaj klucz
account-passkey-since = dodano { $date }
account-passkey-remove = Usuń
account-passkey-remove-label = Usuń klucz dostępu z urządzenia { $device }
account-password-change = Zmień hasło
account-password-set = Ustaw hasło
account-password-old = Obecne hasło
account-password-new = Nowe hasło
account-password-save = Zapisz
account-password-changed = Zapisano. Wszystkie inne urządzenia zostały wylogowane.
account-data = Twoje dane
account-export = Pobierz moje dane
account-erase = Usuń konto
account-erase-about = Konto, rankingi, znajomi, postępy i czat znikną na zawsze. Zakończone gry zostaną bez twojego imienia.
account-erase-name = Aby potwierdzić, wpisz swoje imię: { $name }
account-erase-now = Usuń wszystko
account-erased = Wszystko usunięto. Znowu jesteś gościem.
account-rated = Gra rankingowa
account-rated-about = Liczy się do rankingu wszystkich przy stole. Tylko dla osób z kontem i botów. Kto odchodzi, zajmuje ostatnie miejsce.
account-rating = { $rating } ± { $deviation }
account-rating-label = Ranking { $rating }, plus minus { $deviation }
account-change-up = +{ $n }
account-change-down = −{ $n }
account-change-none = ±0
account-not-counted = Ta gra nie zmienia rankingu.
person-since = Tutaj od { $date }
person-ratings = Rankingi
person-ratings-none = Nie ma jeszcze gier rankingowych.
person-rating-of = { $game }, { $seats ->
        [one] { $seats } gracz
        [few] { $seats } gracze
       *[many] { $seats } graczy
    }
person-record = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $wins ->
        [one] { $wins } wygrana
        [few] { $wins } wygrane
       *[many] { $wins } wygranych
    }
person-curve = Ranking od { $first } do { $last }
person-statistics = Rozegrane gry
person-history = Ostatnie gry
person-history-none = Nie ma jeszcze gier publicznych.
person-won = wygrana
person-lost = bez wygranej
person-you = To ty.
person-ask = Zaproś do znajomych
person-asked = Zaproszenie wysłane. Nie ma jeszcze odpowiedzi.
person-accept = Przyjmij zaproszenie
person-refuse = Odrzuć
person-friend = Jesteście znajomymi.
person-remove = Usuń ze znajomych
person-withdraw = Wycofaj
person-block = Zablokuj
person-blocked = Ta osoba jest zablokowana.
person-unblock = Odblokuj
friends-title = Znajomi
friends-none = Jeszcze nikogo. Zaproś kogoś na stronie gracza albo wpisz imię.
friends-name = Imię gracza
friends-ask = Zaproś
friends-asking = Zaprasza do znajomych: { $name }
friends-asked = Bez odpowiedzi: { $name }
friends-invitation = { $name } zaprasza: { $game }
friends-join = Do stołu
friends-decline = Odrzuć
friends-invite = Twoi znajomi
friends-invited = Wysłano
refused-erase-name = Aby potwierdzić, wpisz dokładnie swoje imię: { $name }.
refused-friend-blocked = Ta osoba jest zablokowana. Najpierw ją odblokuj.
refused-friend-not-asked = Ta osoba cię nie zaprosiła. Możesz zaprosić ją samodzielnie.
refused-friend-self = To ty. Wybierz kogoś innego.
refused-friends-many = Liczba znajomych: { $most }. Więcej się nie zmieści: najpierw kogoś usuń.
refused-last-way = To jedyny sposób logowania. Najpierw ustaw hasło.
refused-login = Imię albo hasło jest błędne. Sprawdź jedno i drugie i spróbuj jeszcze raz.
refused-name-odd = Imię może mieć tylko litery, cyfry, spacje, łączniki, kropki i apostrofy.
refused-name-short = Za krótkie: imię musi mieć co najmniej { $least } litery lub cyfry.
refused-no-device = Tego urządzenia lub klucza nie ma już na liście. Odśwież stronę.
refused-nobody-named = Nikt tu nie ma konta o tym imieniu. Sprawdź pisownię.
refused-not-friend = Zapraszać można tylko znajomych. Najpierw zaproś tę osobę do znajomych.
refused-passkey = Klucz dostępu nie został przyjęty. Spróbuj jeszcze raz albo użyj innego.
refused-passkey-address = Klucze dostępu nie działają z adresem liczbowym. Użyj nazwy serwera albo hasła.
refused-passkeys = Liczba kluczy dostępu: { $most }. Najpierw któryś usuń.
refused-password-long = To hasło jest za długie: najwyżej { $most } znaków.
refused-password-short = To hasło jest za krótkie: co najmniej { $least } znaków.
refused-password-weak = To hasło zbyt łatwo odgadnąć. Lepiej kilka losowych słów.
refused-password-wrong = Obecne hasło jest błędne. Nic się nie zmieniło.
refused-signed-in = Jesteś już na koncie. Najpierw się wyloguj.
