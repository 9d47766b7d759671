"""The cards, rooms and figures of Munchkin Quest: a line for each, with its icon, its light and its stuff."""

from typing import Final

import quest_map
from PIL import Image
from pixels import FLOOR, INK, RAMPS, TONES, Mask, Tones, crowned, mask, mixed, paint, place

EMBLEM: Final = ("treasure-map", "gold", 40)
# How many pictures of a kind are beside one another on a sheet.
COLUMNS: Final = {
    "monster": 6,
    "treasure": 8,
    "dxm": 8,
    "scene": 7,
    "standee": 8,
    "boss": 3,
    "munchkin": 4,
    "item": 4,
    **quest_map.COLUMNS,
}

# id: icon, light, stuff, style, size. The size is the printed one and says how tall the figure stands.
MONSTERS: Final = {
    "m-itsy-bitsy-spider": ("hanging-spider", "night", "purple", "cave", "tiny"),
    "m-lame-goblin": ("goblin-head", "all", "green", "brick", "small"),
    "m-office-fern": ("flower-pot", "moss", "rose", "brick", "small"),
    "m-moonlighting-rat": ("rat", "all", "stone", "cave", "tiny"),
    "m-passive-aggressive-slime": ("slime", "thief", "slime", "cave", "tiny"),
    "m-goldfish": ("tropical-fish", "cleric", "fire", "cave", "tiny"),
    "m-skeleton-crew": ("skeleton", "night", "bone", "brick", "human"),
    "m-lamp-moth": ("fly", "night", "pale", "brick", "tiny"),
    "m-sock-mimic": ("socks", "wine", "rose", "brick", "tiny"),
    "m-imp-on-probation": ("imp-laugh", "boss", "red", "cave", "small"),
    "m-kobold-accountant": ("troglodyte", "gold", "green", "brick", "small"),
    "m-psycho-squirrel": ("squirrel", "moss", "hide", "cave", "tiny"),
    "m-posthumous-hive": ("bee", "moss", "slime", "cave", "tiny"),
    "m-haunted-accordion": ("accordion", "cleric", "red", "arch", "small"),
    "m-overworked-broom": ("broom", "all", "wood", "brick", "small"),
    "m-rainbow-bailiff": ("bad-gnome", "moss", "green", "cave", "small"),
    "m-door-to-door-ghoul": ("shambling-zombie", "stone", "green", "brick", "human"),
    "m-hipster-dryad": ("deku-tree", "moss", "wood", "cave", "human"),
    "m-vengeful-cabbage": ("cabbage", "moss", "green", "brick", "small"),
    "m-fungus": ("mushroom-gills", "wine", "red", "cave", "human"),
    "m-motivational-troll": ("troll", "ward", "green", "cave", "human"),
    "m-gargoyle-lunch": ("gargoyle", "stone", "stone", "arch", "human"),
    "m-shrieking-geek": ("screaming", "mage", "rose", "brick", "human"),
    "m-bandit-brothers": ("bandit", "thief", "hide", "cave", "human"),
    "m-ogre-dentist": ("ogre", "ward", "green", "brick", "huge"),
    "m-gelatinous-octahedron": ("dice-eight-faces-eight", "ward", "jade", "cave", "huge"),
    "m-gazebo": ("medieval-pavilion", "moss", "bone", "brick", "huge"),
    "m-juice-vampire": ("vampire-dracula", "wine", "pale", "arch", "human"),
    "m-minotaur-with-map": ("minotaur", "fighter", "hide", "arch", "human"),
    "m-shadow-nose": ("nose-side", "night", "purple", "cave", "human"),
    "m-tax-lich": ("crowned-skull", "gold", "bone", "arch", "human"),
    "m-hydra-committee": ("hydra", "spell", "jade", "arch", "huge"),
    "m-espresso-elemental": ("moka-pot", "fighter", "fire", "brick", "human"),
    "m-siege-snail": ("snail", "moss", "jade", "cave", "huge"),
    "m-unspeakable-horror": ("gooey-daemon", "mage", "purple", "arch", "human"),
    "m-squidzilla": ("giant-squid", "cleric", "rose", "cave", "huge"),
    "m-bullrog": ("daemon-skull", "fighter", "fire", "cave", "huge"),
    "m-plutonium-dragon": ("spiked-dragon-head", "thief", "slime", "cave", "huge"),
}

