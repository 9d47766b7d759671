### Super Boss Monster: what a running game says besides what both games say (boss-monster.ftl). In the log, rooms, spells
### and items stand in brackets; bosses, heroes and players do not. Landmarks and action spaces are named in
### super-boss-monster-cards.ftl.

## Log: setup

event-card-shown = { $seat }は「{ $card }」を公開した。
event-coins-dealt = { $seat }はコイン{ $n }枚で始める。

## Log: the city

event-market-filled = 「{ $card }」が市場に並んだ。
event-market-filled-many = 市場に並んだ：{ $list }。
    .each = { $card }
event-hero-to-landmark = { $hero }は町を離れた：{ $landmark }。
event-hero-to-tavern = { $hero }は酒場へ行った。
event-town-deck-empty = 町のデッキが尽きた。このターンが最後になる。
event-no-hero-came = 登場するヒーローがもういない。ゲーム終了。
event-last-hero-revealed = 最後のヒーローが町に登場した。このターンが最後になる。
event-card-drafted = { $seat }は市場から「{ $card }」を取った。
event-card-drafted-many = 市場から取った：{ $list }。
    .each = { $card }（{ $seat }）
event-nothing-to-draft = 市場が空のため、{ $seat }は何も取れなかった。
event-minion-placed = { $seat }は手下を送った：{ $space }。
event-minion-on-room = { $seat }は手下を自分の「{ $card }」に送った。
event-minion-on-boss = { $seat }は手下を自分のボス{ $card }に送った。
event-minion-stays = { $seat }の手下は本拠地に残った。

## Log: minions

event-errand = { $seat }の手下が任務を果たした：{ $space }。
event-errand-at-card = { $seat }の手下が任務を果たした：「{ $card }」。
event-errand-in-vain = { $seat }の手下の任務は無駄に終わった。
event-symbol-gained = { $seat }のボスは、ターン終了まで宝物アイコンを1つ得た：{ $treasure }。
event-last-room-boosted = { $seat }の最後の部屋は、ターン終了までダメージ+{ $n }。
event-hero-summoned = { $seat }は{ $hero }を{ $to }のダンジョンの入口に送った（トークン{ $token }、体力{ $health }）。
event-card-from-market = { $seat }は市場に残った「{ $card }」を取った。
event-market-cleared = 市場の「{ $card }」が捨て札になった。
event-market-cleared-many = 市場から捨て札になった：{ $list }。
    .each = { $card }
event-stack-shuffled = { $seat }の重なった部屋がシャッフルされ、「{ $card }」が一番上になった。

## Log: bait

event-hero-came = { $hero }が{ $seat }のダンジョンの入口に来た（宝物アイコン{ $n }個、必要数{ $needed }個）。
event-hero-stayed = { $hero }は町にとどまった（宝物アイコン{ $n }個、必要数{ $needed }個）。
event-hero-stayed-many = 町にとどまった：{ $list }。
    .each = { $hero }（{ $n }/{ $needed }）

## Log: adventure

event-hero-unhurt = { $hero }は「{ $card }」を無傷で通った。
event-hero-slipped = { $hero }は足を滑らせ、「{ $card }」からも{ $damage }ダメージを受けた（合計{ $total }、体力{ $health }）。
event-hero-skipped = { $hero }は「{ $card }」を飛ばした。
event-hero-pulled-back = { $hero }は{ $seat }のダンジョンで1つ前の部屋に戻された。
event-hero-ghosted = { $hero }は次の部屋でダメージを受けない。
event-hero-sent = { $hero }が{ $to }のダンジョンの入口に送られた。
event-hero-redirected = { $hero }は{ $seat }のダンジョンの入口から{ $to }のダンジョンの入口に移った。
event-hero-held = { $hero }は次のターンまで{ $seat }のダンジョンの入口で待つ。

## Log: spells, abilities, and what they do

