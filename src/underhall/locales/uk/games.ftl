### Ігри: назви та про що вони.

game-boss-monster = Бос-монстр
    .about = Заманіть героїв і поховайте їх.
    .minutes = 20

game-super-boss-monster = Супер-Бос-монстр
    .about = Місто, ринок і посіпаки.
    .minutes = 35

game-munchkin-quest = Манчкін Квест
    .about = Досліджуйте, бийтеся, торгуйтеся, тікайте.
    .minutes = 90

bot-random = Випадковий
bot-random-about = Робить будь-який дозволений хід.
bot-easy = Легкий
bot-easy-about = Новачок: ходить розумно, але багато чого не помічає.
bot-normal = Звичайний
bot-normal-about = Вибирає те, що найвигідніше просто зараз.
bot-hard = Складний
bot-hard-about = Ходи підказує нейромережа, яка навчилася гри в партіях сама із собою.
bot-nightmare = Кошмар
bot-nightmare-about = Перед рішенням простежує найкращі ходи своєї нейромережі в уявних партіях.
bot-adaptive = Підлаштовується
bot-adaptive-about = Що кращі його справи, то слабше він грає.
bot-search = Пошук
bot-search-about = Думає стільки, скільки йому скажуть.
bot-greedy = Жадібний
bot-greedy-about = Грає як «Звичайний»: раніше він називався так.

# Cards of house sets, in every game.
event-house-card-cut-off = Домашня карта «{ $card }» не спрацювала: її дію перервано.
