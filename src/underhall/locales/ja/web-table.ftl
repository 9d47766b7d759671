### The table in the browser: everything around the game's own words.

## The top: turn, phases, stops, order

table-turn = ターン{ $turn }
table-phases = フェイズ
table-phase-beginning = 開始
table-phase-build = 建設
table-phase-bait = 引き寄せ
table-phase-adventure = 冒険
table-phase-end = 終了
table-stops = 確認のタイミング
table-ask-me = 確認：
table-stop =
    { $stop ->
        [always] 毎回
        [my-dungeon] 自分のダンジョンまでパス
        [end-of-phase] フェイズ終了までパス
        [hold] 優先権を保つ
       *[auto] 自動
    }
table-stop-about =
    { $stop ->
        [always] 対応できるときは必ず確認します。
        [my-dungeon] 自分のダンジョンにヒーローが入る直前までパスします。
        [end-of-phase] このフェイズが終わるまでパスします。
        [hold] 何もできなくても、対応の機会ごとに確認します。
       *[auto] 対応に意味がありそうなときに確認します。
    }
table-act = 介入したい
table-act-about = このヒーローや戦闘、ターンが終わるまで、機会ごとに確認します。ほかの人には見えません。
table-never = このゲーム中、このカードでは確認しない
table-never-count = 確認なし：{ $count }
table-order = 順番
table-first-player = 最初のプレイヤー
table-done = 済み
table-change = カードを変える
table-confirm = 決定
table-confirm-choose = 先に場所を選ぶ
table-stack = スタック
table-stack-order = 後入れ先出し
table-stack-empty = 空
table-stack-none = 待っている効果はありません。
table-stack-first = 最初に解決
table-stack-wait = 対応を待っています。全員に同じように聞くので、待ち時間から手札はわかりません。
table-stack-open = 受付中

## Seats

table-you = あなた
table-bot = ボット
table-away = 離席中
table-caretaker = ボットが代理
table-resigned = 投了
table-souls = 魂
table-wounds = 負傷
table-damage = ダメージ
table-damage-total = このダンジョンの合計ダメージ
table-health = 体力{ $health }
table-holds = 手札：部屋{ $rooms }、呪文{ $spells }
table-known = 判明：{ $cards }
table-dungeon-of = { $seat }のダンジョン
table-chip = { $seat }：魂{ $souls }、負傷{ $wounds }、ダメージ{ $damage }。ダンジョンを見る
table-stat =
    { $stat ->
        [out] 退場
        [choosing] 選択中
        [ready] 準備完了
        [walking] ヒーロー侵入中
        [walked] 終了
        [kept-out] ヒーローは入らない
       *[next] ヒーロー待機中
    }
table-your-walk = このダンジョンにヒーロー侵入中
table-your-build = 建設中
table-entrance = 入口
table-kept-out = ヒーローは入らない
table-place-of = 部屋{ $slot }、{ $seat }
table-place-new = 新しい部屋{ $slot }
table-place-levels = 5部屋目でボスがレベルアップ
table-face-down = 裏向き
table-used = このターンは使用済み
table-map = ダンジョンの概観
table-map-place = 部屋{ $slot }：{ $name }、ダメージ{ $damage }

## Town and forecast

table-town = 町
table-town-about = 次の引き寄せ（誰も対応しなければ）
table-town-empty = 町には誰もいません。
table-stays = 町にとどまる
table-goes-to = { $seat }のもとへ向かう
table-tie = 同数、{ $names }
table-nobody-has = 宝物を持つ者なし
table-fate-dies = 部屋{ $slot }で死亡
table-fate-may-die = 部屋{ $slot }で死亡？
table-fate-lives = 生き残る・負傷{ $wounds }
table-fate-flees = 町へ逃走
table-fate-unsure = 生き残る？
table-hero-label = { $hero }、体力{ $health }。{ $fate }

## Piles and hand

table-pile-rooms = 部屋
table-pile-spells = 呪文
table-pile-discard = 捨て札
table-pile-heroes = ヒーロー
table-pile-epic = すごい
table-pile-empty = 何もありません。
table-hand = あなたの手札
table-hand-count = あなたの手札（{ $count }枚）
table-hand-open = 手札{ $count }枚・開く
table-hand-empty = 手札はありません。
table-aside = 伏せた札
table-tray = カードを選ぶ

