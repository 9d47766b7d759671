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

## Selling for a level

quest-sale-buy = レベルを買う
