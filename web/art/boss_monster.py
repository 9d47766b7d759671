"""The cards of Boss Monster: a line for each, with its icon, its light, its stuff and its place."""

from typing import Final

import series

EMBLEM: Final = ("vampire-dracula", "red", 40)
COLUMNS: Final = series.COLUMNS

# id: icon, stuff, style
BOSSES: Final = {
    "draculord": ("vampire-dracula", "pale", "arch"),
    "xyzax": ("crowned-skull", "bone", "arch"),
    "king-croak": ("frog-prince", "green", "cave"),
    "robobo": ("vintage-robot", "steel", "brick"),
    "cerebellus": ("brain-tentacle", "rose", "cave"),
    "seducia": ("female-vampire", "purple", "arch"),
    "cleopatra": ("mummy-head", "gold", "arch"),
    "gorgona": ("medusa-head", "jade", "arch"),
    "old-mossgrave": ("carnivorous-plant", "slime", "cave"),
}

# id: icon, light (the main treasure), stuff, style
ROOMS: Final = {
    "dark-altar": ("sword-altar", "cleric", "steel", "arch"),
    "open-grave": ("hasty-grave", "cleric", "bone", "cave"),
    "specter-s-sanctum": ("ghost", "cleric", "ice", "arch"),
    "succubus-spa": ("bathtub", "cleric", "rose", "brick"),
    "dracolich-lair": ("spiked-dragon-head", "cleric", "bone", "cave"),
    "vampire-bordello": ("resting-vampire", "cleric", "pale", "arch"),
    "goblin-armory": ("goblin-head", "fighter", "green", "arch"),
    "golem-factory": ("rock-golem", "fighter", "stone", "brick"),
    "minotaur-s-maze": ("minotaur", "fighter", "hide", "arch"),
    "neanderthal-cave": ("cave-entrance", "fighter", "bone", "cave"),
    "beast-menagerie": ("tiger-head", "fighter", "gold", "brick"),
    "monster-s-ballroom": ("drama-masks", "fighter", "bone", "arch"),
    "brainsucker-hive": ("brain", "mage", "rose", "cave"),
    "dark-laboratory": ("erlenmeyer", "mage", "slime", "brick"),
    "haunted-library": ("bookshelf", "mage", "wood", "arch"),
    "witch-s-kitchen": ("cauldron", "mage", "brew", "brick"),
    "all-seeing-eye": ("all-seeing-eye", "mage", "gold", "arch"),
    "liger-s-den": ("saber-toothed-cat-head", "mage", "hide", "cave"),
    "bottomless-pit": ("spiky-pit", "thief", "steel", "cave"),
    "boulder-ramp": ("boulder-dash", "thief", "stone", "cave"),
    "dizzygas-hallway": ("poison-gas", "thief", "slime", "brick"),
    "jackpot-stash": ("open-treasure-chest", "thief", "gold", "brick"),
    "recycling-center": ("recycle", "thief", "jade", "brick"),
    "the-crushinator": ("spiked-wall", "thief", "steel", "brick"),
    "centipede-tunnel": ("centipede", "fighter", "red", "cave"),
    "construction-zone": ("gear-hammer", "fighter", "steel", "brick"),
    "dragon-hatchery": ("egg-clutch", "all", "bone", "cave"),
    "mimic-vault": ("mimic-chest", "mage", "wood", "arch"),
    "monstrous-monument": ("gargoyle", "cleric", "stone", "arch"),
    "torture-chamber": ("guillotine", "cleric", "wood", "brick"),
    "zombie-prison": ("shambling-zombie", "cleric", "green", "brick"),
}

# id: icon, stuff
SPELLS: Final = {
    "annihilator": ("spiky-explosion", "fire"),
    "assassin": ("cloak-dagger", "steel"),
    "cave-in": ("falling-rocks", "stone"),
    "counterspell": ("magic-shield", "gold"),
    "exhaustion": ("tired-eye", "rose"),
    "fear": ("terror", "purple"),
    "freeze": ("ice-cube", "ice"),
    "giant-size": ("giant", "slime"),
    "jeopardy": ("card-random", "gold"),
    "kobold-strike": ("lizardman", "green"),
    "motivation": ("whip", "hide"),
    "princess-in-peril": ("queen-crown", "gold"),
    "soul-harvest": ("grim-reaper", "pale"),
    "teleportation": ("magic-portal", "purple"),
    "trepidation": ("haunting", "red"),
    "zombie-attack": ("raise-zombie", "green"),
}

# id: icon. The stuff is the hero's class, which comes from the printed facts.
HEROES: Final = {
    "pugi-the-druidess": "woman-elf-face",
    "samurai-tom": "samurai-helmet",
    "jarek-squire-to-the-lion-knights": "lion",
    "brandork-the-neverwrong": "wizard-face",
    "koey-the-last-dragon-mage": "dragon-head",
    "lance-uppercut-treasure-hunter": "outback-hat",
    "kalish-ninefingers": "glowing-hands",
    "dartteon-elf-pyromancer": "fire-bowl",
    "mitchell-the-judge": "scales",
    "tieg-and-the-magic-bubble": "crystal-ball",
    "romero-the-indigo-friar": "monk-face",
    "nick-the-masher": "flanged-mace",
    "acacia-warrior-of-light": "sun-priest",
    "delatorious-angel-of-light": "angel-outfit",
    "charles-the-young": "cowled",
    "crystol-and-a-lan-of-gerd": "crossed-swords",
    "johnny-of-the-evening-watch": "visored-helm",
    "boden-the-pantless": "muscle-up",
    "fire-s-breath-heroine-of-arcadia": "spartan-helmet",
    "kins-klauski-mad-conquistador": "brutal-helm",
    "joman-chimm-cutpurse": "robber",
    "sir-digby-apple-ace-detective": "sherlock-holmes",
    "jesta-the-rogue": "rogue",
    "jerome-kung-fu-monkey": "monkey",
    "the-fool": "jester-hat",
    "terric-warhelm-half-elf-archmage": "warlock-hood",
    "tempros-the-time-marauder": "hourglass",
    "chia-kang-mystical-warlock-of-yu": "wizard-staff",
    "wayward-the-drifter": "pointy-hat",
    "lord-van-ette": "pope-crown",
    "katelyn-angelic-healer": "angel-wings",
    "kerberos-dirtbeard-canine-cleric": "wolf-head",
    "jejune-everlea-holy-sisters": "nun-face",
    "frankov-the-envoy": "black-knight-helm",
    "antonius-the-rune-knight": "rune-sword",
    "nate-the-squidslayer": "squid-head",
    "asmor-the-aweless": "viking-head",
    "blackbeard-jake": "beard",
    "hya-legendary-shinobi": "ninja-head",
    "cecil-leoran-master-factotum": "hooded-assassin",
    "wallbanger-basketweaver": "robin-hood-hat",
}


def pictures(facts: series.Facts) -> dict[str, series.Pictures]:
    """All pictures by the sheet they belong on; `facts` is cards.toml."""
    return series.pictures(facts, BOSSES, ROOMS, SPELLS, HEROES)


def grounds() -> series.Pictures:
    """Nothing lies on its table besides cards."""
    return {}


def used() -> set[str]:
    """The icons behind the pictures."""
    return {icon for icon, *_ in (*BOSSES.values(), *ROOMS.values(), *SPELLS.values())} | set(HEROES.values())
