## The coach

cli-analyse-help = Tell how everyone played, where the game was won and lost, and how much was luck.
coach-looking = Looking through the game
coach-heading = { $game }, { $turns } turns. Chances are estimates from what each player knew at the time.
coach-players = How everyone played
coach-accuracy = Accuracy
coach-given-away = Given away
coach-luck = Luck
coach-chances = Chances
coach-mistakes = What cost { $name } the most
coach-good-moves = The best moves of { $name }
coach-no-mistakes = No mistake stands out.
coach-move = Turn { $turn }: { $chosen } ({ $have }). { $why } The alternative: { $other } ({ $had }). { $otherwise }
coach-move-points = Turn { $turn }: { $chosen } ({ $have } points). { $why } The alternative: { $other } ({ $had } points). { $otherwise }
