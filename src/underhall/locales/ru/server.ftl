### What the server says: how it is started, what is said at a table, what it refuses.

cli-serve-help = Открыть стол в браузере для вас и ваших друзей.
cli-serve-host = Адрес, на котором слушать; с 0.0.0.0 смогут подключиться другие машины.
cli-serve-port = Порт, на котором слушать.
cli-serve-db = База данных, где хранятся игры, например sqlite:///games.db.
cli-serve-no-limits = Разрешить всем делать всё сколь угодно часто (для измерений).
cli-serve-ready = Underhall открыт: { $url } (Ctrl+C закроет его)
cli-serve-missing =
    { $commits ->
        [one] Внимание: в этой базе данных нет последнего { $commits } изменения.
       *[other] Внимание: в этой базе данных нет последних { $commits } изменений.
    } Файл рядом с ней, имя которого кончается на -wal, пропал или обрезан, либо на её место положили старую копию.
cli-backup-help = Скопировать базу данных игр в файл, в том числе во время работы сервера.
cli-backup-file = Файл, в который записать копию.
cli-backup-done = База данных скопирована в { $file }; столов в ней: { $tables }.
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
refused-broken = На сервере что-то пошло не так. Ваша игра не потеряна; попробуйте ещё раз.
refused-chat-empty = В этом ничего не сказано.
refused-chat-phrase = Такой фразы нет.
refused-chat-presets-only = За этим столом можно говорить только готовыми фразами.
refused-crowded = За этим столом уже слишком много зрителей.
refused-damaged = Сохранённые данные этого стола больше не читаются, поэтому игру нельзя продолжить. Владелец сервера может восстановить копию.
refused-frame = Сервер не понял, что прислала страница. Перезагрузите её.
refused-full = Все места за этим столом заняты.
refused-method = Здесь так нельзя.
refused-no-such-eyes = В игре нет такого места, с которого можно смотреть.
refused-no-such-moment = В игре нет такого момента.
refused-no-such-option = Такого варианта нет.
refused-no-table = Такого стола нет, или приглашение недействительно. Попросите ссылку ещё раз.
refused-nobody = За этим столом нет никого с таким номером.
refused-nobody-plays = Хотя бы одно место должно быть вашим.
refused-not-away = За этим местом никого не ждут.
refused-not-away-long = Возможно, у игрока просто оборвалась связь. Бот сможет заменить его через { $seconds } с.
refused-not-found = Здесь ничего нет.
refused-not-over = Игра ещё не окончена.
refused-not-owner = Это может только тот, кто открыл стол.
refused-not-started = Игра ещё не началась.
refused-not-stored = Это не удалось сохранить, поэтому ничего не изменилось. Попробуйте ещё раз чуть позже.
refused-not-your-seat = Это не ваше место.
refused-old-rules = Эта игра шла по старым правилам: её можно посмотреть, но не сыграть заново.
refused-opened-elsewhere = Это место открыто в другом окне.
refused-origin = Этот запрос пришёл с другого сайта.
refused-other-cards = Эта игра шла с другими картами, не с теми, что используются сейчас. С нынешними её нельзя ни продолжить, ни посмотреть.
refused-over = Игра окончена.
refused-policy = Так спрашивать нельзя.
refused-request = Сервер не понял этого запроса.
refused-resigned = Вы сдались; вместо вас играет бот.
refused-seat-taken = Это место занято. Выберите другое.
refused-seed = Кто выбирает зерно, может вычислить все карты: своё зерно бывает только у партии без других людей.
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
refused-unreadable = Стол сейчас не читается. Ваша игра не потеряна; попробуйте ещё раз.
refused-watching = Вы зритель; это могут только те, кто играет.
