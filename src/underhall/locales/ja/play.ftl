### ターミナルでの対戦、リプレイ、計測。

## underhall play

cli-play-help = ブラウザーで遊ぶ。ターミナルでボットと対戦することもできる。
cli-play-text = ターミナルで遊ぶ（下にあるターミナル用のオプションを付けたときと同じ）。
cli-play-seats = 自分を含めた人数。省略すると、指定したボットの数に合わせるか、3人になる。
cli-play-bots = ほかの席のボット（コンマ区切り）。1つだけ書くと全員がそのボットになる。
cli-play-seat = 自分の席（0から数える）。
cli-play-name = 自分の名前。
cli-play-seed = ゲームのシード。同じシードなら同じカードが配られる。省略すると運まかせ。
cli-play-option = ゲームの設定（「underhall games」を参照）。何度でも指定できる。
cli-play-load = このセーブファイルのゲームを続ける。
cli-play-save = ゲームが終わったとき、または抜けるときに、このファイルに保存する。
cli-play-no-hints = 初心者向けのヒントを出さない。

## Names of the players

play-name-first = アダ
play-name-second = ブルーノ
play-name-third = 千代
play-name-fourth = ドミトロ

## The table

play-treasure-letter =
    { $type ->
        [cleric] 僧
        [fighter] 戦
        [mage] 魔
        [explorer] 探
       *[thief] 盗
    }
play-phase-short =
    { $phase ->
        [beginning] 開始
        [city] 町
        [build] 建設
        [minion] 手下
        [bait] 引き寄せ
        [adventure] 冒険
       *[end] 終了
    }
play-turn = ターン{ $turn }
play-you = あなた
play-out = 退場
play-souls = 魂
play-wounds = 負傷
play-damage = ダメージ{ $damage }
play-held = 手札：部屋{ $rooms }、呪文{ $spells }
play-known = 判明：{ $cards }
play-kept-out = ヒーローは入らない
play-face-down = 裏向き
play-off = 不能
play-entrance = 入口
play-decks = 部屋{ $rooms }・呪文{ $spells }・ヒーロー{ $heroes }+すごい{ $epic }・捨て札{ $discards }
play-town = 町
play-town-empty = 誰もいない
play-staged = まもなく発動：{ $cards }
play-stays = とどまる
play-fate =
    { $fate ->
        [dies] 死亡
        [lives] 生き残る
        [flees] 町へ逃走
       *[unsure] 不明
    }
play-hand = あなたの手札（{ $count }枚）
play-sealed = 伏せた札：{ $cards }

## The question

play-welcome = あなたは{ $name }です。ルール：{ $profile }、シード：{ $seed }。ヘルプは ?、終了は quit。
explain-and = { $first }{ $second }
play-moment-room = { $hero }が{ $seat }の「{ $room }」にいる（残り体力{ $left }）。
play-build = 建設する部屋と場所：
play-place-new = 新規
play-not-understood =
    「{ $given }」はここでは使えません。{ $gaps ->
        [no] 1〜{ $most }の数字
       *[yes] { $numbers }のいずれかの数字
    }か、ヘルプの ? を入力してください。
play-must-choose =
    ここではパスできません。{ $gaps ->
        [no] 1〜{ $most }の数字
       *[yes] { $numbers }のいずれかの数字
    }か、ヘルプの ? を入力してください。
play-nothing-to-explain = この選択肢にはカードがありません。? に続けてカード名を入力してください。
play-no-such-card = 「{ $given }」に当てはまるカードは1枚に決まりません。候補：{ $nearest }
play-not-held = 「{ $given }」は手札にありません。手札：{ $held }
play-can-be-played = 「{ $card }」は今プレイできます（番号{ $number }）。
play-two-at-once = 番号を2つ入力すると、2枚を同時に捨てられます：2 5
play-no-such-line =
    { $most ->
        [0] 説明できる行はまだありません。
       *[other] why に続けて1〜{ $most }の行番号を入力してください。
    }

## Taking back, saving, leaving

