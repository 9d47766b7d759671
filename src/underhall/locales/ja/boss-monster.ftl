### Boss Monster: everything a running game says. In the log, rooms and spells stand in brackets;
### bosses, heroes and players do not.

## Log: setup

event-boss-dealt = { $seat }のボスは{ $boss }（XP { $xp }）。
event-bosses-offered = { $seat }に{ $boss }と{ $other }が配られた。
event-bosses-offered-unseen = { $seat }に、選ぶためのボスが2枚配られた。
event-boss-chosen = { $seat }は{ $boss }（XP { $xp }）を選んだ。
event-first-player = 最初のプレイヤーは、XPが最も高い{ $seat }（XP { $xp }）。
event-hand-dealt = { $seat }は最初の手札として部屋を{ $rooms }枚、呪文を{ $spells }枚引いた。
event-mulligan-taken = { $seat }はマリガンを行い、手札を引き直した。
event-start-discarded = { $seat }は「{ $card }」と「{ $other }」を捨てた。

## Log: the turn

event-turn-began = 第{ $turn }ターン。
event-phase-began = { $phase }。
event-hero-revealed = { $hero }が町に登場した。
event-hero-revealed-many = 町に登場：{ $list }。
    .each = { $hero }
event-no-hero-left = ヒーローデッキが尽きた。これ以上ヒーローは登場しない。
event-card-drawn = { $seat }は{ $deck }から「{ $card }」を引いた。
event-card-drawn-unseen = { $seat }は{ $deck }からカードを1枚引いた。
event-card-drawn-many = { $seat }はカードを{ $count }枚引いた：{ $list }。
    .each = { $card }
event-card-drawn-unseen-many = { $seat }はカードを{ $count }枚引いた。
event-nothing-to-draw = { $deck }が空のため、{ $seat }はカードを引けなかった。
event-deck-rebuilt = 捨て札をシャッフルして{ $deck }に戻した（{ $n }枚）。
event-deck-shuffled = { $deck }をシャッフルした。

## Log: building

event-room-placed = { $seat }は「{ $card }」を裏向きに置いた（部屋{ $slot }）。
event-room-placed-unseen = { $seat }は部屋を裏向きに置いた（部屋{ $slot }）。
event-room-placed-unseen-many = 部屋を裏向きに置いた：{ $list }。
    .each = { $seat }
event-build-passed = { $seat }は部屋を建設しなかった。
event-build-passed-many = 部屋を建設しなかった：{ $list }。
    .each = { $seat }
event-room-revealed = { $seat }は「{ $card }」を公開した（部屋{ $slot }）。
event-room-revealed-many = 公開された部屋：{ $list }。
    .each = { $card }（{ $seat }）
event-room-built = { $seat }はただちに「{ $card }」を建設した（部屋{ $slot }）。
event-levelled-up = { $seat }の{ $boss }がレベルアップした。
event-building-barred = { $seat }により、このターンは部屋を建設できなくなった。
event-room-returned = { $seat }は「{ $card }」を手札に戻した。
event-room-returned-unseen = { $seat }は裏向きの部屋を手札に戻した。
event-ability-works = { $seat }の「{ $card }」の能力が発動した。

## Log: bait

event-hero-lured = { $hero }は{ $seat }のダンジョンに引き寄せられた（宝物：{ $best }対{ $second }）。
event-hero-lured-many = { $seat }のダンジョンに{ $count }人が引き寄せられた：{ $list }。
    .each = { $hero }
event-hero-tied = { $hero }は町にとどまった：同点（宝物：{ $best }）。
event-hero-tied-many = 同点で町にとどまった：{ $list }。
    .each = { $hero }（{ $best }）
event-hero-unmoved = { $hero }は町にとどまった：対応する宝物を誰も持っていない。
event-hero-unmoved-many = 対応する宝物を誰も持たず町にとどまった：{ $list }。
    .each = { $hero }
event-fool-lured = { $hero }は{ $seat }のダンジョンに引き寄せられた（最も少ない魂：{ $souls }個）。
event-fool-tied = { $hero }は町にとどまった：同点（最も少ない魂：{ $souls }個）。

## Log: adventure

