### コマンド `underhall report` と、それが作るページ。

cli-report-help = 同じボット同士で何度も対戦させ、席とカードの成績をレポートにする。
cli-report-seats = プレイヤーの人数。何度でも指定できる。省略すると2人以上のすべての人数。
cli-report-bot = すべての席で対戦するボット。
cli-report-games = 人数ごとの対戦の回数。
cli-report-out = グラフのページ、数値、すべての行を書き出すフォルダー。省略すると表を表示する。
cli-report-compare = レポートのフォルダー2つ。1つ目から2つ目にかけて、偶然とは言えないほど変わったものを表示する。
cli-report-done = { $folder }に書き出しました：{ $files }

report-title = { $game }のバランス
report-facts = 人数ごとの対戦：{ $games }、人数：{ $seats }、すべての席のボット：{ $bot }、Underhall { $version }。作成コマンド：
report-long = 時間がかかる
report-about-wins = 「公平比」は、そのカードを使ったプレイヤーの勝率が、席の数から見た公平な割合の何倍かを示します。1.00なら公平、2.00なら2倍です。「標本」はその席の数で、1つのカードは1つの席と対戦につき1回だけ数えます。区間は95%（ウィルソン）です。
report-about-star = { $star }は、{ $count }枚分の多重比較を補正しても（ベンジャミニ・ホッホベルグ、{ $level }）1.00との差が偶然とは言えないカードです。
report-about-uses = 「獲得」は、ほかのカードと並べて公開されたときに選ばれた割合。「入手」は、選ばれるか引かれた回数。「保持」は、そのうち使う前に捨てたり失ったりしなかった割合。「発動」は、書かれた効果が独立した出来事として働いた回数です。
report-about-change = 「変化」は、そのカードを使うと決めたことで、プレイヤーの勝つ見込みが平均で何ポイント上がったかを示します。見込みはどちらも、すべての手札を公開した状態でのゲーム自身の見積もりで、決める直前と、カードの効果でもリアクションでもない次の質問の時点のものです。「決定的」は、見込みを{ $least }以上、上か下に変えた選択の割合です。
report-about-bots = 優勢なプレイヤーほど多くのカードを使うため、誰でも持てるカードでは1.00は厳密な境目ではありません。計画の必要なカードは、人が使うときより弱く見えます。
report-lengths = 長さ
report-about-lengths = 1ゲームのラウンド数。20ゲーム中19ゲームは「19/20」の値以内です。
report-seats = 席
report-about-seats = どの席も同じボットなので、勝つ割合はどれも同じになるはずです。
report-first = 最初のプレイヤー
report-about-first = 最初に手番を行うプレイヤーの勝率が、公平な割合の何倍かを示します。
report-in-the-end = 終了時の種族とクラス
report-about-in-the-end = ゲーム終了時にそのカードを前に置いていたプレイヤー別。種族とクラスは途中で変わります。
report-openings = 序盤
report-about-openings = ボスを除き、プレイヤーが最初に使ったカード別。
report-places = ダンジョンの部屋
report-about-places = 一度でもその部屋にいたプレイヤー別。よく動き回る人ほど多くの部屋に入り、勝つことも多くなります。
report-changes = カードがもたらす変化
report-about-changes = カード別、単位はポイント。良いものから順に並べています。
report-comparison = 変わったもの
report-moved = 比べた数値：{ $compared }、偶然とは言えないほど変わったもの：{ $moved }（ベンジャミニ・ホッホベルグ、{ $level }）
report-type =
    { $type ->
        [boss] ボス
        [room] 部屋
        [spell] 呪文
        [item] アイテム
        [monster] モンスター
        [treasure] 宝物
        [race] 種族
        [class] クラス
        [dxm] デウス・エクス・マンチキン
       *[hero] ヒーロー
    }
report-figure =
    { $what ->
        [wins] 勝利
        [end] 終了時の勝利
        [taken] 獲得
        [kept] 保持
        [played] 使用
        [change] 変化
        [opening] 序盤別の勝利
        [place] 部屋別の勝利
        [first] 最初のプレイヤーの勝利
       *[length] ラウンド
    }
report-at = { $seats }人
report-players = 人数
report-median = 中央値
report-mean = 平均
report-slow = 19/20
report-longest = 最長
report-unwon = 勝者なし
report-games = 対戦
report-rounds = ラウンド
report-won = 勝率
report-card = カード
report-sample = 標本
report-ratio = 公平比
report-interval = 95%区間
report-taken = 獲得
report-drawn = 入手
report-kept = 保持
report-played = 使用
report-used = 発動
report-change = 変化
report-decisive = 決定的
report-choices = 選択
report-value = 値
report-low = 下限
report-high = 上限
report-what = 数値
report-before = 前
report-after = 後
report-p = 補正p値
report-table = 数値（{ $count }行）

### コマンド `underhall tournament`。

cli-tournament-help = ボットを総当たりで対戦させ、レーティングを求める。
cli-tournament-bots = ボットをコンマで区切って指定する。自作のボットはMODULE:CLASSか「command PROGRAM」と書く。
cli-tournament-seats = 1つのテーブルの人数。省略すると、2人以上でそのゲームの最少人数。
cli-tournament-games = 1つのテーブルに着くボットの組ごとの対戦の回数。すべてのボットがすべての席に座るまで、同じ配り方を繰り返す。
cli-tournament-out = 結果を書き出すフォルダー。同じコマンドを同じフォルダーで実行すると、止まったところから続く。
cli-tournament-time = プログラムが1回の答えに使える秒数。
cli-tournament-standings = 順位表
cli-tournament-rating = レーティング
cli-tournament-games-played = 対戦
cli-tournament-against = 行のボットが列のボットとの対戦で勝った割合
cli-tournament-meaning = レーティングはopenskill（プラケット・ルース）によるもので、全員が25から始まります。区間は95%です。
cli-tournament-found = すでに終わっていた対戦：{ $games }
cli-tournament-kept = 結果：{ $folder }
