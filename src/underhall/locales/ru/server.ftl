### What the server says: how it is started, what is said at a table, what it refuses.

cli-serve-help = Открыть стол в браузере для вас и ваших друзей.
cli-serve-host = Адрес, на котором слушать; с 0.0.0.0 смогут подключиться другие машины.
cli-serve-port = Порт, на котором слушать.
cli-serve-db = База данных, где хранятся игры, например sqlite:///games.db.
cli-serve-public-url = Адрес, по которому гости находят сервер, например https://underhall.example.org. Нужен, если у сервера есть собственное имя.
cli-serve-no-limits = Разрешить всем делать всё сколь угодно часто (для измерений).
cli-serve-ready = Underhall открыт: { $url } (Ctrl+C закроет его)
cli-play-no-browser = Только запустить сервер; страницу вы откроете сами.

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-oops = Ой!
phrase-one-moment = Минутку, пожалуйста.
phrase-hurry = Ваш ход, пожалуйста!
phrase-nice-trap = Отличная ловушка!
phrase-poor-hero = Бедный герой…
phrase-rematch = Ещё партию?
phrase-goodbye = До свидания!

refused-answered = Вы уже ответили на этот вопрос иначе.
refused-behind = Соединение не успевает за игрой. Стол открывается заново.
refused-broken = На сервере что-то пошло не так. Ваша игра не потеряна; попробуйте ещё раз.
refused-chat-empty = Сначала что-нибудь напишите.
refused-busy = Сервер сейчас занят поиском. Попробуйте чуть позже.
refused-chat-phrase = Такой фразы нет.
refused-chat-presets-only = За этим столом можно говорить только готовыми фразами.
refused-crowded = За этим столом уже слишком много зрителей.
refused-flood = С этой страницы пришло слишком много сообщений сразу, поэтому соединение закрыто. Обновите страницу.
refused-frame = Сервер не понял, что прислала страница. Перезагрузите её.
refused-full = Все места за этим столом заняты.
refused-host = Сервер не знает себя под этим именем. Откройте его по числовому адресу или попросите хозяина запустить его с параметром --public-url.
refused-method = Здесь так нельзя.
refused-no-such-eyes = В игре нет такого места, с которого можно смотреть.
refused-no-such-moment = В игре нет такого момента.
refused-no-such-option = Такого варианта нет.
refused-no-table = Такого стола нет, или приглашение недействительно. Попросите ссылку ещё раз.
refused-nobody = За этим столом нет никого с таким номером.
refused-nobody-plays = Хотя бы одно место должно быть вашим.
refused-not-away = Этот игрок на месте.
refused-not-away-long = Возможно, у игрока просто оборвалась связь. Бот сможет заменить его через { $seconds } с.
refused-not-found = Здесь ничего нет.
refused-not-over = Игра ещё не окончена.
refused-not-owner = Это может только тот, кто открыл стол.
refused-not-started = Игра ещё не началась.
refused-not-your-seat = Это не ваше место.
refused-old-rules = Эта игра шла по старым правилам: её можно посмотреть, но не сыграть заново.
refused-opened-elsewhere = Это место открыто в другом окне.
refused-origin = Этот запрос пришёл с другого сайта.
refused-over = Игра окончена.
refused-policy = Такого режима запросов нет.
refused-request = Сервер не понял этого запроса.
refused-resigned = Вы сдались; вместо вас играет бот.
refused-seat-taken = Это место занято. Выберите другое.
refused-seed = Кто выбирает зерно, может вычислить все карты: своё зерно бывает только у партии без других людей.
refused-slow = Запрос шёл слишком долго.
refused-sockets = Из вашей сети открыто слишком много соединений. Закройте несколько столов и попробуйте снова.
refused-stale = Этот вопрос уже закрыт. Стол обновляется.
refused-started = Игра уже началась.
refused-text-odd = В этом тексте есть знаки, которые здесь нельзя показать.
refused-text-too-long =
    Слишком длинно: не больше { $most ->
        [one] { $most } знака
       *[other] { $most } знаков
    }.
refused-too-fast =
    Чуть помедленнее: попробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
refused-too-large = Это слишком много.
refused-undo = Ничего нельзя взять назад: с тех пор открылось что-то новое.
refused-undo-late = Поздно: кто-то уже отреагировал.
refused-watching = Вы зритель; это могут только те, кто играет.
