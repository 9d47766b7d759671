### Команда `underhall simulate`.

cli-simulate-help = Провести много партий между ботами и подсчитать итоги.
cli-simulate-seats = Сколько игроков. Если не указано — столько, сколько ботов, или полный стол.
cli-simulate-bots = Бот каждого места через запятую: easy,hard,search:50ms или свой: MODULE:CLASS либо «command PROGRAM». Если не указано, все случайные.
cli-simulate-games = Сколько партий. От партии к партии боты пересаживаются на одно место.
cli-simulate-paired = Раздавать одно и то же, пока каждый бот не сыграет на каждом месте; тогда раздачи меньше влияют на результат.
cli-simulate-seed = Источник случайности: одинаковое зерно даёт одинаковые партии.
cli-simulate-jobs = Сколько процессов делят работу. На результат это не влияет.
cli-simulate-cluster = Кластер Ray, машины которого делят работу: HOST:PORT его головного узла, вместо --jobs. Эта машина должна быть в кластере. На результат это не влияет.
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
