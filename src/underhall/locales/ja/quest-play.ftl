### Munchkin Quest in the terminal: what its table says besides the words that it shares with the page, and its hints.

## The table

play-quest-goal = 最初にボスを仕留めた者の勝ちです。モンスターを仕留めてレベルを上げ、レベル{ $goal }になったら、ボスの待つ入口へ戻りましょう。
play-quest-turn = 第{ $turn }ターン
play-quest-decks = 山札：部屋{ $rooms }、モンスター{ $monsters }、宝物{ $treasures }、DxM{ $dxm }・捨て札{ $discards }
play-quest-hand = あなたの手札（{ $count }枚、手番の終わりに{ $limit }枚まで）
play-quest-boons = この手番
play-quest-dead = 死亡
play-quest-map-cut = マップが画面より広いです。すべての部屋は rooms で見られます。
play-quest-treasures =
    { $n ->
        [0] 宝物なし
       *[other] 宝物{ $n }枚
    }
play-quest-picks =
    { $first ->
        [yes] 先に選ぶ
       *[no] 後から選ぶ
    }
play-quest-gold = { $n }ゴールド
play-quest-pays = { $n }ゴールド払う
play-quest-odds-with = { $name }が助ければ{ $n }%
play-quest-gives = { $name }が渡すもの：{ $given }
play-quest-countered = { $seat }の提案：{ $terms }。
play-quest-so-far = ここまで：{ $terms }。

## What is going on when somebody is asked

play-quest-fight = { $who } 対 { $whom }：{ $ours } 対 { $theirs }。
play-quest-moment =
    { $window ->
        [fight] { $seat }が戦闘のダイスを振るところです。
        [defeat] { $seat }は戦闘に負け、体力を失うところです。
        [hits] あなたは体力を失うところです。
        [won] { $seat }が戦闘に勝ちました。
        [award] { $seat }が戦闘に勝ちました。これからレベルと宝物を受け取ります。
        [end] { $seat }の手番が終わるところです。
        [curse] 呪いが効果を発揮するところです。
        [roll] ダイスの目が出ています。
       *[turn] { $seat }の手番が始まります。
    }
play-quest-moment-action =
    { $deed ->
        [walking] { $seat }が移動するところです。
        [exploring] { $seat }が探索するところです。
        [searching] { $seat }が部屋を漁るところです。
        [dealing] { $seat }が取り引きするところです。
       *[other] { $seat }が行動するところです。
    }
play-quest-moment-roll = { $seat }の出目：

## Help at the table

play-help-quest-skip = このフェイズか戦闘が終わる、自分が戦う、呪われる、または誰かが介入するまでパスする
play-help-map = マップを描き、何かがある部屋を並べる
play-help-rooms = すべての部屋を言葉で並べる：印、ルール、取り引き、出口、矢印
play-help-sheets = 全員のマンチキンのシートを全部見る
play-help-discards = 捨て札を見る
play-mark-quest-links = 通路、扉、鍵のかかった扉、隠し通路。空きは壁
play-mark-quest-monsters = モンスターのレベル、ダイス、宝物
play-mark-quest-rooms = 死んだマンチキン、床に落ちているもの、入口でボスが待つレベル
play-mark-quest-items = 戦闘でのボーナス、ゴールドでの価値
play-mark-quest-held = 手札の宝物カードとDxMカード

## The end

play-quest-chart = { $first }〜{ $last }ラウンド終了時のレベル
replay-quest-standing = { $name }：レベル{ $level }

## Hints, once a game for each kind of question

hint-quest-answer-counter = リーダーが出した条件です。受けるか、加わらないかです。
hint-quest-answer-trade = 双方が同時に渡すか、何も動かないかです。
hint-quest-arrive-by-magic = 歩いては間に合いません。移動のカードがあなたを戦場へ運びます。
hint-quest-bid-counter = あなたの出す条件、つまり助っ人の取り分です。相手は断ることもできます。
hint-quest-bid-gold = ゴールドはどちらにも動きます。助っ人がもらうことも、加わりたい助っ人が払うこともできます。
hint-quest-bid-item = リーダーの場にあるものも代価になります。
hint-quest-bid-order = 先に選ぶ方が良いものを取ります。
hint-quest-choose-card = 選んだカードは全員に見えます。
hint-quest-choose-curse = いちばん困るものを選びましょう。
hint-quest-choose-die = ダイスは横に書かれた者のものです。
hint-quest-choose-exit = モンスターごとに1個振り、5か6なら逃げられ、だめならひどい目に遭います。選んだ部屋に移ります。
hint-quest-choose-face = 合計はすぐ変わりますが、まだ介入されるかもしれません。
hint-quest-choose-fighter = マンチキンでもモンスターでも、勝たせたい側を選べます。
hint-quest-choose-item = ボーナスと価値を見ましょう。
hint-quest-choose-link = 方角はマップと同じで、上が北です。
hint-quest-choose-loss = ゴールドの半分かアイテム1つ、惜しくない方を。
hint-quest-choose-monster = 横にレベルと部屋の番号があります。
hint-quest-choose-munchkin = たいていは、いちばん勝利に近い人です。
hint-quest-choose-prize = すぐ使えるものを取りましょう。
hint-quest-choose-room = かっこの中はマップ上の部屋の番号です。
hint-quest-choose-side = 戦っていなくても、戦いの行方は決められます。
hint-quest-choose-victim = 誰でもかまいません。自分でも。
hint-quest-discard = 捨てたカードは全員に見えます。
hint-quest-escape = カードならダイスなしで逃げられるかもしれません。
hint-quest-escape-order = 捕まるたびに、次に振る前にそのモンスターのひどい目に遭います。
hint-quest-give-potion = 体力がなくなると死にます。
hint-quest-give-to = いちばんレベルの低いマンチキンがもらいます。同じなら、あなたが選びます。
hint-quest-lay-at-once = 手に入れたばかりのものはすぐ場に出せます。あとでは自分の移動のときだけです。
hint-quest-leave-behind = 置いたものは、誰かが拾うまで部屋に残ります。
hint-quest-lose-item = いちばん惜しくないものを選びましょう。
hint-quest-lure = 探索し尽くしたダンジョンではモンスターは勝手に現れません。それでもレベルは仕留めて得るものです。
hint-quest-moves = 歩く、暗闇を探索する、部屋を漁る、取り引きする、交換する、アイテムを場に出す。動くには移動力が要り、カードは無料です。手番を終えるとモンスターが動きます。map で見渡せます。
hint-quest-pay-card = 能力の代価です。手札のほか、場のカードでも払えます。
hint-quest-pay-price = アイテムは価値の分だけ数え、おつりは出ません。
hint-quest-pick-loot = 残したものは相棒が取ります。
hint-quest-pick-up = 床のものは拾った者のものです。
hint-quest-provoke = 相手にしないモンスターは、こちらから襲わない限り何もしません。
hint-quest-give-up = 死んだマンチキンは次の手番に入口で生き返り、両方の山札から2枚ずつと300ゴールドを得ます。
hint-quest-react = その場から介入できます。たいていはパスです。Enter か、しばらくパスするなら skip。パスしたことは、何か変わらない限りもう聞かれません。
hint-quest-sell-items = 1000になるまで選びます。おつりは出ません。
hint-quest-send-monster = そこから矢印に従って進みます。
hint-quest-toll = 払わない者は、この部屋での戦闘が不利になります。
quest-sale-buy = レベルを買う