# id: icon, light (by what it is: headgear, armour, footgear, one hand, two hands, bling ...), stuff
TREASURES: Final = {
    "t-firefighters-helmet": ("brodie-helmet", "wine", "red"),
    "t-pointy-hat-of-power": ("pointy-hat", "wine", "purple"),
    "t-tiara-of-a-tiny-kingdom": ("tiara", "wine", "gold"),
    "t-thinking-cap": ("propeller-beanie", "wine", "rose"),
    "t-helm-of-selective-hearing": ("visored-helm", "wine", "steel"),
    "t-party-cone": ("party-popper", "wine", "rose"),
    "t-halo-on-a-stick": ("halo", "wine", "gold"),
    "t-canary-helmet": ("mining-helmet", "wine", "gold"),
    "t-adamant-armour": ("abdominal-armor", "stone", "steel"),
    "t-flaming-armour": ("chest-armor", "stone", "fire"),
    "t-pleather-jerkin": ("leather-vest", "stone", "purple"),
    "t-undeliverable-mail": ("scale-mail", "stone", "steel"),
    "t-dinner-plate-armour": ("plastron", "stone", "pale"),
    "t-barrel-with-straps": ("barrel", "stone", "wood"),
    "t-bubble-wrap-hauberk": ("kevlar-vest", "stone", "ice"),
    "t-hide-armour": ("sofa", "stone", "red"),
    "t-sneaky-slippers": ("tabi-boot", "moss", "rose"),
    "t-fashionably-late-boots": ("chelsea-boot", "moss", "hide"),
    "t-steel-toed-ballet-shoes": ("ballerina-shoes", "moss", "rose"),
    "t-flip-flops-of-flight": ("flip-flops", "moss", "gold"),
    "t-clown-shoes": ("converse-shoe", "moss", "fire"),
    "t-lockpick-loafers": ("slippers", "moss", "hide"),
    "t-begrudging-sword": ("broadsword", "fighter", "steel"),
    "t-spear-of-protruding": ("stone-spear", "fighter", "steel"),
    "t-cheese-grater-of-peace": ("cheese-wedge", "fighter", "gold"),
    "t-mighty-pen": ("quill", "fighter", "bone"),
    "t-backhanded-dagger": ("plain-dagger", "fighter", "steel"),
    "t-tankard-of-tenacity": ("beer-stein", "fighter", "gold"),
    "t-pot-lid": ("cooking-pot", "fighter", "steel"),
    "t-shield-unreasonable": ("templar-shield", "fighter", "steel"),
    "t-sudden-hen": ("chicken", "fighter", "gold"),
    "t-pocket-bow": ("pocket-bow", "fighter", "wood"),
    "t-axe-of-asking": ("battle-axe", "fighter", "steel"),
    "t-wand-of-wild-pointing": ("crystal-wand", "fighter", "purple"),
    "t-torch-map": ("primitive-torch", "fighter", "fire"),
    "t-garlic-baguette": ("bread", "fighter", "hide"),
    "t-meat-mallet": ("flat-hammer", "boss", "steel"),
    "t-sword-that-enters-first": ("two-handed-sword", "boss", "steel"),
    "t-folding-drawbridge": ("drawbridge", "boss", "wood"),
    "t-longbow-social-distance": ("bow-arrow", "boss", "wood"),
    "t-wrecking-bell": ("ringing-bell", "boss", "gold"),
    "t-staff-of-other-business": ("wizard-staff", "boss", "purple"),
    "t-halberd-by-committee": ("sharp-halberd", "boss", "steel"),
    "t-handheld-ballista": ("crossbow", "boss", "wood"),
    "t-wishing-ring": ("diamond-ring", "gold", "gold"),
    "t-eye-of-argon": ("beast-eye", "gold", "purple"),
    "t-amulet-mild-protection": ("gem-pendant", "gold", "jade"),
    "t-participation-medal": ("medal", "gold", "gold"),
    "t-borrowed-teeth": ("primitive-necklace", "gold", "bone"),
    "t-monocle-of-markup": ("lorgnette", "gold", "gold"),
    "t-suspicious-brooch": ("gold-scarab", "gold", "jade"),
    "t-cape-dramatic-exits": ("cape", "mage", "red"),
    "t-archmage-bathrobe": ("robe", "mage", "purple"),
    "t-grandmas-sweater": ("fur-shirt", "mage", "rose"),
    "t-cloak-of-being-furniture": ("bed-lamp", "mage", "gold"),
    "t-big-rubber-duck": ("plastic-duck", "all", "gold"),
    "t-banana-of-fate": ("banana", "all", "gold"),
    "t-dungeon-pass": ("ticket", "all", "rose"),
    "t-blame-glass": ("magnifying-glass", "all", "steel"),
    "t-potion-of-strength": ("round-potion", "ward", "rose"),
    "t-freezing-explosive-potion": ("fizzing-flask", "ward", "ice"),
    "t-flight-potion": ("standing-potion", "ward", "ice"),
    "t-blink-potion": ("potion-ball", "ward", "purple"),
    "t-red-potion": ("health-potion", "ward", "red"),
    "t-liquid-confidence": ("brandy-bottle", "ward", "hide"),
    "t-chamomile-of-doom": ("teapot", "ward", "jade"),
    "t-suspiciously-glowing": ("erlenmeyer", "ward", "slime"),
    "t-essence-of-wrong-turn": ("delicate-perfume", "ward", "green"),
    "t-haste-potion": ("corked-tube", "ward", "fire"),
    "t-bottled-applause": ("heart-bottle", "ward", "rose"),
    "t-scroll-of-ominous-humming": ("scroll-unfurled", "town", "purple"),
    "t-scroll-restricted-area": ("tied-scroll", "town", "bone"),
    "t-return-to-sender": ("mailbox", "town", "steel"),
    "t-you-are-here": ("treasure-map", "town", "hide"),
    "t-sudden-paperwork": ("papers", "town", "bone"),
    "t-fine-print": ("diploma", "town", "bone"),
    "t-level-misread-chart": ("chart", "gold", "gold"),
    "t-level-flatter-cartographer": ("globe", "gold", "jade"),
    "t-level-polish-trophy": ("trophy-cup", "gold", "gold"),
    "t-level-fail-upward": ("stairs-goal", "gold", "bone"),
}