event-adventure-began = { $seat }のダンジョンの入口に、ヒーローが{ $heroes }人いる。
event-hero-entered = { $hero }が「{ $card }」（部屋{ $slot }）に入った。
event-hero-passed = { $hero }は不能状態の「{ $card }」を通り過ぎた。
event-hero-bounced = 「{ $card }」により、{ $hero }は左の部屋に戻された。
event-room-hurt = 「{ $card }」が{ $hero }に{ $damage }ダメージを与えた（合計{ $total }、体力{ $health }）。
event-hero-hurt = { $hero }は{ $damage }ダメージを受けた（合計{ $total }、体力{ $health }）。
event-hero-died = { $hero }が死亡し、{ $seat }は魂を{ $souls }個得た。
    .you = { $hero }があなたのダンジョンで死亡した。
event-hero-died-many = { $count }人が死亡し、{ $seat }は魂を{ $souls }個得た：{ $list }。
    .each = { $hero }
    .you = あなたのダンジョンで{ $count }人が死亡した：{ $list }。
event-hero-survived = { $hero }は生き残り、{ $seat }は負傷を{ $wounds }個受けた。
    .you = { $hero }があなたに到達した。
event-hero-survived-many = { $count }人が生き残り、{ $seat }は負傷を{ $wounds }個受けた：{ $list }。
    .each = { $hero }
    .you = { $count }人があなたに到達した：{ $list }。

## Log: spells, abilities, and what they do

event-spell-cast = { $seat }は「{ $card }」をプレイした。
event-spell-cast-room = { $seat }は{ $owner }の「{ $room }」を対象に「{ $card }」をプレイした。
event-spell-cast-hero = { $seat }は{ $hero }を対象に「{ $card }」をプレイした。
event-spell-cast-seat = { $seat }は{ $other }を対象に「{ $card }」をプレイした。
event-spell-cast-spell = { $seat }は「{ $other }」に対して「{ $card }」をプレイした。
event-ability-used = { $seat }は「{ $card }」の能力を使った。
event-ability-used-hero = { $seat }は{ $hero }を対象に「{ $card }」の能力を使った。
event-ability-used-seat = { $seat }は{ $other }を対象に「{ $card }」の能力を使った。
event-ability-used-spell = { $seat }は「{ $other }」に対して「{ $card }」の能力を使った。
event-spell-cancelled = { $seat }の「{ $card }」はキャンセルされた。
event-fizzled = 対象が失われたため、{ $seat }の「{ $card }」は効果がなかった。
event-room-destroyed = { $seat }の「{ $card }」が破壊された。
event-room-uncovered = { $seat }の「{ $card }」が、重なった部屋の下から現れた。
event-room-deactivated = { $seat }の「{ $card }」はターン終了まで不能状態になった。
event-room-boosted = { $seat }の「{ $card }」は、ターン終了までダメージ+{ $n }。
event-dungeon-boosted = { $seat }の部屋はすべて、ターン終了までダメージ+{ $n }。
event-rooms-swapped = { $seat }の「{ $card }」と「{ $other }」の位置が入れ替わった。
event-treasure-doubled = { $seat }の部屋の宝物は、ターン終了まで2倍になった。
event-card-discarded = { $seat }は「{ $card }」を捨てた。
event-card-lost = { $seat }は無作為に「{ $card }」を捨てた。
event-card-recovered = { $seat }は捨て札パイルから「{ $card }」を手札に加えた。
event-card-found = { $seat }は「{ $card }」を探し出し、手札に加えた。
event-nothing-found = { $seat }はカードを探したが、見つからなかった。
event-card-stolen = { $seat }は{ $other }の手札から「{ $card }」を奪った。
event-card-stolen-unseen = { $seat }は{ $other }の手札からカードを1枚奪った。
event-hand-seen = { $seat }は{ $other }の手札を見た。
event-hero-fled = { $hero }は{ $seat }のダンジョンを去り、町に戻った。
event-hero-moved = { $hero }が{ $seat }のダンジョンの入口に移動した。
event-hero-sent-back = { $hero }は{ $seat }の一番左の部屋に戻された。
event-hero-revived = { $hero }が{ $seat }のダンジョンの入口に復活した。
event-hero-strengthened = { $hero }は、ターン終了まで体力+{ $n }。
event-town-hero-killed = { $hero }が町で死亡し、{ $seat }は魂を{ $souls }個得た。
event-heroes-kept-out = ターン終了まで、ヒーローは{ $seat }のダンジョンに入らない。
event-soul-lost = { $seat }は自分の魂から{ $hero }をゲーム外に置いた。
event-wound-healed = { $seat }は負傷を{ $n }個回復した：{ $hero }は魂になった。

## Log: the end

