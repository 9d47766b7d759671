### Munchkin Quest: the words of the rulebook as labels on sheets, cards and rooms. They stand alone and are never inflected.

## Places on the sheet

mq-slot-head = 頭
mq-slot-body = 胴
mq-slot-feet = 足
mq-slot-hand = 手
mq-slot-hands = 両手
mq-slot-worn = 着用（部位なし）
mq-slot-belt = ベルト
mq-slot-pack = バックパック
mq-slot-big = 大型アイテム

## Items: kinds

mq-item-headgear = かぶりもの
mq-item-armour = 鎧
mq-item-footgear = 履きもの
mq-item-one-hand = 片手
mq-item-two-hands = 両手
mq-item-bling = 光りもの
mq-item-garment = 衣類
mq-item-knickknack = 小物
mq-item-potion = ポーション
mq-item-scroll = 巻物
mq-item-go-up-a-level = レベルアップ！

## Items: keywords

mq-item-big = 大型
mq-item-one-use = 使い捨て
mq-item-throwing = 投擲
mq-item-magic = 魔法
mq-item-holy = 神聖
mq-item-flaming = 燃える
mq-item-evil = 魔性
mq-item-shield = 盾
mq-item-weapon = 武器
mq-item-sword = 剣
mq-item-spear = 槍
mq-item-axe = 斧
mq-item-mace = 鎚鉾
mq-item-bow = 弓
mq-item-dagger = 短剣
mq-item-club = 棍棒

## Abilities that items give

mq-ability-flight = 飛行
mq-ability-fire-protection = 耐火

## Monsters: traits, sizes, gaits

mq-trait-undead = アンデッド
mq-trait-demon = デーモン
mq-trait-dragon = ドラゴン
mq-trait-giant = 巨人
mq-trait-beast = 獣
mq-trait-construct = 人造物
mq-trait-plant = 植物
mq-trait-humanoid = 人型
mq-trait-slimy = ぬるぬる
mq-trait-tentacled = 触手
mq-trait-fiery = 炎
mq-trait-flying = 飛行
mq-trait-scary = 恐怖
mq-size-tiny = 極小
mq-size-small = 小型
mq-size-human = 人間大
mq-size-huge = 巨大
mq-gait-normal = 普通
mq-gait-fast = 俊足
mq-gait-slow = 鈍足
mq-gait-lurking = 潜伏
mq-gait-ambusher = 待ち伏せ
mq-gait-contrary = あまのじゃく
mq-gait-special = 特殊

## The map

mq-link-passage = 通路
mq-link-door = 扉
mq-link-locked-door = 鍵のかかった扉
mq-link-hidden-passage = 隠し通路
mq-link-wall = 壁
mq-colour-red = 赤
    .emblem = 月
mq-colour-orange = 橙
    .emblem = 炎
mq-colour-yellow = 黄
    .emblem = 星
mq-colour-green = 緑
    .emblem = 葉
mq-colour-blue = 青
    .emblem = 鍵
mq-colour-purple = 紫
    .emblem = 稲妻

## Races and classes

mq-race-human = 人間
mq-race-dwarf = ドワーフ
mq-race-elf = エルフ
mq-race-halfling = ハーフリング
mq-class-none = クラスなし
mq-class-warrior = 戦士
mq-class-wizard = 魔法使い
mq-class-cleric = 聖職者
mq-class-thief = 盗賊

## Decks, and the kinds of DxM cards

mq-deck-monster = モンスター
mq-deck-treasure = 宝物
mq-deck-dxm = デウス・エクス・マンチキン
    .short = DxMカード
mq-kind-race = 種族
mq-kind-class = クラス
mq-kind-half-breed = ハーフブリード
mq-kind-super-munchkin = スーパーマンチキン
mq-kind-curse = 呪い
mq-kind-enhancer = 強化
mq-kind-wandering-monster = 呼び出し
mq-kind-mate = 呼び出し
mq-kind-cheat = イカサマ
mq-kind-loaded-die = ダイス
mq-kind-go-up-a-level = レベル
mq-kind-move-or-room-trick = からくり

## When a card or power may be used

mq-timing-any-time = いつでも
mq-timing-any-time-not-combat = 戦闘中以外いつでも
mq-timing-own-turn-not-combat = 自分の手番の戦闘外
mq-timing-in-combat = どの戦闘でも
mq-timing-own-combat = 自分の戦闘
mq-timing-after-roll = ロール後
mq-timing-after-defeat = 敗北後
mq-timing-after-fight = 戦闘後
mq-timing-after-won-fight = 自分の勝利後
mq-timing-own-turn-or-escape = 自分の手番か逃走時
mq-timing-own-turn-meeting = 自分の戦闘の前
mq-timing-curse-on-you = 自分が呪われたとき
mq-timing-curse-on-anyone = 誰かが呪われたとき
mq-timing-would-lose-hits = 体力を失うとき

## What the table counts and names

mq-word-munchkin = マンチキン
mq-word-monster = モンスター
mq-word-leader = リーダー
mq-word-helper = 助っ人
mq-word-target = 標的
mq-word-gang = 徒党
mq-word-boss = ボス
mq-word-level = レベル
mq-word-levels = レベル
mq-word-race = 種族
mq-word-class = クラス
mq-word-health = 体力
mq-word-hits = 体力
mq-word-moves = 移動
mq-word-move-supply = 移動力
mq-word-gold = ゴールド
mq-word-value = 価値
mq-word-bonus = ボーナス
mq-word-strength = 強さ
mq-word-dice = ダイス
mq-word-treasures = 宝物
mq-word-items = アイテム
mq-word-hand = 手札
mq-word-curses = 呪い
mq-word-in-use = 使用中
mq-word-worn = 着用中
mq-word-packed = 収納中
mq-word-dropped = 落ちている
mq-word-entrance = 入口
mq-word-room = 部屋
mq-word-explore = 探索
mq-word-search = 部屋漁り
mq-word-looted = 荒らされた
mq-word-cleaned-out = 空っぽ
mq-word-deal = 取り引き
mq-word-trade = 交換
mq-word-charity = 慈善
mq-word-fight = 戦闘
mq-word-escape = 逃走
mq-word-bad-stuff = ひどい目
mq-word-disdain = 相手にしない
mq-word-death = 死亡
mq-word-good-sign = 吉の印
mq-word-bad-sign = 凶の印
mq-word-discard-power = 捨て札能力
mq-word-d10-power = d10能力
mq-word-monster-die = モンスターダイス
mq-word-monsters-turn = モンスターのターン
mq-word-arrow = 矢印
mq-word-base = 土台