# id: icon, light (race, class, curse, enhancer ...), stuff
DXM: Final = {
    "d-dwarf": ("dwarf-face", "town", "hide"),
    "d-elf": ("woman-elf-face", "town", "green"),
    "d-halfling": ("hobbit-door", "town", "green"),
    "d-warrior": ("barbarian", "fighter", "skin"),
    "d-wizard": ("wizard-face", "mage", "purple"),
    "d-cleric": ("pope-crown", "cleric", "gold"),
    "d-thief": ("robber", "thief", "thief"),
    "d-half-breed": ("duality-mask", "town", "jade"),
    "d-super-munchkin": ("muscular-torso", "gold", "skin"),
    "d-curse-armour-to-pudding": ("jelly", "wine", "gold"),
    "d-curse-sex-appeal": ("lips", "wine", "red"),
    "d-curse-hot-potato-weapon": ("relic-blade", "wine", "fire"),
    "d-curse-helmet-to-hamster": ("capybara", "wine", "hide"),
    "d-curse-shoelace-conspiracy": ("foot-trip", "wine", "skin"),
    "d-curse-lead-trousers": ("armored-pants", "wine", "steel"),
    "d-curse-forgot-backstory": ("brain-leak", "wine", "rose"),
    "d-curse-identity-crisis": ("mirror-mirror", "wine", "ice"),
    "d-curse-career-change": ("cook", "wine", "pale"),
    "d-curse-butterfingers": ("butter", "wine", "gold"),
    "d-curse-hiccups-of-doom": ("shouting", "wine", "skin"),
    "d-curse-dungeon-audit": ("calculator", "wine", "steel"),
    "d-curse-divine-paper-cut": ("hand-of-god", "wine", "gold"),
    "d-curse-bottomless-bag": ("knapsack", "wine", "hide"),
    "d-curse-terrible-reviews": ("thumb-down", "wine", "red"),
    "d-enh-ancient": ("old-king", "mage", "pale"),
    "d-enh-hairy": ("beard", "mage", "hide"),
    "d-enh-baby": ("baby-face", "mage", "skin"),
    "d-enh-enraged": ("enrage", "mage", "red"),
    "d-enh-humongous": ("giant", "mage", "green"),
    "d-enh-caffeinated": ("coffee-mug", "mage", "hide"),
    "d-enh-two-headed": ("double-dragon", "mage", "jade"),
    "d-enh-on-fire": ("fire-silhouette", "mage", "fire"),
    "d-enh-hungover": ("knockout", "mage", "slime"),
    "d-enh-well-insured": ("umbrella", "mage", "steel"),
    "d-wandering-monster": ("bully-minion", "boss", "red"),
    "d-nasty-couple": ("lovers", "boss", "rose"),
    "d-cheat": ("fingers-crossed", "thief", "skin"),
    "d-loaded-die": ("inverted-dice-6", "gold", "bone"),
    "d-reloaded-die": ("rolling-dices", "gold", "red"),
    "d-go-up-a-level": ("upgrade", "gold", "gold"),
    "d-load-bearing-wall": ("brick-wall", "stone", "stone"),
    "d-tunnel-with-your-name": ("hole-ladder", "stone", "wood"),
    "d-interior-decorator": ("paint-roller", "stone", "rose"),
}

