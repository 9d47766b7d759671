# Аккаунты, рейтинги и друзья, на странице.

account-note = Не обязателен: играть во всё можно и гостем.
account-keep = Закрепить имя
account-keep-about = С аккаунтом имя принадлежит только вам, игры и успехи доступны на всех устройствах, и можно играть на рейтинг.
account-name = Имя
account-password = Пароль
account-password-about = Не меньше 8 знаков. Лучше всего несколько случайных слов.
account-sign-up = Создать аккаунт
account-sign-up-passkey = С ключом доступа
account-log-in = Войти
account-log-in-passkey = Войти с ключом доступа
account-log-in-about = Гостевые игры с этого устройства перейдут в аккаунт.
account-log-out = Выйти
account-as = Вход выполнен: { $name }
account-profile-of = Профиль
account-profile = Мой профиль
account-no-passkeys = Для ключей доступа серверу нужны имя и защищённое соединение (https). Здесь подойдёт пароль.
account-devices = Устройства
account-device-unknown = Неизвестное устройство
account-device-here = это устройство
account-device-seen = последний раз { $date }
account-device-end = Выйти
account-device-end-label = Выйти на устройстве { $device }
account-devices-end = Выйти на других
account-passkeys = Ключи доступа
account-passkeys-none = Ключа доступа пока нет. Он заменяет пароль блокировкой устройства.
account-passkey-add = Добавить ключ
account-passkey-since = добавлен { $date }
account-passkey-remove = Удалить
account-passkey-remove-label = Удалить ключ доступа с устройства { $device }
account-password-change = Сменить пароль
account-password-set = Задать пароль
account-password-old = Текущий пароль
account-password-new = Новый пароль
account-password-save = Сохранить
account-password-changed = Сохранено. На всех других устройствах выполнен выход.
account-data = Ваши данные
account-export = Скачать мои данные
account-erase = Стереть аккаунт
account-erase-about = Аккаунт, рейтинги, друзья, успехи и чат исчезнут навсегда. Завершённые игры останутся без вашего имени.
account-erase-name = Для подтверждения введите своё имя: { $name }
account-erase-now = Стереть всё
account-erased = Всё стёрто. Теперь вы снова гость.
account-rated = Игра на рейтинг
account-rated-about = Влияет на рейтинг всех за столом. Только для людей с аккаунтом и ботов. Кто уходит, занимает последнее место.
account-rating = { $rating } ± { $deviation }
account-rating-label = Рейтинг { $rating }, плюс-минус { $deviation }
account-change-up = +{ $n }
account-change-down = −{ $n }
account-change-none = ±0
account-not-counted = Эта игра не меняет рейтинг.
person-since = Здесь с { $date }
person-ratings = Рейтинги
person-ratings-none = Рейтинговых игр пока нет.
person-rating-of = { $game }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
person-record = { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }, { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }
person-curve = Рейтинг от { $first } до { $last }
person-statistics = Сыгранные игры
person-history = Последние игры
person-history-none = Открытых игр пока нет.
person-won = победа
person-lost = без победы
person-you = Это вы.
person-ask = Предложить дружбу
person-asked = Предложение отправлено. Ответа пока нет.
person-accept = Принять дружбу
person-refuse = Отклонить
person-friend = Вы друзья.
person-remove = Убрать из друзей
person-withdraw = Отозвать
person-block = Заблокировать
person-blocked = Этот человек заблокирован.
person-unblock = Разблокировать
friends-title = Друзья
friends-none = Пока никого. Предложить дружбу можно на странице игрока или введя имя.
friends-name = Имя игрока
friends-ask = Предложить
friends-asking = Предлагает дружбу: { $name }
friends-asked = Без ответа: { $name }
friends-invitation = { $name } приглашает: { $game }
friends-join = К столу
friends-decline = Отклонить
friends-invite = Ваши друзья
friends-invited = Отправлено
refused-erase-name = Для подтверждения нужно точно ввести своё имя: { $name }.
refused-friend-blocked = Этот человек заблокирован. Сначала нужно его разблокировать.
refused-friend-not-asked = Этот человек не предлагал дружбу. Её можете предложить вы.
refused-friend-self = Это вы. Нужно выбрать кого-нибудь другого.
refused-friends-many = Друзей уже { $most }. Сначала нужно кого-нибудь убрать.
refused-last-way = Это единственный способ входа. Сначала нужно задать пароль.
refused-login = Неверное имя или пароль. Нужно проверить их и попробовать ещё раз.
refused-name-odd = В имени могут быть только буквы, цифры, пробелы, дефисы, точки и апострофы.
refused-name-short = Слишком коротко: в имени должно быть не меньше { $least } букв или цифр.
refused-no-device = Этого устройства или ключа больше нет в списке. Нужно обновить страницу.
refused-nobody-named = Здесь ни за кем не закреплено такое имя. Нужно проверить написание.
refused-not-friend = Приглашать можно только друзей. Сначала нужно предложить дружбу.
refused-passkey = Ключ доступа не принят. Нужно попробовать ещё раз или взять другой.
refused-passkey-address = Ключи доступа не работают с числовым адресом. Нужно имя сервера или пароль.
refused-passkeys = Ключей доступа уже { $most }. Сначала нужно удалить один.
refused-password-long = Пароль слишком длинный: не больше { $most } знаков.
refused-password-short = Пароль слишком короткий: не меньше { $least } знаков.
refused-password-weak = Этот пароль слишком легко угадать. Лучше несколько случайных слов.
refused-password-wrong = Текущий пароль неверен. Ничего не изменилось.
refused-signed-in = Вход уже выполнен. Сначала нужно выйти.
