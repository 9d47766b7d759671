### Munchkin Quest: everything a running game says. In the log, cards and rooms stand in brackets; players do not.

## Log: set-up and the course of turns

event-sex-chosen =
    { $seat }はこのダンジョンでは{ $male ->
        [1] 男
       *[0] 女
    }。
event-first-rolled = { $seat }は最初の手番をかけて{ $n }を出した。
munchkin-quest-event-first-player = 最初の手番は{ $seat }。
munchkin-quest-event-turn-began = 第{ $turn }ターン：{ $seat }。
munchkin-quest-event-phase-began = { $phase }。
event-returned = { $seat }が{ $gold }ゴールドを持って、入口で生き返った。

## Log: cards

munchkin-quest-event-card-drawn = { $seat }は{ $deck }から「{ $card }」を引いた。
munchkin-quest-event-card-drawn-unseen = { $seat }は{ $deck }からカードを1枚引いた。
munchkin-quest-event-card-drawn-many = { $seat }はカードを{ $count }枚引いた：{ $list }。
    .each = { $card }
munchkin-quest-event-card-drawn-unseen-many = { $seat }はカードを{ $count }枚引いた。
munchkin-quest-event-card-shown = { $seat }は皆の前で{ $deck }から「{ $card }」を引いた。
event-hand-shown = { $seat }は手札の「{ $card }」を皆に見せた。
event-deck-empty = { $deck }が尽きた。
event-deck-reshuffled = 捨て札をシャッフルして新しい{ $deck }にした。
event-card-laid = { $seat }は「{ $card }」を場に出した。
event-card-laid-many = { $seat }が場に出した：{ $list }。
    .each = { $card }
event-card-packed = { $seat }は「{ $card }」をバックパックにしまった。
event-card-packed-many = { $seat }がバックパックにしまった：{ $list }。
    .each = { $card }
event-card-unpacked = { $seat }は「{ $card }」をバックパックから出した。
event-grip-changed =
    { $seat }は「{ $card }」を{ $hands ->
        [1] 片手
       *[2] 両手
    }で持ち直した。
event-card-played = { $seat }は「{ $card }」をプレイした。
event-card-used = { $seat }は「{ $card }」を使った。
event-card-thrown = { $seat }は「{ $card }」を戦闘に投げ込んだ。
munchkin-quest-event-card-discarded = { $seat }は「{ $card }」を捨てた。
event-discard-taken = { $seat }は捨て札から「{ $card }」を手札に加えた。
event-card-returned = 戦闘がお流れになり、{ $seat }は「{ $card }」を手札に戻した。
event-card-shed = { $seat }は「{ $card }」を手放した。
event-cheated = { $seat }のイカサマ！「{ $card }」はもうルールに縛られない。
munchkin-quest-event-card-given = { $seat }は{ $to }に「{ $card }」を渡した。
munchkin-quest-event-card-given-unseen = { $seat }は{ $to }にカードを1枚渡した。
event-charity-discard = もっと低いレベルの者がいないので、{ $seat }は「{ $card }」を捨てた。
event-item-dropped = { $seat }は「{ $room }」に「{ $card }」を落とした。
event-gold-dropped = { $seat }は「{ $room }」に{ $n }ゴールドを落とした。
event-item-picked-up = { $seat }は「{ $card }」を拾った。
event-gold-picked-up = { $seat }は{ $n }ゴールドを拾った。
event-item-lost = { $seat }は「{ $card }」を失った。
event-item-stolen = { $seat }は{ $victim }の懐から「{ $card }」を盗んだ。
event-gold-gained = { $seat }は{ $n }ゴールドを得た。
event-gold-lost = { $seat }は{ $n }ゴールドを手放した。
event-curse-played = { $seat }は{ $victim }に呪いをかけた：「{ $card }」！
event-curse-cancelled = 「{ $card }」は打ち消され、{ $victim }は助かった。
event-curse-redirected = 「{ $card }」の狙いは{ $victim }に変わった。
event-curse-works = 「{ $card }」が{ $victim }を襲った。
event-curse-stays = 「{ $card }」が{ $victim }に取りついた。
event-curse-lifted = { $victim }は「{ $card }」から解放された。
event-curse-tip = 「{ $room }」は呪いのお礼に、{ $seat }にDxMカードを1枚くれた。

## Log: characters

event-level-gained = { $seat }は{ $n }レベル上がり、レベル{ $level }になった。
    .you = あなたはレベル{ $level }に上がった。
event-level-gained-many = { $seat }は{ $n }レベル上がった。
    .you = あなたは{ $n }レベル上がった。
event-level-lost = { $seat }は{ $n }レベル下がり、レベル{ $level }になった。
    .you = あなたはレベル{ $level }に下がった。
