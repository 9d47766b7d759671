### Для тих, хто тримає сервер: команди й параметри.

cli-serve-base-path = Шлях, за яким доступне все, наприклад /games, якщо на тому самому імені живуть й інші сайти.
cli-serve-proxy = Проксі, якому можна вірити в тому, звідки надійшов запит: адреса або мережа. Можна повторювати; без цього — лише ця машина.
cli-serve-log = Записувати події, по одній у рядку: «text» або «json». Без цього друкуються лише помилки.
cli-serve-metrics-token = Файл із токеном, якого вимагає /metrics. Без нього /metrics відповідає лише на цій машині.
cli-serve-admin-token = Файл із токеном для сторінки адміністратора. Без нього такої сторінки немає.
cli-serve-drain = Скільки секунд після SIGTERM сервер ще працює, а /ready вже відповідає «ні», щоб балансувальники встигли перемкнутися.
cli-serve-keep-finished = Через скільки днів видаляти закінчені ігри; 0 — зберігати всі.
cli-serve-keep-idle = Через скільки днів без відвідувань видаляти ігри, що тривають; 0 — зберігати всі.
cli-serve-keep-open = Через скільки днів без відвідувань видаляти столи, де гра не почалася; 0 — зберігати всі.
cli-serve-words = Файл зі словами, яких не має бути в іменах і чаті, по одному в рядку.
cli-migrate-help = Оновити базу даних до цієї версії.
cli-migrate-done = Базу даних { $where } оновлено: крок { $step }.
cli-restore-help = Покласти копію, зроблену командою «backup», у порожню базу даних.
cli-restore-file = Файл із копією.
cli-move-help = Скопіювати все з однієї бази даних в іншу, порожню: із SQLite у PostgreSQL або назад.
cli-move-from = База даних, звідки копіювати; її сервер не має працювати.
cli-move-to = Порожня база даних, куди копіювати.
cli-move-done = Тепер усе в { $where }; рядків: { $rows }.
cli-admin-help = Керувати сервером: столи, люди, скарги, бани.
cli-admin-action = Що зробити: list, reports, bans, close, delete, ban, unban, mute, unmute, dismiss або erase.
cli-admin-subject = Стіл, гість (щонайменше 8 літер ідентифікатора), адреса або мережа, або скарга.
cli-admin-days = На скільки днів бан або заборона чату; 0 — назавжди.
cli-admin-reason = Чому — для інших адміністраторів.
cli-admin-done = Готово. Сервер, що працює, помітить це за кілька секунд.
cli-admin-nothing = Показувати нічого.
cli-admin-table = стіл
cli-admin-game = гра
cli-admin-standing = стан
cli-admin-people = люди
cli-admin-created = відкрито
cli-admin-report = скарга
cli-admin-about = на кого
cli-admin-text = слова
cli-admin-why = причина
cli-admin-whom = хто
cli-admin-kind = вид
cli-admin-until = до
cli-admin-standing-open = чекає
cli-admin-standing-running = триває
cli-admin-standing-ended = закінчено
cli-admin-for-ever = назавжди
cli-admin-ban = бан
cli-admin-mute = без чату
admin-title = Underhall: сторінка адміністратора
admin-load = Навантаження
admin-reports = Скарги
admin-tables = Столи
admin-bans = Бани та заборони чату
admin-errors = Останні помилки
admin-do-close = Закрити
admin-do-delete = Видалити
admin-do-ban = Забанити
admin-do-unban = Зняти
admin-do-mute = Закрити чат
admin-do-unmute = Зняти
admin-do-dismiss = Відхилити
admin-do-erase = Стерти
admin-cancel = Скасувати
admin-ask-close = Закрити цей стіл?
admin-ask-delete = Видалити цей стіл?
admin-ask-ban = Забанити?
admin-ask-erase = Стерти цю людину?
admin-lost-close =
    { $standing ->
        [running] Партія за столом { $table } ({ $game }) закінчиться зараз, без переможця; дано відповідей: { $answers }. Продовжити її не можна буде. За столом: { $people }.
       *[other] За столом { $table } ({ $game }) більше не можна буде грати. За столом: { $people }.
    }
admin-lost-delete = Стіл { $table } ({ $game }) буде видалено разом із чатом, записом партії та всіма відповідями ({ $answers }). Скасувати це не можна. За столом: { $people }.
admin-lost-ban =
    { $kind ->
        [network] Усі, хто приходить з адрес { $who }, одразу вийдуть і не зможуть повернутися, доки ви не знімете бан.
       *[person] { $who }: вийде одразу й не зможе повернутися, доки ви не знімете бан. Незакінчених партій: { $tables }.
    }
admin-lost-erase = { $who }: зникнуть ім’я, обліковий запис, рейтинги, друзі та все сказане; незакінчені партії ({ $tables }) дограє бот. Закінчені партії залишаться, але без імені. Скасувати це не можна.
