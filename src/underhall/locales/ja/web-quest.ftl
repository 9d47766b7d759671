### Munchkin Quest's table in the browser: map, sheets, explanations.

## Phases and the log

quest-phase-setup = 準備
quest-phase-card = カード
quest-phase-moves = 移動
quest-phase-charity = 慈善
quest-phase-monsters = モンスター
quest-end = 終了
quest-roll = ロール
quest-stat =
    { $stat ->
        [leads] 戦闘中
        [helps] 助太刀中
        [offers] 助力を申し出中
        [near] 助けられる
        [far] 遠すぎる
       *[turn] 手番
    }
table-stop-munchkin-quest =
    { $stop ->
        [always] 常に聞く
        [my-dungeon] 自分の戦闘までパス
        [end-of-phase] これが終わるまでパス
        [hold] 常に止める
       *[auto] 自動
    }
table-stop-about-munchkin-quest =
    { $stop ->
        [always] 何かできるときは必ず聞かれます。
        [my-dungeon] 自分が戦うか呪われるまでパスします。
        [end-of-phase] このフェイズか戦闘が終わるまでパスします。
        [hold] 何もできないときも含め、毎回聞かれます。
       *[auto] 自分に関わりそうなときに聞かれます。
    }
table-keep-as-munchkin-quest =
    { $ask ->
        [until-done] この戦闘か手番が終わるまで
        [until-targeted] 自分が呪われるまで
       *[end-of-phase] このフェイズが終わるまで
    }
quest-asks-fight = { $seat }が戦闘中です。介入しますか？
quest-asks-my-fight = あなたの戦闘です。何かしますか？
quest-asks-turn = { $seat }の手番です。介入しますか？

## The map

quest-map = マップ（{ $n }部屋）
quest-map-about = マップ。ドラッグか矢印キーで動かし、ホイールか＋と－で拡大縮小します。部屋一覧には同じことが文字であります。
quest-mini-map = 周りのマップ
quest-map-tools = マップの道具
quest-zoom-in = 拡大
quest-zoom-out = 縮小
quest-fit = 全体
quest-whole-map = マップ全体
quest-back-to-fight = 戦闘へ
quest-back-to-trade = 交換へ
quest-centre = 自分を中心に
quest-centre-on = { $name }を中心に
quest-room-list = 部屋一覧
quest-room-list-n = 部屋一覧（{ $n }）
quest-you = あなた
quest-you-are-here = あなたはここ
quest-in-room = { $room }
quest-dead-in = 死亡：{ $room }
quest-cost-all = 全部
quest-fight-tag = 戦闘
quest-deal-tag = 取り引き
quest-price =
    { $moves ->
        [all] 移動全部
       *[other] 移動{ $moves }
    }
quest-explore-label =
    { $moves ->
        [all] { $side }を探索（移動全部）
       *[other] { $side }を探索（移動{ $moves }）
    }
quest-walk-there = そこへ歩く（移動{ $moves }）
quest-look-closer = { $name }を詳しく見る
quest-side =
    { $side ->
        [north] 北
        [east] 東
        [south] 南
       *[west] 西
    }
quest-side-letter =
    { $side ->
        [north] 北
        [east] 東
        [south] 南
       *[west] 西
    }
quest-exit =
    { $to ->
        [none] { $side }：壁
        [dark] { $side }：{ $kind }、闇、{ $cost ->
            [0] 通れない
           *[other] 移動{ $cost }
        }
       *[other] { $side }：{ $kind }、{ $to }、{ $cost ->
            [0] 通れない
           *[other] 移動{ $cost }
        }
    }
quest-exit-short =
    { $cost ->
        [0] { $side }：{ $kind }
       *[other] { $side }：{ $kind } { $cost }
    }
quest-arrow = { $emblem }は{ $side }
quest-arrows = 矢印：{ $arrows }

## Rooms

quest-boss-waits = ボス { $n }
quest-sign-all = 全員
quest-sign-letter =
    { $sign ->
        [warrior] 戦
        [wizard] 魔
        [cleric] 聖
        [thief] 盗
        [elf] エ
        [dwarf] ド
        [halfling] ハ
       *[all] 全
    }