event-level-lost-many = { $seat }は{ $n }レベル下がった。
    .you = あなたは{ $n }レベル下がった。
event-level-bought = { $seat }はゴールドとアイテム計{ $n }で1レベル買った。
event-hits-lost = { $seat }は体力を{ $n }失った（残り{ $left }）。
event-hits-prevented = 「{ $card }」のおかげで、{ $seat }は体力{ $n }を失わずに済んだ。
event-hits-healed = { $seat }は体力を{ $n }回復した（現在{ $left }）。
event-level-for-hits = { $seat }は1レベルを少しの体力と引き換えた。
event-died = { $seat }は「{ $room }」で死んだ。
event-gave-up = { $seat }は死を選んだ。

## Log: the map

event-walked = { $seat }は「{ $room }」へ移動した（残り移動{ $n }）。
event-walked-many = { $seat }の移動：{ $list }。
    .each = { $room }
event-forced = { $seat }は全移動を使って{ $side }へ強行突破した。
event-blocked = { $side }への道がふさがれ、{ $seat }は進めなかった。
event-explored = { $seat }は{ $side }の闇を探索し、「{ $room }」を見つけた。
event-link-laid = 「{ $room }」の{ $side }側：{ $link }。
event-link-laid-many = 「{ $room }」：{ $list }。
    .each = { $link }（{ $side }）
event-link-turned = 「{ $room }」の{ $side }側は{ $link }になった。
event-link-walled = { $seat }は「{ $room }」の{ $side }側に壁を作った。
event-room-turned = 「{ $room }」が裏返り、「{ $other }」になった。
event-dungeon-explored = ダンジョンはすべて探索された。
event-moved-by-magic = { $seat }は姿を消し、「{ $room }」に現れた。
event-toll-paid = { $seat }は「{ $room }」で見逃してもらうため{ $n }ゴールド払った。
event-toll-evaded = { $seat }は「{ $room }」で払わず、そこでの戦闘は−2になる。
event-searched = { $seat }は「{ $room }」を漁った：合計{ $n }。
event-search-monster = { $seat }はモンスターを見つけてしまった（結果{ $n }）。
event-room-looted = 「{ $room }」は荒らされた。
event-room-cleaned-out = 「{ $room }」は空っぽ。パンくずひとつ残っていない。
event-dealt = { $seat }は「{ $room }」で取り引きした。

## Log: dice

event-dice-rolled = { $seat }はダイス{ $dice }個で合計{ $n }を出した。
event-monster-die = { $seat }がモンスターダイスを振った：{ $colour }。
event-die-set = { $seat }は「{ $card }」でダイスの目を{ $face }に変えた。
event-monster-die-set = { $seat }は「{ $card }」でモンスターダイスを{ $colour }に変えた。
event-dice-again = { $seat }は「{ $card }」で振り直しをさせた。
event-d10-rolled = { $seat }は「{ $card }」のためにd10で{ $n }を出した（{ $limit }以下で成功）。

## Log: monsters

event-monster-drawn = { $seat }はモンスターを引いた：「{ $card }」。
event-monster-based = 「{ $card }」が「{ $room }」に現れた（土台：{ $colour }）。
event-base-freed = 「{ $card }」はダンジョンを去った：土台が必要になった。
event-no-monster = もう出てくるモンスターがいない。
event-monster-moved = 「{ $card }」が「{ $room }」から「{ $to }」へ移動した（{ $steps }部屋）。
event-monster-moved-many = モンスターの移動：{ $list }。
    .each = { $card } → { $to }
event-monster-sent = 「{ $card }」は「{ $to }」へ送られた。
event-monsters-stay = どのモンスターも動かなかった。
event-monster-left = 「{ $card }」はダンジョンを去った。
event-monster-enhanced = 「{ $monster }」に「{ $card }」が付き、レベル{ $level }になった（{ $seat }のしわざ）。
event-monster-joins = 「{ $card }」が戦闘に加わった。
event-door-broken = 「{ $card }」が「{ $room }」の{ $side }の扉をぶち破った。
event-disdained = 「{ $card }」は{ $seat }など相手にしない。
event-disdained-many = { $seat }を相手にしない：{ $list }。
    .each = { $card }

## Log: fights