play-for-good = 「{ $deed }」は元に戻せません。本当によければ、もう一度{ $number }を入力してください。
play-fatal = パスすると退場になります。本当によければ、もう一度入力してください。
play-undone = 取り消しました。もう一度答えてください。
play-undo-nothing = 取り消せるものがありません。
play-undo-refused = 取り消せません。その後に新しい情報が明らかになりました：{ $event }
play-undo-looked = 取り消せません。その後にデッキの中を見ました。
play-saved = 保存しました：{ $file }
play-save-failed = { $file }に書き込めません：{ $why }。別のファイルを指定してください：save ファイル
play-go-on = 続きはこちら：{ $command }
play-left = またどうぞ。
play-replay = もう一度見るには：{ $command }

## The end

play-won = 勝者：{ $names }
play-player = プレイヤー
play-boss = ボス
play-score = 得点
play-chart = 各ターン終了時の魂と負傷（ターン{ $first }〜{ $last }）

## Help at the table

play-help-number = その番号の選択肢で答える
play-help-enter = パスできるときはパスする
play-help-skip = フェイズが終わるか、ヒーローが自分のダンジョンに入るか、誰かが何かをするまでパスする
play-help-card = 選択肢のカード、または名前かIDで指定したカードを説明する。ルールはIDで指定する
play-help-why = ログの最後の行、またはその番号の行を説明する（原因とルール）
play-help-why-not = 手札のカードを今プレイできない理由を説明する
play-help-log = ログをもっと表示する
play-help-table = テーブルを表示する
play-help-undo = 新しい情報が明らかになっていなければ、直前の答えを取り消す
play-help-save = ゲームを保存する
play-help-quit = ゲームを保存して終了する
play-mark-kinds = トラップ部屋、モンスター部屋、つよい部屋
play-mark-figures = 部屋のダメージ、ヒーローの体力、すごいヒーロー（魂または負傷2個分）
play-mark-rooms = 重なった部屋の数、このターンに能力を使用済み、裏向き、ボスがレベルアップ済み
play-mark-heroes = 入口のヒーロー、ダンジョン内のヒーロー（または手番プレイヤー）
play-mark-fates = そこで死亡する、生き残って負傷を与える、まだ不明

## underhall replay

cli-replay-help = 保存したゲームを言葉で再現する、またはもう一度プレイして検証する。
cli-replay-file = セーブファイル。
cli-replay-verify = もう一度プレイして、保存された状態をすべて比べる。違いがあれば終了コードは1。
cli-replay-as = この席（0から数える）から見えたとおりに再現する。省略すると、終わったゲームはすべて、途中のゲームは公開情報だけを表示する。
cli-replay-to = この数の答えまでを再現する。
replay-heading = { $game }・{ $players }・ルール：{ $profile }・シード：{ $seed }・答え：{ $answers }/{ $total }
replay-eyes =
    { $eyes ->
        [open] すべてのカードを公開して表示しています。
        [seat] { $name }から見えたとおりに表示しています。
       *[public] ゲームは終わっていないので、公開情報だけを表示しています。
    }
replay-standing = { $name }：魂{ $souls }、負傷{ $wounds }
replay-verified = 一致しました。再現した答え：{ $answers }、比べた状態：{ $states }
replay-differs = 一致しません。再現できた答え：{ $reached }/{ $answers }、一致した状態：{ $equal }/{ $states }

## underhall bench

cli-bench-help = エンジンとサーバーの速さを計測する。計測環境があれば、ほかのエンジンやサーバーとも比べる。
cli-bench-seconds = 1項目あたりの計測時間（秒）。
cli-bench-peers = ほかのエンジンを必ず計測する。--no-peers で省く。どちらも省略すると、計測環境が見つかれば計測する。
cli-bench-harness = ほかのエンジンの計測環境のフォルダー。省略するとチェックアウトの隣の shared/bench。
cli-bench-soak = さらに200人を指定した秒数だけ、自前のサーバーでボットと対戦させる。
bench-workers = サーバー{ $workers }プロセスと1プロセスの比（クライアント{ $clients }）：毎秒の回答数は{ $answers }倍、最も忙しいプロセスが1コアを占有できれば{ $capacity }倍。
bench-load =
    { $busy ->
        [yes] マシンが混んでいました。計測中、ほかのプロセスが最大で{ $all }コアのうち{ $cores }コアを使っていました。比は同じラウンドのものですが、時間は長めかもしれません。
       *[no] マシンは空いていました。ほかのプロセスが使ったのは{ $all }コアのうち最大{ $cores }コアです。
    }
