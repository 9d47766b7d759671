### Gry: nazwy i o czym są.

game-boss-monster = Boss Monster
    .about = Zwab bohaterów i ich pogrzeb.
    .minutes = 20

game-super-boss-monster = Super Boss Monster
    .about = Miasto, targ i sługusy.
    .minutes = 35

game-munchkin-quest = Munchkin Quest
    .about = Odkrywaj, walcz, targuj się, uciekaj.
    .minutes = 90

bot-random = Losowy
bot-random-about = Wykonuje dowolny dozwolony ruch.
bot-easy = Łatwy
bot-easy-about = Początkujący: gra rozsądnie, ale wielu możliwości nie zauważa.
bot-normal = Zwykły
bot-normal-about = Wybiera to, co w tej chwili wygląda najlepiej.
bot-hard = Trudny
bot-hard-about = Gra według sieci neuronowej, która nauczyła się gry, grając sama ze sobą.
bot-nightmare = Koszmar
bot-nightmare-about = Zanim zdecyduje, śledzi najlepsze ruchy swojej sieci w wyobrażonych grach.
bot-adaptive = Dostosowuje się
bot-adaptive-about = Im lepiej mu idzie, tym słabiej gra.
bot-search = Przeszukujący
bot-search-about = Myśli tak długo, jak mu się powie.
bot-greedy = Zachłanny
bot-greedy-about = Gra jak Zwykły: tak się kiedyś nazywał.

# Cards of house sets, in every game.
event-house-card-cut-off = Karta domowa „{ $card }” nie zadziałała: jej działanie przerwano.
