### ブラウザのページ（テーブルそのものを除く）。

## すべてのページ

web-skip = 本文へ移動
web-language = 言語
web-nav = ページ
web-nav-home = スタートページへ
web-nav-new = 新しいテーブル
web-nav-cards = カード
web-nav-learn = 学ぶ
web-nav-rules = ルール
web-nav-replays = リプレイ
web-nav-settings = 設定
web-nav-account = アカウント
web-nav-credits = クレジット
web-nav-docs = ドキュメント
web-version =
    Underhall { $version }・{ $engine ->
        [release] エンジン：コンパイル済み（PGO、LTO）
        [compiled] エンジン：コンパイル済み
       *[interpreted] エンジン：未コンパイル
    }
web-loading = 少々お待ちください……
web-close = 閉じる
web-retry = もう一度試す
web-list-more = もっと見る
web-name-label = 名前
web-name-ask = テーブルでの名前は？
web-name-ask-about = 聞くのは一度だけです。設定でいつでも変えられます。
web-name-missing = 名前を1〜24文字で入力してください。
web-you = あなた
web-guest =
    { $seat ->
        [0] ゲスト
       *[other] ゲスト{ $seat }
    }
web-bot-name =
    { $seat ->
        [0] アダ
        [1] ブルーノ
        [2] 千代
        [3] ドミトロ
        [4] エステル
       *[other] ファトゥ
    }
web-problem-title = うまくいきませんでした
web-problem-offline = サーバーが応答しません。接続を確認してください。ゲームは無事です。
web-problem-unknown = サーバーで処理できませんでした。ゲームは無事です。
web-offline-title = 接続がありません
web-offline-text = Underhallがサーバーにつながりません。接続を確認してください。ゲームは無事です。このページは自動でもう一度試します。
web-not-found-title = ダンジョンで迷子
web-not-found-text = このアドレスには何もありません。リンクが途中で切れているか、テーブルがもうないのかもしれません。
web-not-found-back = スタートページに戻る
web-pace =
    { $pace ->
        [live] 早めの時計
        [relaxed] ゆったりの時計
        [slow] 1手に1日
       *[untimed] 時計なし
    }
web-pace-about =
    { $pace ->
        [live] 質問ごとに20秒、リアクションは8秒、持ち時間は3分。
        [relaxed] 質問ごとに1分、リアクションは20秒、持ち時間は10分。
        [slow] 質問ごとに1日。画面の前にいる必要はありません。
       *[untimed] 好きなだけ考えられます。
    }
web-bot =
    { $bot ->
        [easy] ボット（弱い）
        [normal] ボット（普通）
        [greedy] ボット（普通）
        [hard] ボット（強い）
        [nightmare] ボット（悪夢）
        [adaptive] ボット（あなたに合わせる）
        [random] ボット（ランダム）
       *[other] ボット：{ $bot }
    }
web-strength =
    { $bot ->
        [easy] 弱い
        [hard] 強い
        [nightmare] 悪夢
        [adaptive] 合わせる
       *[normal] 普通
    }
web-opponent-easy = モッシー
    .about = 初心者のように動きます。手堅いものの、ときどき失敗します。
web-opponent-normal = ブルーイン
    .about = いま得られるものだけを数え、先のことは考えません。
web-opponent-hard = ナナ・ウェブ
    .about = 数多くの対戦から、後で効いてくる手を学びました。
web-opponent-nightmare = 老ヒドラ
    .about = 自分の手を決める前に、頭の中で何百回も続きを試します。
web-opponent-adaptive = ウォブル
    .about = 遊ぶうちに変わります。あなたが強いほど、相手も強くなります。
web-opponents = 席{ $n }の相手は？
web-opponents-about = 一覧で席を選び、次に相手を選びます。
web-opponents-seat = 席{ $n }
web-opponents-strength = 強さ
web-opponents-pips = { $most }段階中{ $n }
web-opponents-varies = あなた次第

## スタート