event-rooms-woke = 不能状態の部屋が元に戻った。
event-seat-out = { $seat }は負傷が{ $wounds }個になり、退場した。
event-won-by-souls = { $seat }が魂{ $souls }個、負傷{ $wounds }個で勝利した。
event-won-last = 最後に残った{ $seat }が勝利した。
event-won-tie = 同点決着：{ $seat }が最も高い得点{ $score }（魂から負傷を引いた数）で勝利した。
event-won-tie-xp = 得点{ $score }（魂から負傷を引いた数）も同点のため、XPが最も低い{ $seat }（XP { $xp }）が勝利した。
event-counted-out = ヒーローが尽きた：{ $seat }が最も高い得点{ $score }（魂から負傷を引いた数）で勝利した。

## What a player is asked; -by when a card asks

prompt-answer = 呪文か能力で対応するか、パスしてください。
prompt-answer-by = 「{ $card }」の解決前に対応するか、パスしてください。
prompt-build = 建設フェイズ：行動を選ぶか、パスしてください。
prompt-build-another = ただちに部屋をもう1つ建設しますか？
prompt-build-another-by = 「{ $card }」：ただちに部屋をもう1つ建設しますか？
prompt-build-found = 探し出した部屋をただちに建設しますか？
prompt-build-found-by = 「{ $card }」：探し出した部屋をただちに建設しますか？
prompt-cancel = 呪文をキャンセルするか、パスしてください。
prompt-cancel-by = 「{ $card }」をキャンセルするか、パスしてください。
prompt-choose-boss = 自分のボスを選んでください。
prompt-choose-dungeon = 部屋2つを入れ替えるダンジョンを選んでください。
prompt-choose-dungeon-by = 「{ $card }」：部屋2つを入れ替えるダンジョンを選んでください。
prompt-choose-hero = ヒーローを1人選んでください。
prompt-choose-hero-by = 「{ $card }」：ヒーローを1人選んでください。
prompt-choose-opponent = 対戦相手を1人選んでください。
prompt-choose-opponent-by = 「{ $card }」：対戦相手を1人選んでください。
prompt-choose-room = 部屋を1つ選んでください。
prompt-choose-room-by = 「{ $card }」：部屋を1つ選んでください。
prompt-choose-soul = 魂になっているヒーローを1人選んでください。
prompt-choose-soul-by = 「{ $card }」：魂になっているヒーローを1人選んでください。
prompt-choose-stack = 入れ替える部屋を1つ選んでください。
prompt-choose-stack-by = 「{ $card }」：入れ替える部屋を1つ選んでください。
prompt-destroy-another = 破壊する自分の他の部屋を1つ選んでください。
prompt-destroy-another-by = 「{ $card }」：破壊する自分の他の部屋を1つ選んでください。
prompt-destroy-own = 破壊する自分の部屋を1つ選んでください。
prompt-destroy-own-by = 「{ $card }」：破壊する自分の部屋を1つ選んでください。
prompt-discard = 捨てるカードを1枚選んでください。
prompt-discard-by = 「{ $card }」：捨てるカードを1枚選んでください。
prompt-discard-start = 捨てるカードを1枚選んでください（各プレイヤーが2枚捨てます）。
prompt-draw-from = 部屋と呪文のどちらを引きますか？
prompt-draw-from-by = 「{ $card }」：部屋と呪文のどちらを引きますか？
prompt-fetch-hero = 自分のダンジョンの入口に移動させるヒーローを1人選んでください。
prompt-fetch-hero-by = 「{ $card }」：自分のダンジョンの入口に移動させるヒーローを1人選んでください。
prompt-first-room = 最初の部屋を裏向きに置くか、パスしてください。
prompt-heal = 自分の負傷の中から、魂に変えるヒーローを1人選んでください。
prompt-heal-by = 「{ $card }」：自分の負傷の中から、魂に変えるヒーローを1人選んでください。
prompt-machinations = 策謀：カードを1枚引くか、パスしてください。
prompt-may = 効果を使いますか？
prompt-may-by = 「{ $card }」：効果を使いますか？
prompt-mulligan = マリガン：手札をデッキに戻して引き直しますか？
prompt-place-another = このターン、2つ目の部屋を建設しますか？
prompt-place-another-by = 「{ $card }」：このターン、2つ目の部屋を建設しますか？
prompt-react = 呪文をプレイするか、能力を使うか、パスしてください。
prompt-recover = 捨て札パイルからカードを1枚選んでください。
prompt-recover-by = 「{ $card }」：捨て札パイルからカードを1枚選んでください。
prompt-search = 手札に加える部屋を1枚選んでください。
prompt-search-by = 「{ $card }」：手札に加える部屋を1枚選んでください。
prompt-steal = 奪うカードを1枚選んでください。
prompt-steal-by = 「{ $card }」：奪うカードを1枚選んでください。