# id: icon, light, stuff, style, size of the figure
ROOMS: Final = {
    "entrance": ("dungeon-gate", "stone", "stone", "arch", 34),
    "hospital": ("hospital-cross", "ward", "red", "brick", 24),
    "waiting-room": ("park-bench", "beige", "wood", "brick", 30),
    "night-school": ("teacher", "night", "ice", "brick", 30),
    "beige-chamber": ("paint-bucket", "beige", "bone", "brick", 26),
    "tombola-tomb": ("sarcophagus", "gold", "gold", "arch", 32),
    "broom-cupboard": ("magic-broom", "all", "wood", "brick", 30),
    "laboratory": ("bubbling-flask", "spell", "ice", "brick", 28),
    "sofa-canyon": ("sofa", "wine", "red", "cave", 32),
    "den-of-thieves": ("swap-bag", "moss", "wood", "cave", 28),
    "hands-off-museum": ("philosopher-bust", "town", "pale", "arch", 32),
    "pawn-pit": ("pawn", "gold", "gold", "cave", 28),
    "lost-property": ("cardboard-box", "all", "wood", "brick", 28),
    "rumour-mill": ("windmill", "town", "bone", "sky", 32),
    "crawl-space": ("half-body-crawling", "stone", "skin", "cave", 30),
    "lockpick-and-sons": ("lock-picking", "thief", "gold", "brick", 28),
    "angry-forge": ("anvil-impact", "fighter", "steel", "brick", 30),
    "curse-laundry": ("washing-machine", "cleric", "pale", "brick", 28),
    "trophy-room": ("trophies-shelf", "all", "bone", "brick", 28),
    "poof-travel-desk": ("rolling-suitcase", "mage", "purple", "brick", 30),
    "kennel": ("dog-house", "fighter", "wood", "cave", 28),
    "job-fair": ("wanted-reward", "town", "bone", "brick", 30),
    "snack-grotto": ("hamburger", "gold", "gold", "cave", 26),
    "whistle-shop": ("whistle", "ward", "steel", "brick", 28),
    "waltz-vault": ("grand-piano", "wine", "steel", "arch", 32),
    "odd-room": ("perspective-dice-three", "mage", "bone", "stars", 26),
    "loud-chapel": ("gong", "cleric", "gold", "arch", 32),
    "sticky-floor": ("spill", "thief", "green", "cave", 30),
    "indoor-forest": ("forest", "moss", "green", "cave", 34),
    "evil-altar": ("star-altar", "boss", "red", "arch", 28),
    "overdue-library": ("bookshelf", "mage", "wood", "brick", 30),
    "draughty-room": ("wind-slap", "cleric", "ice", "brick", 30),
    "throne-room": ("throne-king", "wine", "gold", "arch", 32),
    "mime-academy": ("drama-masks", "stone", "pale", "arch", 28),
    "treasury": ("open-treasure-chest", "gold", "gold", "brick", 28),
    "echo-chamber": ("sonic-screech", "night", "ice", "cave", 30),
    "darkroom": ("photo-camera", "night", "steel", "cave", 26),
    "booing-arena": ("coliseum", "fighter", "stone", "sky", 34),
    "padded-cell": ("pillow", "cleric", "bone", "brick", 26),
    "trapdoor-stage": ("theater-curtains", "wine", "red", "brick", 34),
    "mirror-maze": ("maze", "town", "ice", "stars", 32),
    "tax-cave": ("take-my-money", "gold", "green", "cave", 28),
    "minimalist-loft": ("porcelain-vase", "beige", "ice", "brick", 24),
    "coat-check-crypt": ("coffin", "night", "wood", "arch", 30),
    "unfinished-room": ("wheelbarrow", "beige", "wood", "sky", 28),
    "room-404": ("404", "night", "pale", "stars", 26),
    "sock-abyss": ("socks", "night", "rose", "cave", 28),
    "too-normal-room": ("table", "beige", "wood", "brick", 28),
    "guarded-well": ("well", "ward", "stone", "brick", 30),
}