event-fight-began = 「{ $room }」で{ $seat }対「{ $card }」（レベル{ $level }）！
event-boss-comes = { $seat }の前にボスが現れた：「{ $card }」、レベル{ $level }！
event-side-bonus = 「{ $card }」がマンチキン側の合計を{ $n }変えた（{ $seat }）。
event-monsters-bonus = 「{ $card }」がモンスター側の合計を{ $n }変えた（{ $seat }）。
event-dice-changed = 「{ $card }」がダイスの数を{ $n }変えた（{ $seat }）。
event-backstabbed = { $seat }が{ $victim }の背中を刺した。
event-roll-announced = { $seat }は今まさに振ろうとしている。
event-fight-locked = { $seat }は「{ $card }」で戦闘を閉ざした。もう誰も介入できない。
event-fight-dice = { $seat }はダイス{ $dice }個で{ $n }を出した。
event-fight-monster-dice = { $seat }は「{ $card }」のダイス{ $dice }個で{ $n }を出した。
event-fight-totals = マンチキン{ $ours }、モンスター{ $theirs }。
event-fight-won = { $seat }は戦闘に勝った。
event-tie-won = 同点。{ $seat }は同点に勝つ。
event-tie-lost = 同点。{ $seat }の側に「同点なら勝ち」の者がいないので、モンスターの勝ち。
event-fight-lost = { $seat }は戦闘に負けた。
event-fight-ended = { $seat }の戦闘は勝負なしで終わった。
event-taken-over = { $gone }は戦闘から抜けた。これからは{ $seat }が戦闘を率いる。
event-monster-killed = { $seat }は「{ $card }」を仕留めた。
event-monster-reborn = 「{ $card }」は負けたが、「{ $room }」でまだ生きている。
event-loot-shown = 山分けする戦利品：「{ $card }」。

## Log: help and trade

event-help-called = { $seat }は助けを求めた。
event-nobody-came = { $seat }を助けると申し出た者はいなかった。
event-offer-made =
    { $seat }が助っ人を申し出た。条件：宝物{ $treasures }枚{ $first ->
        [1] （先に選ぶ）
       *[0] {""}
    }、{ $gold }ゴールド、アイテム{ $items }個。
event-offer-declined = { $seat }は断った。
event-offer-declined-many = 断った：{ $list }。
    .each = { $seat }
event-offer-countered =
    { $seat }に別の条件が示された：宝物{ $treasures }枚{ $first ->
        [1] （先に選ぶ）
       *[0] {""}
    }、{ $gold }ゴールド、アイテム{ $items }個。
event-better-asked = { $seat }はもっと良い申し出を求めた。
event-helper-pays = 条件：仲間に入れてもらうため、{ $seat }が{ $n }ゴールド払う。
event-helper-joins = { $seat }が{ $leader }の助っ人になった。条件：宝物{ $treasures }枚、{ $gold }ゴールド、アイテム{ $items }個。
event-promise-kept = { $seat }は{ $to }との約束を守った：{ $gold }ゴールド、アイテム{ $items }個。
event-trade-offered = { $seat }は{ $to }に交換を持ちかけた。
event-trade-countered = { $seat }は{ $to }に別の条件の交換を持ちかけた。
event-trade-done = { $seat }と{ $to }の交換が成立した。
event-trade-declined = { $to }は{ $seat }との交換を断った。
event-item-traded = { $seat }は{ $to }に「{ $card }」を渡した。
event-gold-traded = { $seat }は{ $to }に{ $n }ゴールドを渡した。

## Log: flight

event-exit-chosen = { $seat }は「{ $room }」へ逃げることにした。
event-no-exit = { $seat }には逃げ場がない。
event-escaped = { $seat }は「{ $card }」から逃げ切った（結果{ $n }）。
event-caught = { $seat }は「{ $card }」に捕まった（結果{ $n }）。
event-auto-escape = { $seat }はロールなしで逃げた：「{ $card }」。
event-bad-stuff-in-vain = ひどい目に遭おうにも失うものがなく、{ $seat }は体力をもう1失う。
event-ran = { $seat }は「{ $room }」へ逃げた。
event-boss-level-lost = ボスのせいで{ $seat }は1レベル失う。

## Log: the end

event-won-game = { $seat }はボスを仕留め、ゲームに勝利した。
event-monsters-win = 生き残りなし：モンスターの勝利。

## What a player is asked; -by when a card asks

