### Super Boss Monster's table in the browser.

## Phases, seats, order

super-phase-city = 町
super-phase-minion = 手下
super-score = 得点
super-score-about = 魂−負傷
super-coins = コイン
super-stat =
    { $stat ->
        [sent] 手下を送った
       *[later] この後
    }
super-open-dungeon = ダンジョンを開く
super-items-won = アイテム：{ $items }。

## The town board

super-board = 町のボード
super-oldest = 古い順に左から
super-landmarks = ランドマーク
super-one-minion = 1マスに手下1体。任務は手下フェイズに。
super-filled-left = 宝物に関係なく左から埋まる。
super-minions-home = 手下は最後に帰る。
super-arrive-each = 毎ターン{ $n }人来る。
super-open-board = 開く
super-market = 市場
super-market-empty = 市場は空です。
super-took = 取った人：
super-discard = 捨て札（{ $n }）
super-next-turn = 次のターン
super-last-turn = このターンが最後です。
super-arrive = { $n }人のヒーローが来る。
super-nobody-pushed = 誰も押し出されない。
super-items-wait = 待っているアイテム：{ $items }
super-covers = 2マスをふさぐ
super-top-of-pile =
    { $below ->
        [0] 酒場に1人
       *[other] 一番上、下に{ $below }人
    }
super-below = 下に{ $n }人
super-nobody-here = 誰もいない
super-tavern-empty = 誰もいません。
super-tavern-solo = ヒーローがここに来たとき
super-game-over = ゲーム終了
super-pad-about = 5〜6人プレイ用。
super-open-landmark = { $landmark }：マスを見る

## Heroes in town

super-tie = とどまる：同数、{ $n }対{ $n }
super-needs = 必要{ $needs }、今{ $has }
super-comes = 来る：必要{ $needs }、今{ $has }
super-stayed = 町にとどまる
super-pushed = 次：{ $landmark }
super-moves-up = 左に詰める
super-with-minion = 手下を置くと
super-coming = 次のターンに{ $hero }が来る
super-ghost = 来る予定：{ $hero }、{ $fate }

## Action spaces, in a word, and what they do

super-do-treasure = ボス+1
super-do-market = 市場
super-do-market-about = 残り物
super-do-room = 部屋
super-do-room-about = 1枚引く
super-do-spell = 呪文
super-do-spell-about = 1枚捨てる
super-do-last-room = 最後の
super-do-last-room-about = 部屋+2
super-do-shuffle = 混ぜる
super-do-shuffle-about = 重なった部屋
super-do-summon = 呼ぶ
super-do-summon-about = どのダンジョンへも
super-do-summon-solo = 自分のダンジョンへ
super-do-summon-shut = ヒーローが必要
super-space-taken = { $seat }の手下がいる
super-space-tried = 自分の手下を仮に置いた
super-minion = 自分の手下
super-minion-here = 手下がいる
super-minion-space = マス
super-tokens = +1トークン{ $n }個
super-disabled = このターンはダメージなし

## Sending the minion

super-trial-boss = { $errand }
super-trial-dies = { $hero }が来て、部屋{ $slot }で死亡
super-trial-wounds = { $hero }が来て生き残る：負傷{ $wounds }
super-trial-stays = { $hero }は{ $seat }へ行かない
super-trial-summon = { $hero }を送る、体力{ $health }
super-trial-nobody = ほかに誰も来ない
super-trial-errand = 手下フェイズに行う
super-trial-room = 自分の部屋{ $slot }：{ $errand }
super-outcome-coin = コインにする

## The stack

super-aim-room = { $seat }の「{ $card }」
super-aim-hidden = { $seat }の部屋{ $slot }
super-aim-card = { $card }
super-aim-seat = { $seat }
super-moment-stack = { $seat }：次に「{ $card }」が解決されます。

## Alone

super-ladder = 得点と称号
super-true-title = 真の{ $title }
super-verdict = 称号：{ $title }
super-goal-souls = 魂{ $n }個でゲーム終了
super-goal-score = 魂－負傷が最も多い人の勝ち
super-goal-mine = 自分：{ $score }（魂{ $souls }、負傷{ $wounds }）
super-goal-lead = 首位：{ $score }（魂{ $souls }、負傷{ $wounds }）
super-goal-rival = { $seat }が首位：{ $score }
super-goal-brink-mine = 終了まであと魂{ $n }個。
super-goal-brink-rival = { $seat }があと魂{ $n }個でゲームを終える！
super-goal-alone = 魂－負傷で称号が決まる
super-goal-alone-wounds = 負傷{ $n }個でゲーム終了
super-goal-next = 自分：{ $score }、「{ $title }」まで{ $n }点
super-goal-top = 自分：{ $score }、最高の称号
super-goal-brink-alone = あと1つ負傷するとゲーム終了！
super-alone-goal = 1人で得点を目指します。得点は魂から負傷を引いた数で、最高36点です。ヒーローは24人、毎ターン3人ずつ来ます。町の左端のヒーローは求める宝物のアイコン1つで来て、右へ行くほど2つ、3つ、4つと必要になります（チャレンジでは1つずつ多い）。ヒーローが酒場に押し出されるとその場で、負傷が5つになるか最後のヒーローが来るとそのターンの終わりに、ゲームが終わります。
super-best = 自己ベスト：{ $score }
super-wounds-left = あと負傷{ $n }
super-heroes-left = 残り{ $n }人
super-points-more = あと{ $n }点：
super-forecast = 予想。
super-forecast-free =
    { $n ->
        [0] その後、空いたランドマークはなく、次のヒーローでゲームが終わる。
       *[other] その後、空いたランドマークは{ $n }か所、その次は酒場。
    }
super-forecast-over = このままでは次のターンにヒーローが酒場に着き、ゲームが終わる。

## Reasons

super-why-tokens = +1トークン
super-why-last-room = 最後の部屋（隠れ家）
super-why-with-minion = { $seat }（{ $own }と手下の{ $n }）
super-why-symbols = 自分の宝物アイコン
super-why-needed = この位置で必要な数
super-why-further-right = 右にいるヒーローほど、多くのアイコンが必要です。
super-why-landmark = なぜ{ $hero }はそこへ行った？
super-why-own-landmark = 自分の宝物のランドマークで、空いていたから。
super-why-first-free = 1人用では、左から最初に空いているランドマークに行く。
super-why-health = { $hero }の体力は？
super-why-before = 元の体力
super-why-token = 体力トークン
super-expects-comes = なぜ{ $hero }は来る？
super-expects-dies = 誰も対応しなければ、部屋{ $slot }で死亡。
super-expects-lives = 誰も対応しなければ生き残り、負傷{ $wounds }。

## The end

super-chart-souls-goal = 破線：{ $goal }でゲーム終了
super-chart-wounds-goal = 破線：{ $goal }でゲーム終了
super-chart-score = 得点
super-chart-titles = 魂−負傷。線は称号

## Poor opening hands

super-mulligan-advanced = 手札につよい部屋が4枚以上あります。公開すれば引き直せます。
super-mulligan-treasure = 手札に同じ宝物の部屋が4枚以上あります：{ $treasure }。公開すれば引き直せます。
