### Munchkin Quest's fights, offers of help and trades in the browser.

## The sides and their sums

quest-fight-ours = マンチキン側
quest-fight-theirs = モンスター側
quest-fight-you = 自分
quest-fight-with = { $name }と一緒なら
quest-fight-wins-ties = 同点なら勝ち
quest-fight-monster = { $name }、レベル{ $level }、土台：{ $owner }
quest-fight-rolls-for =
    { $owner ->
        [yes] 土台：{ $name }が振る
       *[no] 持ち主のない土台
    }
quest-fight-gang = モンスター{ $n }体
quest-fight-gang-together = まとめて戦う
quest-fight-this-side = こちら側
quest-fight-rows = 内訳{ $n }件
quest-fight-row-least = 1未満にならない
quest-fight-row-hatred =
    { $side ->
        [more] { $name }が嫌い
       *[less] { $name }が苦手
    }
quest-fight-row-hates =
    { $side ->
        [more] { $who }が嫌い
       *[less] { $who }が苦手
    }
quest-fight-row-added = 追加
quest-fight-none-yet = まだいない
quest-fight-why =
    { $what ->
        [level-munchkin] マンチキンは自分のレベルを数える。
        [level-monster] モンスターはカードのレベルを数える。
        [boss] カードに何とあっても、ボスはこのレベル。
        [item] 使用中か着用中のアイテムはボーナスを足す。
        [card] 種族、クラス、呪いが合計を変える。
        [hatred] 参加者が二人とも当てはまっても一度だけ。
        [room] 部屋の効果。
       *[added] この戦闘で使われた。
    }

## Dice

quest-fight-dice =
    { $n ->
        [0] ダイスなし
       *[other] まだ
    }
quest-fight-dice-wait =
    { $n ->
        [0] ダイスなし
       *[other] これから振るダイス{ $n }個
    }
quest-fight-dice-fell = 出目 { $faces }
quest-fight-die = ダイス{ $sign }{ $count }個
quest-fight-plus-dice = ＋{ $n }個
quest-fight-total =
    { $dice ->
        [0] 合計{ $n }
       *[other] { $n }とダイス{ $dice }個
    }
quest-fight-sign =
    { $side ->
        [good] 吉の印（{ $who }）：ダイス1個増
       *[bad] 凶の印（{ $who }）：ダイス1個減
    }

## What is at stake

quest-fight-treasures = 宝物{ $n }枚
quest-fight-levels = レベル+{ $n }
quest-fight-boss = ボス
quest-fight-boss-prize = 勝てばゲームに勝利
quest-fight-boss-loss = 参加者は全員1レベルも失う。
quest-fight-if-lost =
    { $who ->
        [you] 負けたら：
       *[other] { $name }が負けたら：
    }
quest-fight-lose-hits = 体力−{ $n }、それから逃走。
quest-fight-safe = 逃走は{ $n }以上で成功。
quest-fight-bad-stuff = ひどい目：{ $text }

## Who may act

quest-fight-acts = まだ介入できる人
quest-fight-acts-all = { $n }人ともまだ介入できる。待ち時間はみな同じで、手札は誰にも見えない。
quest-fight-acts-locked = この戦闘にはもう誰も介入できない。
quest-fight-acts-rolled = 使えるのは、ロール後に使うカードだけ。
quest-fight-shut-out = 介入不可
quest-fight-announced = { $name }がダイスを振ろうとしている。
quest-fight-window = いま誰でも介入できる。待ち時間はみな同じ。
quest-fight-hold = 待った！
quest-fight-hold-about = ロールを止めておく。1戦闘に1回。
quest-fight-held = ロールを止めている。介入するか、進めるか。

## After the roll

quest-fight-roll = ロール
quest-fight-stands =
    { $result ->
        [won] { $name }が{ $by }上回っている
        [lost] { $name }は{ $by }足りない
        [tie-won] 同点。{ $name }の側は同点なら勝ち
       *[tie-lost] 同点は{ $name }の負け
    }
quest-fight-after-only = 変えられるのは、ロール後に使うものだけ。
quest-fight-roll-for =
    { $kind ->
        [search] 部屋漁り
        [escape] 逃走
        [monster] モンスターダイス
        [d10] d10
       *[plain] ロール
    }

## 戦闘とロールの見せ方

quest-told-verdict =
    { $result ->
        [you-win] { $ours }対{ $theirs }：あなたの勝ち
        [you-lose] { $ours }対{ $theirs }：あなたの負け
        [you-win-tie] { $ours }対{ $theirs }：同点、あなたの勝ち
        [you-lose-tie] { $ours }対{ $theirs }：同点、あなたの負け
        [they-win] { $ours }対{ $theirs }：{ $name }の勝ち
        [they-win-tie] { $ours }対{ $theirs }：同点、{ $name }の勝ち
        [they-lose-tie] { $ours }対{ $theirs }：同点、{ $name }の負け
       *[they-lose] { $ours }対{ $theirs }：{ $name }の負け
    }
quest-told-box =
    { $what ->
        [level] レベル
        [item] アイテム
        [card] 種族・クラス
        [hatred] 相性
        [room] 部屋
        [added] カード
        [best] 最大のダイスをもう一度
       *[rest] その他
    }
quest-told-sum = { $who }：{ $n }
quest-told-rolled-by = { $names }がロール
quest-told-since =
    { $mine ->
        [yes] あなたが受け取るもの
       *[no] その結果
    }
quest-told-need =
    { $kind ->
        [d10] { $n }以下が必要
       *[other] { $n }以上が必要
    }