prompt-answer-counter = 別の条件が出ています。受け入れますか？
prompt-answer-trade = 交換を持ちかけられています。受け入れますか？
prompt-arrive-by-magic = 戦闘へ連れて行ってくれるカードを選んでください。
prompt-bid-gold = 助っ人は何ゴールドもらいますか、それとも払いますか？
prompt-bid-item = リーダーのアイテムをどれか求めますか？
prompt-bid-order = 宝物を先に選ぶのは助っ人ですか、リーダーですか？
prompt-bid-treasures = 助っ人の取り分は宝物何枚ですか？
prompt-build-trade = 渡すものを加え、欲しいものを求めてから、交換を申し出てください。
prompt-charity = 手札が多すぎます。手放すカードを選んでください。
prompt-choose-base = モンスターの土台の色を選んでください。
prompt-choose-base-by = 「{ $card }」：モンスターの土台の色を選んでください。
prompt-choose-card = カードを1枚選んでください。
prompt-choose-curse = 取り除く呪いを選んでください。
prompt-choose-curse-by = 「{ $card }」：取り除く呪いを選んでください。
prompt-choose-die = ダイスを1個選んでください。
prompt-choose-die-by = 「{ $card }」：ダイスを1個選んでください。
prompt-choose-exit = 戦闘に負けました。逃げる先を選んでください。
prompt-choose-face = ダイスをどの目にしますか？
prompt-choose-face-by = 「{ $card }」：ダイスをどの目にしますか？
prompt-choose-fighter = 戦闘中のマンチキンかモンスターを選んでください。
prompt-choose-fighter-by = 「{ $card }」：戦闘中のマンチキンかモンスターを選んでください。
prompt-choose-item = アイテムを1つ選んでください。
prompt-choose-item-by = 「{ $card }」：アイテムを1つ選んでください。
prompt-choose-link = 部屋のどちら側か選んでください。
prompt-choose-link-by = 「{ $card }」：部屋のどちら側か選んでください。
prompt-choose-loss = ゴールドの半分とアイテム、どちらを失いますか？
prompt-choose-loss-by = 「{ $card }」：ゴールドの半分とアイテム、どちらを失いますか？
prompt-choose-monster = モンスターを1体選んでください。
prompt-choose-monster-by = 「{ $card }」：モンスターを1体選んでください。
prompt-choose-munchkin = マンチキンを1人選んでください。
prompt-choose-munchkin-by = 「{ $card }」：マンチキンを1人選んでください。
prompt-choose-offer = 申し出を受けるか、交渉するか、助けなしで戦ってください。
prompt-choose-prize = 奪うものを選んでください。
prompt-choose-prize-by = 「{ $card }」：奪うものを選んでください。
munchkin-quest-prompt-choose-room = 部屋を1つ選んでください。
munchkin-quest-prompt-choose-room-by = 「{ $card }」：部屋を1つ選んでください。
prompt-choose-sex = あなたのマンチキンは男ですか、女ですか？
prompt-choose-side = どちらの側に使いますか？
prompt-choose-side-by = 「{ $card }」：どちらの側に使いますか？
prompt-choose-victim = 犠牲者を選んでください。
prompt-choose-victim-by = 「{ $card }」：犠牲者を選んでください。
munchkin-quest-prompt-discard = 捨てるカードを1枚選んでください。
munchkin-quest-prompt-discard-by = 「{ $card }」：捨てるカードを1枚選んでください。
prompt-escape = 戦闘に負けました。逃がしてくれるカードをプレイするか、走って逃げてください。
prompt-escape-order = どのモンスターから先に逃げますか？
prompt-fight = あなたの戦闘：カードをプレイするか、助けを呼ぶか、ダイスを振ってください。
prompt-give-potion = ポーションを差し出して、失う体力を1減らしますか？
prompt-give-potion-by = 「{ $card }」：ポーションを差し出して、失う体力を1減らしますか？
prompt-give-to = カードを渡す相手を選んでください。
prompt-give-up = わざと死にますか？　手札、ゴールド、アイテム、レベル1を失います。
prompt-lay-at-once = 手に入れたばかりのカードをすぐ場に出すか、パスしてください。
prompt-leave-behind = 逃げやすくするために何か置いていくか、パスしてください。
prompt-lose-item = 失うアイテムを選んでください。
prompt-lose-item-by = 「{ $card }」：失うアイテムを選んでください。
prompt-lure = 部屋は静かです。モンスターを探しますか？
prompt-meeting = モンスターが立ちふさがっています。戦うか、戦闘を避けるカードをプレイしてください。
prompt-moves = あなたの手番です。行動を選んでください。
prompt-opening = ゲーム開始前に、種族・クラス・アイテムを場に出せます。
prompt-pay-card = 支払うカードを選んでください。
prompt-pay-card-by = 「{ $card }」：支払うカードを選んでください。
prompt-pay-price = 何で支払うか選んでください。
prompt-pick-loot = 戦利品から宝物を1枚選んでください。
prompt-pick-up = 拾うものを選んでください。
prompt-provoke = 相手にされていません。それでも襲いかかりますか？
munchkin-quest-prompt-react = 介入するか、パスしてください。
munchkin-quest-prompt-react-by = 「{ $card }」が効果を発揮する前に介入するか、パスしてください。
prompt-sell-items = 1レベルは1000です。支払うアイテムを選び、残りはゴールドで払ってください。
prompt-send-monster = モンスターが行く部屋を選んでください。
prompt-send-monster-by = 「{ $card }」：モンスターが行く部屋を選んでください。
prompt-tidy = 持ち物の整理：変えるものを選んでください。
prompt-toll = 通行料を払いますか？

## What a player may answer