event-boss-works = { $seat }の{ $boss }の能力が発動した。
event-aimed-at-room = 「{ $card }」の対象：{ $owner }の「{ $room }」。
event-aimed-at-hero = 「{ $card }」の対象：{ $hero }。
event-aimed-at-seat = 「{ $card }」の対象：{ $other }。
event-aimed-at-card = 「{ $card }」の対象：捨て札パイルの「{ $other }」。
event-item-spent = { $seat }は「{ $card }」を使い切った。
event-spell-caught = { $seat }はキャンセルした「{ $card }」を手札に加えた。
event-shield-raised = ターン終了まで、他のプレイヤーは{ $seat }のダンジョンを対象にできない。
event-token-placed = { $seat }の「{ $card }」に+1トークンが{ $n }個置かれた。
event-token-removed = { $seat }の「{ $card }」から+1トークンが{ $n }個取り除かれた。
event-room-disabled = { $seat }の「{ $card }」は無力化され、ターン終了までダメージを与えない。
event-room-primed = { $seat }の「{ $card }」は、このターン次に入るヒーローにダメージ+{ $n }。
event-deck-looked-at = { $seat }は{ $deck }の上から{ $n }枚を見た。
event-card-kept = { $seat }は{ $deck }の「{ $card }」を手札に加えた。
event-card-kept-unseen = { $seat }は{ $deck }の見たカードを1枚手札に加えた。
event-card-put-under = { $seat }は「{ $card }」を{ $deck }の一番下に置いた。
event-card-put-under-unseen = { $seat }はカードを1枚{ $deck }の一番下に置いた。
event-card-left-on-top = { $seat }は「{ $card }」を{ $deck }の上に戻した。
event-card-left-on-top-unseen = { $seat }はカードを1枚{ $deck }の上に戻した。
event-card-given = { $seat }は{ $other }に「{ $card }」を渡した。
event-card-given-unseen = { $seat }は{ $other }にカードを1枚渡した。
event-coins-gained = { $seat }はコインを{ $n }枚得た（合計{ $total }枚）。
event-coins-paid = { $seat }はコインを{ $n }枚支払った（残り{ $total }枚）。

## Log: items

event-item-revealed = アイテム「{ $card }」が登場した。
event-item-taken = { $hero }が「{ $card }」を手に入れた。
event-item-waits = 「{ $card }」はボードの上で、合うヒーローを待っている。
event-item-won = { $seat }はアイテム「{ $card }」を得た。
event-item-retired = { $seat }の「{ $card }」は使用済みになった。

## Log: the end

event-marker-passed = 最初のプレイヤーは{ $seat }になった。
event-ends-by-souls = { $seat }の魂が{ $souls }個になり、ゲームが終わった。
event-scored = { $seat }の得点は{ $score }（魂{ $souls }個、負傷{ $wounds }個）。
event-won-by-score = { $seat }が最も高い得点{ $score }で勝利した。
event-won-by-xp = 得点{ $score }で同点のため、XPが最も高い{ $seat }（XP { $xp }）が勝利した。
event-won-together = 得点{ $score }もXP { $xp }も同じため、{ $seat }も勝者となった。
event-ends-by-wounds = 負傷が{ $wounds }個になった。このターンが最後になる。
event-ends-by-tavern = { $hero }が酒場に着き、ゲームが終わった。
event-solo-scored = { $seat }は{ $score }点で、称号「{ $title }」を得た。
event-true-scored = { $seat }はチャレンジモードで{ $score }点を取り、称号「真の{ $title }」を得た。

## What a player is asked; -by when a card asks

prompt-boost-room = ダメージを増やす自分の部屋を1つ選ぶか、パスしてください。
prompt-boost-room-by = 「{ $card }」：ダメージを増やす自分の部屋を1つ選ぶか、パスしてください。
prompt-choose-entrance = ヒーローが向かうダンジョンを選んでください。
prompt-choose-entrance-by = 「{ $card }」：ヒーローが向かうダンジョンを選んでください。
prompt-choose-one = 1つ選んでください。
prompt-choose-one-by = 「{ $card }」：1つ選んでください。
prompt-choose-treasure = ボスが得る宝物アイコンを選んでください。
prompt-choose-treasure-by = 「{ $card }」：ボスが得る宝物アイコンを選んでください。
prompt-discard-or-destroy = カードを1枚捨てるか、部屋を破壊してください。
prompt-discard-or-destroy-by = 「{ $card }」：カードを1枚捨てるか、この部屋を破壊してください。
prompt-draft = 町フェイズ：市場からカードを1枚取ってください。
prompt-give = 左隣のプレイヤーに渡すカードを1枚選んでください。
prompt-give-by = 「{ $card }」：左隣のプレイヤーに渡すカードを1枚選んでください。
prompt-leave-or-bury = カードを上に残しますか、一番下に置きますか？
prompt-leave-or-bury-by = 「{ $card }」：カードを上に残しますか、一番下に置きますか？
prompt-move-token = +1トークンを移す元の部屋を1つ選ぶか、パスしてください。
prompt-move-token-by = 「{ $card }」：+1トークンを移す元の部屋を1つ選ぶか、パスしてください。
prompt-order-triggers = 次に発動する能力を選んでください。
prompt-order-triggers-by = 「{ $card }」：次に発動する能力を選んでください。
prompt-place-minion = 町フェイズ：手下を送ってください。
prompt-put-token = +1トークンを置く部屋を1つ選んでください。
prompt-put-token-by = 「{ $card }」：+1トークンを置く部屋を1つ選んでください。
prompt-remove-token = +1トークンを取り除く部屋を1つ選んでください。
prompt-remove-token-by = 「{ $card }」：+1トークンを取り除く部屋を1つ選んでください。
prompt-respond = 対応するか、パスしてください。
prompt-respond-by = 「{ $card }」の解決前に対応するか、パスしてください。
prompt-retire-item = 手放すアイテムを1つ選んでください。
prompt-shuffle-stack = 重なった部屋を1つ選んでシャッフルできます。
prompt-summon = ヒーローを送るダンジョンを選んでください。
prompt-take-from-market = 市場からカードを1枚選んでください。
prompt-take-from-market-by = 「{ $card }」：市場からカードを1枚選んでください。
prompt-take-from-top = カードを1枚選んでください。
prompt-take-from-top-by = 「{ $card }」：カードを1枚選んでください。

