# Puzzles, in the terminal and on the page.

puzzle-page = Puzzles
puzzle-slogan = One line of play is clearly best, and that is proven. Find it.
puzzle-title = Puzzle { $id }, rating { $rating }
puzzle-of-count = Puzzle { $number } of { $puzzles }
puzzle-rating = Rating { $rating }
puzzle-your-rating = Your rating: { $rating } ± { $deviation }
puzzle-legend = The small number is how hard a puzzle is, on the same scale as your rating.
puzzle-streak = In a row: { $streak } (best: { $best })
puzzle-count = { $solved } of { $all } solved
puzzle-today = Puzzle of the day
puzzle-next-new = Next puzzle
puzzle-goal-win = Win the game this turn.
puzzle-goal-stay = Stay in the game this turn.
puzzle-goal-souls =
    { $number ->
        [one] Make sure of at least { $number } soul this turn.
       *[other] Make sure of at least { $number } souls this turn.
    }
puzzle-goal-safe-souls =
    { $number ->
        [one] Make sure of at least { $number } soul this turn, without taking a wound.
       *[other] Make sure of at least { $number } souls this turn, without taking a wound.
    }
puzzle-goal-unhurt = Get through this turn without a wound.
puzzle-goal-harm = Make sure that an opponent takes a wound this turn.
puzzle-goal-keep-back = Make sure that no opponent wins a soul this turn.
puzzle-goal-beat = Give yourself the best odds of winning this fight. Choices before the roll: { $number }.
puzzle-goal-escape = Give yourself the best odds of coming out of this fight unhurt. Choices before the roll: { $number }.
puzzle-known-boss-monster = Opponents hold no cards, and what lies in the decks does not matter.
puzzle-known-super-boss-monster = Opponents hold no cards, and what lies in the decks does not matter.
puzzle-known-munchkin-quest = Nobody can help or interfere: the opponents are dead and hold no cards.
puzzle-wrong = Not this one. Nothing has changed: try again.
puzzle-show = Show the solution
puzzle-solved = Solved at the first try.
puzzle-solved-late = Solved.
puzzle-why = Why it works:
puzzle-outcome = What came of it:
puzzle-left = This puzzle will wait.
puzzle-again = Once more
puzzle-all = All puzzles
puzzle-next = Next
puzzle-result-solved = solved
puzzle-result-failed = missed
puzzle-result-new = new
puzzle-not-stored = The result could not be stored: this page will forget it.
puzzle-faults = Some puzzles cannot be read:
puzzle-none = There are no puzzles for this game yet.
puzzle-new-rating = Your rating is now { $rating }. In a row: { $streak }.
