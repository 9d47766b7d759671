"""The rooms. A reader with the card in one hand should be able to check its line with a finger."""

from typing import Final

from underhall.games.series.cards import (
    CLERIC,
    EXPLORER,
    FIGHTER,
    FIRST_TIME,
    MONSTER,
    ONCE_PER_TURN,
    ROOM,
    SPELL,
    THIEF,
    TRAP,
)
from underhall.games.series.ops import OWN, DestroyThis, Draw, PayCard, SendToFirstRoom, SendToTown, TargetHeroHere
from underhall.games.series.vocabulary import (
    activated,
    cancels_a_rivals_spell,
    room,
    when_built,
    when_hero_dies_here,
)
from underhall.games.super_boss_monster.ops import (
    UNDER_THE_DECK,
    BoostThis,
    BoostThisByMonsters,
    BoostThisUpTo,
    ChooseStack,
    DiscardAny,
    DiscardOrDestroyThis,
    GainCoins,
    GainSymbol,
    HealOrdinary,
    LookAndPlace,
    LookAndTake,
    OnlyWithoutDeaths,
    OnlyWithTokens,
    OnlyWithTokensAnywhere,
    PayCoins,
    PutToken,
    PutTokenHere,
    RecoverRoom,
    RecoverTarget,
    RemoveToken,
    SwapTargets,
    TakeFromMarket,
    TargetDiscarded,
)
from underhall.games.super_boss_monster.timing import OnlyIfAimedAtYou
from underhall.games.super_boss_monster.vocabulary import (
    baits,
    boost_as_last_room,
    boost_with_minion_at_home,
    epic_heroes_are_spared,
    hurts,
    may,
    may_draft_a_room_from_the_deck,
    minion,
    no_tokens,
    slips,
    wakes,
    when_a_hero_enters,
    when_a_hero_survives_your_dungeon,
    when_the_turn_ends,
    when_you_build_over_a_room,
    when_your_spell_resolves,
)

ROOMS: Final = (
    # Cleric
    room("frozen-monster", wakes(+3)),
    room("vacuum-crypt", when_built(*may(RemoveToken()), PutTokenHere())),
    room("lost-property-tomb", when_hero_dies_here(*may(RecoverRoom(TRAP)), limit=FIRST_TIME)),
    room("overtime-ossuary", when_built(DiscardAny())),
    room("take-a-number-tomb", minion(*may(DiscardAny(), RecoverRoom(but_last=True)))),
    # Fighter
    room("minion-arena", minion(BoostThis(+2))),
    room("banana-corridor", slips(most=3)),
    room("ogre-weight-room", minion(PutTokenHere())),
    room("vip-bouncer", epic_heroes_are_spared()),
    room("tag-team-pit", boost_with_minion_at_home(+1)),
    # Mage
    room("book-eating-dragon", activated(PayCard(SPELL), then=(PutTokenHere(),), limit=ONCE_PER_TURN)),
    room("pinata-gallery", when_hero_dies_here(PutToken(), limit=FIRST_TIME)),
    room("password-sphinx", when_built(Draw(SPELL))),
    room("dial-up-dungeon", when_your_spell_resolves(BoostThisUpTo(2))),
    room("cauldron-call-centre", minion(Draw(SPELL), DiscardAny())),
    # Thief
    room("box-trap", when_built(LookAndPlace(SPELL))),
    room("hungry-houseplant", when_the_turn_ends(OnlyWithoutDeaths(), OnlyWithTokens(0, 1), PutTokenHere())),
    room("free-trial-pit", when_the_turn_ends(DiscardOrDestroyThis())),
    room("back-door-turnstile", may_draft_a_room_from_the_deck()),
    room("piggy-bank-of-doom", activated(DestroyThis(), then=(PutToken(), PutToken()))),
    # Several treasures
    room("union-break-room", minion(GainSymbol(CLERIC, FIGHTER), BoostThis(+1))),
    room("rent-a-mimic", hurts(THIEF)),
    room(
        "seance-helpdesk",
        activated(TargetDiscarded(SPELL), PayCard(ROOM), then=(RecoverTarget(),), limit=ONCE_PER_TURN),
    ),
    room("guilt-tripwire", when_a_hero_survives_your_dungeon(PutTokenHere(), limit=FIRST_TIME)),
    room("level-select-lobby", activated(TargetHeroHere(), DestroyThis(), then=(SendToFirstRoom(),))),
    room("five-finger-cloakroom", when_built(*may(TakeFromMarket()))),
    room("tourist-trap"),
    # Advanced
    room("gargoyle-choir", baits(CLERIC), hurts(CLERIC)),
    room("refund-desk", when_hero_dies_here(*may(DiscardAny(), HealOrdinary()), limit=FIRST_TIME)),
    room("captains-colosseum", minion(BoostThisByMonsters(each=2, most=4))),
    room("dino-treadmill", no_tokens()),
    room("clockwork-crusher", when_built(LookAndTake(ROOM, look=2, take=1, rest=UNDER_THE_DECK))),
    room(
        "spell-check-demon",
        cancels_a_rivals_spell(OnlyIfAimedAtYou(), PayCard(ROOM), limit=ONCE_PER_TURN),
    ),
    room(
        "compound-interest-vault",
        when_built(PutTokenHere()),
        when_the_turn_ends(OnlyWithTokens(1, 2), PutTokenHere()),
    ),
    room("ninja-demolition-crew", when_you_build_over_a_room(Draw(ROOM), limit=FIRST_TIME)),
    # Explorer
    room("crashed-saucer", when_built(*may(ChooseStack(), ChooseStack()), SwapTargets())),
    room(
        "abduction-photo-booth",
        when_hero_dies_here(LookAndTake(ROOM, look=2, take=1, rest=UNDER_THE_DECK), limit=FIRST_TIME),
    ),
    room("dino-daycare", minion(PutToken(MONSTER))),
    room("exit-through-the-gift-shop", boost_as_last_room(+2)),
    room("pilgrims-jetway", when_built(*may(RecoverRoom(shows=1 << CLERIC | 1 << EXPLORER)))),
    room("zero-g-gym", boost_with_minion_at_home(+1)),
    room("moon-library", when_built(Draw(SPELL), DiscardAny())),
    room("smugglers-airlock", activated(TargetHeroHere(), DestroyThis(), then=(SendToTown(),))),
    room("mothership-valet", minion(GainSymbol(EXPLORER), BoostThis(+1))),
    room("black-hole-budget", when_the_turn_ends(OnlyWithTokensAnywhere(), RemoveToken(OWN))),
    # Coins
    room("parking-meter-portcullis", when_a_hero_enters(GainCoins(1), limit=FIRST_TIME)),
    room("slot-machine-slime", activated(PayCoins(1), then=(BoostThis(+1),), limit=ONCE_PER_TURN)),
    room("coin-op-colossus", activated(PayCoins(2), then=(PutTokenHere(),), limit=ONCE_PER_TURN)),
    room("tithe-trapdoor", when_hero_dies_here(GainCoins(1), limit=FIRST_TIME)),
)