quest-sign-good = 吉の印：{ $who }
quest-sign-bad = 凶の印：{ $who }
quest-sign-special = この部屋には独自のルールがある
quest-room-deal = 取り引き：{ $deal }
quest-room-plain = ごく普通の部屋。
quest-room-people = ここにいる：{ $names }
quest-room-floor = 床に{ $n }個
quest-no-search = 部屋漁り不可
quest-search-sign = 部屋漁り { $n }
quest-floor-items = 床：{ $items }
quest-floor-gold = { $n }ゴールド
quest-munchkin-title = { $name }、レベル{ $level }
quest-munchkin-dead = { $name }、死亡
quest-monster-title = { $name }、レベル{ $level }、土台：{ $emblem }
quest-monster-title-gait = { $name }、レベル{ $level }、{ $gait }、土台：{ $emblem }

## The Monster Die

quest-die-rolled = 出目：{ $emblem }
quest-die-tried = もし{ $emblem }なら
quest-die-none = 手番ごとに振り、その色の矢印に沿ってモンスターが動きます。
quest-die-last = 最後の出目。
quest-die-ran =
    { $n ->
        [0] 動いたモンスターはいない。
       *[other] { $n }体が動いた。
    }
quest-die-move =
    { $n ->
        [0] 動くモンスターはいない。
       *[other] { $n }体が動く。
    }
quest-die-would =
    { $n ->
        [0] どのモンスターも動かない。
       *[other] { $n }体が動くはず。
    }
quest-die-lurk = { $n }体は待ち伏せ。
quest-peek = もし：
quest-peek-label = { $emblem }：{ $n }体が動く

## Piles

quest-piles = 山札
quest-pile-rooms = 部屋
quest-pile-loot = 宝物
quest-pile-monsters = モンスター
quest-discards = 捨て札（{ $n }）
quest-discard-dxm = DxMの捨て札
quest-discard-treasure = 宝物の捨て札
quest-discard-monster = モンスターの捨て札

## Sheets

quest-your-munchkin = あなたのマンチキン
quest-munchkin-of = マンチキン：{ $name }
quest-open-sheet = { $name }のシート全体
quest-lv = Lv
quest-goal-level = レベル{ $n }になり
quest-goal-boss = 入口でボスを仕留めれば勝利
quest-goal-mine = 自分：レベル{ $level }
quest-goal-lead = 首位：レベル{ $level }
quest-goal-rival = { $seat }が首位：レベル{ $level }
quest-goal-brink-hit = 体力をあと1失うと死亡！
quest-goal-brink-boss = { $seat }は入口でボスに挑める！
quest-goal-brink-mine = 入口へ行き、ボスを仕留めよう！
quest-goal-brink-rival = { $seat }はあと1レベルでボスに挑める！
quest-level-of = レベル{ $n }。レベル{ $goal }から入口でボスが待つ
quest-health = 体力 { $most }中{ $n }
quest-moves = 移動 { $most }中{ $n }
quest-holds = 手札：宝物{ $treasures }、DxM{ $dxm }
quest-strength = 強さ{ $n }
quest-strength-about = レベルとアイテム（ダイスとカードの前）
quest-belt = ベルト（無制限）
quest-pack = バックパック（{ $n }まで）
quest-belt-pack = ベルト{ $belt }・背{ $pack }
quest-slot-none = なし
quest-slot-free = 空き
quest-item-packed = { $name }、収納中
quest-item-idle = { $name }、今は役に立たない
quest-item-bonus = { $name }、{ $n }
quest-items = アイテム{ $n }
quest-free-bases = 空き{ $n }
quest-shunned = 次の戦闘は助っ人なし
quest-known = 手札にあると分かっているカード
quest-chip = { $name }、{ $who }：レベル{ $level }、体力{ $most }中{ $health }、手札{ $cards }、{ $gold }ゴールド

## Answers

quest-out-explore = 移動{ $moves }：部屋とモンスター
quest-out-walk-fight = 移動{ $moves }、その後戦闘
quest-do-explore = { $side }を探索
quest-do-face = { $face }にする
quest-do-walk = { $room }へ
quest-do-accept = { $name }を受ける
quest-do-counter = { $name }と交渉
quest-out-search = 金{ $gold }%・宝物{ $treasure }%・モンスター{ $monster }%
quest-out-deal = { $deal }
quest-out-pick-up = 移動1：{ $n }個
quest-out-fight = { $mine }対{ $theirs }＋ダイス
quest-out-lure = モンスターを引いてここで戦う
quest-out-buy-level = ゴールドとアイテムで1000
quest-out-tidy = 無料：しまう・出す・落とす
quest-sale-sum =
    { $count ->
        [0] 1レベルは{ $price }ゴールド。
       *[other] アイテム{ $count }個で{ $price }のうち{ $sum }。
    }
