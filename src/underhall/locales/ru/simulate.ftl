### Команда `underhall simulate`.

cli-simulate-help = Провести много партий между ботами и подсчитать итоги.
cli-simulate-seats = Сколько игроков. Если не указано — столько, сколько ботов, или полный стол.
cli-simulate-bots = Бот каждого места через запятую: easy,hard,search:50ms или свой: MODULE:CLASS либо «command PROGRAM». Если не указано, все случайные.
cli-simulate-games = Сколько партий. От партии к партии боты пересаживаются на одно место.
cli-simulate-paired = Раздавать одно и то же, пока каждый бот не сыграет на каждом месте; тогда раздачи меньше влияют на результат.
cli-simulate-seed = Источник случайности: одинаковое зерно даёт одинаковые партии.
cli-simulate-jobs = Сколько процессов делят работу. На результат это не влияет.
cli-simulate-option = Настройка игры, например edition=first-ru; можно указать несколько раз. См. «underhall games».
cli-simulate-save = Папка, в которую записать каждую партию для «underhall replay».
cli-simulate-playing = Идут партии
cli-simulate-bot = Бот
cli-simulate-seat = Место
cli-simulate-wins = Победы: { $who }
cli-simulate-won = Выиграно
cli-simulate-share = Доля
cli-simulate-interval = 95-процентный интервал
cli-simulate-counts = Партий: { $games }. Решений: { $decisions }, из них с настоящим выбором: { $choices }.
cli-simulate-turns = Ходов за партию: { $turns }.
cli-simulate-time = Секунд: { $seconds }. Партий в секунду: { $games }. Выборов в секунду: { $choices }.
cli-simulate-hash = Хеш итогов: { $hash }

### Команда `underhall balance`.

cli-balance-help = Провести много партий между одинаковыми ботами и показать, как проявила себя каждая карта.
cli-balance-seats = Сколько игроков; можно указать несколько раз. Если не указано — любое число от двух.
cli-balance-bot = Бот, который играет за всех.
cli-balance-games = Сколько партий для каждого числа игроков.
cli-balance-taken = Взята
cli-balance-drawn = Вытянута
cli-balance-played = Сыграна
cli-balance-used = В деле
cli-balance-at = { $seats } игр.
cli-balance-overall = Все
cli-balance-kept = Расы и классы — по тем, у кого они остались к концу
cli-balance-keepers = Игроков
cli-balance-rounds = Раундов в партии, игроков — { $seats }: медиана { $median }, в 19 партиях из 20 не больше { $slow }, в самой долгой { $longest }; не дольше { $limit } — { $share } партий. Партий, в которых никто не победил: { $unwon }.
cli-balance-meaning = Последние столбцы: как часто побеждали сыгравшие карту, по числу игроков. 1.00 — их справедливая доля, «!» — меньше { $low } или больше { $high }. «Взята» — как часто карту выбирали, когда её можно было выбрать.
cli-balance-counts = Партий для каждого числа игроков: { $games }. Бот: { $bot }.
