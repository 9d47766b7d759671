### Munchkin Quest's fights, offers of help and trades in the browser.

## The sides and their sums

quest-fight-ours = Munchkins
quest-fight-theirs = Monsters
quest-fight-you = you
quest-fight-with = with { $name }
quest-fight-wins-ties = wins ties
quest-fight-monster = { $name }, level { $level }, base: { $owner }
quest-fight-rolls-for =
    { $owner ->
        [yes] base: { $name } rolls
       *[no] nobody’s base
    }
quest-fight-gang =
    { $n ->
        [one] { $n } monster
       *[other] { $n } monsters
    }
quest-fight-gang-together = fight as one side
quest-fight-this-side = This side
quest-fight-rows =
    { $n ->
        [one] { $n } modifier
       *[other] { $n } modifiers
    }
quest-fight-row-least = Never below 1
quest-fight-row-hatred =
    { $side ->
        [more] Has it in for { $name }
       *[less] Wary of { $name }
    }
quest-fight-row-hates =
    { $side ->
        [more] Hates: { $who }
       *[less] Wary of: { $who }
    }
quest-fight-row-added = Added
quest-fight-none-yet = none yet
quest-fight-why =
    { $what ->
        [level-munchkin] A munchkin adds their level.
        [level-monster] A monster adds the level on its card.
        [boss] The Boss has this level, whatever its card says.
        [item] An item in use or worn adds its bonus.
        [card] A race, class or curse changes the total.
        [hatred] Counts once, even if both fighters qualify.
        [room] The room says so.
       *[added] Played into this fight.
    }

## Dice

quest-fight-dice =
    { $n ->
        [0] no dice
       *[other] not rolled
    }
quest-fight-dice-wait =
    { $n ->
        [0] no dice
        [one] { $n } die to roll
       *[other] { $n } dice to roll
    }
quest-fight-dice-fell = rolled { $faces }
quest-fight-die =
    { $count ->
        [one] { $sign }{ $count } die
       *[other] { $sign }{ $count } dice
    }
quest-fight-plus-dice =
    { $n ->
        [one] + die
       *[other] + { $n } dice
    }
quest-fight-total =
    { $dice ->
        [0] total { $n }
        [one] { $n } plus a die
       *[other] { $n } plus { $dice } dice
    }
quest-fight-sign =
    { $side ->
        [good] Good for { $who }: one extra die
       *[bad] Bad for { $who }: one fewer die
    }

## What is at stake

quest-fight-treasures =
    { $n ->
        [one] { $n } Treasure
       *[other] { $n } Treasures
    }
quest-fight-levels =
    { $n ->
        [one] +{ $n } level
       *[other] +{ $n } levels
    }
quest-fight-boss = Boss
quest-fight-boss-prize = Win here, win the game
quest-fight-boss-loss = Everyone who fought also loses a level.
quest-fight-if-lost =
    { $who ->
        [you] If you lose:
       *[other] If { $name } loses:
    }
quest-fight-lose-hits =
    { $n ->
        [one] −{ $n } hit, then run.
       *[other] −{ $n } hits, then run.
    }
quest-fight-safe = An escape roll of { $n } or more is safe.
quest-fight-bad-stuff = Bad Stuff: { $text }

## Who may act

quest-fight-acts = Who can still act
quest-fight-acts-all =
    { $n ->
        [one] One more player can still act. The wait is the same whatever they hold.
       *[other] All { $n } can still act. Everyone gets the same wait, so it reveals nothing.
    }
quest-fight-acts-locked = Nobody else can act in this fight.
quest-fight-acts-rolled = Only cards that work after a roll can still be played.
quest-fight-shut-out = shut out
quest-fight-announced = { $name } is about to roll.
quest-fight-window = Everyone can act now, with the same wait.
quest-fight-hold = Wait!
quest-fight-hold-about = Keeps this moment open for you, once per fight.
quest-fight-held = You are holding up the roll: act, or let it go.

## After the roll

quest-fight-roll = The roll
quest-fight-stands =
    { $result ->
        [won] { $name } is ahead by { $by }
        [lost] { $name } is behind by { $by }
        [tie-won] A tie, and { $name }’s side wins ties
       *[tie-lost] A tie: { $name } loses
    }
quest-fight-after-only = Only what works after a roll can change this now.
quest-fight-roll-for =
    { $kind ->
        [search] searches
        [escape] tries to escape
        [monster] rolls the Monster Die
        [d10] rolls the d10
       *[plain] rolls
    }

## What is told of a fight and a roll

quest-told-verdict =
    { $result ->
        [you-win] { $ours } against { $theirs }: you win
        [you-lose] { $ours } against { $theirs }: you lose
        [you-win-tie] { $ours } against { $theirs }: you win the tie
        [you-lose-tie] { $ours } against { $theirs }: a tie, you lose
        [they-win] { $ours } against { $theirs }: { $name } wins
        [they-win-tie] { $ours } against { $theirs }: { $name } wins the tie
        [they-lose-tie] { $ours } against { $theirs }: a tie, { $name } loses
       *[they-lose] { $ours } against { $theirs }: { $name } loses
    }
quest-told-box =
    { $what ->
        [level] Level
        [item] Items
        [card] Race, class
        [hatred] Grudge
        [room] Room
        [added] Cards
        [best] Best die again
       *[rest] Other
    }
quest-told-sum = { $who }: { $n }
quest-told-rolled-by = rolled by { $names }
quest-told-since =
    { $mine ->
        [yes] On its way to your sheet
       *[no] What comes of it
    }