web-start-free = オープンソース・アカウント不要
web-start-tagline = ダンジョンゲームのテーブル。ダンジョンを建て、ヒーローを誘い込み、魂を集めよう。
web-start-play = いますぐ遊ぶ
web-start-show-me = 遊び方を見る
web-start-first-lesson = 最初のレッスン
web-start-dealing = 配っています
web-start-play-about =
    { $bot ->
        [easy] { $game }・あなたと弱いボット3体
       *[normal] { $game }・あなたと普通のボット3体
    }
web-start-games = ゲーム
web-start-mine = 自分のテーブル
web-start-mine-more = ほかに{ $n }卓
web-start-mine-less = たたむ
web-start-open = 募集中のテーブル
web-start-open-none = いまプレイヤーを待っているテーブルはありません。テーブルを開くか、すぐにボットと遊べます。
web-start-watch = 観戦できるゲーム
web-start-replays-note = 見るだけでも、途中から遊んでも
web-start-replays-none = 終わったゲームはまだありません。遊んだゲームは一手ずつここに残ります。
web-start-replays-all = すべてのリプレイ
web-game-seats = { $least }〜{ $most }人
web-game-minutes = { $minutes }分
web-lobby-free =
    { $n ->
        [0] 満席
       *[other] 空席{ $n }
    }
web-lobby-turn = ターン{ $turn }
web-lobby-ended = 終了
web-lobby-join = 参加
web-lobby-watch = 観戦
web-lobby-go-on = 続ける
web-lobby-look = 開く
web-lobby-your-move = あなたの番
web-lobby-clear = 一覧から外す：{ $names }
web-lobby-clear-sure =
    { $how ->
        [open] このテーブルを離れますか？
        [alone] このゲームを終えて一覧から外しますか？
        [ended] このテーブルを一覧から外しますか？
       *[shared] 投了して一覧から外しますか？　あとはボットが遊びます。
    }
web-lobby-clear-yes = 外す
web-lobby-clear-no = 残す
web-replay-won = { $name }の勝ち
web-replay-nobody = 勝者なしで終了
web-replay-score = { $name } { $score }
web-replay-scores =
    { $game ->
        [munchkin-quest] レベル：{ $scores }
       *[other] 魂から負傷を引いた数：{ $scores }
    }
web-replay-turns = { $turns }ターン
web-replay-watch = リプレイ：{ $title }
web-replays-note = 自分の終わったゲームと公開ゲームを、一手ずつ、どのプレイヤーの目からでも。

## 新しいテーブル

web-new-note = ボットと、リンクで友だちと、または一つの画面を囲んで。
web-new-seats = 席
web-new-who = 席{ $n }に座る人
web-new-me = 自分
web-new-here = この画面で遊ぶ人
web-new-friend = 友だち（リンクで）
web-new-anybody = 誰でも
web-new-add = 席を増やす
web-new-cut = 席{ $n }を減らす
web-new-hot-seat = この画面で複数人が遊びます。手番の間はカーテンが手札を隠します。
web-new-pace = ペース
web-new-public = 誰でも見つけて参加できる
web-new-watchers = ほかの人が観戦できる
web-new-free-chat = 定型文だけでなく自由にチャットできる
web-new-more = すべての設定
web-new-open = テーブルを開く
web-new-start = ゲームを始める
web-new-variants = ハウスルール
web-new-as-edition = 版のとおり

## 待合室

web-wait-title = プレイヤーを待っています
web-wait-free = 空席
web-wait-you = あなた
web-rated = レーティング戦
web-rated-about = 全員のレーティングが変わる
web-wait-who = 参加できる人
web-wait-public = 誰でも
web-wait-by-link = リンクを持つ人
web-wait-start =
    { $n ->
        [0] ゲームを始める
       *[other] いま始める（空席はボット）
    }
