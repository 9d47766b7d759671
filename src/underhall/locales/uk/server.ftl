### What the server says: how it is started, what is said at a table, what it refuses.

cli-serve-help = Відкрити стіл у браузері для вас і ваших друзів.
cli-serve-host = Адреса, на якій слухати; з 0.0.0.0 зможуть приєднатися інші машини.
cli-serve-port = Порт, на якому слухати.
cli-serve-db = База даних, де зберігаються ігри, наприклад sqlite:///games.db.
cli-serve-no-limits = Дозволити всім робити все як завгодно часто (для вимірювань).
cli-serve-ready = Underhall відчинено: { $url } (Ctrl+C зачинить його)
cli-serve-missing =
    { $commits ->
        [one] Увага: у цій базі даних немає останньої { $commits } зміни.
       *[other] Увага: у цій базі даних немає останніх { $commits } змін.
    } Файл поруч із нею, назва якого закінчується на -wal, зник або обрізаний, або на її місце поклали стару копію.
cli-backup-help = Скопіювати базу даних ігор у файл, зокрема під час роботи сервера.
cli-backup-file = Файл, у який записати копію.
cli-backup-done = Базу даних скопійовано в { $file }; столів у ній: { $tables }.
cli-play-no-browser = Лише запустити сервер; сторінку ви відкриєте самі.

phrase-hello = Привіт!
phrase-good-luck = Щасти!
phrase-well-played = Чудово зіграно!
phrase-thanks = Дякую!
phrase-oops = Ой!
phrase-one-moment = Хвилинку, будь ласка.
phrase-hurry = Ваш хід, будь ласка!
phrase-nice-trap = Гарна пастка!
phrase-poor-hero = Бідолашний герой…
phrase-rematch = Ще одну партію?
phrase-goodbye = До побачення!

refused-answered = Ви вже відповіли на це запитання інакше.
refused-broken = На сервері щось пішло не так. Вашу гру не втрачено; спробуйте ще раз.
refused-chat-empty = У цьому нічого не сказано.
refused-chat-phrase = Такої фрази немає.
refused-chat-presets-only = За цим столом можна говорити лише готовими фразами.
refused-crowded = За цим столом уже забагато глядачів.
refused-damaged = Збережені дані цього столу більше не читаються, тому гру не можна продовжити. Власник сервера може відновити копію.
refused-frame = Сервер не зрозумів, що надіслала сторінка. Перезавантажте її.
refused-full = Усі місця за цим столом зайняті.
refused-method = Тут так не можна.
refused-no-such-eyes = У грі немає такого місця, з якого можна дивитися.
refused-no-such-moment = У грі немає такого моменту.
refused-no-such-option = Такого варіанта немає.
refused-no-table = Такого столу немає, або запрошення недійсне. Попросіть посилання ще раз.
refused-nobody = За цим столом немає нікого з таким номером.
refused-nobody-plays = Принаймні одне місце має бути вашим.
refused-not-away = За цим місцем нікого не чекають.
refused-not-away-long = Можливо, у гравця просто урвався зв’язок. Бот зможе замінити його за { $seconds } с.
refused-not-found = Тут нічого немає.
refused-not-over = Гру ще не завершено.
refused-not-owner = Це може лише той, хто відкрив стіл.
refused-not-started = Гра ще не почалася.
refused-not-stored = Це не вдалося зберегти, тому нічого не змінилося. Спробуйте ще раз трохи згодом.
refused-not-your-seat = Це не ваше місце.
refused-old-rules = Цю гру грали за старішими правилами: її можна переглянути, але не зіграти знову.
refused-opened-elsewhere = Це місце відкрито в іншому вікні.
refused-origin = Цей запит надійшов з іншого сайту.
refused-other-cards = Цю гру грали з іншими картами, не з тими, що використовуються зараз. З теперішніми її не можна ні продовжити, ні переглянути.
refused-over = Гру завершено.
refused-policy = Так запитувати не можна.
refused-request = Сервер не зрозумів цього запиту.
refused-resigned = Ви здалися; замість вас грає бот.
refused-seat-taken = Це місце зайняте. Виберіть інше.
refused-seed = Хто обирає зерно, може обчислити всі карти: власне зерно буває лише в партії без інших людей.
refused-stale = Це запитання вже закрито. Стіл оновлюється.
refused-started = Гра вже почалася.
refused-text-odd = У цьому тексті є знаки, які тут не можна показати.
refused-text-too-long =
    Задовго: не більше { $most ->
        [one] { $most } знака
       *[other] { $most } знаків
    }.
refused-too-fast =
    Трохи повільніше: спробуйте через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
refused-too-large = Це завелике.
refused-undo = Нічого не можна взяти назад: відтоді відкрилося щось нове.
refused-undo-late = Запізно: хтось уже відреагував.
refused-unreadable = Стіл зараз не читається. Вашу гру не втрачено; спробуйте ще раз.
refused-watching = Ви глядач; це можуть лише ті, хто грає.