bench-recorded = { $file } に追記しました。
cli-bench-record = 結果を bench/history.jsonl に追記する（ドキュメントがグラフにする）。
cli-bench-markdown = 主な目標とすべてのエンジン・サーバーの数値をMarkdownの表として出力し、ほかには何も出力しない。
bench-step =
    { $step ->
        [play] ランダムに対戦中……
        [copies] 複製・ビュー・想像した世界を計測中……
        [saves] 保存と読み込みを計測中……
        [start] 起動を計測中……
        [slowest] いちばん遅い決定を探しています……
        [greedy] 欲張りボットが対戦中……
        [servers] 自前のサーバーとboardgame.ioのサーバーを交互に計測中。数分かかります……
        [soak] 200人がボットと対戦中……
        [workers] 自前のサーバーを2プロセスと1プロセスで交互に計測中……
        [environments] 学習用の環境を計測中……
        [others] ほかのゲームを計測中……
       *[peers] ほかのエンジンを準備・計測中。初回は数分かかります……
    }
bench-engine =
    underhall { $version }、エンジン：{ $flavour ->
        [release] コンパイル済み（PGO、LTO）
        [compiled] コンパイル済み
       *[interpreted] 未コンパイル
    }、Python { $python }、{ $machine }
bench-play = Python APIによるランダム対戦（1コア、CPU時間）
bench-seats = 席数
bench-choices = 選択/秒
bench-games = ゲーム/秒
bench-decisions-per-game = 決定/ゲーム
bench-choices-per-game = 選択/ゲーム
bench-decision-us = μs/決定
bench-costs = 各処理のコスト（CPU時間）
bench-what = 処理
bench-cost = コスト
bench-thing =
    { $thing ->
        [decision] 1回の決定（4人）
        [clone] 中盤のゲームの複製
        [view] 1席のビュー
        [imagine] 想像した世界
        [encode] 学習用のバイト列
        [save] 終わったゲームの保存
        [load] 読み込み（再現して比較）
        [resume] 読み込み（最後の状態から）
        [bytes] 終わったゲームのセーブの大きさ
        [start] 新しいプロセスでのインポートと新規ゲーム
        [slowest] { $count }回の決定のうち最も遅いもの
        [long] { $count }ラウンドのうち最も遅い決定
       *[greedy] 欲張りボット{ $count }体のゲーム
    }
bench-no-peers =
    { $why ->
        [not-wanted] ほかのエンジン：省略しました。
        [no-harness] ほかのエンジン：計測環境が見つからないので省略しました。
       *[failed] ほかのエンジン：計測できませんでした。{ $said }
    }
bench-peers = 同じ実行でのほかのエンジン（1コア、交互に計測）
bench-engine-heading = エンジン
bench-clone-us = 複製（μs）
bench-choice-us = CPU（μs/選択）
bench-spread = ばらつき
bench-ratios =
    { $flavour ->
        [compiled] コンパイル済み
        [playout] コンパイル済みプレイアウト
       *[interpreted] インタープリター
    }、1選択あたりのCPU時間の比：{ $ratios }
bench-no-servers = サーバー：計測できませんでした。{ $said }
bench-servers = 同じ実行でのサーバー（1プロセス1コア、1卓4席、交互に計測）
bench-server-heading = サーバー
bench-clients = クライアント数
bench-answers = 回答/秒
bench-answer-us = CPU（μs/回答）
bench-storing-us = うちディスクへの保存（μs）
bench-memory = メモリー（MB）
bench-server =
    { $server ->
        [in-memory] boardgame.io（メモリー上）
        [flat-file] boardgame.io（ファイル保存）
       *[underhall] Underhall（回答はディスクに書いてから受理）
    }
