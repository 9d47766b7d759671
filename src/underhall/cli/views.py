"""What the parts of the text table take: the views of any game that it can draw."""

from underhall.games.boss_monster import shapes as boss
from underhall.games.super_boss_monster import shapes as super_boss

AnyView = boss.View | super_boss.View
AnySeat = boss.SeatView | super_boss.SeatView
AnyRoom = boss.RoomView | super_boss.RoomView
AnyHero = boss.HeroView | super_boss.HeroView
AnyOutlook = boss.OutlookView | super_boss.OutlookView
AnyProspect = boss.ProspectView | super_boss.ProspectView
