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
