"""`underhall games`: what can be played here."""

from underhall.bots import BOTS
from underhall.bots.net import has_net
from underhall.cli.options import Color, Json, Lang
from underhall.cli.output import console, print_json, table
from underhall.games import GAMES
from underhall.text import texts


def games(lang: Lang = "", color: Color = "auto", json: Json = False) -> None:
    """List the games with their seats, profiles and options."""
    text = texts(lang)
    if json:
        listed = [
            {
                "id": game.id,
                "name": text.say(f"game-{game.id}"),
                "seats": list(game.seats),
                "profiles": game.profiles,
                "options": game.options,
                "net": has_net(game.id),
            }
            for game in GAMES.values()
        ]
        bots = [
            {"id": bot, "name": text.say(f"bot-{bot}"), "about": text.say(f"bot-{bot}-about"), "quick": kind.quick}
            for bot, kind in BOTS.items()
        ]
        print_json({"games": listed, "bots": bots})
        return
    for game in GAMES.values():
        heading = text.say(
            "cli-games-heading",
            name=text.say(f"game-{game.id}"),
            id=game.id,
            least=game.seats[0],
            most=game.seats[-1],
            profiles=", ".join(game.profiles),
        )
        listing = table(heading, [text.say("cli-games-option"), text.say("cli-games-values")])
        for name, values in game.options.items():
            listing.add_row(name, ", ".join(str(value) for value in values))
        console().print(listing)
        for name in game.options:
            if text.has(f"setting-{name}", "alone"):
                console().print(f"{name}: {text.attribute(f'setting-{name}', 'alone')}")
    listing = table(text.say("cli-games-bots"), [text.say("cli-simulate-bot"), ""])
    for bot in BOTS:
        listing.add_row(bot, f"{text.say(f'bot-{bot}')}: {text.say(f'bot-{bot}-about')}")
    console().print(listing)
    nets = ", ".join(text.say(f"game-{game}") for game in GAMES if has_net(game))
    console().print(text.say("cli-games-nets", games=nets or "none"))