# id: icon, stuff of what the figure has with it. The joke of a card is often here.
BESIDE: Final = {
    "m-itsy-bitsy-spider": ("top-hat", "steel"),
    "m-lame-goblin": ("foot-plaster", "bone"),
    "m-office-fern": ("watering-can", "steel"),
    "m-moonlighting-rat": ("flat-hammer", "steel"),
    "m-passive-aggressive-slime": ("thumb-up", "gold"),
    "m-goldfish": ("crown", "gold"),
    "m-skeleton-crew": ("ship-wheel", "wood"),
    "m-lamp-moth": ("lantern-flame", "gold"),
    "m-sock-mimic": ("fangs", "bone"),
    "m-imp-on-probation": ("handcuffs", "steel"),
    "m-kobold-accountant": ("calculator", "steel"),
    "m-psycho-squirrel": ("acorn", "wood"),
    "m-posthumous-hive": ("brain", "rose"),
    "m-haunted-accordion": ("ghost", "ice"),
    "m-overworked-broom": ("full-wood-bucket-handle", "ice"),
    "m-rainbow-bailiff": ("shamrock", "green"),
    "m-door-to-door-ghoul": ("briefcase", "hide"),
    "m-hipster-dryad": ("coffee-cup", "pale"),
    "m-vengeful-cabbage": ("fork-knife-spoon", "steel"),
    "m-fungus": ("spotted-mushroom", "hide"),
    "m-motivational-troll": ("megaphone", "red"),
    "m-gargoyle-lunch": ("sandwich", "gold"),
    "m-shrieking-geek": ("rule-book", "wood"),
    "m-bandit-brothers": ("bandit", "thief"),
    "m-ogre-dentist": ("tooth", "bone"),
    "m-juice-vampire": ("carrot", "fire"),
    "m-minotaur-with-map": ("scroll-unfurled", "bone"),
    "m-shadow-nose": ("droplets", "ice"),
    "m-tax-lich": ("two-coins", "gold"),
    "m-hydra-committee": ("gavel", "wood"),
    "m-espresso-elemental": ("coffee-cup", "pale"),
    "m-siege-snail": ("catapult", "wood"),
    "m-unspeakable-horror": ("nothing-to-say", "pale"),
    "m-squidzilla": ("french-fries", "gold"),
    "m-bullrog": ("grass", "green"),
    "m-plutonium-dragon": ("radioactive", "gold"),
    "t-helm-of-selective-hearing": ("human-ear", "skin"),
    "t-canary-helmet": ("finch", "gold"),
    "t-flaming-armour": ("small-fire", "red"),
    "t-undeliverable-mail": ("post-stamp", "bone"),
    "t-dinner-plate-armour": ("knife-fork", "steel"),
    "t-bubble-wrap-hauberk": ("bubbles", "ice"),
    "t-fashionably-late-boots": ("alarm-clock", "gold"),
    "t-flip-flops-of-flight": ("angel-wings", "pale"),
    "t-clown-shoes": ("clown", "pale"),
    "t-lockpick-loafers": ("lockpicks", "steel"),
    "t-cheese-grater-of-peace": ("peace-dove", "pale"),
    "t-backhanded-dagger": ("rose", "red"),
    "t-axe-of-asking": ("chat-bubble", "pale"),
    "t-wand-of-wild-pointing": ("pointing", "skin"),
    "t-torch-map": ("scroll-unfurled", "bone"),
    "t-garlic-baguette": ("garlic", "pale"),
    "t-meat-mallet": ("ham-shank", "rose"),
    "t-staff-of-other-business": ("talk", "pale"),
    "t-halberd-by-committee": ("vote", "bone"),
    "t-amulet-mild-protection": ("sticking-plaster", "skin"),
    "t-monocle-of-markup": ("price-tag", "bone"),
    "t-cape-dramatic-exits": ("exit-door", "wood"),
    "t-archmage-bathrobe": ("bathtub", "ice"),
    "t-grandmas-sweater": ("wool", "red"),
    "t-blame-glass": ("footprint", "hide"),
    "t-potion-of-strength": ("biceps", "skin"),
    "t-freezing-explosive-potion": ("snowflake-1", "ice"),
    "t-flight-potion": ("liberty-wing", "pale"),
    "t-blink-potion": ("semi-closed-eye", "pale"),
    "t-chamomile-of-doom": ("daisy", "pale"),
    "t-essence-of-wrong-turn": ("direction-signs", "wood"),
    "t-haste-potion": ("run", "gold"),
    "t-bottled-applause": ("public-speaker", "gold"),
    "t-scroll-of-ominous-humming": ("power-lightning", "slime"),
    "t-scroll-restricted-area": ("stop-sign", "red"),
    "t-return-to-sender": ("return-arrow", "red"),
    "t-you-are-here": ("position-marker", "red"),
    "t-sudden-paperwork": ("stamper", "red"),
    "t-fine-print": ("magnifying-glass", "steel"),
    "t-level-flatter-cartographer": ("lips", "red"),
    "t-level-polish-trophy": ("sparkles", "pale"),
    "d-halfling": ("barefoot", "skin"),
    "d-super-munchkin": ("cape", "red"),
    "d-curse-sex-appeal": ("rose", "red"),
    "d-curse-hot-potato-weapon": ("campfire", "red"),
    "d-curse-helmet-to-hamster": ("viking-helmet", "steel"),
    "d-curse-lead-trousers": ("weight", "stone"),
    "d-curse-career-change": ("visored-helm", "steel"),
    "d-curse-butterfingers": ("plain-dagger", "steel"),
    "d-curse-divine-paper-cut": ("folded-paper", "bone"),
    "d-curse-bottomless-bag": ("two-coins", "gold"),
    "d-enh-hungover": ("beer-bottle", "green"),
    "d-wandering-monster": ("bindle", "hide"),
    "poof-travel-desk": ("frog", "green"),
    "booing-arena": ("tomato", "red"),
    "coat-check-crypt": ("hanger", "bone"),
    "sock-abyss": ("socks", "jade"),
    "too-normal-room": ("wooden-chair", "wood"),
}