## What a question is about, and what its answers do: in a few words, for buttons

ask-answer = 対応しますか？
ask-cancel = キャンセルしますか？
ask-react = 何かしますか？
ask-build = どの部屋を建設しますか？
explain-own = あなたの「{ $card }」が解決されます。
explain-casts = { $seat }が「{ $card }」をプレイ。
explain-casts-room = { $seat }が{ $owner }の「{ $room }」（部屋{ $slot }）を対象に「{ $card }」をプレイ。
explain-casts-room-mine = { $seat }があなたの「{ $room }」（部屋{ $slot }）を対象に「{ $card }」をプレイ。
explain-casts-hero = { $seat }が{ $hero }を対象に「{ $card }」をプレイ。
explain-casts-seat = { $seat }が{ $other }を対象に「{ $card }」をプレイ。
explain-casts-you = { $seat }があなたを対象に「{ $card }」をプレイ。
explain-casts-spell = { $seat }が「{ $other }」に対して「{ $card }」をプレイ。
explain-uses = { $seat }が「{ $card }」の能力を使用。
explain-uses-hero = { $seat }が{ $hero }を対象に「{ $card }」の能力を使用。
explain-uses-seat = { $seat }が{ $other }を対象に「{ $card }」の能力を使用。
explain-uses-you = { $seat }があなたを対象に「{ $card }」の能力を使用。
explain-uses-spell = { $seat }が「{ $other }」に対して「{ $card }」の能力を使用。
explain-because = { $seat }の「{ $card }」の効果です。
explain-then-dies-mine = { $hero }はあなたの部屋{ $slot }で死亡し、魂+{ $n }。
explain-then-dies = { $hero }は{ $seat }の部屋{ $slot }で死亡します。
explain-then-reaches-mine = { $hero }は体力{ $left }であなたに到達します。
explain-then-reaches-mine-fatal = { $hero }は体力{ $left }であなたに到達し、最後の負傷になります。
explain-then-reaches = { $hero }は体力{ $left }で{ $seat }に到達します。
explain-then-flees = { $hero }は町に逃げ帰ります。
explain-then-town = { $hero }は町に戻ります。
explain-then-room-lost = 「{ $card }」を失います。
explain-then-room-off-mine = 「{ $card }」はこのターン不能状態になります。
explain-then-souls-less-mine = 魂を{ $n }個失います。
explain-then-cards-less = 手札を{ $n }枚失います。
explain-build = このターンのあなたの部屋。
explain-laid = あなたの部屋は配置済み。まもなく公開されます。
explain-build-other = { $seat }が建設中。
explain-revealed = 部屋は公開済み。次はヒーローがダンジョンを選びます。
explain-inside-mine = { $hero }があなたの「{ $room }」（部屋{ $slot }）にいる（残り体力{ $left }）。
explain-inside = { $hero }が{ $seat }の「{ $room }」（部屋{ $slot }）にいる（残り体力{ $left }）。
explain-between-mine = { $hero }があなたのダンジョンにいる（残り体力{ $left }）。
explain-between = { $hero }が{ $seat }のダンジョンにいる（残り体力{ $left }）。
explain-next-mine = { $hero }（体力{ $left }）があなたのダンジョンに入ろうとしている。
explain-next = { $hero }（体力{ $left }）が{ $seat }のダンジョンに入ろうとしている。
explain-turn-mine = あなたの入口にヒーローはいない。
explain-turn = { $seat }の入口にヒーローはいない。
explain-no = 使わない
explain-yes = 使う
explain-nothing = 見える変化なし
explain-cancels = 「{ $card }」は無効
explain-given-up = 手札の残り{ $left }枚
explain-boss = あなたのボス、XP { $xp }
explain-taken = 手札に加える
explain-cards-more = 手札+{ $n }
explain-cards-less = 手札−{ $n }
explain-hand-less = { $seat }：手札−{ $n }
explain-coins-more = コイン+{ $n }
explain-coins-less = コイン−{ $n }
explain-no-room = 部屋を建設しない
explain-no-build = このターンは建設しない
explain-no-spell = 呪文も能力も使わない
explain-lets = そのまま解決
explain-level-up = ボスがレベルアップ
explain-covers = 「{ $card }」の上
explain-new-room = 新しい部屋{ $slot }
explain-stays-away = { $hero }は町に残る
explain-goes-to = { $hero }は{ $seat }へ
explain-lures-dies = { $hero }を引き寄せ、倒せる
explain-lures-lives = { $hero }を引き寄せるが倒せない
explain-souls-more-mine = 魂+{ $n }
explain-souls-less-mine = 魂−{ $n }
explain-souls-more = { $seat }：魂+{ $n }
explain-souls-less = { $seat }：魂−{ $n }
explain-wounds-more = { $seat }：負傷+{ $n }
explain-wounds-more-mine = 負傷+{ $n }（{ $total }/{ $most }）
explain-wounds-more-mine-fatal = 負傷{ $total }：退場
explain-healed = 負傷−{ $n }
explain-town = { $hero }は町へ戻る
explain-kept-out = { $hero }はこのターンには入らない
explain-flees = { $hero }は町へ逃げる
explain-dies-mine = { $hero }は部屋{ $slot }で死亡：魂+{ $n }
explain-dies = { $seat }の部屋{ $slot }で{ $hero }が死亡：魂+{ $n }
explain-reaches-mine = { $hero }：負傷{ $n }（{ $total }/{ $most }）
explain-reaches-mine-fatal = { $hero }：負傷{ $total }：退場
explain-reaches = { $hero }：{ $seat }に負傷{ $n }
explain-room-lost = 「{ $card }」を失う
explain-room-gone = { $seat }が「{ $card }」を失う
explain-room-off-mine = 「{ $card }」がこのターン不能状態
explain-room-off = { $seat }の「{ $card }」がこのターン不能状態
explain-damage-more-mine = ダメージ+{ $n }（{ $total }）
explain-damage-more = { $seat }：ダメージ+{ $n }（{ $total }）
explain-treasure-more-cleric = 僧侶+{ $n }
explain-treasure-more-fighter = 戦士+{ $n }
explain-treasure-more-mage = 魔法使い+{ $n }
explain-treasure-more-thief = 盗賊+{ $n }
explain-treasure-more-explorer = 探検家+{ $n }
explain-damage-less-mine = ダメージ−{ $n }（{ $total }）
explain-damage-less = { $seat }：ダメージ−{ $n }（{ $total }）
explain-treasure-less-cleric = 僧侶−{ $n }
explain-treasure-less-fighter = 戦士−{ $n }
explain-treasure-less-mage = 魔法使い−{ $n }
explain-treasure-less-thief = 盗賊−{ $n }
explain-treasure-less-explorer = 探検家−{ $n }
explain-on-room-mine = 自分の「{ $card }」（部屋{ $slot }）に
explain-on-room = { $seat }の「{ $card }」（部屋{ $slot }）に
explain-on-hero = { $card }に
explain-on-seat = { $seat }に
explain-at-mine = 自分の部屋{ $slot }・ダメージ{ $damage }
explain-at = { $seat }、部屋{ $slot }・ダメージ{ $damage }
explain-hero = 残り体力{ $health }
explain-seat = 魂{ $souls }・負傷{ $wounds }

