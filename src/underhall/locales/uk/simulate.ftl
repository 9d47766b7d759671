### Команда `underhall simulate`.

cli-simulate-help = Провести багато партій між ботами й підрахувати підсумки.
cli-simulate-seats = Скільки гравців. Якщо не вказано — стільки, скільки ботів, або повний стіл.
cli-simulate-bots = Бот кожного місця через кому: easy,hard,search:50ms або власний: MODULE:CLASS чи «command PROGRAM». Якщо не вказано, усі випадкові.
cli-simulate-games = Скільки партій. Від партії до партії боти пересідають на одне місце.
cli-simulate-paired = Роздавати те саме, доки кожен бот не зіграє на кожному місці; тоді роздачі менше впливають на результат.
cli-simulate-seed = Джерело випадковості: однакове зерно дає однакові партії.
cli-simulate-jobs = Скільки процесів ділять роботу. На результат це не впливає.
cli-simulate-cluster = Кластер Ray, машини якого ділять роботу: HOST:PORT його головного вузла, замість --jobs. Ця машина має бути в кластері. На результат це не впливає.
cli-simulate-option = Налаштування гри, наприклад edition=first-ru; можна вказати кілька разів. Див. «underhall games».
cli-simulate-save = Тека, у яку записати кожну партію для «underhall replay».
cli-simulate-playing = Тривають партії
cli-simulate-bot = Бот
cli-simulate-seat = Місце
cli-simulate-wins = Перемоги: { $who }
cli-simulate-won = Виграно
cli-simulate-share = Частка
cli-simulate-interval = 95-відсотковий інтервал
cli-simulate-counts = Партій: { $games }. Рішень: { $decisions }, з них зі справжнім вибором: { $choices }.
cli-simulate-turns = Ходів за партію: { $turns }.
cli-simulate-time = Секунд: { $seconds }. Партій за секунду: { $games }. Виборів за секунду: { $choices }.
cli-simulate-hash = Хеш підсумків: { $hash }
