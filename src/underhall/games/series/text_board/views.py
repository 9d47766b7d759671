"""What the parts of the board take: the views of either game."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the series does not depend on its games; only the type checker looks at both
    from underhall.games.boss_monster import view_types as boss
    from underhall.games.super_boss_monster import view_types as super_boss

    AnyView = boss.View | super_boss.View
    AnySeat = boss.SeatView | super_boss.SeatView
    AnyRoom = boss.RoomView | super_boss.RoomView
    AnyHero = boss.HeroView | super_boss.HeroView
    AnyOutlook = boss.OutlookView | super_boss.OutlookView
    AnyProspect = boss.ProspectView | super_boss.ProspectView
else:
    AnyView = AnySeat = AnyRoom = AnyHero = AnyOutlook = AnyProspect = Any
