# Облікові записи, рейтинги та друзі, на сторінці.

account-note = Не обов’язковий: грати в усе можна й гостем.
account-keep = Закріпити ім’я
account-keep-about = З обліковим записом ім’я належить лише вам, ігри та успіхи доступні на всіх пристроях, і можна грати на рейтинг.
account-name = Ім’я
account-password = Пароль
account-password-about = Не менше 8 знаків. Найкраще кілька випадкових слів.
account-sign-up = Створити запис
account-sign-up-passkey = З ключем доступу
account-log-in = Увійти
account-log-in-passkey = Увійти з ключем доступу
account-log-in-about = Гостьові ігри з цього пристрою перейдуть до облікового запису.
account-log-out = Вийти
account-as = Вхід виконано: { $name }
account-profile-of = Профіль
account-profile = Мій профіль
account-no-passkeys = Для ключів доступу серверу потрібні ім’я та захищене з’єднання (https). Тут підійде пароль.
account-devices = Пристрої
account-device-unknown = Невідомий пристрій
account-device-here = цей пристрій
account-device-seen = востаннє { $date }
account-device-end = Вийти
account-device-end-label = Вийти на пристрої { $device }
account-devices-end = Вийти на інших
account-passkeys = Ключі доступу
account-passkeys-none = Ключа доступу поки немає. Він замінює пароль блокуванням пристрою.
account-passkey-add = Додати ключ
account-passkey-since = додано { $date }
account-passkey-remove = Видалити
account-passkey-remove-label = Видалити ключ доступу з пристрою { $device }
account-password-change = Змінити пароль
account-password-set = Задати пароль
account-password-old = Поточний пароль
account-password-new = Новий пароль
account-password-save = Зберегти
account-password-changed = Збережено. На всіх інших пристроях виконано вихід.
account-data = Ваші дані
account-export = Завантажити мої дані
account-erase = Стерти обліковий запис
account-erase-about = Обліковий запис, рейтинги, друзі, успіхи й чат зникнуть назавжди. Завершені ігри залишаться без вашого імені.
account-erase-name = Для підтвердження введіть своє ім’я: { $name }
account-erase-now = Стерти все
account-erased = Усе стерто. Тепер ви знову гість.
account-rated = Гра на рейтинг
account-rated-about = Впливає на рейтинг усіх за столом. Лише для людей з обліковим записом і ботів. Хто йде, посідає останнє місце.
account-rating = { $rating } ± { $deviation }
account-rating-label = Рейтинг { $rating }, плюс-мінус { $deviation }
account-change-up = +{ $n }
account-change-down = −{ $n }
account-change-none = ±0
account-not-counted = Ця гра не змінює рейтинг.
person-since = Тут з { $date }
person-ratings = Рейтинги
person-ratings-none = Рейтингових ігор поки немає.
person-rating-of = { $game }, { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }
person-record = { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[many] { $games } ігор
    }, { $wins ->
        [one] { $wins } перемога
        [few] { $wins } перемоги
       *[many] { $wins } перемог
    }
person-curve = Рейтинг від { $first } до { $last }
person-statistics = Зіграні ігри
person-history = Останні ігри
person-history-none = Відкритих ігор поки немає.
person-won = перемога
person-lost = без перемоги
person-you = Це ви.
person-ask = Запропонувати дружбу
person-asked = Пропозицію надіслано. Відповіді поки немає.
person-accept = Прийняти дружбу
person-refuse = Відхилити
person-friend = Ви друзі.
person-remove = Прибрати з друзів
person-withdraw = Відкликати
person-block = Заблокувати
person-blocked = Цю людину заблоковано.
person-unblock = Розблокувати
friends-title = Друзі
friends-none = Поки нікого. Запропонувати дружбу можна на сторінці гравця або ввівши ім’я.
friends-name = Ім’я гравця
friends-ask = Запропонувати
friends-asking = Пропонує дружбу: { $name }
friends-asked = Без відповіді: { $name }
friends-invitation = { $name } запрошує: { $game }
friends-join = До столу
friends-decline = Відхилити
friends-invite = Ваші друзі
friends-invited = Надіслано
refused-erase-name = Для підтвердження потрібно точно ввести своє ім’я: { $name }.
refused-friend-blocked = Цю людину заблоковано. Спочатку потрібно її розблокувати.
refused-friend-not-asked = Ця людина не пропонувала дружбу. Її можете запропонувати ви.
refused-friend-self = Це ви. Потрібно вибрати когось іншого.
refused-friends-many = Друзів уже { $most }. Спочатку потрібно когось прибрати.
refused-last-way = Це єдиний спосіб входу. Спочатку потрібно задати пароль.
refused-login = Неправильне ім’я або пароль. Потрібно перевірити їх і спробувати ще раз.
refused-name-odd = В імені можуть бути лише літери, цифри, пробіли, дефіси, крапки й апострофи.
refused-name-short = Закоротко: в імені має бути не менше { $least } літер або цифр.
refused-no-device = Цього пристрою або ключа більше немає у списку. Потрібно оновити сторінку.
refused-nobody-named = Тут ні за ким не закріплене таке ім’я. Потрібно перевірити написання.
refused-not-friend = Запрошувати можна лише друзів. Спочатку потрібно запропонувати дружбу.
refused-passkey = Ключ доступу не прийнято. Потрібно спробувати ще раз або взяти інший.
refused-passkey-address = Ключі доступу не працюють із числовою адресою. Потрібне ім’я сервера або пароль.
refused-passkeys = Ключів доступу вже { $most }. Спочатку потрібно видалити один.
refused-password-long = Пароль задовгий: не більше { $most } знаків.
refused-password-short = Пароль закороткий: не менше { $least } знаків.
refused-password-weak = Цей пароль надто легко вгадати. Краще кілька випадкових слів.
refused-password-wrong = Поточний пароль неправильний. Нічого не змінилося.
refused-signed-in = Вхід уже виконано. Спочатку потрібно вийти.