munchkin-quest-option-pass = パス
munchkin-quest-option-yes = はい
munchkin-quest-option-no = いいえ
option-done = 完了
option-walk = 「{ $room }」へ移動する（移動{ $number }）
option-explore = { $side }を探索する（移動{ $number }）
option-force = 全移動を使って{ $side }へ強行突破する
option-search = 部屋を漁る
option-pick-up = 落ちているものを拾う
option-deal = 「{ $room }」で取り引きする
option-fight = 戦う
option-lure = モンスターを探す
option-buy-level = 1レベル買う
option-heal = 1レベルを体力3と引き換える
option-die = わざと死ぬ
option-trade = { $seat }と交換する
option-tidy = 持ち物を整理する
option-end = 手番を終える
option-play = 「{ $card }」をプレイする
munchkin-quest-option-use = 「{ $card }」を使う
option-power = 「{ $card }」の能力を使う
option-d10 = 「{ $card }」のためにd10を振る
option-bribe = 「{ $card }」を買収する
option-throw = 「{ $card }」を投げる
option-uncurse = 「{ $card }」を取り除く
option-lay = 「{ $card }」を場に出す
option-lay-packed = 「{ $card }」を直接バックパックに入れる
option-stow = 「{ $card }」をバックパックにしまう
option-take-out = 「{ $card }」をバックパックから出す
option-grip =
    「{ $card }」を{ $number ->
        [1] 片手
       *[2] 両手
    }で持つ
option-drop = 「{ $card }」を落とす
option-drop-gold = { $number }ゴールドを落とす
option-shed = 「{ $card }」を手放す
option-swap = 「{ $card }」に入れ替える
option-roll = ダイスを振る
option-call = 助けを呼ぶ
option-accept = { $seat }の申し出を受ける
option-counter = 別の条件を出す（{ $seat }）
option-decline = 断る
munchkin-quest-option-seat = { $seat }
munchkin-quest-option-card = { $card }
munchkin-quest-option-item = { $card }
option-monster = { $card }
munchkin-quest-option-place = { $room }
option-side = { $side }
option-number = { $number }
option-colour = { $colour }
option-die-pick = { $face }の目のダイス
option-face = { $face }
option-gold = { $number }ゴールド
option-for-munchkins = マンチキン側
option-for-monsters = モンスター側
option-first-pick = 助っ人が先に選ぶ
option-second-pick = リーダーが先に選ぶ
option-male = 男
option-female = 女
option-want-item = 「{ $card }」を求める
option-want-gold = { $number }ゴールドを求める
option-pay-gold = 助っ人が{ $number }ゴールド払う
option-better = もっと良い申し出を求める
option-curse = { $card }（{ $seat }）
option-show = 「{ $card }」を皆に見せる

## What a question is about, and what its answers do

explain-mq-about-fight =
    「{ $card }」{ $more ->
        [0] {""}
       *[other] ほか{ $more }体
    }と戦闘中：{ $ours }対{ $theirs }、勝率{ $odds }%。
explain-mq-about-other-fight =
    { $who }が「{ $card }」{ $more ->
        [0] {""}
       *[other] ほか{ $more }体
    }と戦闘中：{ $ours }対{ $theirs }、勝率{ $odds }%。
explain-mq-about-call =
    { $who }が「{ $card }」{ $more ->
        [0] {""}
       *[other] ほか{ $more }体
    }との戦闘で助けを求めている：あなたがいれば勝率{ $before }% → { $odds }%。
explain-mq-about-counter = { $who }が別の条件を出した：あなたがいれば勝率{ $before }% → { $odds }%。
explain-mq-about-trade = { $who }が交換を持ちかけている。
explain-mq-about-moves = レベル{ $level }（目標{ $goal }）、体力{ $hits }、残り移動{ $moves }。
explain-mq-about-moves-boss = レベル{ $level }（目標{ $goal }）：入口でボスが待っている。体力{ $hits }、残り移動{ $moves }。
explain-mq-about-charity =
    手札{ $n }枚、上限{ $limit }枚。次の1枚は{ $who }{ $more ->
        [0] {""}
       *[other] か同レベルのほか{ $more }人
    }へ渡る。
explain-mq-about-discard = 手札{ $n }枚、上限{ $limit }枚。あなたより低いレベルの人がいないので、次の1枚は捨て札になる。
explain-mq-about-hits = 体力を{ $n }失うところ（現在{ $left }）。
explain-mq-about-defeat = { $ours }対{ $theirs }で負けた：戦った全員が体力{ $n }を失い、それから逃走。
explain-mq-about-run = { $ours }対{ $theirs }で負けた。残り体力{ $left }：逃げなければならない。
explain-mq-about-award = { $who }が勝った：次はレベルと宝物。
explain-mq-about-curse-you = { $who }があなたに呪いをかけた：「{ $card }」。
explain-mq-about-curse = { $who }が{ $victim }に呪いをかけた：「{ $card }」。
explain-mq-about-fight-roll =
    ダイスの結果は{ $ours }対{ $theirs }：このままなら{ $won ->
        [1] 勝ち
       *[0] 負け
    }。