## What a player may answer

option-pass = パス
option-yes = はい
option-no = いいえ
option-place = 「{ $card }」を建設する（部屋{ $slot }）
option-cast = 「{ $card }」をプレイする
option-use = 「{ $card }」の能力を使う（部屋{ $slot }）
option-card = { $card }
option-seat = { $seat }
option-room = { $card }（{ $seat }、部屋{ $slot }）
option-hero = { $card }
option-from-deck = { $card }（デッキから）
option-from-discard = { $card }（捨て札パイルから）
option-deck = { $deck }から引く

## Words

phase-setup = 準備
phase-beginning = ターン開始
phase-build = 建設フェイズ
phase-bait = 引き寄せフェイズ
phase-adventure = 冒険フェイズ
phase-end = ターン終了
deck-room = 部屋デッキ
deck-spell = 呪文デッキ
treasure-cleric = 僧侶
treasure-fighter = 戦士
treasure-mage = 魔法使い
treasure-thief = 盗賊
kind-trap = トラップ部屋
kind-monster = モンスター部屋
effect-limited = { $effect }{ $limit }

## Why the game ended, by rule

ending-bm-win-03 = 1人のプレイヤーが、魂10個以上、負傷5個未満でターンを終えた。
ending-bm-win-04 = 同じターンに何人もが勝敗の条件に達したため、魂から負傷を引いた数で決めた。
ending-bm-win-05 = 魂から負傷を引いた数も同点となり、XPの低さで決着した。
ending-bm-conf-06 = 得られるヒーローがいなくなり、魂から負傷を引いた数で決着した。
ending-bm-conf-13 = ゲームに残ったプレイヤーが1人だけになった。

