### Ошибки: что было не так и как правильно.

error-unknown-game = Игры «{ $name }» нет. Есть игры: { $known }.
error-unknown-option = Настройки «{ $name }» нет. Есть настройки: { $known }.
error-bad-option-value = Настройка «{ $name }» не принимает значение «{ $value }». Допустимые значения: { $valid }.
error-bad-option-combination = Эти настройки несовместимы: { $why }. Ближайший рабочий вариант: { $nearest }.
error-bad-seat-count = В «{ $game }» играют от { $least } до { $most } игроков; запрошено мест: { $seats }.
error-unknown-bot = Бота «{ $name }» нет. Есть боты: { $known }.
error-unknown-card = Карты «{ $name }» нет. Ближайшие идентификаторы: { $nearest }.
error-unknown-rule = Правила «{ $name }» нет. Ближайшие идентификаторы: { $nearest }.
error-unknown-language = Язык «{ $name }» недоступен. Доступные языки: { $known }.
error-not-your-decision = Место { $seat } сейчас ничего не решает. Игра ждёт места: { $waiting }.
error-stale-answer = Ответ места { $seat } относится к решению { $asked }, которое уже закрыто. Сейчас открыто решение { $now }.
error-option-not-offered = Место { $seat } ответило «{ $given }», но такого варианта нет. Варианты: { $offered }.
error-game-over = Игра окончена: решать больше нечего. Начните новую игру или загрузите сохранение.
error-no-history = Это копия игры без её истории, поэтому сохранить её нельзя. Сохраните игру, с которой снята копия.
error-bad-playout =
    { $why ->
        [policy] { $given } — не стратегия. Укажите одну из этих или таблицу весов:
        [policies] Указано стратегий: { $given }, а нужна одна на каждое место; нужно:
        [other-game] { $given } создана для другой игры. Создайте стратегию для этой игры:
        [kind] В этой игре нет вариантов вида «{ $given }». Виды:
        [no-card] У вариантов вида «{ $given }» нет карты. Карта есть у этих:
        [weight] Это не вес: { $given }. Веса:
        [all-zero] В этой таблице всё весит { $given }. Что-то должно весить больше:
        [luck] { $given } — не источник случайности. Укажите, например,
        [lucks] Указано источников случайности: { $given }, а нужен один на каждое место; нужно:
       *[limit] Нельзя остановить игру на { $given }. Укажите целое число:
    } { $valid }
error-damaged-save =
    Это сохранение нельзя загрузить: { $why ->
        [not-a-save] это не сохранение Underhall
        [cut-short] в нём не хватает конца
        [altered] его изменили или обрезали после записи
        [unreadable] часть его не читается
        [bad-answer] в нём есть ответ, невозможный в этой игре
       *[other-state] повторный розыгрыш приводит не к той позиции, что записана
    }. Возьмите неповреждённую копию файла.
error-unreadable-file =
    { $why ->
        [missing] Файла «{ $file }» нет. Проверьте имя и папку.
        [folder] «{ $file }» — это папка. Укажите файл в ней.
       *[forbidden] Файл «{ $file }» не удаётся прочитать: { $reason }.
    }
error-newer-save = Это сохранение сделано более новой версией Underhall (версия { $found }; загружаются версии до { $supported }). Обновите Underhall.
error-other-cards = Это сохранение игры «{ $game }» сделано с другими данными карт ({ $found }); сейчас используются { $expected }. Загрузите его с теми данными карт, с которыми оно сделано.
error-unknown-in-state =
    Эту игру нельзя продолжить: { $why ->
        [card] карты «{ $name }» больше нет
        [field] в ней записано «{ $name }», а что это, неизвестно
       *[program] она остановилась на «{ $name }», а что это, неизвестно
    }. Используйте ту версию Underhall, в которой её играли.
error-bad-card-data = Данные карт { $file }, «{ $card }»: { $why }. Допустимо: { $valid }.
error-usage =
    { $why ->
        [no-such-command] Команды «{ $given }» нет. Есть команды:
        [no-such-option] Параметра «{ $given }» здесь нет. Как писать:
        [missing] Не хватает «{ $given }». Как писать:
        [bad-value] Недопустимое значение для «{ $given }». Как писать:
        [bad-option] У параметра «{ $given }» нет значения, или он его не принимает. Как писать:
        [no-checkout] «{ $given }» читает тесты и работает только в рабочей копии проекта:
       *[not-understood] Непонятно: «{ $given }». Как писать:
    } { $valid }
error-port-taken = Порт { $port } на { $host } уже занят. Выберите другой с помощью --port.
error-unusable-host =
    { $why ->
        [unknown] Машины с именем «{ $host }» нет. Выберите другой адрес с помощью --host.
        [elsewhere] «{ $host }» — не адрес этой машины. Выберите другой с помощью --host, например 127.0.0.1 или 0.0.0.0.
       *[forbidden] Порт { $port } на { $host } вам не разрешён. Выберите порт больше 1023 с помощью --port.
    }
error-unusable-database =
    { $why ->
        [in-use] Базу данных { $where } уже использует другой сервер. Остановите его или выберите другую базу с помощью --db.
        [unsupported] Underhall не умеет работать с базой данных { $where }. Используйте SQLite (sqlite:///games.db) или PostgreSQL (postgresql://…).
        [no-driver] Драйвер для базы данных { $where } не установлен ({ $reason }). Установите его: pip install 'underhall[postgresql]'
        [folder] { $where } — это папка. Укажите файл в ней с помощью --db, например sqlite:///games.db.
        [missing] Базы данных { $where } нет. Выберите другую с помощью --db.
        [unwritable] Базу данных { $where } нельзя открыть для записи: { $reason }.
        [damaged] { $where } — не база данных Underhall, или она повреждена: { $reason }. Положите на её место копию или выберите другую с помощью --db.
        [newer] База данных { $where } записана более новым Underhall. Обновите Underhall, чтобы её использовать.
       *[unreachable] База данных { $where } недоступна: { $reason }. Проверьте адрес, имя базы, пользователя и пароль.
    }
error-no-workers = В этой системе столы сервера нельзя распределить между несколькими процессами. Уберите --workers или укажите --workers 1.
error-backup-elsewhere = { $where } — база данных PostgreSQL: скопируйте её программой pg_dump из PostgreSQL.
error-missing-extra = Для «{ $what }» не хватает библиотек. Установите их командой: pip install 'underhall[{ $extra }]'
error-nearest = Может быть, «{ $nearest }»?
