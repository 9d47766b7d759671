### The rulebook around its texts, on the page and on paper.

rulebook-title = Правила: { $game }
rulebook-chapters = Розділи
rulebook-page-glossary = Словник
rulebook-page-summary = Пам’ятка на сторінку
rulebook-page-whole = Уся книга, для друку
rulebook-print = Надрукувати
rulebook-search = Пошук: { $example }
rulebook-found =
    { $n ->
        [one] { $n } запис
        [few] { $n } записи
        [many] { $n } записів
       *[other] { $n } запису
    }
rulebook-none = Нічого не знайдено. Спробуйте менше слів.
rulebook-differs = Видання різняться
rulebook-questions =
    { $n ->
        [one] { $n } питання
        [few] { $n } питання
        [many] { $n } питань
       *[other] { $n } питання
    }
rulebook-ruling = Як грає Underhall
rulebook-example = Приклад
rulebook-ids = Правила цього розділу
rulebook-sources = Де це в друкованих правилах
rulebook-unknown = Немає ні розділу, ні правила { $name }.
rulebook-own-words = Викладено власними словами. Це не офіційне видання; ігри належать своїм видавцям.
rulebook-play = Зіграти цю позицію