quest-sale-rest =
    { $missing ->
        [0] 残りは所持金{ $gold }で払える。
       *[other] 所持金{ $gold }を足しても、あと{ $missing }足りない。
    }
quest-sale-told = { $told }{ $rest }
quest-sale-worth = 価値{ $n }
quest-sale-cancel = やめて全部手元に残す
quest-charity-to =
    { $count ->
        [0] レベルが最も低いのはあなたなので、カードは捨て札になる。
        [1] カードは{ $names }へ渡る。
       *[other] カードは次のうち1人へ渡る：{ $names }。
    }
quest-magic-costs =
    { $count ->
        [1] 歩いては行けない。申し出が受け入れられたら「{ $cards }」を使うことになる。
       *[other] 歩いては行けない。申し出が受け入れられたら、次のうち1枚を使うことになる：{ $cards }。
    }
quest-out-trade = 全部まとめての申し出
quest-out-die = すべて失い、やり直す
quest-out-die-of = { $name }のダイス
quest-out-die-colour = 出目：{ $emblem }
quest-out-call =
    { $n ->
        [0] 近くには誰もいない。魔法でなら来られるかも
       *[other] { $n }人が来られる
    }
quest-out-odds = 介入なしなら{ $n }%
quest-out-accept = { $before }% → { $after }%、条件：{ $price }
quest-price-gold = { $n }ゴールド
quest-price-first = 先に選ぶ権利
quest-done = 完了
quest-passing-done =
    { $kind ->
        [opening] ゲームを始める
        [tidy] 移動に戻る
        [pick-up] 残りは置いていく
        [sell-items] レベルを買う
        [build-trade] この内容で申し出る
       *[other] これで終わり
    }
quest-out-lay = 場に出す
quest-out-lay-bonus = 場に出す：{ $bonus }
quest-out-pack = バックパックへ
quest-out-stow = バックパックへ
quest-out-take-out = 取り出す
quest-out-grip = 片手か両手か
quest-out-drop = 床に落とす
quest-out-shed = 手放す
quest-out-swap = 別の1枚と入れ替え、そちらは捨てる
quest-out-throw = 投げる
quest-out-use = 使う
quest-out-power = 能力を使う
quest-out-d10 = d10を振る
quest-out-uncurse = 取り除く
quest-out-play = プレイする
quest-out-monster = レベル{ $level }
quest-out-bribe = 払えば立ち去る
quest-out-seat = レベル{ $level }、{ $gold }ゴールド
quest-out-place = 誰もいない
quest-out-place-monsters = モンスター{ $n }体
quest-tip-moves =
    { $n ->
        [0] 移動は残っていない。カードとアイテムはまだ使える。
       *[other] 残り移動{ $n }。光る部屋を選ぶか、ここで行動。
    }
quest-passing-end =
    { $n ->
        [0] モンスターが動く
       *[other] 移動{ $n }を捨て、モンスターが動く
    }
quest-passing-roll = 介入なしなら{ $n }%
quest-passing-roll-all = 先に全員が介入できる
quest-moment-curse = { $by }が{ $victim }に「{ $card }」をプレイ。
quest-moment-fight = { $seat }対「{ $card }」：{ $ours }対{ $theirs }。
quest-moment-card = 「{ $card }」をプレイ中。
quest-moment-roll = { $seat }が振った。
quest-moment-monsters = モンスターのターン。
quest-moment-turn = { $seat }の手番。
withheld-item-in-fight = アイテムを出せるのは戦闘の外だけ。
withheld-item-turn = アイテムは自分の移動フェイズに出す。
withheld-slot = 場所が埋まっているか、あなた向きではない。
withheld-character = もう空きがない。
withheld-combat = 戦闘中だけ。
withheld-roll = ロールの直後だけ。
withheld-now = 今は使えない。
withheld-not-in-combat = 戦闘中は使えない。
withheld-own-turn = 自分の手番だけ。
withheld-meeting = 自分の戦闘の前だけ。
withheld-own-combat = 自分の戦闘中だけ。
withheld-defeat = 戦闘に負けた直後だけ。
withheld-victory = 自分の勝利の直後だけ。
withheld-curse = 呪いに対してだけ。
withheld-hits = 体力を失うときだけ。
withheld-boss = ボスには効かない。
withheld-reach = 遠すぎるか、この戦闘には加われない。
munchkin-quest-withheld-no-target = 今使っても効果がない。

## What cannot be done now, and why not

