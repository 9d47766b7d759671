### Для тех, кто держит сервер: команды и параметры.

cli-serve-base-path = Путь, по которому доступно всё, например /games, если на том же имени живут и другие сайты.
cli-serve-proxy = Прокси, которому можно верить в том, откуда пришёл запрос: адрес или сеть. Можно повторять; без этого — только эта машина.
cli-serve-log = Записывать события, по одному в строке: «text» или «json». Без этого печатаются только ошибки.
cli-serve-metrics-token = Файл с токеном, которого требует /metrics. Без него /metrics отвечает только на этой машине.
cli-serve-admin-token = Файл с токеном для страницы администратора. Без него такой страницы нет.
cli-serve-drain = Сколько секунд после SIGTERM сервер ещё работает, а /ready уже отвечает «нет», чтобы балансировщики успели переключиться.
cli-serve-keep-finished = Через сколько дней удалять законченные игры; 0 — хранить все.
cli-serve-keep-idle = Через сколько дней без посещений удалять идущие игры; 0 — хранить все.
cli-serve-keep-open = Через сколько дней без посещений удалять столы, где игра не началась; 0 — хранить все.
cli-serve-words = Файл со словами, которых не должно быть в именах и чате, по одному в строке.
cli-migrate-help = Обновить базу данных до этой версии.
cli-migrate-done = База данных { $where } обновлена: шаг { $step }.
cli-restore-help = Положить копию, сделанную командой «backup», в пустую базу данных.
cli-restore-file = Файл с копией.
cli-move-help = Скопировать всё из одной базы данных в другую, пустую: из SQLite в PostgreSQL или обратно.
cli-move-from = База данных, откуда копировать; её сервер не должен работать.
cli-move-to = Пустая база данных, куда копировать.
cli-move-done = Теперь всё в { $where }; строк: { $rows }.
cli-admin-help = Управлять сервером: столы, люди, жалобы, баны.
cli-admin-action = Что сделать: list, reports, bans, close, delete, ban, unban, mute, unmute, dismiss или erase.
cli-admin-subject = Стол, гость (не меньше 8 букв идентификатора), адрес или сеть, или жалоба.
cli-admin-days = На сколько дней бан или запрет чата; 0 — навсегда.
cli-admin-reason = Почему — для других администраторов.
cli-admin-done = Готово. Работающий сервер заметит это за несколько секунд.
cli-admin-nothing = Показывать нечего.
cli-admin-table = стол
cli-admin-game = игра
cli-admin-standing = состояние
cli-admin-people = люди
cli-admin-created = открыт
cli-admin-report = жалоба
cli-admin-about = на кого
cli-admin-text = слова
cli-admin-why = причина
cli-admin-whom = кто
cli-admin-kind = вид
cli-admin-until = до
cli-admin-standing-open = ждёт
cli-admin-standing-running = идёт
cli-admin-standing-ended = закончена
cli-admin-for-ever = навсегда
cli-admin-ban = бан
cli-admin-mute = без чата
admin-title = Underhall: страница администратора
admin-load = Нагрузка
admin-reports = Жалобы
admin-tables = Столы
admin-bans = Баны и запреты чата
admin-errors = Последние ошибки
admin-do-close = Закрыть
admin-do-delete = Удалить
admin-do-ban = Забанить
admin-do-unban = Снять
admin-do-mute = Закрыть чат
admin-do-unmute = Снять
admin-do-dismiss = Отклонить
admin-do-erase = Стереть
admin-cancel = Отмена
admin-ask-close = Закрыть этот стол?
admin-ask-delete = Удалить этот стол?
admin-ask-ban = Забанить?
admin-ask-erase = Стереть этого человека?
admin-lost-close =
    { $standing ->
        [running] Партия за столом { $table } ({ $game }) закончится сейчас, без победителя; дано ответов: { $answers }. Продолжить её будет нельзя. За столом: { $people }.
       *[other] За столом { $table } ({ $game }) больше нельзя будет играть. За столом: { $people }.
    }
admin-lost-delete = Стол { $table } ({ $game }) будет удалён вместе с чатом, записью партии и всеми ответами ({ $answers }). Отменить это нельзя. За столом: { $people }.
admin-lost-ban =
    { $kind ->
        [network] Все, кто приходит с адресов { $who }, сразу выйдут и не смогут вернуться, пока вы не снимете бан.
       *[person] { $who }: выйдет сразу и не сможет вернуться, пока вы не снимете бан. Незаконченных партий: { $tables }.
    }
admin-lost-erase = { $who }: исчезнут имя, учётная запись, рейтинги, друзья и всё сказанное; незаконченные партии ({ $tables }) доиграет бот. Законченные партии останутся, но без имени. Отменить это нельзя.