# id: icon, stuff of the face on a thing that has none of its own; how large and how far down, in tenths of the figure
FACE: Final = {
    "m-vengeful-cabbage": ("angry-eyes", "red", 6, 2),
    "m-gazebo": ("angry-eyes", "red", 5, 4),
    "m-hipster-dryad": ("sunglasses", "steel", 6, 3),
    "t-cloak-of-being-furniture": ("angry-eyes", "pale", 6, 6),
}

# Larger than life: these do not fit the picture, as the cards say.
TALL: Final = {
    "t-shield-unreasonable": 50,
    "t-sword-that-enters-first": 44,
    "t-handheld-ballista": 42,
    "t-big-rubber-duck": 42,
}

# seat: icon, in the colour of the seat
MUNCHKINS: Final = {"star": "viking-helmet", "moon": "monk-face", "key": "wizard-face", "leaf": "ninja-head"}

_CARD: Final = (80, 44)
_ROOM: Final = (64, 54)
_GROUND: Final = 11
_STANDEE: Final = 28
_BOSS: Final = (38, 43)
_HEIGHTS: Final = {"tiny": 17, "small": 19, "human": 23, "huge": 26}


def _halo(size: int) -> Mask:
    """A ring, seen from above, on a stick."""
    shape = [[False] * size for _ in range(size)]
    for y in range(size):
        for x in range(size):
            u, v = (x - size / 2 + 0.5) / (size * 0.46), (y - size * 0.22 + 0.5) / (size * 0.21)
            ring = 0.42 <= u * u + v * v <= 1.0
            stick = abs(x - size / 2 + 0.5) <= size * 0.045 and y > size * 0.40
            shape[y][x] = ring or stick
    return shape


