## The coach

cli-analyse-help = それぞれがどう遊んだか、どこで勝敗が決まったか、どれだけ運だったかを示す。
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
coach-move = ターン{ $turn }：{ $chosen }（{ $have }）。ほかの手：{ $other }（{ $had }）。
coach-move-points = ターン{ $turn }：{ $chosen }（{ $have }点）。ほかの手：{ $other }（{ $had }点）。

# At the table and on the page of the report
coach-hint = ヒント
coach-hint-hide = ヒントを隠す
coach-hint-about = 勝率
coach-hint-about-points = 見込みの得点
coach-hint-thinking = 考え中……
coach-hint-rank = ヒント：候補{ $rank }
coach-hint-seen = この席から見えることだけで判断しています。
coach-hint-error = この席から見えることだけで判断しています。誤差は{ $n }%ほどです。
coach-chance = { $n }%
coach-points = { $points }点
coach-how = 計算のしかた
coach-report = どう戦った？
coach-report-title = コーチのレポート
coach-report-making = 分析済み：{ $n }%
coach-report-waiting = 先に作成中のレポート：{ $n }件
coach-report-stay = 数分かかることがあります。このページを開いたままにしてください。
coach-again = もう一度
coach-back = リプレイへ戻る
coach-curve = 勝率
coach-curve-about = 各ターン開始時、パーセント
coach-curve-points = 見込みの得点
coach-curve-points-about = 各ターン開始時
coach-end = 終了
coach-accuracy-about = 100は常に最善の選択
coach-accuracy-none = 勝敗に関わる選択なし
coach-choices = 勝敗に関わる選択：{ $choices }回。失った分の合計：{ $lost }
coach-luck-about = カードとダイスが勝率に与えた分
coach-luck-word =
    { $luck ->
        [very-lucky] とても幸運
        [lucky] 幸運
        [unlucky] 不運
        [very-unlucky] とても不運
       *[even] 運は五分
    }
coach-worst = 高くついた選択
coach-best = 最善の選択
coach-chosen = { $chosen }：{ $have }。
coach-better = よりよい手：{ $other }：{ $had }。
coach-next = 次によい手：{ $other }：{ $had }。
coach-same-at-first = 今のところ結果は同じですが、違いは後で表れます。
coach-look = 見てみる
coach-fair = どの選択も、そのプレイヤーがその時点で見えていたことだけで判断しています。