## What a question is about, and what its answers do: in a few words, for buttons

ask-respond = 対応しますか？
explain-spends = { $seat }が「{ $card }」を使い切る。
super-boss-monster-explain-reaches-mine = { $hero }：負傷{ $n }（計{ $total }）
super-boss-monster-explain-wounds-more-mine = 負傷+{ $n }（計{ $total }）
super-boss-monster-explain-reaches-mine-fatal = { $hero }：負傷{ $total }：ゲーム終了
super-boss-monster-explain-wounds-more-mine-fatal = 負傷{ $total }：ゲーム終了
explain-for-coin = 捨ててコイン1枚
explain-spend = アイテムを使い切る
explain-on-top = デッキの上に置く
explain-under = デッキの下に置く
explain-errand = 建設のあとで

## What a player may answer

option-space = { $space }
option-boss = { $card }
option-item = 「{ $card }」を使い切る
option-coin = 「{ $card }」を捨ててコインを得る
option-treasure = { $treasure }
option-on-top = { $card }（一番上へ）
option-under = { $card }（一番下へ）

## Words

phase-city = 町フェイズ
phase-minion = 手下フェイズ
treasure-explorer = 探検家
title-loser = 負け犬
title-kobold = コボルド
title-minion = 手下
title-mini-boss = 中ボス
title-boss = ボス
title-real-boss = 本物のボス
title-dungeon-keeper = ダンジョンの主
title-boss-monster = ボスモンスター
title-grand-boss = 大ボス
title-dungeon-lord = ダンジョンの王
title-supreme-dungeon-lord = 至高のダンジョンの王

## Why the game ended, by rule

ending-sbm-end-10 = 魂が10個以上のプレイヤーがターンを終え、魂から負傷を引いた数で決着した。
ending-sbm-end-11 = 町のデッキが尽き、魂から負傷を引いた数で決着した。
ending-sbm-solo-17 = 負傷が5個以上になった。
ending-sbm-solo-18 = ヒーローが酒場に着いた。
ending-sbm-solo-19 = 最後のヒーローが町に登場した。

## Profiles

profile-super-uk = 第1刷のルール（ウクライナ語版と同じ）
    .about = スーパー・ボスモンスターのルールブックに、不明点への裁定を加えたもの。

## Settings

setting-value-edition-super-uk = { profile-super-uk }
setting-explorers = 探検家
setting-value-explorers-auto = 5人と6人のとき
setting-value-explorers-on = あり
setting-value-explorers-off = なし
setting-mixed = ボスモンスターのボス、部屋、呪文
    .alone = 1人プレイでは効果がないため、次のカードは箱に残す：{ card-draculord }、{ card-robobo }、{ card-assassin }、{ card-counterspell }、{ card-motivation }、{ card-trepidation }、{ card-zombie-attack }。
