"""Munchkin Quest's map in a terminal: numbered rooms and the links between them; and the same as a list, in words."""

from typing import Final

from rich.text import Text

from underhall.games.munchkin_quest.facts import SIDES
from underhall.games.munchkin_quest.view_types import RoomView, View
from underhall.terminal.layout import fit, styled
from underhall.text import Texts

# By colour of the Monster Die; four of them are players', in the order of the seats.
EMBLEMS: Final = {
    "red": ("☾", "bold red"),
    "orange": ("▲", "bold dark_orange"),
    "yellow": ("★", "bold yellow"),
    "green": ("♣", "bold green"),
    "blue": ("♦", "bold blue"),
    "purple": ("ϟ", "bold magenta"),
}
MONSTER, DEAD, FLOOR, FIGHT = "☠", "†", "¤", "!"
ARROWS: Final = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
NORTH, EAST, SOUTH, WEST = range(4)
# How a link is drawn between two rooms side by side, and between two rooms one above the other. A wall is a gap.
ACROSS: Final = {"passage": "─", "door": "+", "locked": "#", "hidden": "?", "wall": " "}
DOWN: Final = {**ACROSS, "passage": "│"}
MARKS: Final = 4  # so many stand in a room of the map, beside its number
NARROW_MARKS: Final = 3


