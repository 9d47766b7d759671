## The coach

cli-analyse-help = Рассказать, кто как играл, где решилась игра и сколько в ней было удачи.
coach-looking = Разбор игры
coach-heading = { $game }, ходов: { $turns }. Шансы оценены по тому, что игрок знал в тот момент.
coach-players = Как играли все
coach-accuracy = Точность
coach-given-away = Упущено
coach-luck = Удача
coach-chances = Шансы
coach-mistakes = Что обошлось дороже всего: { $name }
coach-good-moves = Лучшие решения: { $name }
coach-no-mistakes = Заметных ошибок нет.
coach-move = Ход { $turn }: { $chosen } ({ $have }). { $why } Другой вариант: { $other } ({ $had }). { $otherwise }
coach-move-points = Ход { $turn }: { $chosen } (очков: { $have }). { $why } Другой вариант: { $other } (очков: { $had }). { $otherwise }