explain-mq-about-other-fight-roll =
    { $who }のロールは{ $ours }対{ $theirs }：このままなら{ $won ->
        [1] 勝ち
       *[0] 負け
    }。
explain-mq-about-base =
    「{ $card }」（レベル{ $level }）が現れた。{ $owned ->
        [0] モンスターダイスは誰の色でもない
       *[1] 出た色の土台はもう残っていない
    }。
explain-mq-about-escape =
    { $who }は「{ $card }」から逃げる：{ $n }（必要{ $need }）、{ $safe ->
        [1] 成功
       *[0] 失敗
    }。
explain-mq-about-roll = { $who }のロールは{ $n }。
explain-mq-about-monster-die = { $who }がモンスターダイスを振った。
explain-mq-about-won = 戦闘に勝った。
explain-mq-did-play = { $who }が「{ $card }」をプレイした。
explain-mq-did-use = { $who }が「{ $card }」を使った。
explain-mq-did-throw = { $who }が「{ $card }」を投げた。
explain-mq-did-lay = { $who }が「{ $card }」を場に出した。
explain-mq-did-join = { $who }が戦闘に加わった。
explain-mq-will-walk = { $who }が移動しようとしている。
explain-mq-will-explore = { $who }が探索しようとしている。
explain-mq-will-search = { $who }が部屋を漁ろうとしている。
explain-mq-will-deal = { $who }が取り引きしようとしている。
explain-mq-will-act = { $who }が行動しようとしている。
explain-mq-will-end = { $who }の手番がもうすぐ終わる。
explain-mq-turn-begins = { $who }の手番が始まる。
explain-mq-fight = { $ours }対{ $theirs }：勝率{ $odds }%
explain-mq-meet =
    勝率{ $odds }%：「{ $card }」{ $more ->
        [0] {""}
       *[other] ほか{ $more }体
    }、{ $ours }対{ $theirs }
explain-mq-odds-change = 勝率{ $before }% → { $odds }%（{ $ours }対{ $theirs }）
explain-mq-odds-same = 勝率は{ $odds }%のまま
explain-mq-help-change = 勝率{ $before }% → { $odds }%
explain-mq-help = { $who }となら{ $odds }%（来られる人：{ $n }）
explain-mq-nobody-near = 近くには誰もいない。魔法でなら来られるかも
explain-mq-alone = 1人で：{ $odds }%
explain-mq-who-wins = { $who }の勝率{ $odds }%
explain-mq-fight-ends = 戦闘が終わる
explain-mq-joins = 未知のモンスターが加わる
explain-mq-won = 戦闘に勝つ
explain-mq-lost = 戦闘に負ける
explain-mq-other-won = { $who }が戦闘に勝つ
explain-mq-other-lost = { $who }が戦闘に負ける
explain-mq-escape = 逃走成功{ $odds }%（{ $need }以上）：「{ $card }」
explain-mq-escape-all = { $n }体すべてから逃げ切る確率{ $odds }%
explain-mq-caught = 捕まればひどい目
explain-mq-caught-hits = 捕まれば体力−{ $n }
explain-mq-caught-levels = 捕まればレベル−{ $n }
explain-mq-caught-dead = 捕まれば死ぬ
explain-mq-caught-now = 捕まる
explain-mq-escaped = 逃げ切る
explain-mq-level-up = レベル{ $level }に上がる
explain-mq-level-down = レベル{ $level }に下がる
explain-mq-hits-lost = 体力−{ $n }（残り{ $left }）
explain-mq-hits-gained = 体力+{ $n }（合計{ $left }）
explain-mq-die-fatal = 死ぬ
explain-mq-give-up = すべて失い、やり直す
explain-mq-card-lost = 「{ $card }」を失う
explain-mq-card-gained = 「{ $card }」を得る
explain-mq-gold-lost = −{ $n }ゴールド
explain-mq-gold-gained = +{ $n }ゴールド
explain-mq-curse-lifted = 「{ $card }」が消える
explain-mq-cursed = 「{ $card }」が取りつく
explain-mq-strength = 強さ{ $before } → { $after }
explain-mq-strength-same = 強さは{ $n }のまま
explain-mq-muted = +0：「{ $card }」のせいで役に立たない
explain-mq-packed = 収納中はボーナスなし（+{ $n }）
explain-mq-treasures = 宝物+{ $n }
explain-mq-dxm = DxMカード+{ $n }
explain-mq-moves = 移動{ $n }（残り{ $left }）
explain-mq-moves-gained = 移動+{ $n }
explain-mq-explore = 部屋、DxMカード、モンスター
explain-mq-search = 金{ $gold }%・宝物{ $treasure }%・モンスター{ $monster }%
explain-mq-disdained = 相手にしないモンスター{ $n }体
explain-mq-floor = 床に{ $n }個
explain-mq-boss = ボス：{ $ours }対{ $level }＋ダイス
explain-mq-charity = カード{ $n }枚を手放す
explain-mq-hunted = モンスターが来る確率{ $odds }%
explain-mq-end = 移動{ $n }を捨て、モンスターが動く
explain-mq-lure = モンスターを引いてここで戦う
explain-mq-buy-level = ゴールドとアイテム{ $n }でレベル{ $level }
explain-mq-free = 移動は減らない
explain-mq-trade = { $who }：アイテム{ $items }個、{ $gold }ゴールド
explain-mq-d10 = d10で{ $n }以下：{ $odds }%
explain-mq-fine = 失敗したら−{ $n }ゴールド
explain-mq-victims =
    { $n ->
        [0] 今は誰にも効かない
       *[other] 効く相手：{ $n }人
    }