web-wait-owner = { $name }がゲームを始めます
web-wait-leave = テーブルを離れる
web-wait-welcome = 席にどうぞ
web-wait-invited = { $name }が「{ $game }」に招待しています。アカウントもインストールも不要。名前だけで遊べます。
web-wait-sit = 座る
web-wait-full = 満席です
web-wait-invite = 友だちを招待
web-wait-invite-about = このリンクを開くかコードを読み取った人が、このテーブルに座れます。
web-wait-network = 同じネットワーク（Wi-Fiなど）にあるどの機器からでも、このリンクで入れます。
web-wait-here = スマートフォンやほかのパソコンからはまだ入れません。サーバーがこのパソコンだけを受け付けているためです。同じネットワークの友だちと遊ぶには、いったん止めて、次のどちらかのコマンドで起動してください。
web-wait-here-link = このパソコンなら、どのブラウザーでもリンクを開けます。
web-wait-alone = このパソコンはネットワークにつながっていないため、ほかの機器からは入れません。つないでから、このページを再読み込みしてください。
web-wait-or = ソースからビルドした場合：
web-wait-link = このテーブルへのリンク
web-wait-qr = このテーブルへのリンクのQRコード
web-wait-fair = 公正なシャッフル：あなたのページが乱数を加えます。サーバーは秘密の数をもう決めています。その指紋は { $mark } です。
web-wait-opening = 全員がそろいました。乱数を集めています
web-seek-title = 対戦相手を探す
web-seek-about = 人数がそろうと、ゲームは自動で始まります。
web-seek-go = 探す
web-seek-waiting = 対戦相手を探しています
web-seek-stay = このページを開いたままにしてください。閉じると募集は終わります。
web-seek-nobody = まだ誰も来ていません。いまボットと始めるか、このまま待ってください。
web-seek-bots = ボットと始める
web-seek-stop = 募集をやめる
web-seek-gone = ページから長く応答がなかったため、募集は終わりました。もう一度始められます。
web-wait-copy = リンクをコピー
web-wait-copied = コピーしました
web-wait-share = 共有……

## カードとルール

web-cards-note = テーブルで見るとおりのすべてのカード。指すと拡大し、押すとそのカードのページを開きます。
web-cards-search = 名前、テキスト、ID
web-cards-kinds = カードの種類
web-cards-treasures = 宝物
web-cards-all = すべて
web-cards-kind =
    { $kind ->
        [boss] ボス
        [room] 部屋
        [trap] トラップ
        [monster] モンスター
        [foe] モンスター
        [advanced] つよい部屋
        [spell] 呪文
        [epic] すごいヒーロー
        [item] アイテム
        [treasure] 宝物
        [dxm] デウス・エクス・マンチキン
        [curse] 呪い
        [tile] 部屋
       *[hero] ヒーロー
    }
web-cards-count = { $n }種類
web-cards-rooms = 部屋{ $n }面
web-cards-none = 当てはまるカードはありません。言葉を減らすか、別の種類を試してください。
web-cards-large = 拡大したカード
web-cards-copies = 箱の枚数
web-cards-copies-first = 初期の版の枚数
web-cards-players = 使用人数
web-cards-players-from = { $n }人以上
web-cards-printed = 収録
web-cards-first-only = 初期の版のみ
web-cards-id = ID

## 設定

web-settings-note = このブラウザーに保存されます。
web-settings-you = あなた
web-settings-name-about = テーブルでほかの人に見える名前です。
web-settings-save = 保存
web-settings-saved = 保存しました。
web-settings-plain-font = 見出しも普通の文字にする
web-settings-motion = 動き
web-settings-speed = テーブルの進む速さ
web-settings-speed-value =
    { $speed ->
        [slow] ゆっくり
        [fast] 速い
        [off] オフ
       *[normal] ふつう
    }
web-settings-speed-about = 質問の前に、起きたことを見せる速さです。オフにすると、すぐに質問します。
web-settings-moving = アニメーション
web-settings-motion-value =
    { $motion ->
        [full] いつも
        [none] なし
       *[auto] システムに従う
    }
web-settings-sound = 音
web-settings-sound-all = 音を出す
web-settings-volume = 音量
web-settings-sound-kind =
    { $kind ->
        [board] テーブル：カード、ヒーロー、モンスター、ダイス
        [harm] 自分が受けること
        [turn] 自分の番、時計、終了
       *[chat] チャット
    }
