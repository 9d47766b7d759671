### The rulebook around its texts, on the page and on paper.

rulebook-title = Правила: { $game }
rulebook-chapters = Главы
rulebook-page-glossary = Словарь
rulebook-page-summary = Памятка на страницу
rulebook-page-whole = Вся книга, для печати
rulebook-print = Напечатать
rulebook-search = Поиск: { $example }
rulebook-found =
    { $n ->
        [one] { $n } запись
        [few] { $n } записи
        [many] { $n } записей
       *[other] { $n } записи
    }
rulebook-none = Ничего не найдено. Попробуйте меньше слов.
rulebook-differs = Издания расходятся
rulebook-questions =
    { $n ->
        [one] { $n } вопрос
        [few] { $n } вопроса
        [many] { $n } вопросов
       *[other] { $n } вопроса
    }
rulebook-ruling = Как играет Underhall
rulebook-example = Пример
rulebook-ids = Правила этого раздела
rulebook-sources = Где это в печатных правилах
rulebook-unknown = Нет ни главы, ни правила { $name }.
rulebook-own-words = Изложено своими словами. Это не официальное издание; игры принадлежат своим издателям.
rulebook-play = Сыграть эту позицию
