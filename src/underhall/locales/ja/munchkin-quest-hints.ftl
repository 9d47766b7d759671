# What a newcomer to Munchkin Quest is told when something is asked for the first time, on the page and in the terminal.

hint-munchkin-quest-answer-counter = 相手からの別の条件です。受ければ約束になり、別の条件で返すこともできます。
hint-munchkin-quest-answer-trade = 「はい」なら交換は全部成立し、そうでなければまったく成立しません。
hint-munchkin-quest-arrive-by-magic = 歩いては間に合いません。移動のカードがあなたを戦場へ運びます。
hint-munchkin-quest-bid-counter = あなたの出す条件、つまり助っ人の取り分です。相手は断ることもできます。
hint-munchkin-quest-bid-gold = ゴールドはどちらにも動きます。助っ人がもらうことも、加わりたい助っ人が払うこともできます。
hint-munchkin-quest-bid-item = リーダーの場にあるものも代価になります。
hint-munchkin-quest-bid-order = 先に選ぶ方が良いものを取ります。
hint-munchkin-quest-bid-treasures = 助力の値段を決めます。まず宝物、次にゴールドとアイテム。リーダーは別の条件で返せます。
hint-munchkin-quest-build-trade = 交換は全部まとめて成立するか、まったく成立しないかです。
hint-munchkin-quest-charity = 6枚目からは、いちばんレベルの低いマンチキンに渡ります。
hint-munchkin-quest-choose-base = この色の土台に乗ります。その色の人がモンスターの分を振り、止め、自分で仕留めるか仕留めるのを手伝えばカードを引きます。
hint-munchkin-quest-choose-card = 選んだカードは全員に見えます。
hint-munchkin-quest-choose-curse = いちばん困るものを選びましょう。
hint-munchkin-quest-choose-die = ダイスは横に書かれた者のものです。
hint-munchkin-quest-choose-exit = 光る出口へ逃げます。モンスターごとにダイス1個、5か6で成功、だめならひどい目です。
hint-munchkin-quest-choose-face = 合計はすぐ変わりますが、まだ介入されるかもしれません。
hint-munchkin-quest-choose-fighter = マンチキンでもモンスターでも、勝たせたい側を選べます。
hint-munchkin-quest-choose-item = ボーナスと価値を見ましょう。
hint-munchkin-quest-choose-link = 方角はマップと同じで、上が北です。
hint-munchkin-quest-choose-loss = ゴールドの半分かアイテム1つ、惜しくない方を。
hint-munchkin-quest-choose-monster = 横にレベルと部屋の番号があります。
hint-munchkin-quest-choose-munchkin = たいていは、いちばん勝利に近い人です。
hint-munchkin-quest-choose-offer = 申し出を受けるか、別の条件で返すか、1人で戦うか。約束は必ず守られます。
hint-munchkin-quest-choose-prize = すぐ使えるものを取りましょう。
hint-munchkin-quest-choose-room =
    { $device ->
        [keys] かっこの中はマップ上の部屋の番号です。
       *[mouse] 選べる部屋はマップ上で光っています。
    }
hint-munchkin-quest-choose-sex = 見た目だけの違いです。このゲームのカードには影響しません。
hint-munchkin-quest-choose-side = 戦っていなくても、戦いの行方は決められます。
hint-munchkin-quest-choose-victim = 誰でもかまいません。自分でも。
hint-munchkin-quest-discard = 捨てたカードは全員に見えます。
hint-munchkin-quest-escape = カードならダイスなしで逃げられるかもしれません。
hint-munchkin-quest-escape-order = 捕まるたびに、次に振る前にそのモンスターのひどい目に遭います。
hint-munchkin-quest-fight = 両者の合計が並びます。カード、助っ人、またはロール。ダイスの前に全員が介入できます。
hint-munchkin-quest-give-potion = 体力がなくなると死にます。
hint-munchkin-quest-give-to = いちばん低いレベルが複数います。カードを渡す相手を選びます。
hint-munchkin-quest-give-up = 死んだマンチキンは次の手番に入口で生き返り、両方の山札から2枚ずつと300ゴールドを得ます。
hint-munchkin-quest-lay-at-once = 手に入れたばかりの宝物は、ほかの人の手番でもすぐ場に出せます。
hint-munchkin-quest-leave-behind = 置いたものは、誰かが拾うまで部屋に残ります。
hint-munchkin-quest-lose-item = いちばん惜しくないものを選びましょう。
hint-munchkin-quest-lure = ダンジョンがすべて探索済みなら、静かな部屋で戦いを探せます。
hint-munchkin-quest-meeting = 部屋のモンスターとは、まず戦わなければなりません。避けられるカードは少しだけです。
hint-munchkin-quest-moves =
    { $device ->
        [keys] 歩く、暗闇を探索する、部屋を漁る、取り引きする、交換する、アイテムを場に出す。動くには移動力が要り、カードは無料です。手番を終えるとモンスターが動きます。map で見渡せます。
       *[mouse] 足が移動です。光る部屋を押せば歩き、闇を押せば探索、ここで行動もできます。終わるとモンスターが動きます。
    }
hint-munchkin-quest-opening = 最初の手番の前に、種族・クラス・アイテムを出せます。着たもの、持ったものはすぐ強さになります。
hint-munchkin-quest-pay-card = 能力の代価です。手札のほか、場のカードでも払えます。
hint-munchkin-quest-pay-price = アイテムは価値の分だけ数え、おつりは出ません。
hint-munchkin-quest-pick-loot = 宝物は約束した順に選びます。残りはほかの人のものです。
hint-munchkin-quest-pick-up = 床のものは拾った者のものです。
hint-munchkin-quest-provoke = 相手にしないモンスターは、こちらから襲わない限り何もしません。
hint-munchkin-quest-react =
    { $device ->
        [keys] その場から介入できます。たいていはパスです。Enter か、しばらくパスするなら skip。パスしたことは、何か変わらない限りもう聞かれません。
       *[mouse] 今いる場所から介入できます。たいていはパスです。いつ聞かれるかは、上の「確認」で選べます。
    }
hint-munchkin-quest-sell-items = アイテムは書かれた値段で数え、捨て札になります。おつりは出ません。
hint-munchkin-quest-send-monster = そこから矢印に従って進みます。
hint-munchkin-quest-tidy = 無料です。バックパックは小さくボーナスもありませんが、手が空きます。大型アイテムは移動を減らします。
hint-munchkin-quest-toll = 払わない者は、この部屋での戦闘が不利になります。

## The guided game: what each part of a turn is about

guide-munchkin-quest-goal = レベル10になり、入口のボスを仕留めれば勝ちです。仕留めたモンスターでレベルが上がり、装備で強くなります。
guide-munchkin-quest-card = 手番はDxMカードを引いて始まります。自分を助けるか、誰かの邪魔をするカードです。使いどきまで取っておきましょう。
guide-munchkin-quest-moves = 移動は3です。歩く、新しい部屋を開く、部屋を漁るのに使います。新しい部屋ではたいてい戦闘になります。
guide-munchkin-quest-fight = 自分の強さとダイスで、相手のレベルとダイスに挑みます。振る前なら全員がカードを使え、あなたは助けを呼べます。
guide-munchkin-quest-charity = 手番の終わりに持てる手札は5枚です。残りはいちばんレベルの低いマンチキンに渡ります。
guide-munchkin-quest-monsters = モンスターダイスを振り、モンスターはその色の矢印に従って動きます。土台と同じ色のマンチキンに会うと止まります。