setting-value-mixed-off = なし
setting-value-mixed-on = 混ぜる
setting-heroes = ヒーロー
setting-value-heroes-super = スーパー・ボスモンスター
setting-value-heroes-boss_monster = ボスモンスター
setting-promo = 宝物を2種類求めるゲスト：{ card-relic-hunter }
setting-value-promo-off = なし
setting-value-promo-on = あり
setting-items = アイテム
    .alone = 1人プレイでは効果がないため、次のカードは箱に残す：{ card-emergency-halo }、{ card-wand-of-autocorrect }、{ card-crystal-golf-ball }、{ card-loaded-lunchbox }、{ card-rocket-flip-flops }。
setting-value-items-off = なし
setting-value-items-on = あり
setting-coins = コイン
setting-value-coins-off = なし
setting-value-coins-on = あり
setting-challenge = チャレンジモード（1人用）
setting-value-challenge-off = なし
setting-value-challenge-on = あり
setting-town_deck = 町のデッキが尽きたら
setting-value-town_deck-whole_turns = ヒーローが1人もいないターンは始めず、足りないターンが最後
setting-value-town_deck-finish_turn = ヒーローが足りないターンが最後
setting-value-town_deck-at_once = ヒーローが足りなくなったら終了
setting-value-town_deck-last_reveal = 最後のヒーローが登場したターンが最後
setting-temple_token = 神殿から呼ばれたヒーロー
setting-value-temple_token-plus_two = 体力+2を得る
setting-value-temple_token-none = トークンを得ない
setting-minion_room = 手下のいる部屋
setting-value-minion_room-stands = 重ねたり破壊したりできない
setting-value-minion_room-untouchable = 一切対象にできない
setting-boss_space = 自分のボスに手下を送れるのは
setting-value-boss_space-when_placed = レベルアップの後だけ
setting-value-boss_space-when_resolved = 前でもよい（任務のときのレベルで判定）
setting-hideout = 隠れ家のボーナスを得るのは
setting-value-hideout-on_entry = ヒーローが入るときの最後の部屋
setting-value-hideout-on_errand = 手下フェイズでの最後の部屋
setting-true_title = 称号の「真の」（チャレンジモード）
setting-value-true_title-always = いつも付く
setting-value-true_title-from_30 = 30点以上で付く
setting-solo_shift = 引き寄せ中の町の位置（1人用）
setting-value-solo_shift-frozen = 変わらない
setting-value-solo_shift-closing_up = すぐに詰める
setting-disabled_target = 呪文への対応で無力化された部屋
setting-value-disabled_target-cancels = 対象ではなくなる
setting-value-disabled_target-stands = 対象のまま
setting-launch_pad = 発射台
setting-value-launch_pad-spaces_only = アクションスペース2つだけ
setting-value-launch_pad-landmark = 探検家のランドマークでもある
setting-tavern_pile = 酒場に来たヒーローを置く場所
setting-value-tavern_pile-on_top = 一番上
setting-value-tavern_pile-at_bottom = 一番下
setting-landmark_taken = 自分のランドマークが埋まっているヒーロー
setting-value-landmark_taken-tavern = 酒場へ行く
setting-value-landmark_taken-town = 町に残る
setting-value-mulligan-repeat = 手札が悪い限り何度でも
setting-value-mulligan-once = 1回だけ
setting-token_supply = +1トークン
setting-value-token_supply-unlimited = 必要なだけ
setting-value-token_supply-limited = 28個まで
setting-level_up_order = 部屋を公開した後
setting-value-level_up_order-each_player = プレイヤーごとにレベルアップ、次に部屋
setting-value-level_up_order-all_first = 全員のレベルアップ、次に全員の部屋
setting-covered_minion = ヒーローが来たランドマークの手下
setting-value-covered_minion-errand_stands = 任務を果たす
setting-value-covered_minion-errand_lost = 何もしない
setting-coin_time = 部屋をコインに換えられるのは
setting-value-coin_time-build_slot = 自分の部屋を置く前
setting-value-coin_time-build_phase = 建設フェイズの間
setting-shuffled_tokens = シャッフルした山の+1トークン
setting-value-shuffled_tokens-same_top = 一番上の部屋が同じなら残る
setting-value-shuffled_tokens-stay = 残る
setting-city_order = 町フェイズで各プレイヤーは
setting-value-city_order-draft_first = カードを取り、手下を送る
setting-value-city_order-minion_first = 手下を送り、カードを取る
setting-weak_hero = トークンで体力がなくなるヒーロー
setting-value-weak_hero-first_room = 最初の部屋で死亡する
setting-value-weak_hero-one_health = 体力1が残る