quest-told-need =
    { $kind ->
        [d10] { $n } or less needed
       *[other] { $n } or more needed
    }
quest-told-goal =
    { $you ->
        [yes] You reach level { $level }: now for the Boss!
       *[no] { $name } reaches level { $level }: the Boss is next!
    }
quest-told-again = { $what } { $ask }
quest-told-roll-again = Roll again?

## Victory and defeat

quest-fight-won = Victory
quest-fight-picks =
    { $you ->
        [yes] Your pick:
       *[no] Picking:
    }
quest-fight-lost = Defeat
quest-fight-health = Health { $n } of { $of }
quest-fight-hits =
    { $n ->
        [one] −{ $n } hit
       *[other] −{ $n } hits
    }
quest-fight-hits-coming =
    { $n ->
        [one] about to lose { $n } hit
       *[other] about to lose { $n } hits
    }
quest-fight-died = Dead.
quest-fight-where = Where to run?
quest-fight-runs-to = Runs to: { $room }
quest-fight-no-exit = No way out: the Bad Stuff strikes.
quest-fight-exit-monsters =
    { $n ->
        [one] a monster there
       *[other] { $n } monsters there
    }
quest-fight-escape = Escape
quest-fight-escaped = escaped
quest-fight-escape-from =
    { $hope ->
        [none] no roll is enough
        [last] only a { $n } is safe
       *[some] { $n } or more is safe
    }
quest-fight-in-vain = The Bad Stuff did no harm, so one more hit is lost.

## Curses

quest-fight-curse-on = on
quest-fight-curse-answer = Can respond, the victim first:

## Offers of help

quest-offer-help = Help
quest-offer-outlook = Odds
quest-offer-stands = As things stand
quest-offer-could = Who could help
quest-offer-call = Call for help
quest-offer-calls = ({ $n } left)
quest-offer-brings =
    +{ $n }{ $dice ->
        [0] {""}
        [one] {" "}plus a die
       *[other] {" "}plus { $dice } dice
    }
quest-offer-thinking = is thinking
quest-offer-of =
    { $name }’s offer, { $state ->
        [new] new
        [countered] countered
        [declined] declined
        [expired] expired
        [taken] accepted
       *[other] open
    }
quest-offer-state =
    { $state ->
        [declined] declined
        [expired] expired
        [taken] helps
        [folded] set aside
       *[other] open
    }
quest-offer-share = { $n } of { $total }
quest-offer-order =
    { $n ->
        [0] no Treasures
       *[other] Treasures in this order: { $names }
    }
quest-offer-for-nothing = for nothing
quest-offer-an-item = an item
quest-offer-asked = asked
quest-offer-leader-says =
    { $you ->
        [yes] you say
       *[no] { $name } says
    }
quest-offer-accept = Accept
quest-offer-counter = Counter
quest-offer-no = No
quest-offer-show = Show
quest-offer-none = Without help
quest-offer-take-it = Agree
quest-offer-dear = More than you have now.
quest-offer-sent = Sent. { $name } is thinking.
quest-offer-refused = Turned down your counter-offer.
quest-offer-yours = What do you want for your help?
quest-offer-answer-to = What do you offer { $name }?
quest-offer-send = Offer
quest-offer-send-counter = Send counter
quest-offer-back = Back
quest-offer-wont = Do not help
quest-offer-sending = Sending your terms.
quest-offer-gold-from =
    { $side ->
        [leader] { $name } pays
        [helper] { $name } pays to join
       *[none] no gold
    }
quest-offer-pays = pays { $n }
quest-offer-better = Ask for better offers
quest-offer-keep = Leave my offer as it is
quest-offer-propose = Offer terms
quest-offer-item = An item in play
quest-offer-no-item = no item
quest-offer-who-first = Who picks first
quest-offer-first = { $name } first
quest-offer-less = less: { $name }
quest-offer-more = more: { $name }
quest-offer-clock =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
quest-offer-lose-by = ‹ lose by
quest-offer-win-by = win by ›
quest-offer-if-nobody = if nobody acts
quest-offer-odds =
    If nobody acts: { $win }% win, { $tie }% tie ({ $ties ->
        [won] which wins
       *[lost] which loses
    }), { $lose }% lose. Alone: { $alone }%.
quest-offer-cannot =
    { $why ->
        [dead] { $seat } is dead, but can still act.
        [shunned] { $seat } cannot be asked: nobody may help here.
        [level] { $seat } is not level { $level } and so cannot help against the Boss.
        [far] { $rooms ->
            [-1] { $seat } cannot get here except by magic, but can still play cards.
           *[other] { $seat } is { $rooms } rooms away and can get here only by magic, but can still play cards.
        }
       *[other] { $seat } cannot come.
    }

## Trade

quest-trade-gives = gives
quest-trade-could = could be added
quest-trade-left = { $n } left
quest-trade-nothing = nothing
quest-trade-has-nothing = has nothing to give
quest-trade-offer = Offer to { $name }
quest-trade-cancel = No trade
quest-trade-yes = Agree
quest-trade-no = Decline
quest-trade-whole = All of it changes hands, or nothing does.
quest-trade-state =
    { $state ->
        [asked] { $giver } offers you a trade
        [building] Put together a trade with { $taker }
        [waits] { $taker } is thinking
       *[other] { $giver } and { $taker } are bargaining
    }