quest-told-goal =
    { $you ->
        [yes] レベル{ $level }に到達：いよいよボス戦！
       *[no] { $name }がレベル{ $level }に到達：次はボス戦！
    }
quest-told-again = { $what }{ $ask }
quest-told-roll-again = もう一度ロールする？

## Victory and defeat

quest-fight-won = 勝利
quest-fight-picks =
    { $you ->
        [yes] あなたが選ぶ：
       *[no] 選ぶのは：
    }
quest-fight-lost = 敗北
quest-fight-health = 体力{ $n }／{ $of }
quest-fight-hits = 体力−{ $n }
quest-fight-hits-coming = 体力を{ $n }失う
quest-fight-died = 死亡。
quest-fight-where = どこへ逃げる？
quest-fight-runs-to = 逃げる先：{ $room }
quest-fight-no-exit = 逃げ道がない。ひどい目にあう。
quest-fight-exit-monsters = モンスター{ $n }体がいる
quest-fight-escape = 逃走
quest-fight-escaped = 逃走成功
quest-fight-escape-from =
    { $hope ->
        [none] ダイスだけでは足りない
        [last] { $n }だけが成功
       *[some] { $n }以上で成功
    }
quest-fight-in-vain = ひどい目に効き目がなかったので、体力をもう1失う。

## Curses

quest-fight-curse-on = 標的：
quest-fight-curse-answer = 対応できる順（標的が先）：

## Offers of help

quest-offer-help = 助っ人
quest-offer-outlook = 勝ち目
quest-offer-stands = 今のまま
quest-offer-could = 助けに来られる人
quest-offer-call = 助けを呼ぶ
quest-offer-calls = （あと{ $n }回）
quest-offer-brings =
    +{ $n }{ $dice ->
        [0] {""}
       *[other] とダイス{ $dice }個
    }
quest-offer-thinking = 考え中
quest-offer-of =
    { $name }の条件：{ $state ->
        [new] 新しい
        [countered] 別の条件あり
        [declined] 断り
        [expired] 期限切れ
        [taken] 成立
       *[other] 受付中
    }
quest-offer-state =
    { $state ->
        [declined] 断り
        [expired] 期限切れ
        [taken] 助っ人
        [folded] 保留
       *[other] 受付中
    }
quest-offer-share = { $total }枚中{ $n }枚
quest-offer-order =
    { $n ->
        [0] 宝物なし
       *[other] 宝物を取る順：{ $names }
    }
quest-offer-for-nothing = 見返りなし
quest-offer-an-item = アイテム1つ
quest-offer-asked = 要求
quest-offer-leader-says =
    { $you ->
        [yes] あなたの返答
       *[no] { $name }の返答
    }
quest-offer-accept = 受ける
quest-offer-counter = 値切る
quest-offer-no = 断る
quest-offer-show = 見る
quest-offer-none = 助っ人なし
quest-offer-take-it = 承知する
quest-offer-dear = 今の持ち分では足りない。
quest-offer-sent = 送信済み。{ $name }が考え中。
quest-offer-refused = 別の条件は断られた。
quest-offer-yours = 助ける見返りは？
quest-offer-answer-to = { $name }に何を出す？
quest-offer-send = 申し出る
quest-offer-send-counter = 返答を送る
quest-offer-back = 戻る
quest-offer-wont = 助けない
quest-offer-sending = 条件を送っている。
quest-offer-gold-from =
    { $side ->
        [leader] { $name }が払う
        [helper] 参加のため{ $name }が払う
       *[none] ゴールドなし
    }
quest-offer-pays = { $n }払う
quest-offer-better = もっと良い条件を求める
quest-offer-keep = 今の条件のまま
quest-offer-propose = 条件を出す
quest-offer-item = 場のアイテム
quest-offer-no-item = アイテムなし
quest-offer-who-first = 先に選ぶのは
quest-offer-first = { $name }が先
quest-offer-less = 減らす：{ $name }
quest-offer-more = 増やす：{ $name }
quest-offer-clock = 残り{ $n }秒
quest-offer-lose-by = ‹ 負け
quest-offer-win-by = 勝ち ›
quest-offer-if-nobody = 介入なしなら
quest-offer-odds =
    誰も介入しなければ、勝ち{ $win }%、同点{ $tie }%（{ $ties ->
        [won] 勝ちになる
       *[lost] 負けになる
    }）、負け{ $lose }%。1人なら{ $alone }%。
quest-offer-cannot =
    { $why ->
        [dead] { $seat }は死亡しているが、介入はできる。
        [shunned] { $seat }は呼べない。ここでは誰も助けない。
        [level] { $seat }はレベル{ $level }でないので、ボス戦では助けられない。
        [far] { $rooms ->
            [-1] { $seat }は魔法でしか来られない。カードは使える。
           *[other] { $seat }は{ $rooms }部屋先で、魔法でしか来られない。カードは使える。
        }
       *[other] { $seat }は来られない。
    }

## Trade

quest-trade-gives = 渡すもの
quest-trade-could = 加えられるもの
quest-trade-left = 残り{ $n }
quest-trade-nothing = なし
quest-trade-has-nothing = 渡せるものがない
quest-trade-offer = { $name }に申し出る
quest-trade-cancel = 交換しない
quest-trade-yes = 承知する
quest-trade-no = 断る
quest-trade-whole = すべて交換するか、何も交換しないか。
quest-trade-state =
    { $state ->
        [asked] { $giver }から交換の申し出
        [building] { $taker }との交換を組み立てる
        [waits] { $taker }が考え中
       *[other] { $giver }と{ $taker }が交渉中
    }
