### Ігри: назви та про що вони.

game-boss-monster = Бос-монстр
    .about = Заманюйте героїв і ховайте їх.
    .minutes = 20

game-super-boss-monster = Супер-Бос-монстр
    .about = Місто, ринок і посіпаки.
    .minutes = 35

game-munchkin-quest = Манчкін Квест
    .about = Досліджуйте, бийтеся, торгуйтеся, тікайте.
    .minutes = 90