explain-mq-targets = 次に選択：{ $n }通り
explain-mq-turn-die = ダイス1個を好きな目にする
explain-mq-again = 自分のダイスを振り直す
explain-mq-show = ほかには何も起きない
explain-mq-share = 宝物{ $total }枚中{ $n }枚は{ $who }へ
explain-mq-share-yours = 宝物{ $total }枚中{ $n }枚があなたへ
explain-mq-first = { $who }が先に選ぶ
explain-mq-first-you = あなたが先に選ぶ
explain-mq-own-terms = 自分の条件を出す
explain-mq-better = 全員がもう一度申し出られる
explain-mq-stay-out = 加わらない
explain-mq-no-offer = 申し出をやめる
explain-mq-keep-offer = 申し出はそのまま
explain-mq-no-gold = ゴールドなし
explain-mq-must-agree = { $who }の同意が必要
explain-mq-you-get = 「{ $card }」を得る（+{ $bonus }、価値{ $value }）
explain-mq-you-give = 「{ $card }」を渡す（+{ $bonus }、価値{ $value }）
explain-mq-worth = +{ $bonus }、価値{ $value }
explain-mq-sale = { $n }と数える：{ $price }中{ $sum }
explain-mq-no-toll = ここでの戦闘は−2
explain-mq-nothing-changes = 何も変わらない
explain-mq-nothing-more = これで終わり
explain-mq-monster = レベル{ $level }、{ $who }の土台
explain-mq-monsters-there = モンスター{ $n }体
explain-mq-there =
    { $who }{ $more ->
        [0] {""}
       *[other] ほか{ $more }人
    }がいる
explain-mq-nobody-there = 誰もいない
explain-mq-quiet = モンスターはいない
explain-mq-wall = 次のあなたの手番まで壁
explain-mq-turned = 裏面は不明
explain-mq-die-of = { $who }のダイス
explain-mq-die-of-monster = 「{ $card }」のダイス
explain-mq-draws = { $who }がDxMカードを引く
explain-mq-nobody-draws = 誰もカードを引かない
explain-mq-base = { $who }を狙う
explain-mq-leave = 代わりにモンスター{ $n }体がマップから去る
explain-mq-hand-size = レベル{ $level }、手札{ $n }枚
explain-mq-given =
    { $who }{ $more ->
        [0] {""}
       *[other] か、ほか{ $more }人
    }へ渡る
explain-mq-thrown-away = 捨て札になる
explain-mq-into-hand = 手札に加わる
explain-mq-spared = { $who }は助かる
explain-mq-looks = ルールには影響しない
explain-mq-other-dies = { $who }が死ぬ
explain-mq-other-level = { $who }：レベル{ $level }
explain-mq-other-hits-lost = { $who }：体力−{ $n }（残り{ $left }）
explain-mq-other-hits-gained = { $who }：体力+{ $n }（合計{ $left }）
explain-mq-other-loses = { $who }が「{ $card }」を失う
explain-mq-other-pays = { $who }：−{ $n }ゴールド
explain-mq-other-gets = { $who }：+{ $n }ゴールド
explain-mq-other-freed = { $who }から「{ $card }」が消える
explain-mq-other-cursed = { $who }に「{ $card }」が取りつく
explain-mq-other-chooses = { $who }が{ $n }通りから選んで失う
explain-mq-monsters-move = 次はモンスターが動く
explain-mq-no-fight = 戦闘なし
munchkin-quest-ask-answer-counter = 受け入れますか？
munchkin-quest-ask-answer-trade = 受け入れますか？
munchkin-quest-ask-bid-treasures = 助っ人の取り分は宝物何枚ですか？
munchkin-quest-ask-charity = 手放すカードを選んでください。
munchkin-quest-ask-choose-base = 誰の土台にしますか？
munchkin-quest-ask-choose-exit = 逃げる先を選んでください。
munchkin-quest-ask-choose-offer = 申し出を受けるか、別の条件を出すか、断るか選んでください。
munchkin-quest-ask-escape = 逃がしてくれるカードをプレイするか、走って逃げてください。
munchkin-quest-ask-escape-order = どのモンスターから先に逃げますか？
munchkin-quest-ask-fight = カード、助け、それともロール？
munchkin-quest-ask-meeting = 戦うか、戦闘を避けるカードをプレイしてください。
munchkin-quest-ask-moves = 行動を選んでください。
munchkin-quest-ask-react = 介入するか、パスしてください。

