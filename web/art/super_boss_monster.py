"""The cards of Super Boss Monster: a line for each, with its icon, its light, its stuff and its place."""

from typing import Final

import series
import town

EMBLEM: Final = ("minions", "gold", 40)
COLUMNS: Final = series.COLUMNS

# id: icon, stuff, style
BOSSES: Final = {
    "lord-grumble": ("vampire-cape", "pale", "arch"),
    "hydra-committee": ("hydra", "jade", "arch"),
    "mother-inferior": ("nun-face", "pale", "arch"),
    "emperor-dododo": ("dodo", "purple", "cave"),
    "coach-carnage": ("ogre", "green", "brick"),
    "mecha-gary": ("vintage-robot", "steel", "brick"),
    "baron-bruin": ("bear-head", "hide", "cave"),
    "dean-sporesby": ("mushroom", "rose", "cave"),
    "madame-buffering": ("crystal-ball", "purple", "arch"),
    "nana-webb": ("spider-face", "pale", "arch"),
    "your-sliminess": ("slime", "green", "cave"),
    "don-quackio": ("duck", "gold", "brick"),
    "zorp-from-accounting": ("alien-stare", "slime", "brick"),
    "queen-krill": ("squid-head", "rose", "cave"),
    "unidentified-fried-object": ("roast-chicken", "gold", "cave"),
    "duchess-deducta": ("dragon-head", "gold", "arch"),
}

# id: icon, light (the main treasure), stuff, style
ROOMS: Final = {
    "frozen-monster": ("ice-golem", "cleric", "ice", "cave"),
    "vacuum-crypt": ("vacuum-cleaner", "cleric", "red", "brick"),
    "lost-property-tomb": ("tombstone", "cleric", "stone", "cave"),
    "overtime-ossuary": ("skeleton", "cleric", "bone", "arch"),
    "take-a-number-tomb": ("coffin", "cleric", "wood", "brick"),
    "minion-arena": ("minions", "fighter", "green", "arch"),
    "banana-corridor": ("banana-peel", "fighter", "gold", "brick"),
    "ogre-weight-room": ("weight-lifting-up", "fighter", "hide", "brick"),
    "vip-bouncer": ("giant", "fighter", "green", "arch"),
    "tag-team-pit": ("boxing-ring", "fighter", "red", "cave"),
    "book-eating-dragon": ("evil-book", "mage", "red", "arch"),
    "pinata-gallery": ("pinata", "mage", "rose", "brick"),
    "password-sphinx": ("pharoah", "mage", "gold", "arch"),
    "dial-up-dungeon": ("wifi-router", "mage", "red", "brick"),
    "cauldron-call-centre": ("bubbling-flask", "mage", "brew", "brick"),
    "box-trap": ("box-trap", "thief", "wood", "brick"),
    "hungry-houseplant": ("carnivorous-plant", "thief", "green", "brick"),
    "free-trial-pit": ("cage", "thief", "steel", "cave"),
    "back-door-turnstile": ("turnstile", "thief", "steel", "brick"),
    "piggy-bank-of-doom": ("pig-face", "thief", "rose", "brick"),
    "union-break-room": ("coffee-cup", "fighter", "bone", "brick"),
    "rent-a-mimic": ("mimic-chest", "thief", "wood", "cave"),
    "seance-helpdesk": ("haunting", "cleric", "ice", "arch"),
    "guilt-tripwire": ("tripwire", "thief", "steel", "cave"),
    "level-select-lobby": ("stairs", "mage", "stone", "arch"),
    "five-finger-cloakroom": ("cloak-dagger", "fighter", "purple", "brick"),
    "tourist-trap": ("photo-camera", "all", "steel", "cave"),
    "gargoyle-choir": ("gargoyle", "cleric", "stone", "arch"),
    "refund-desk": ("swap-bag", "cleric", "wood", "brick"),
    "captains-colosseum": ("spartan-helmet", "fighter", "gold", "arch"),
    "dino-treadmill": ("velociraptor", "fighter", "green", "brick"),
    "clockwork-crusher": ("spiked-wall", "mage", "steel", "brick"),
    "spell-check-demon": ("imp-laugh", "mage", "red", "arch"),
    "compound-interest-vault": ("open-treasure-chest", "thief", "gold", "brick"),
    "ninja-demolition-crew": ("ninja-head", "thief", "purple", "cave"),
    "crashed-saucer": ("rocket", "explorer", "steel", "cave"),
    "abduction-photo-booth": ("alien-fire", "explorer", "slime", "brick"),
    "dino-daycare": ("egg-clutch", "explorer", "jade", "cave"),
    "exit-through-the-gift-shop": ("shopping-bag", "explorer", "rose", "brick"),
    "pilgrims-jetway": ("airplane-departure", "explorer", "bone", "arch"),
    "zero-g-gym": ("muscle-up", "explorer", "pale", "brick"),
    "moon-library": ("moon", "explorer", "gold", "arch"),
    "smugglers-airlock": ("closed-doors", "explorer", "steel", "brick"),
    "mothership-valet": ("alien-bug", "explorer", "jade", "arch"),
    "black-hole-budget": ("black-hole-bolas", "explorer", "purple", "cave"),
    "parking-meter-portcullis": ("dungeon-gate", "thief", "steel", "arch"),
    "slot-machine-slime": ("slime", "mage", "slime", "brick"),
    "coin-op-colossus": ("rock-golem", "fighter", "gold", "arch"),
    "tithe-trapdoor": ("secret-door", "cleric", "wood", "brick"),
}