## The decision

prompt-hold = 優先権を保持中です。確認できたらパスしてください。
table-decision = あなたの決定
table-answers = 選択肢
table-skip = スキップ
table-digest = 前回の選択から：
table-digest-change = { $seat }：{ $measure } { $change }。
table-retell = もう一度
table-staged-rooms = 部屋がいっせいに公開されます。
table-for-good = 元に戻せません。もう一度押すと実行します。
table-pass = パス
table-pass-plain = 何もしない
table-pass-again = もう一度押すと退場になります。
table-press-again = 別の質問です。答えるにはもう一度押してください。
table-keep = パスを続ける
table-keep-as =
    { $ask ->
        [until-done] このヒーローの間
        [until-wound] ヒーローが生き残りそうになるまで
        [until-targeted] 自分が対象になるまで
        [until-stopped] 誰も止めなければ
       *[end-of-phase] このフェイズの間
    }
table-passing-wound = 負傷{ $wounds }
table-passing-soul = 魂+{ $souls }
table-passing-their-wound = { $seat }：負傷{ $wounds }
table-passing-their-soul = { $seat }：魂+{ $souls }
table-passing-unsure = 結果は未定
table-key-space = スペース
table-more = ほかの選択肢（{ $count }）
table-fewer = たたむ
table-not-now = 今はできない（{ $count }）
table-back = 戻る
table-choose-this =
    { $kind ->
        [discard] 捨てる
        [take] 取る
       *[choose] このカードにする
    }
table-choose-what = 次に何をするか選ぶ（{ $count }）
table-choose-where = 次に場所を選ぶ（{ $count }）
table-tip-glow = 光っているカードや場所、またはここから選んでください。
table-tip-where = 光っている場所を選んでください。
table-tip-answer = ここから選んでください。
table-moment-room = { $hero }が{ $seat }の「{ $room }」にいる（残り体力{ $left }）。
table-moment-room-mine = { $hero }があなたの「{ $room }」にいる（残り体力{ $left }）。
table-moment-adventure = ヒーローが{ $seat }のダンジョンに入ろうとしている。
table-moment-adventure-mine = ヒーローがあなたのダンジョンに入ろうとしている。
table-moment-build = { $seat }が建設中。
table-outcome-covers = 「{ $card }」の上
table-outcome-new-room = 新しい部屋{ $slot }
table-outcome-seat = 魂{ $souls }・負傷{ $wounds }
table-outcome-room = { $seat }、部屋{ $slot }・ダメージ{ $damage }
table-outcome-hero = 残り体力{ $left }
table-wait-link = サーバーを待っています
table-wait-over = ゲーム終了。
table-wait-sent = 回答を送信中
table-wait-replay = リプレイ
table-wait-window = 対応を待っています
table-wait-seats = 選択中（{ $count }人）：{ $names }
table-wait-game = 待っています
withheld-other-question = 今はできません。先に別の質問に答えてください。
withheld-not-a-cancel = 呪文に対しては、キャンセルするものだけが使えます。
withheld-build-spell = この呪文は建設フェイズにだけ使えます。
withheld-adventure-spell = この呪文は冒険フェイズにだけ使えます。
withheld-no-target = この呪文の対象が今はありません。
withheld-room-phase = 部屋は建設フェイズに建設します。
withheld-not-your-build = 今はほかのプレイヤーが建設する番です。
withheld-room-built = このターンはもう部屋を建設しました。
withheld-advanced = つよい部屋は、同じ宝物のある部屋の上に建設します。
withheld-no-building = このターンはもう部屋を建設できません。
withheld-no-place = この部屋を建設する場所がありません。

## Log, reasons, card in full

table-log = ログ
table-log-filter = ログの表示
table-log-show =
    { $filter ->
        [me] 自分
        [fights] 戦い
        [chat] チャット
        [building] 建設
        [map] マップ
       *[all] すべて
    }
