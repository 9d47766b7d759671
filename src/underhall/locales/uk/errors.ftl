### Помилки: що було не так і як правильно.

error-unknown-game = Гри «{ $name }» немає. Є ігри: { $known }.
error-unknown-option = Налаштування «{ $name }» немає. Є налаштування: { $known }.
error-bad-option-value = Налаштування «{ $name }» не приймає значення «{ $value }». Допустимі значення: { $valid }.
error-bad-option-combination = Ці налаштування несумісні: { $why }. Найближчий робочий варіант: { $nearest }.
error-bad-seat-count = У «{ $game }» грають від { $least } до { $most } гравців; запитано місць: { $seats }.
error-unknown-bot = Бота «{ $name }» немає. Є боти: { $known }.
error-unknown-card = Карти «{ $name }» немає. Найближчі ідентифікатори: { $nearest }.
error-unknown-rule = Правила «{ $name }» немає. Найближчі ідентифікатори: { $nearest }.
error-unknown-language = Мова «{ $name }» недоступна. Доступні мови: { $known }.
error-not-your-decision = Місце { $seat } зараз нічого не вирішує. Гра чекає на місця: { $waiting }.
error-stale-answer = Відповідь місця { $seat } стосується рішення { $asked }, яке вже закрито. Зараз відкрите рішення { $now }.
error-option-not-offered = Місце { $seat } відповіло «{ $given }», але такого варіанта немає. Варіанти: { $offered }.
error-game-over = Гру завершено: вирішувати більше нічого. Почніть нову гру або завантажте збереження.
error-no-history = Це копія гри без її історії, тому зберегти її не можна. Збережіть гру, з якої зроблено копію.
error-bad-playout =
    { $why ->
        [policy] { $given } — не стратегія. Вкажіть одну з цих або таблицю ваг:
        [policies] Вказано стратегій: { $given }, а потрібна одна на кожне місце; потрібно:
        [other-game] { $given } створено для іншої гри. Створіть стратегію для цієї гри:
        [kind] У цій грі немає варіантів виду «{ $given }». Види:
        [no-card] У варіантів виду «{ $given }» немає карти. Карта є в цих:
        [weight] Це не вага: { $given }. Ваги:
        [all-zero] У цій таблиці все важить { $given }. Щось має важити більше:
        [luck] { $given } — не джерело випадковості. Вкажіть, наприклад,
        [lucks] Вказано джерел випадковості: { $given }, а потрібне одне на кожне місце; потрібно:
       *[limit] Не можна зупинити гру на { $given }. Вкажіть ціле число:
    } { $valid }
error-damaged-save =
    Це збереження не можна завантажити: { $why ->
        [not-a-save] це не збереження Underhall
        [cut-short] йому бракує кінця
        [altered] його змінили або обрізали після запису
        [unreadable] частина його не читається
        [bad-answer] у ньому є відповідь, неможлива в цій грі
       *[other-state] повторний розіграш приводить не до тієї позиції, що записана
    }. Візьміть непошкоджену копію файлу.
error-unreadable-file =
    { $why ->
        [missing] Файлу «{ $file }» немає. Перевірте ім’я та теку.
        [folder] «{ $file }» — це тека. Вкажіть файл у ній.
       *[forbidden] Файл «{ $file }» не вдається прочитати: { $reason }.
    }
error-newer-save = Це збереження зроблено новішою версією Underhall (версія { $found }; завантажуються версії до { $supported }). Оновіть Underhall.
error-other-cards = Це збереження гри «{ $game }» зроблено з іншими даними карт ({ $found }); зараз використовуються { $expected }. Завантажте його з тими даними карт, з якими його зроблено.
error-unknown-in-state =
    Цю гру не можна продовжити: { $why ->
        [card] карти «{ $name }» більше немає
        [field] у ній записано «{ $name }», а що це, невідомо
       *[program] вона зупинилася на «{ $name }», а що це, невідомо
    }. Використайте ту версію Underhall, у якій її грали.
error-bad-card-data = Дані карт { $file }, «{ $card }»: { $why }. Допустимо: { $valid }.
error-usage =
    { $why ->
        [no-such-command] Команди «{ $given }» немає. Є команди:
        [no-such-option] Параметра «{ $given }» тут немає. Як писати:
        [missing] Бракує «{ $given }». Як писати:
        [bad-value] Недопустиме значення для «{ $given }». Як писати:
        [bad-option] Параметр «{ $given }» не має значення або не приймає його. Як писати:
        [no-checkout] «{ $given }» читає тести й працює лише в робочій копії проєкту:
       *[not-understood] Незрозуміло: «{ $given }». Як писати:
    } { $valid }
error-port-taken = Порт { $port } на { $host } уже зайнято. Виберіть інший за допомогою --port.
error-unusable-host =
    { $why ->
        [unknown] Машини з назвою «{ $host }» немає. Виберіть іншу адресу за допомогою --host.
        [elsewhere] «{ $host }» — не адреса цієї машини. Виберіть іншу за допомогою --host, наприклад 127.0.0.1 або 0.0.0.0.
       *[forbidden] Порт { $port } на { $host } вам не дозволено. Виберіть порт, більший за 1023, за допомогою --port.
    }
error-unusable-database =
    { $why ->
        [in-use] Базу даних { $where } уже використовує інший сервер. Зупиніть його або виберіть іншу базу за допомогою --db.
        [unsupported] Underhall не вміє працювати з базою даних { $where }. Використовуйте SQLite (sqlite:///games.db) або PostgreSQL (postgresql://…).
        [no-driver] Драйвер для бази даних { $where } не встановлено ({ $reason }). Встановіть його: pip install 'underhall[postgresql]'
        [folder] { $where } — це тека. Вкажіть файл у ній за допомогою --db, наприклад sqlite:///games.db.
        [missing] Бази даних { $where } немає. Виберіть іншу за допомогою --db.
        [unwritable] Базу даних { $where } не можна відкрити для запису: { $reason }.
        [damaged] { $where } — не база даних Underhall, або її пошкоджено: { $reason }. Покладіть на її місце копію або виберіть іншу за допомогою --db.
        [newer] Базу даних { $where } записав новіший Underhall. Оновіть Underhall, щоб нею користуватися.
       *[unreachable] База даних { $where } недоступна: { $reason }. Перевірте адресу, назву бази, користувача та пароль.
    }
error-no-workers = У цій системі столи сервера не можна розподілити між кількома процесами. Приберіть --workers або вкажіть --workers 1.
error-backup-elsewhere = { $where } — база даних PostgreSQL: скопіюйте її програмою pg_dump із PostgreSQL.
error-missing-extra = Для «{ $what }» бракує бібліотек. Встановіть їх командою: pip install 'underhall[{ $extra }]'
error-nearest = Можливо, «{ $nearest }»?
