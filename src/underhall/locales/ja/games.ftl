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

bot-random = ランダム
bot-random-about = できることの中から適当に選びます。
bot-easy = やさしい
bot-easy-about = 初心者です。筋の通った手を選びますが、見落としも多いです。
bot-normal = ふつう
bot-normal-about = 今いちばん良さそうな手を選びます。
bot-hard = むずかしい
bot-hard-about = 自分との対戦で学んだニューラルネットに従ってプレイします。
bot-nightmare = 悪夢
bot-nightmare-about = ニューラルネットが選ぶ手を想像上のゲームで先まで試してから決めます。
bot-adaptive = あなたに合わせる
bot-adaptive-about = 自分が優勢なほど弱くプレイします。
bot-search = 探索
bot-search-about = 指定された長さだけ考えます。
bot-greedy = 欲張り
bot-greedy-about = 「ふつう」と同じ強さです。以前はこの名前でした。

# Cards of house sets, in every game.
event-house-card-cut-off = ハウスカード「{ $card }」はうまく働かず、効果は打ち切られた。
