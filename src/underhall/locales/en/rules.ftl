### The rulebook around its texts, on the page and on paper.

rulebook-title = Rulebook: { $game }
rulebook-chapters = Chapters
rulebook-page-glossary = Glossary
rulebook-page-summary = One-page summary
rulebook-page-whole = The whole book, for printing
rulebook-print = Print
rulebook-search = Search: { $example }
rulebook-found =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
rulebook-none = Nothing found. Try fewer words.
rulebook-differs = Editions differ
rulebook-questions =
    { $n ->
        [one] A question
       *[other] { $n } questions
    }
rulebook-ruling = How Underhall plays it
rulebook-example = Example
rulebook-ids = Rules behind this section
rulebook-sources = Where to find it in the printed rules
rulebook-unknown = There is no chapter or rule { $name }.
rulebook-own-words = Told in our own words. Not an official publication; the games belong to their publishers.
rulebook-play = Play this position