bench-soak = { $tables }人対ボット、{ $seconds }秒：終わったゲーム{ $games }件、{ $answers }回答/秒、p50 { $p50 } ms、p99 { $p99 } ms、メモリーは開始時{ $before } MB、終了時{ $after } MB、使用コア{ $cores }。
bench-targets = 目標
bench-target-heading = 目標
bench-measured = 実測
bench-limit = 基準
bench-met = 達成
bench-target =
    { $target ->
        [compiled-catanatron] コンパイル済み、catanatronの何倍か
        [compiled-gin_rummy] コンパイル済み、OpenSpiel gin_rummyの何倍か
        [compiled-hearts] コンパイル済み、OpenSpiel heartsの何倍か
        [playout-catanatron] コンパイル済みプレイアウト、catanatronの何倍か
        [playout-hearts_decisions] コンパイル済みプレイアウトの選択、OpenSpiel heartsの決定の何倍か
        [interpreted-catanatron] インタープリター、catanatronの何倍か
        [interpreted-clone] インタープリター、中盤のゲームの複製（μs）
        [clone] 中盤のゲームの複製（μs）
        [view] 1席のビュー（μs）
        [imagine] 想像した世界（μs）
        [encode] 学習用のバイト列（μs）
        [greedy] 欲張りボット4体のゲーム、ランダムなゲームの何倍か
        [slowest] 最も遅い決定（ms）
        [start] インポートと新規ゲーム（秒）
        [saves] 終わったゲーム{ $saves }件のセーブ（MB）
        [server-flat-file-50] サーバー、クライアント50：回答数、boardgame.io（ファイル保存）の何倍か
        [server-in-memory-50] サーバー、クライアント50：回答数、boardgame.io（メモリー上）の何倍か
        [server-processor-50] サーバー、クライアント50：1回答あたりのCPU時間、boardgame.io（メモリー上）の何分の1か
        [server-p99-50] サーバー、クライアント50：p99、boardgame.io（メモリー上）と比べて（ms）
        [server-storing-50] サーバー、クライアント50：1回答の保存にかかるCPU時間（μs）
        [server-flat-file-200] サーバー、クライアント200：回答数、boardgame.io（ファイル保存）の何倍か
        [server-in-memory-200] サーバー、クライアント200：回答数、boardgame.io（メモリー上）の何倍か
        [server-processor-200] サーバー、クライアント200：1回答あたりのCPU時間、boardgame.io（メモリー上）の何分の1か
        [server-p99-200] サーバー、クライアント200：p99、boardgame.io（メモリー上）と比べて（ms）
        [server-storing-200] サーバー、クライアント200：1回答の保存にかかるCPU時間（μs）
        [server-errors] サーバー：エラー
        [steps-hanabi] 環境のステップ、PettingZooのhanabiの何倍か
        [steps-uno] 環境のステップ、RLCardのunoの何倍か
        [steps-vector] 多数のゲームを同時に、毎秒のステップ数
        [workers] サーバー：2プロセスは1プロセスの何倍か
        [workers-errors] 2プロセスのサーバー：エラー
        [soak-errors] 人対ボット：エラー
        [soak-p99] 人対ボット：p99（ms）
        [soak-table] 人対ボット：4席の1卓あたりのメモリー（kB）
        [soak-memory] 人対ボット：メモリー、終了時と開始時の比
        [super-boss-monster-rate] { game-super-boss-monster }：毎秒の決定数（{ game-boss-monster }比）
        [super-boss-monster-clone] { game-super-boss-monster }：中盤のゲームの複製（μs）
        [super-boss-monster-encode] { game-super-boss-monster }：学習用のバイト列（μs）
        [super-boss-monster-greedy] { game-super-boss-monster }：欲張りボット4体のゲーム（ms）
        [munchkin-quest-rate] { game-munchkin-quest }：毎秒の決定数（{ game-boss-monster }比）
        [munchkin-quest-clone] { game-munchkin-quest }：中盤のゲームの複製（μs）
        [munchkin-quest-encode] { game-munchkin-quest }：学習用のバイト列（μs）
        [munchkin-quest-greedy] { game-munchkin-quest }：欲張りボット3体のゲーム（ms）
        [munchkin-quest-long] { game-munchkin-quest }：200ラウンドのうち最も遅い決定（ms）
       *[growth] 決定のコスト、4席と2席の比
    }
bench-verdict =
    { $met ->
        [yes] はい
       *[no] いいえ
    }
