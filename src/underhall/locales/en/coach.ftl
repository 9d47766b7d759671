## The coach

cli-analyse-help = Show how everyone played, where the game was won and lost, and how much was luck.
coach-looking = Analysing the game
coach-heading = { $game }, { $turns } turns. Chances are estimates from what each player knew at the time.
coach-players = How everyone played
coach-accuracy = Accuracy
coach-given-away = Given away
coach-luck = Luck
coach-chances = Chances
coach-mistakes = What cost { $name } the most
coach-good-moves = The best moves of { $name }
coach-no-mistakes = No mistake stands out.
coach-move = Turn { $turn }: { $chosen } ({ $have }); otherwise { $other } ({ $had }).
coach-move-points = Turn { $turn }: { $chosen } ({ $have } points); otherwise { $other } ({ $had } points).

# At the table and on the page of the report
coach-hint = Hint
coach-hint-hide = Hide the hint
coach-hint-about = your chance to win
coach-hint-about-points = expected points
coach-hint-thinking = Thinking it over…
coach-hint-rank = Hint: choice { $rank }
coach-hint-seen = Judged only by what you can see.
coach-hint-error = Judged only by what you can see, give or take { $n }%.
coach-chance = { $n }%
coach-points = { $points } points
coach-how = How this is computed
coach-report = How was it played?
coach-report-title = Coach’s report
coach-report-making = Analysed so far: { $n }%
coach-report-waiting = Reports waiting before yours: { $n }
coach-report-stay = This can take a few minutes. Keep this page open.
coach-again = Try again
coach-back = Back to the replay
coach-curve = Chance to win
coach-curve-about = in percent, as each turn began
coach-curve-points = Expected points
coach-curve-points-about = as each turn began
coach-end = end
coach-accuracy-about = 100 means always the best option
coach-accuracy-none = none of the choices mattered
coach-choices = Choices that mattered: { $choices }. Given away in total: { $lost }
coach-luck-about = what cards and dice added to the chance to win
coach-luck-word =
    { $luck ->
        [very-lucky] very lucky
        [lucky] lucky
        [unlucky] unlucky
        [very-unlucky] very unlucky
       *[even] neither lucky nor unlucky
    }
coach-worst = Costliest choices
coach-best = Best choices
coach-chosen = { $chosen }: { $have }.
coach-better = Better: { $other }: { $had }.
coach-next = Next best: { $other }: { $had }.
coach-same-at-first = For now it does the same; the difference shows later.
coach-look = Look at it
coach-fair = Every choice is judged only by what its player could see at the time.
