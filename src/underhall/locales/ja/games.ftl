### ゲームの名前と内容。

game-boss-monster = ボスモンスター
    .about = ヒーローを誘い込み、葬り去れ。
    .minutes = 20

game-super-boss-monster = スーパー・ボスモンスター
    .about = 町、市場、そして手下たち。
    .minutes = 35

game-munchkin-quest = マンチキン・クエスト
    .about = 探索し、戦い、取り引きし、逃げよう。
    .minutes = 90
