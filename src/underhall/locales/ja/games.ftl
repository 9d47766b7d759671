### ゲームの名前と内容。

game-boss-monster = ボスモンスター
    .about = ヒーローを誘い込み、葬り去れ。
    .minutes = 20