table-log-older = 以前の行（{ $count }）
table-log-setup = 準備
table-log-more = ほか{ $count }件
table-log-less = たたむ
table-log-harm = 自分への被害：
table-log-each = 内訳
table-goal = ゲームの目的
table-rail = ログ、カード、チャット
table-why = なぜ？
table-why-damage = なぜ{ $damage }ダメージ？
table-why-printed = { $card }（印刷値）
table-why-source = { $card }
table-why-next-door = 隣の{ $card }
table-why-came-from = { $card }から来た
table-why-monsters = 機能しているモンスター部屋{ $n }つ
table-why-other = その他の効果
table-why-dealt = { $card }のダメージ
table-why-left = { $hero }の残り体力は{ $left }。
table-why-deadly = { $hero }には致命的。
table-why-lured = { $hero }はなぜそこへ？
table-why-stayed = { $hero }はなぜ町にとどまる？
table-why-fool = { $hero }は魂が最も少ないところへ行く。
table-why-seat = { $seat }
table-why-tie = 同数なので町にとどまる。
table-why-none = 求める宝物を誰も持っていない。
table-why-died = { $hero }はなぜ死んだ？
table-why-survived = { $hero }はなぜ生き残った？
table-why-health = 体力
table-why-rule = ルール本文
table-inspector = カード
table-inspector-empty = カードを指すか、キーボードで選ぶと、ここで読めます。
table-copies = 枚数：{ $all }、捨て札：{ $discarded }

## Chat, votes, system

table-chat = チャット
table-chat-empty = まだメッセージはありません。
table-chat-say = ひとこと
table-chat-send = 送信
table-mute = { $name }をミュート
table-unmute = { $name }のミュート解除
table-report = { $name }をサーバー管理者に通報する
table-report-why = どれについての通報ですか？
table-report-chat = この発言
table-report-name = 名前
table-report-play = プレイのしかた
table-report-never = やめる
table-report-done = 通報しました。サーバー管理者だけが見られます。
table-vote = ゲーム終了に投票
table-vote-yes = ここで終える
table-vote-back = 投票を取り消す
table-vote-open = 勝者なしでここで終えたい人：{ $names }
table-resign = 投了
table-relieve = { $name }の代わりにボットに任せる
table-resign-sure = あとはボットが代わりに遊び、あなたは勝てなくなります。
table-end-alone = このゲームを終える
table-end-alone-sure = 勝者なしでここで終わります。リプレイには残ります。
table-stay = 続ける
table-leave = 退席
table-leave-waits = 退席（ゲームは待っています）
table-leave-kept = 退席（戻るまでボットが席を守ります）
table-take-here = ここで遊ぶ
table-take-back = 席に戻る
table-caretaken = ボットがあなたの席で代わりに遊んでいます。
table-undo = 取り消し（新しい情報が出るまで）
table-sound = サウンド
table-language = 言語
table-help = ルール
table-menu = メニュー
table-speed = 速さ
table-motion = 動き
table-motion-kind =
    { $motion ->
        [full] オン
        [none] オフ
       *[auto] システムに従う
    }
table-hints-on = 新しい決定を説明する
table-plain-font = 普通の文字
table-all-settings = すべての設定
table-close = 閉じる
table-heard = サーバーの最後の応答は{ $seconds }秒前です。
table-seconds = { $seconds }秒
table-watching = { $count }人が観戦中
table-link =
    { $link ->
        [joining] 接続中
        [lost] 接続が切れました
       *[closed] 別の場所で開かれています
    }
table-outage = 接続が切れました。ゲームは無事です。再接続しています……
table-outage-now = いますぐ試す

## At one device

table-curtain-title = { $name }に端末を渡してください
table-curtain-about = それまで誰の手札も表示されません。
table-curtain-open = 私が{ $name }です

## The end

table-end-won =
    { $count ->
       *[other] { $names }の勝ち
    }