class QuestMap:
    """The map through one pair of eyes, in one language."""

    def __init__(self, text: Texts, view: View, players: tuple[tuple[str, str], ...], names: list[str]) -> None:
        self.text = text
        self.view = view
        self.players = players
        self.names = names
        self.monsters = {monster.uid: monster for monster in view.monsters}
        self.fight = view.fight.place if view.fight is not None else -1

    # -- drawn ------------------------------------------------------------------------------------------------------

    def drawn(self, width: int) -> list[Text]:
        """The map, as much of it around the viewer as there is room for."""
        rooms = {(room.x, room.y): place for place, room in enumerate(self.view.rooms)}
        left, right = min(x for x, _ in rooms), max(x for x, _ in rooms)
        marks = MARKS if (right - left + 1) * _column(MARKS) + 1 <= width else NARROW_MARKS
        most = (width - 1) // _column(marks)
        cut = right - left + 1 > most
        if cut:
            here = self.view.rooms[self._centre()].x
            left = max(left, min(here - most // 2, right - most + 1))
            right = left + most - 1
        lines: list[Text] = []
        for y in range(min(y for _, y in rooms), max(y for _, y in rooms) + 1):
            above, row, below = Text(" "), Text(), Text(" ")
            for x in range(left, right + 1):
                place = rooms.get((x, y), -1)
                west, east = rooms.get((x - 1, y), -1), rooms.get((x + 1, y), -1)
                over, under = rooms.get((x, y - 1), -1), rooms.get((x, y + 1), -1)
                row.append(self._across(place, WEST, west) if x == left or place >= 0 else self._across(west, EAST, -1))
                row.append(self._cell(place, marks))
                above.append(self._down(place, NORTH, marks) if over < 0 else " " * _column(marks))
                below.append(self._down(place, SOUTH, marks) if place >= 0 else self._down(under, NORTH, marks))
                if x == right:
                    row.append(self._across(place, EAST, east))
            if not lines:
                lines.append(above)
            lines += [row, below]
        lines = [line for line in lines if line.plain.strip()]
        if cut:
            lines.append(styled(f"  {self.text.say('play-quest-map-cut')}", style="dim"))
        return lines

    def _centre(self) -> int:
        """Where to look: at the viewer, or at whoever is on turn."""
        seat = self.view.you if self.view.you >= 0 else max(self.view.active, 0)
        return max(self.view.seats[seat].place, 0)

    def _across(self, place: int, side: int, other: int) -> Text:
        """The link at the left or right of a room; a wall between two rooms is a gap."""
        if place < 0 and other >= 0:
            place, side = other, (side + 2) % 4
        return Text(ACROSS[self.view.rooms[place].links[side].kind]) if place >= 0 else Text(" ")

    def _down(self, place: int, side: int, marks: int) -> Text:
        kind = self.view.rooms[place].links[side].kind if place >= 0 else "wall"
        return Text(f"  {DOWN[kind]}").append(" " * (_column(marks) - 3))

    def _cell(self, place: int, marks: int) -> Text:
        """A room: its number, who is in it, how many monsters."""
        if place < 0:
            return Text(" " * (_column(marks) - 1))
        room = self.view.rooms[place]
        inside = self._marks(room)
        if inside.cell_len > marks:
            inside = inside[: marks - 1].append("+")
        mine = self.view.you in room.munchkins
        frame = "bold red" if place == self.fight else "bold" if mine else "" if room.reach else "dim"
        cell = styled("[", style=frame).append(f"{place:>2}", style=frame or "").append(fit(inside, marks))
        return cell.append("]", style=frame)

    def _marks(self, room: RoomView) -> Text:
        inside = Text()
        for seat in room.munchkins:
            symbol, style = self.players[seat]
            inside.append(symbol, style=style)
        if room.monsters:
            count = str(len(room.monsters)) if len(room.monsters) > 1 else ""
            inside.append(f"{MONSTER}{count}", style="bold")
        if room.floor or room.gold or room.dead:
            inside.append(DEAD if room.dead else FLOOR, style="dim")
        return inside

    # -- in words ---------------------------------------------------------------------------------------------------

    def name(self, place: int) -> str:
        return self.text.say(f"room-{self.view.rooms[place].face}")

    def numbered(self, place: int) -> str:
        """A room as it is found on the map."""
        return f"{place} {self.name(place)}"

    def player(self, seat: int) -> Text:
        """A player's symbol and name."""
        symbol, style = self.players[seat]
        return styled(f"{symbol} {self.names[seat]}", style=style)

    def monster(self, uid: int) -> Text:
        """A monster: its level, its name, and whose base it stands on."""
        monster = self.monsters[uid]
        symbol, style = EMBLEMS[monster.colour]
        line = Text(f"{MONSTER}{monster.level} {self.text.say(f'card-{monster.card}')} ")
        return line.append(symbol, style=style)

    def inside(self, place: int) -> list[Text]:
        """Who and what is in a room."""
        room = self.view.rooms[place]
        contents = [self.player(seat) for seat in room.munchkins]
        contents += [Text(f"{DEAD} {self.names[seat]}") for seat in room.dead]
        contents += [self.monster(uid) for uid in room.monsters]
        things = [self.text.say(f"card-{each.card}") for each in room.floor]
        if room.gold:
            things.append(self.text.say("quest-floor-gold", n=room.gold))
        if things:
            contents.append(Text(f"{FLOOR} {', '.join(things)}"))
        return contents

    def busy(self) -> list[int]:
        """The rooms in which somebody or something is."""
        return [place for place in range(len(self.view.rooms)) if self.inside(place)]

    def signs(self, place: int) -> list[str]:
        """What is printed on a room, and what has become of it."""
        room = self.view.rooms[place]
        say = self.text.say
        lines: list[str] = []
        for message, signs in (("quest-sign-good", room.good), ("quest-sign-bad", room.bad)):
            if signs:
                lines.append(say(message, who=", ".join(self.sign(sign) for sign in signs)))
        if room.search is None:
            lines.append(say("quest-no-search"))
        elif room.search:
            lines.append(say("quest-search-sign", n=f"{room.search:+}"))
        if room.mark:
            lines.append(say(f"mq-word-{room.mark}"))
        return lines

    def sign(self, sign: str) -> str:
        """A race or class that a room is good or bad for."""
        if sign == "all":
            return self.text.say("quest-sign-all")
        family = "class" if self.text.has(f"mq-class-{sign}") else "race"
        return self.text.say(f"mq-{family}-{sign}")

    def rules(self, face: str) -> list[str]:
        """What the room does, and its deal."""
        message = f"room-{face}"
        lines = [self.text.attribute(message, "effect")] if self.text.has(message, "effect") else []
        if self.text.has(message, "deal"):
            lines.append(self.text.say("quest-room-deal", deal=self.text.attribute(message, "deal")))
        return lines

    def arrows(self, place: int) -> Text:
        """Where each colour of the Monster Die sends monsters from here."""
        parts = [
            styled(f"{EMBLEMS[colour][0]}{ARROWS[side]}", style=EMBLEMS[colour][1])
            for colour, side in self.view.rooms[place].arrows.items()
        ]
        return Text(" ").join(parts)

    def exits(self, place: int) -> str:
        """The four sides in words."""
        say = self.text.say
        exits: list[str] = []
        for side, link in zip(SIDES, self.view.rooms[place].links, strict=True):
            to = "none" if link.kind == "wall" else "dark" if link.to < 0 else self.numbered(link.to)
            kind = say(f"link-{link.kind}")
            exits.append(say("quest-exit", to=to, side=say("quest-side", side=side), kind=kind, cost=link.cost))
        return "; ".join(exits)

    def row(self, place: int, full: bool) -> Text:
        """A room in one line: who is there and, in full, everything about it."""
        room = self.view.rooms[place]
        here = self.view.you in room.munchkins
        line = styled(f"{place:>2} ", style="cyan").append(self.name(place), style="bold" if here else "")
        parts = self.inside(place)
        if full:
            parts += [Text(line) for line in (*self.signs(place), *self.rules(room.face))]
            if room.arrows:
                parts.append(self.arrows(place))
            parts.append(Text(self.exits(place)))
        if room.price > 0:
            parts.append(styled(self.text.say("quest-price", moves=room.price), style="dim"))
        return line.append(": ").append(Text(" · ").join(parts)) if parts else line


def _column(marks: int) -> int:
    """How wide a room with so many marks is, with the link beside it."""
    return marks + 5