def _four_oh_four(size: int) -> Mask:
    """The number of the room that was not found."""
    rows = ("10101110101", "10101010101", "11101010111", "00101010001", "00101110001")
    shape = [[False] * size for _ in range(size)]
    for y in range(15):
        for x in range(22):
            shape[size // 2 - 8 + y][size // 2 - 11 + x] = rows[y // 3][x // 2] == "1"
    return shape


_BY_HAND: Final = {"halo": _halo, "404": _four_oh_four}


def _shape(icon: str, size: int, threshold: int = 105) -> Mask:
    return _BY_HAND[icon](size) if icon in _BY_HAND else mask(icon, size, threshold)


def _card(id: str, icon: str, light: str, stuff: str, style: str, figure: int) -> Image.Image:
    """The picture of a card: a figure in its place with what it has with it; both make way for each other."""
    width, height = _CARD
    image = place(light, style, _CARD, seed=len(id) * 3)
    top = (height - figure) // 2 if style == "stars" else height - FLOOR + 1 - figure
    left = (width - figure) // 2
    dark = RAMPS[light][0]
    beside = BESIDE.get(id)
    if beside:
        left -= 7
    paint(image, _shape(icon, figure), left, top, TONES[stuff], dark)
    if beside:
        paint(image, mask(beside[0], 18), left + figure - 2, top + figure - 18, TONES[beside[1]], dark)
    if id in FACE:
        _face(image, id, left, top, figure)
    return image


def _room(id: str, icon: str, light: str, stuff: str, style: str, figure: int) -> Image.Image:
    """A room of the map. What is in it stands far back, out of the light, so that the figures stand out."""
    width, height = _ROOM
    image = place(light, style, _ROOM, seed=len(id) * 3, ground=_GROUND)
    top = (height - figure) // 2 if style == "stars" else height - _GROUND + 1 - figure
    left = (width - figure) // 2
    dark = RAMPS[light][0]
    beside = BESIDE.get(id)
    if beside:
        left -= 5
    paint(image, _shape(icon, figure), left, top, _dimmed(stuff, light), dark)
    if beside:
        paint(image, mask(beside[0], 16), left + figure - 4, top + figure - 16, _dimmed(beside[1], light), dark)
    return image


def _dimmed(stuff: str, light: str) -> Tones:
    shade, middle, bright = (mixed(tone, RAMPS[light][1], 0.16) for tone in TONES[stuff])
    return shade, middle, bright


def _face(image: Image.Image, id: str, left: int, top: int, figure: int) -> None:
    icon, stuff, share, down = FACE[id]
    size = figure * share // 10
    shape = mask(icon, size)
    empty = next(y for y, row in enumerate(shape) if any(row))
    paint(image, shape, left + (figure - size) // 2, top + figure * down // 10 - empty, TONES[stuff], INK)


def _standee(id: str, canvas: tuple[int, int], figure: int) -> Image.Image:
    """A monster as it stands on the map: on the lower edge, in the middle."""
    icon, _, stuff, *_ = MONSTERS[id]
    image = Image.new("RGBA", canvas, (0, 0, 0, 0))
    left, top = (canvas[0] - figure) // 2, canvas[1] - 1 - figure
    paint(image, mask(icon, figure, 110), left, top, TONES[stuff], INK)
    if id in FACE:
        _face(image, id, left, top, figure)
    return image


def _boss(id: str) -> Image.Image:
    """The same as the Boss: larger, with a crown."""
    figure = _BOSS[0] - 2
    return crowned(_standee(id, _BOSS, figure), MONSTERS[id][0], figure, 1, _BOSS[1] - 1 - figure)


def _munchkin(seat: str) -> Image.Image:
    colour, light, shade = quest_map.EMBLEMS[seat]
    image = Image.new("RGBA", (24, 24), (0, 0, 0, 0))
    paint(image, mask(MUNCHKINS[seat], 22, 110), 1, 1, (shade, colour, light), INK)
    return image


def _item(icon: str, stuff: str) -> Image.Image:
    """A treasure alone, as it lies in a slot."""
    image = Image.new("RGBA", (18, 18), (0, 0, 0, 0))
    paint(image, _shape(icon, 16, 100), 1, 1, TONES[stuff], INK)
    return image


def pictures(facts: object = None) -> dict[str, dict[str, Image.Image]]:
    """All pictures by the sheet they belong on; the tables here know every card."""
    return {
        "monster": {
            id: _card(id, icon, light, stuff, style, 32) for id, (icon, light, stuff, style, _) in MONSTERS.items()
        },
        "treasure": {
            id: _card(id, icon, light, stuff, "stars", TALL.get(id, 34))
            for id, (icon, light, stuff) in TREASURES.items()
        },
        "dxm": {id: _card(id, icon, light, stuff, "stars", 34) for id, (icon, light, stuff) in DXM.items()},
        "scene": {
            id: _room(id, icon, light, stuff, style, figure)
            for id, (icon, light, stuff, style, figure) in ROOMS.items()
        },
        "standee": {id: _standee(id, (_STANDEE, _STANDEE), _HEIGHTS[size]) for id, (*_, size) in MONSTERS.items()},
        "boss": {id: _boss(id) for id in MONSTERS},
        "munchkin": {seat: _munchkin(seat) for seat in MUNCHKINS},
        "item": {id: _item(icon, stuff) for id, (icon, _, stuff) in TREASURES.items()},
        **quest_map.pictures(),
    }


def grounds() -> dict[str, Image.Image]:
    """What the map lies on."""
    return quest_map.grounds()


def used() -> set[str]:
    """The icons behind the pictures."""
    tables = (MONSTERS, TREASURES, DXM, ROOMS, BESIDE, FACE)
    return {line[0] for table in tables for line in table.values()} - set(_BY_HAND) | set(MUNCHKINS.values())