web-settings-hints = ヒント
web-settings-hints-on = 新しい種類の選択を一度だけ説明する
web-settings-hints-again = すべてのヒントをもう一度表示
web-settings-hints-seen =
    { $n ->
        [0] まだヒントは出ていません。
       *[other] { $n }個のヒントを見ました。
    }

## クレジット

web-credits-art = 絵
web-credits-art-about = カードの絵とエンブレムは、次のサイトのアイコンをドット絵にしたもの（縮小・陰影・配色を変更）です：
web-credits-own = 宝物の印、席のエンブレム、メーター、小さな記号、壁、枠、カードの裏はUnderhallのために描きました。
web-credits-fonts = 書体
web-credits-libraries = ソフトウェア
web-credits-licences = ライセンス全文
web-credits-games = ゲーム
web-credits-games-about = Boss Monster、Super Boss Monster、Munchkin Questは各権利者の商標です。Underhallはファンによるプロジェクトで、出版社との提携や承認はありません。カードの効果は独自の文章です。

## テーブルのカード

web-card-damage = ダメージ{ $damage }
web-card-face-down = 裏向きのカード
web-card-off = 不能状態
web-card-off-short = 不能
web-card-beneath = 下に{ $n }枚
web-card-kind =
    { $kind ->
        [monster] { $advanced ->
            [yes] つよいモンスター
           *[no] モンスター
        }
       *[trap] { $advanced ->
            [yes] つよいトラップ
           *[no] トラップ
        }
    }
web-card-spell =
    { $when ->
        [build] 呪文・建設
        [adventure] 呪文・冒険
       *[both] 呪文・建設と冒険
    }
web-card-item = アイテム
web-card-item-boss = 使うと：{ $effect }
web-card-hero =
    { $epic ->
        [yes] すごいヒーロー
       *[no] ヒーロー
    }
web-card-worth =
    { $n ->
        [2] 魂2個分または負傷2個分。
       *[other] 魂1個分または負傷1個分。
    }
web-card-level-up = 5部屋でレベルアップ
web-card-levelled = レベルアップ済み
web-card-label-room = { $name }、{ $kind }、ダメージ{ $damage }、宝物：{ $treasure }。{ $effect }
web-card-value = 価値{ $n }ゴールド
web-card-label-spell = { $name }、{ $kind }。{ $effect }
web-card-label-boss = { $name }、ボス、XP { $xp }、宝物：{ $treasure }、{ $level }。{ $effect }
web-card-label-hero = { $name }、{ $kind }、体力{ $health }、宝物：{ $treasure }。{ $effect }
web-meter-souls = 魂：{ $most }のうち{ $value }
web-meter-wounds = 負傷：{ $most }のうち{ $value }
web-pile = { $name }：{ $count }枚

## Games for one

web-best = 1人用ゲームの自己ベスト
web-best-none = 終わったゲームはまだありません。
web-new-contents = 内容
web-new-solo = 1人
web-new-solo-about = 競争相手はいません。望む宝物が足りればヒーローが来ます。魂から負傷を引いた得点で称号が決まります。
web-new-players =
    { $n ->
       *[other] { $n }人
    }
web-new-refused = ルール上、この組み合わせはできません：{ $why }
web-new-nearest = 最も近い設定にする：{ $nearest }

# House sets

web-house-sets = ハウスセット：{ $sets }
web-sets-title = カードを作る
web-sets-note = カードを書き、絵で確かめ、すぐにボット相手に試せます。カードを知るのは、それを使って開いたテーブルだけです。
web-sets-write = あなたのカード
web-sets-drawn = 見た目
web-sets-known = ハウスセットを使っていることは、テーブルの全員に表示されます。このセット：
web-sets-game = ゲーム
web-sets-cards = 印刷内容と効果
web-sets-words = 文（英語）
web-sets-draw = 描く
web-sets-try = ボット相手に試す
web-sets-faults = 誤り
web-sets-right = 問題ありません。
web-sets-how = カードの書き方
web-sets-link = 自分のカードを書く
