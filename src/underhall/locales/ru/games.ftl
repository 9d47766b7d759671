### Игры: названия и о чём они.

game-boss-monster = Boss Monster
    .about = Заманите героев и погубите их.
    .minutes = 20

game-super-boss-monster = Super Boss Monster
    .about = Город, рынок и приспешники.
    .minutes = 35

game-munchkin-quest = Манчкин Квест
    .about = Исследуйте, деритесь, торгуйтесь, бегите.
    .minutes = 90

bot-random = Случайный
bot-random-about = Делает любой разрешённый ход.
bot-easy = Лёгкий
bot-easy-about = Новичок: ходит разумно, но многого не замечает.
bot-normal = Обычный
bot-normal-about = Выбирает то, что выгоднее всего прямо сейчас.
bot-hard = Сложный
bot-hard-about = Ходы подсказывает нейросеть, которая научилась игре в партиях с самой собой.
bot-nightmare = Кошмар
bot-nightmare-about = Перед решением прослеживает лучшие ходы своей нейросети в воображаемых партиях.
bot-adaptive = Подстраивается
bot-adaptive-about = Чем лучше его дела, тем слабее он играет.
bot-search = Поиск
bot-search-about = Думает столько, сколько ему скажут.
bot-greedy = Жадный
bot-greedy-about = Играет как «Обычный»: раньше он назывался так.

# Cards of house sets, in every game.
event-house-card-cut-off = Домашняя карта «{ $card }» не сработала: её действие прервано.
