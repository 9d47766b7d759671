### Munchkin Quest: the words of the rulebook as labels on sheets, cards and rooms. They stand alone and are never inflected.

## Places on the sheet

mq-slot-head = Head
mq-slot-body = Body
mq-slot-feet = Feet
mq-slot-hand = Hand
mq-slot-hands = Hands
mq-slot-worn = Worn, no slot
mq-slot-belt = Belt
mq-slot-pack = Pack
mq-slot-big = Big items

## Items: kinds

mq-item-headgear = Headgear
mq-item-armour = Armour
mq-item-footgear = Footgear
mq-item-one-hand = One hand
mq-item-two-hands = Two hands
mq-item-bling = Bling
mq-item-garment = Garment
mq-item-knickknack = Knick-knack
mq-item-potion = Potion
mq-item-scroll = Scroll
mq-item-go-up-a-level = Go Up a Level

## Items: keywords

mq-item-big = Big
mq-item-one-use = One use
mq-item-throwing = Throwing
mq-item-magic = Magic
mq-item-holy = Holy
mq-item-flaming = Flaming
mq-item-evil = Monstrous
mq-item-shield = Shield
mq-item-weapon = Weapon
mq-item-sword = Sword
mq-item-spear = Spear
mq-item-axe = Axe
mq-item-mace = Mace
mq-item-bow = Bow
mq-item-dagger = Dagger
mq-item-club = Club

## Abilities that items give

mq-ability-flight = Flight
mq-ability-fire-protection = Fire Protection

## Monsters: traits, sizes, gaits

mq-trait-undead = Undead
mq-trait-demon = Demon
mq-trait-dragon = Dragon
mq-trait-giant = Giant
mq-trait-beast = Beast
mq-trait-construct = Construct
mq-trait-plant = Plant
mq-trait-humanoid = Humanoid
mq-trait-slimy = Slimy
mq-trait-tentacled = Tentacled
mq-trait-fiery = Fiery
mq-trait-flying = Flying
mq-trait-scary = Scary
mq-size-tiny = Tiny
mq-size-small = Small
mq-size-human = Human-sized
mq-size-huge = Huge
mq-gait-normal = Normal
mq-gait-fast = Fast
mq-gait-slow = Slow
mq-gait-lurking = Lurking
mq-gait-ambusher = Ambusher
mq-gait-contrary = Contrary
mq-gait-special = Special

## The map

mq-link-passage = Passage
mq-link-door = Door
mq-link-locked-door = Locked door
mq-link-hidden-passage = Hidden passage
mq-link-wall = Wall
mq-colour-red = Red
    .emblem = moon
mq-colour-orange = Orange
    .emblem = flame
mq-colour-yellow = Yellow
    .emblem = star
mq-colour-green = Green
    .emblem = leaf
mq-colour-blue = Blue
    .emblem = key
mq-colour-purple = Purple
    .emblem = bolt

## Races and classes

mq-race-human = Human
mq-race-dwarf = Dwarf
mq-race-elf = Elf
mq-race-halfling = Halfling
mq-class-none = No class
mq-class-warrior = Warrior
mq-class-wizard = Wizard
mq-class-cleric = Cleric
mq-class-thief = Thief

## Decks, and the kinds of DxM cards

mq-deck-monster = Monster
mq-deck-treasure = Treasure
mq-deck-dxm = Deus ex Munchkin
    .short = DxM
mq-kind-race = Race
mq-kind-class = Class
mq-kind-half-breed = Half-Breed
mq-kind-super-munchkin = Super Munchkin
mq-kind-curse = Curse
mq-kind-enhancer = Enhancer
mq-kind-wandering-monster = Summoner
mq-kind-mate = Summoner
mq-kind-cheat = Cheat
mq-kind-loaded-die = Dice
mq-kind-go-up-a-level = Level
mq-kind-move-or-room-trick = Trick

## When a card or power may be used

mq-timing-any-time = Any time
mq-timing-any-time-not-combat = Any time except combat
mq-timing-own-turn-not-combat = Your turn, not in combat
mq-timing-in-combat = In any combat
mq-timing-own-combat = In your combat
mq-timing-after-roll = After a roll
mq-timing-after-defeat = After a defeat
mq-timing-after-fight = After the fight
mq-timing-after-won-fight = After your victory
mq-timing-own-turn-or-escape = Your turn or escape
mq-timing-own-turn-meeting = Before your fight
mq-timing-curse-on-you = When you are cursed
mq-timing-curse-on-anyone = When someone is cursed
mq-timing-would-lose-hits = When you would lose hits

## What the table counts and names

mq-word-munchkin = Munchkin
mq-word-monster = Monster
mq-word-leader = Leader
mq-word-helper = Helper
mq-word-target = Target
mq-word-gang = Gang
mq-word-boss = Boss
mq-word-level = Level
mq-word-levels = Levels
mq-word-race = Race
mq-word-class = Class
mq-word-health = Health
mq-word-hits = Hits
mq-word-moves = Moves
mq-word-move-supply = Move supply
mq-word-gold = Gold
mq-word-value = Value
mq-word-bonus = Bonus
mq-word-strength = Strength
mq-word-dice = Dice
mq-word-treasures = Treasures
mq-word-items = Items
mq-word-hand = Hand
mq-word-curses = Curses
mq-word-in-use = In use
mq-word-worn = Worn
mq-word-packed = Packed
mq-word-dropped = Dropped
mq-word-entrance = Entrance
mq-word-room = Room
mq-word-explore = Explore
mq-word-search = Search
mq-word-looted = Looted
mq-word-cleaned-out = Cleaned out
mq-word-deal = Deal
mq-word-trade = Trade
mq-word-charity = Charity
mq-word-fight = Fight
mq-word-escape = Escape
mq-word-bad-stuff = Bad Stuff
mq-word-disdain = Disdain
mq-word-death = Death
mq-word-good-sign = Good for
mq-word-bad-sign = Bad for
mq-word-discard-power = Discard power
mq-word-d10-power = d10 power
mq-word-monster-die = Monster Die
mq-word-monsters-turn = Monsters’ turn
mq-word-arrow = Arrow
mq-word-base = Base