# id: icon, stuff
SPELLS: Final = {
    "stealth": ("cowled", "purple"),
    "grand-heist": ("open-treasure-chest", "gold"),
    "ghost-cheat": ("ghost", "ice"),
    "safety-inspection": ("magnifying-glass", "steel"),
    "deep-freeze": ("ice-cube", "ice"),
    "co-op": ("gamepad", "rose"),
    "adventure": ("treasure-map", "gold"),
    "dreamcatcher": ("dream-catcher", "jade"),
    "power-bonus": ("muscle-up", "gold"),
    "free-lunch": ("roast-chicken", "hide"),
    "night-shift": ("moon", "steel"),
    "feng-shui": ("bonsai-tree", "green"),
    "restore-from-backup": ("save", "steel"),
    "critical-typo": ("quill-ink", "purple"),
    "wet-floor-sign": ("banana-peel", "gold"),
    "ragequit-form": ("enrage", "red"),
    "final-form": ("dragon-spiral", "purple"),
    "no-continues-left": ("broken-heart", "red"),
    "wrong-address": ("teleport", "purple"),
    "coffee-stained-star-map": ("star-swirl", "gold"),
    "jet-lag": ("hourglass", "steel"),
    "payday": ("coins", "gold"),
    "bribe-the-referee": ("glowing-hands", "red"),
}

# id: icon, stuff
ITEMS: Final = {
    "thermos-of-holy-soup": ("cauldron", "cleric"),
    "emergency-halo": ("angel-outfit", "gold"),
    "speed-dial-prayer-beads": ("prayer-beads", "cleric"),
    "incense-of-mild-concern": ("fire-bowl", "purple"),
    "crowbar-of-persuasion": ("gear-hammer", "red"),
    "plot-armour": ("breastplate", "steel"),
    "protein-potion": ("potion-ball", "rose"),
    "spiked-business-card": ("card-random", "steel"),
    "wand-of-autocorrect": ("fairy-wand", "gold"),
    "scroll-bar": ("scroll-unfurled", "bone"),
    "crystal-golf-ball": ("golf-flag", "jade"),
    "hat-of-many-tabs": ("pointy-hat", "purple"),
    "grappling-spork": ("grapple", "steel"),
    "master-key-blank": ("key", "gold"),
    "menthol-smoke-bomb": ("poison-gas", "jade"),
    "loaded-lunchbox": ("sandwich", "wood"),
    "participation-trophy": ("trophy", "gold"),
    "fold-out-map": ("treasure-map", "bone"),
    "rocket-flip-flops": ("boots", "red"),
    "mystery-loot-box": ("mimic-chest", "rose"),
}

# id: icon. The stuff is the hero's class, which comes from the printed facts.
HEROES: Final = {
    "brother-bandage": "cowled",
    "gran-bingo": "monk-face",
    "deacon-brick": "brick-pile",
    "acolyte": "hood",
    "novice-nell": "nun-face",
    "vicar-vigour": "pope-crown",
    "bunny": "rabbit-head",
    "sir-lag": "visored-helm",
    "laliho": "viking-head",
    "gladiator": "spartan-helmet",
    "intern-ingrid": "office-chair",
    "axel-overswing": "battle-axe",
    "pixel-pam": "witch-flight",
    "wisebeard": "wizard-face",
    "old-mo": "beard",
    "researcher": "erlenmeyer",
    "tilda-tooltip": "spectacles",
    "max-mana": "wizard-staff",
    "sticky-fran": "ninja-head",
    "left-hand-larry": "robber",
    "coupon-pete": "hood",
    "criminal": "cage",
    "penny-pincher": "rogue",
    "baron-von-borrow": "top-hat",
    "slacker": "beer-stein",
    "abbess-absolute": "angel-outfit",
    "bishop-buffington": "flanged-mace",
    "priestess": "sun-priest",
    "paladin-paige": "magic-shield",
    "sir-render": "black-knight-helm",
    "dame-overkill": "brutal-helm",
    "champion": "samurai-helmet",
    "brunhild-bigstick": "crested-helmet",
    "archmage-cc": "warlock-hood",
    "merlina-two-point-oh": "woman-elf-face",
    "archivist": "bookshelf",
    "doctor-x-machina": "vintage-robot",
    "robin-hoard": "robin-hood-hat",
    "lady-lockpick": "key",
    "brigand": "cloak-dagger",
    "phantom-of-the-menu": "domino-mask",
    "bar-brawler": "fist",
    "captain-compass": "compass",
    "tourist-tim": "backpack",
    "rover-rita": "vintage-robot",
    "selfie-sven": "photo-camera",
    "dr-digwell": "outback-hat",
    "cosmo-not": "diving-helmet",
    "backpack-bea": "camping-tent",
    "layover-lou": "airplane-arrival",
    "choirboy-chuck": "angel-wings",
    "mallet-molly": "gear-hammer",
    "wi-fi-wanda": "wifi-router",
    "receipt-rick": "coins",
    "admiral-orbit": "ringed-planet",
    "first-lady-on-mars": "queen-crown",
    "the-map-maker": "treasure-map",
    "commander-carry-on": "briefcase",
    "captain-sequel": "black-knight-helm",
    "cardinal-direction": "scales",
    "duke-nudge": "crossed-swords",
    "witch-hunter-gatherer": "pointy-hat",
    "madame-moonlight": "hooded-assassin",
    "relic-hunter": "sherlock-holmes",
}


def pictures(facts: series.Facts) -> dict[str, series.Pictures]:
    """All pictures by the sheet they belong on; `facts` is cards.toml."""
    return series.pictures(facts, BOSSES, ROOMS, SPELLS, HEROES, ITEMS)


def grounds() -> series.Pictures:
    """The town board."""
    return town.pictures()


def used() -> set[str]:
    """The icons behind the pictures."""
    drawn = (*BOSSES.values(), *ROOMS.values(), *SPELLS.values(), *ITEMS.values())
    return {icon for icon, *_ in drawn} | set(HEROES.values()) | town.used()
