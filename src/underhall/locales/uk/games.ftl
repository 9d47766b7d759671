### Ігри: назви та про що вони.

game-boss-monster = Бос-монстр
    .about = Заманюйте героїв і ховайте їх.
    .minutes = 20

game-super-boss-monster = Супер-Бос-монстр
    .about = Місто, ринок і посіпаки.
    .minutes = 35