## Profiles

profile-trefl-pl = 第2刷のルール（ポーランド語版と同じ）
    .short = 第2刷
    .about = 後期のルール：全フェイズでXP順、ヒーローは部屋を出るときに死亡、ボス8枚と呪文31枚。
profile-first-ru = 第1刷のルール（ロシア語版と同じ）
    .short = 第1刷
    .about = 初版のルール：XPが最も高いプレイヤーから時計回り、ヒーローは致死ダメージで即座に死亡、ボス9枚と呪文30枚。
profile-alpha-ja = 最初期のルール（日本語版と同じ）
    .short = 最初期版
    .about = 最初期のルール：全フェイズでXP順、ヒーローは致死ダメージで即座に死亡、ボス9枚と呪文30枚。

## Settings

setting-edition = ルールのプロファイル
setting-value-edition-trefl-pl = { profile-trefl-pl }
setting-value-edition-first-ru = { profile-first-ru }
setting-value-edition-alpha-ja = { profile-alpha-ja }
setting-decks = ボスと呪文の枚数
setting-value-decks-later = ボス8枚、呪文31枚
setting-value-decks-first = ボス9枚、呪文30枚
setting-player_order = プレイヤーの順番
setting-value-player_order-xp = XPの高い順
setting-value-player_order-clockwise = XPが最も高いプレイヤーから時計回り
setting-death_timing = 致死ダメージを受けたヒーローの死亡
setting-value-death_timing-on_leave = 呪文や能力の後、部屋を出るとき
setting-value-death_timing-on_damage = 即座に
setting-mulligan = マリガン
setting-value-mulligan-four_of_five = つよい部屋が4枚、または同じ宝物タイプの部屋が4枚のとき
setting-value-mulligan-all_rooms = すべてつよい部屋、またはすべて1つの宝物タイプのとき
setting-value-mulligan-off = なし
setting-reshuffle = デッキが尽きたとき
setting-value-reshuffle-exhausted_only = そのデッキの捨て札だけをシャッフルする
setting-value-reshuffle-both = 両方のデッキの捨て札をシャッフルする
setting-entrance_order = ヒーローがダンジョンに入る順番
setting-value-entrance_order-arrival = 入口に着いた順
setting-value-entrance_order-appearance = 町に登場した順
setting-post_reveal_window = 部屋の公開後の呪文と能力
setting-value-post_reveal_window-off = 使えない
setting-value-post_reveal_window-on = 使える
setting-frozen_level_up = 不能状態の部屋のために遅れたレベルアップ
setting-value-frozen_level_up-on_waking = ターン終了時に部屋が元に戻ったとき
setting-value-frozen_level_up-next_reveal = 次に部屋を公開するとき
setting-crushinator = 「{ card-the-crushinator }」の能力
setting-value-crushinator-once = 1ターンに1回
setting-value-crushinator-repeatable = 何回でも
setting-maze_bounce = 「{ card-minotaur-s-maze }」がヒーローを戻すとき
setting-value-maze_bounce-before_damage = ダメージの前
setting-value-maze_bounce-after_damage = ダメージの後
setting-jackpot = 1ターンに2回使われた「{ card-jackpot-stash }」
setting-value-jackpot-each_doubles = 宝物を2回とも2倍にする
setting-value-jackpot-doubles_once = 宝物を2倍にするのは1回だけ
setting-boost_hits_occupant = ヒーローがいる部屋のダメージ増加
setting-value-boost_hits_occupant-off = そのヒーローには適用しない
setting-value-boost_hits_occupant-on = そのヒーローにもただちに適用する
setting-hard_mode = ハードモード：体力4のふつうのヒーローを除く
setting-value-hard_mode-off = オフ
setting-value-hard_mode-on = オン
setting-choose_boss = 2枚のボスから1枚を選ぶ
setting-value-choose_boss-off = オフ
setting-value-choose_boss-on = オン
setting-machinations = 策謀：ヒーローを倒さなかったプレイヤーはカードを引ける
setting-value-machinations-off = オフ
setting-value-machinations-on = オン
