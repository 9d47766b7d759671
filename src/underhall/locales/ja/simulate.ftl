### コマンド `underhall simulate`。

cli-simulate-help = ボット同士で何度も対戦させ、結果を集計する。
cli-simulate-seats = プレイヤーの人数。省略するとボットの数、または最大人数。
cli-simulate-bots = 各席のボットをコンマで区切って指定する（例：easy,hard,search:50ms）。自作のボットはMODULE:CLASSか「command PROGRAM」と書く。省略するとすべてランダム。
cli-simulate-games = 対戦の回数。ボットは1回ごとに隣の席へ移る。
cli-simulate-paired = すべてのボットがすべての席に座るまで同じ配り方を繰り返す。結果が配られるカードに左右されにくくなる。
cli-simulate-seed = 乱数の種。同じ種なら同じ対戦になる。
cli-simulate-jobs = 作業を分担するプロセスの数。結果には影響しない。
cli-simulate-cluster = 作業を分担するRayクラスター。--jobsの代わりに、ヘッドノードのHOST:PORTを指定する。このマシンもクラスターに入っている必要がある。結果には影響しない。
cli-simulate-option = ゲームの設定（例：edition=first-ru）。何度でも指定できる。「underhall games」を参照。
cli-simulate-save = すべての対戦を書き出すフォルダー（「underhall replay」用）。
cli-simulate-playing = 対戦中
cli-simulate-bot = ボット
cli-simulate-seat = 席
cli-simulate-wins = 勝利数（{ $who }別）
cli-simulate-won = 勝利
cli-simulate-share = 割合
cli-simulate-interval = 95%信頼区間
cli-simulate-counts = 対戦：{ $games }、決定：{ $decisions }（うち選択肢が2つ以上：{ $choices }）
cli-simulate-turns = 1回の対戦の平均ターン数：{ $turns }
cli-simulate-time = 秒：{ $seconds }、対戦/秒：{ $games }、選択/秒：{ $choices }
cli-simulate-hash = 結果のハッシュ：{ $hash }