not-now-explore = 探索する
not-now-search = 部屋を漁る
not-now-deal = 取り引きする
not-now-buy-level = 1レベル買う
not-now-trade = 交換する
not-now-call = 助けを呼ぶ
withheld-no-rooms = 残りの部屋がない。
withheld-no-moves = 移動が残っていない。
withheld-dear = 残りの移動では足りない。
withheld-no-dark = ここからの道はすべて探索済み。
withheld-no-search = この部屋は漁れない。
withheld-monster = モンスターがいる間はできない。
withheld-cleaned-out = この部屋は空っぽ。
withheld-once = 各部屋1ターンに1回まで。
withheld-terms = 部屋が求めるものを払えないか、この手番はもう済んだ。
withheld-last-level = レベル{ $n }にはモンスターを仕留めないとなれない。
withheld-price = ゴールドとアイテムで1000必要。今は{ $n }。
withheld-alone = この手番まだ交換していない相手が、ここにも隣にもいない。
withheld-helper = 助っ人がもういる。
withheld-no-helper = ここにも隣にも誰もおらず、魔法でも来られない。
withheld-called = この戦闘ではもう助けを呼べない。

## Why

quest-why-rest = カード・部屋・能力
quest-why-strength = { $seat }の強さ
quest-why-idle = 今は役に立たない：{ $items }。
quest-why-level = なぜレベル{ $n }？
quest-why-boss = ボスは独自のレベルを持つ
quest-why-way = { $card }：なぜ{ $n }部屋？
quest-why-arrow = { $at } { $room }：{ $emblem }の矢印
quest-why-contrary = { $at } { $room }：{ $emblem }の逆
quest-why-fast = +1 { $room }：俊足、もう1部屋
quest-why-jump = 穴か端を越えて{ $room }へ
quest-why-target = { $room }：{ $seat }がいる
quest-why-blocked = { $room }：{ $side }へは通れない
quest-why-slow = { $room }：鈍足、1部屋だけ
quest-why-no-arrow = { $room }：{ $emblem }の矢印なし
quest-why-stop = 停止
quest-why-base = 土台は{ $seat }（{ $emblem }）：止めるのはこの標的だけ。
quest-why-stay = { $emblem }で動かなかったもの
quest-stay = { $card }
quest-stay-lurks = { $card }は動かない
quest-stay-target = { $card }は{ $seat }を見つけた
quest-stay-blocked = { $card }：道がふさがっている
quest-stay-no-arrow = { $card }：その矢印がない
quest-why-sums = なぜ{ $ours }対{ $theirs }？
quest-sum-level = レベル：{ $seat }
quest-sum-monster = レベル：{ $card }
quest-sum-card-by = { $card }（{ $seat }）
quest-sum-hatred = このマンチキンを嫌っている
quest-sum-room = 部屋
quest-sum-added = 追加
quest-sum-dice = ダイス
quest-sum-ours = マンチキン側
quest-sum-theirs = モンスター側
quest-sum-more = モンスターより大きい：勝ち。
quest-sum-less = モンスターより小さい：負け。
quest-sum-tie = 同点：負け。
quest-sum-tie-won = 同点：こちらの側は同点なら勝ちなので、勝ち。
quest-why-search = なぜ{ $n }？
quest-search-dice = ダイス{ $dice }個
quest-search-room = { $room }の印
quest-find =
    { $find ->
        [monster] モンスター
        [gold] ゴールド
        [looted] ゴールドと宝物、荒らされた
        [cleaned] 宝物2枚、空っぽ
       *[all] 宝物3枚、空っぽ
    }
quest-why-escaped = { $card }から逃げ切った
quest-why-caught = { $card }に捕まった
quest-escape-roll = 逃走ロール（修正込み）
quest-escape-needed = 必要な値
quest-why-power = { $card }の能力が成功
quest-why-no-power = { $card }の能力が失敗
quest-d10-roll = d10
quest-d10-limit = レベル（修正込み）
quest-why-moves = 移動
quest-why-supply = この手番の移動力
quest-why-left = 残り
quest-why-prices = 通路と扉は1、鍵のかかった扉と隠し通路は3。カードで変わることもある。
quest-why-dice = なぜ{ $n }？
quest-why-dice-count = ダイスの数

## The end

quest-end-note = 強さ{ $strength }、アイテム{ $items }
quest-chart-goal = レベル{ $goal }からボス戦
quest-chart-gold = 財布の中身
quest-monsters-win = モンスターの勝利
