### Команда `underhall simulate`.

cli-simulate-help = Провести багато партій між ботами й підрахувати підсумки.
cli-simulate-seats = Скільки гравців. Якщо не вказано — стільки, скільки ботів, або повний стіл.
cli-simulate-bots = Бот кожного місця через кому: easy,hard,search:50ms або власний: MODULE:CLASS чи «command PROGRAM». Якщо не вказано, усі випадкові.
cli-simulate-games = Скільки партій. Від партії до партії боти пересідають на одне місце.
cli-simulate-paired = Роздавати те саме, доки кожен бот не зіграє на кожному місці; тоді роздачі менше впливають на результат.
cli-simulate-seed = Джерело випадковості: однакове зерно дає однакові партії.
cli-simulate-jobs = Скільки процесів ділять роботу. На результат це не впливає.
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

### Команда `underhall balance`.

cli-balance-help = Провести багато партій між однаковими ботами й показати, як проявила себе кожна карта.
cli-balance-seats = Скільки гравців; можна вказати кілька разів. Якщо не вказано — будь-яка кількість від двох.
cli-balance-bot = Бот, який грає за всіх.
cli-balance-games = Скільки партій для кожної кількості гравців.
cli-balance-taken = Взята
cli-balance-drawn = Витягнута
cli-balance-played = Зіграна
cli-balance-used = У ділі
cli-balance-at = { $seats } гр.
cli-balance-overall = Усі
cli-balance-kept = Раси та класи — за тими, у кого вони лишилися наприкінці
cli-balance-keepers = Гравців
cli-balance-rounds = Раундів у партії, гравців — { $seats }: медіана { $median }, у 19 партіях із 20 не більше { $slow }, у найдовшій { $longest }; не довше { $limit } — { $share } партій. Партій, у яких ніхто не переміг: { $unwon }.
cli-balance-meaning = Останні стовпці: як часто перемагали ті, хто зіграв карту, за кількістю гравців. 1.00 — їхня справедлива частка, «!» — менше { $low } або більше { $high }. «Взята» — як часто карту вибирали, коли її можна було вибрати.
cli-balance-counts = Партій для кожної кількості гравців: { $games }. Бот: { $bot }.