table-end-you = あなたの勝ち
table-end-nobody = 勝者なし
table-end-vote = 全員の合意でここで終了しました。
table-end-turns = { $turns }ターン
table-end-out = 退場
table-end-score = 魂−負傷：{ $score }
table-end-mine = { $of }人中{ $place }位。
table-end-mine-out = { $place }位、ターン{ $turn }で退場。
table-end-minutes = { $minutes }分
table-end-play-on = ターンを選んで続きから
table-standing = 順位
table-chart-souls-goal = 破線：{ $goal }で勝ち
table-chart-wounds-goal = 破線：{ $goal }で退場
table-points = 分かれ目
table-points-about = 優劣の変化。押すとその場面のリプレイを開く
table-points-alone = 得点が大きく動いた場面。押すとその場面のリプレイを開く
table-rematch = 再戦
table-rematch-same = 同じ席、新しいカード
table-rematch-join = ほかの人が待っています
table-watch-replay = リプレイ
table-save-file = 保存ファイル
table-look-board = テーブルを見る
table-to-end = 結果を見る

## Watching and replaying

table-sit-by = 見る席
table-scrubber = ゲームの場面
table-scrub =
    { $to ->
        [start] 最初へ
        [turn-back] 1ターン戻る
        [back] 1手戻る
        [play] 再生
        [pause] 一時停止
        [forth] 1手進む
        [turn-forth] 1ターン進む
       *[end] 最後へ
    }
table-eyes = 視点
table-eyes-of =
    { $eyes ->
        [watcher] 観戦者
       *[open] 手札公開
    }
table-copy-moment = リンク
table-make-lesson = ここからレッスンを作る
table-make-puzzle = ここからパズルを作る
table-proving = すべての手順を調べています……
table-copied = コピー済み
table-play-on = ここから遊ぶ
table-scrub-more = その他

## Hints

table-hint-close = わかった
guide-goal = 目標
guide-fight = 戦闘
guide-stop = 説明をやめる

## Boss Monster: what is asked, and what passing means

series-asks-build = このターンに建設する部屋
series-asks-nothing-to-build = 建設できる部屋がありません。ほかのことをしますか？
series-asks-before-reveal = あなたの部屋が公開される前に対応しますか？
series-asks-rival-builds = { $seat }が建設中です。対応しますか？
series-asks-hero-enters = { $hero }が{ $seat }のダンジョンに入ろうとしています。対応しますか？
series-asks-hero-enters-mine = { $hero }があなたのダンジョンに入ろうとしています。対応しますか？
series-asks-hero-walks = { $hero }が{ $seat }のダンジョンにいます。対応しますか？
series-asks-hero-walks-mine = { $hero }があなたのダンジョンにいます。対応しますか？
series-passing-build = このターンは建設しない
series-passing-fatal = 負傷が{ $wounds }になり、退場

## Boss Monster: the goal, always in sight

boss-goal-souls = 魂{ $n }個で勝利
boss-goal-wounds = 負傷{ $n }個で退場
boss-goal-mine = 自分：魂{ $souls }、負傷{ $wounds }
boss-goal-lead = 首位：魂{ $souls }、負傷{ $wounds }
boss-goal-rival = { $seat }が首位：魂{ $souls }
boss-goal-brink-wounds = あと1つ負傷すると退場！
boss-goal-brink-rival = { $seat }の勝利まであと魂{ $n }個！
boss-goal-brink-mine = 勝利まであと魂{ $n }個！

table-fair =
    { $kind ->
        [fair] 公正なシャッフル：サーバーはゲームの前に秘密の数を決め、プレイヤーのページが乱数を加えました。カードは誰にも選べません。ゲームが終われば誰でも検証できます。
        [alone] サーバーはゲームの前に秘密の数を決めましたが、乱数を加えたページはありません。配られたものは、ゲームが終われば検証できます。
        [chosen] このゲームのシードは、テーブルを開くときに選ばれました。
        [continued] このゲームは以前のゲームの続きで、カードも同じです。
       *[earlier] シャッフルを検証できるようになる前のゲームです。
    }
table-fair-end =
    { $kind ->
        [fair] このカードは誰も、サーバーさえも選んでいません。誰でも検証できます。
        [alone] 乱数を加えたページがなく、サーバーだけで配りました。配られたものは検証できます。
        [chosen] このゲームのシードは、テーブルを開くときに選ばれました。
        [continued] このゲームは以前のゲームの続きで、カードも同じでした。
       *[earlier] シャッフルを検証できるようになる前のゲームです。
    }
table-fair-check = シャッフルを検証
table-fair-title = 公正なシャッフル
table-fair-commitment = サーバーの秘密の数の指紋
