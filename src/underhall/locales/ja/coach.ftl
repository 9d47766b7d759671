## The coach

cli-analyse-help = みんながどう遊んだか、どこで勝敗が決まったか、どれだけ運だったかを伝える。
coach-looking = ゲームを分析中
coach-heading = { $game }、{ $turns }ターン。勝率は、その時点で各プレイヤーが知っていたことからの推定です。
coach-players = みんなのプレイ
coach-accuracy = 精度
coach-given-away = 失った分
coach-luck = 運
coach-chances = 勝率
coach-mistakes = { $name }のいちばん高くついた選択
coach-good-moves = { $name }のいちばんの好手
coach-no-mistakes = 目立つミスはありません。
coach-move = ターン{ $turn }：{ $chosen }（{ $have }）。{ $why }ほかの手：{ $other }（{ $had }）。{ $otherwise }
coach-move-points = ターン{ $turn }：{ $chosen }（{ $have }点）。{ $why }ほかの手：{ $other }（{ $had }点）。{ $otherwise }
