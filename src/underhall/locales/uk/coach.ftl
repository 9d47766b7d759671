## The coach

cli-analyse-help = Розповісти, хто як грав, де вирішилася гра і скільки в ній було удачі.
coach-looking = Розбір гри
coach-heading = { $game }, ходів: { $turns }. Шанси оцінено за тим, що гравець знав тієї миті.
coach-players = Як грали всі
coach-accuracy = Точність
coach-given-away = Утрачено
coach-luck = Удача
coach-chances = Шанси
coach-mistakes = Що коштувало найдорожче: { $name }
coach-good-moves = Найкращі рішення: { $name }
coach-no-mistakes = Помітних помилок немає.
coach-move = Хід { $turn }: { $chosen } ({ $have }). { $why } Інший варіант: { $other } ({ $had }). { $otherwise }
coach-move-points = Хід { $turn }: { $chosen } (балів: { $have }). { $why } Інший варіант: { $other } (балів: { $had }). { $otherwise }