## Words

munchkin-quest-phase-setup = 準備
phase-card = カード
phase-moves = 移動
phase-charity = 慈善
phase-monsters = モンスターのターン
deck-monster = モンスターデッキ
deck-treasure = 宝物デッキ
deck-dxm = DxMデッキ
side-north = 北
side-east = 東
side-south = 南
side-west = 西
colour-red = 赤
colour-orange = 橙
colour-yellow = 黄
colour-green = 緑
colour-blue = 青
colour-purple = 紫
link-passage = 通路
link-door = 扉
link-locked = 鍵のかかった扉
link-hidden = 隠し通路
link-wall = 壁

## Why the game ended, by rule

ending-mq-boss-10 = マンチキンがボスを仕留めた。
ending-mq-boss-11 = 2人のマンチキンが共にボスを仕留め、勝利を分かち合った。
ending-mq-win-02 = 生きているマンチキンがいなくなり、モンスターが勝利した。

## Profiles

profile-rulebook = ルールブック
    .about = 『マンチキン・クエスト』のルールに、あいまいな点の裁定とオリジナルのカードを加えたもの。

## Settings

setting-value-edition-rulebook = { profile-rulebook }
setting-length = ゲームの長さ
setting-value-length-full = フル：レベル10からボス戦
setting-value-length-short = ショート（ハウスルール）：レベル7からボス戦、ダンジョンは半分
setting-die_card = モンスターダイスの色でカードを引くのは
setting-value-die_card-any_player = その色のプレイヤー
setting-value-die_card-roller = 自分の色を出した、振った本人だけ
setting-full_base = その色の土台が残っていないとき
setting-value-full_base-colour = その色の最強のモンスターが去る
setting-value-full_base-map = マップ上の最強のモンスターが去る
setting-hidden_cost = 隠し通路のコスト
setting-value-hidden_cost-3 = 移動3
setting-value-hidden_cost-2 = 移動2
setting-emergency = 強行突破できるのは
setting-value-emergency-unspent = 移動をまだ使っていないときだけ
setting-value-emergency-any_time = いつでも、残りの移動をすべて使って
setting-cleaned_out = 空っぽの部屋は
setting-value-cleaned_out-closed = もう漁れない
setting-value-cleaned_out-open = また漁れる
setting-beside_target = 標的と同じ部屋にいるモンスターは
setting-value-beside_target-stays = とどまる
setting-value-beside_target-leaves = それでも矢印に従う
setting-elf_levels = 助っ人のエルフがレベルを得るのは
setting-value-elf_levels-each = 仕留めたモンスターごとに
setting-value-elf_levels-once = 戦闘ごとに1回
setting-boss_loss = ボスに負けた者が失うのは
setting-value-boss_loss-each_monster = モンスター1体につき体力1
setting-value-boss_loss-one_hit = 体力1
setting-one_use_range = 他人の戦闘での使い捨てアイテム
setting-value-one_use_range-thrown = 同じ部屋か隣から投げるものだけ
setting-value-one_use_range-anywhere = どこからでも
setting-packed_big = バックパックの中の大型アイテムは
setting-value-packed_big-free = 移動力を減らさない
setting-value-packed_big-counts = ほかと同じく移動力を減らす
setting-returned_cards = 戦闘がお流れになったとき、使い捨てカードは
setting-value-returned_cards-target_gone = 対象が去ったものだけ手札に戻る
setting-value-returned_cards-all = すべて手札に戻る
setting-extra_hit = ひどい目で失うものがないとき
setting-value-extra_hit-once = 戦闘ごとに体力をもう1失う
setting-value-extra_hit-each_monster = モンスターごとに体力をもう1失う
setting-contrary_blocked = 道をふさがれたあまのじゃくなモンスターは
setting-value-contrary_blocked-stays = とどまる
setting-value-contrary_blocked-follows = 矢印に従う
