"""What the help pages say beside arguments and options: more about each command, examples, exit codes.

The words are in locales/*/manual.ftl: `about`, and one `example-N` for each line here. The tests run every line.
"""

from typing import Final, NamedTuple

from underhall.cli.exits import FAILED, FINE, INTERRUPTED, UNREAD, WRONG

EXITS: Final = (FINE, WRONG, INTERRUPTED, UNREAD)  # of every command


class Manual(NamedTuple):
    """The rest of a help page."""

    message: str
    examples: tuple[str, ...]
    exits: tuple[int, ...] = EXITS


CHECKED: Final = (FINE, FAILED, WRONG, INTERRUPTED, UNREAD)

MANUALS: Final[dict[str, Manual]] = {
    "underhall": Manual(
        "cli-manual", ("underhall play", "underhall play --text", "underhall simulate --help"), CHECKED
    ),
    "games": Manual("cli-manual-games", ("underhall games", "underhall games --json")),
    "cards": Manual(
        "cli-manual-cards", ("underhall cards boss-monster", "underhall cards boss-monster dark-altar --lang ja")
    ),
    "rules": Manual(
        "cli-manual-rules",
        ("underhall rules boss-monster BM-BAIT-05", "underhall rules munchkin-quest | head"),
        CHECKED,
    ),
    "learn": Manual("cli-manual-learn", ("underhall learn boss-monster", "underhall learn boss-monster your-dungeon")),
    "puzzles": Manual(
        "cli-manual-puzzles",
        (
            "underhall puzzles play boss-monster",
            "underhall puzzles mine boss-monster --games 20 --seed 7 --out my-puzzles",
            "underhall puzzles check my-puzzles",
        ),
        CHECKED,
    ),
    "set": Manual(
        "cli-manual-set",
        (
            "underhall set new my-set --game boss-monster",
            "underhall set check my-set --games 20 --out my-set.png",
            "underhall simulate boss-monster --set my-set --games 10",
        ),
        CHECKED,
    ),
    "rulebook": Manual(
        "cli-manual-rulebook",
        (
            "underhall rulebook boss-monster --lang uk --out boss-monster.html",
            "underhall rulebook munchkin-quest --summary --out munchkin-quest.html",
        ),
    ),
    "docs": Manual(
        "cli-manual-docs", ("underhall docs observations boss-monster", "underhall docs actions munchkin-quest | head")
    ),
    "simulate": Manual(
        "cli-manual-simulate",
        (
            "underhall simulate boss-monster --bots greedy,random,random --games 200 --seed 1",
            "underhall simulate boss-monster --option edition=first-ru --games 10 --save games",
            "underhall simulate munchkin-quest --games 100 --jobs 2 --json",
        ),
    ),
    "tournament": Manual(
        "cli-manual-tournament",
        (
            "underhall tournament boss-monster --bots random,easy,normal --games 100",
            "underhall tournament boss-monster --bots random,easy,normal --seats 3 --games 300 --jobs 2 --out cup",
        ),
    ),
    "report": Manual(
        "cli-manual-report",
        (
            "underhall report super-boss-monster --games 500 --jobs 2 --out before",
            "underhall report boss-monster --games 50 --seats 2",
        ),
    ),
    "play": Manual(
        "cli-manual-play",
        (
            "underhall play",
            "underhall play munchkin-quest --text --option length=short",
            "underhall play boss-monster --load game.underhall",
        ),
    ),
    "serve": Manual(
        "cli-manual-serve",
        ("underhall serve", "underhall serve --host 0.0.0.0 --db sqlite:///games.db", "underhall serve --workers 4"),
    ),
    "backup": Manual("cli-manual-backup", ("underhall backup copy.db --db sqlite:///games.db",)),
    "restore": Manual("cli-manual-restore", ("underhall restore copy.db --db sqlite:///new.db",)),
    "migrate": Manual("cli-manual-migrate", ("underhall migrate --db sqlite:///games.db",)),
    "move": Manual("cli-manual-move", ("underhall move --from sqlite:///games.db --to sqlite:///new.db",)),
    "admin": Manual(
        "cli-manual-admin",
        (
            "underhall admin list --db sqlite:///games.db",
            "underhall admin reports --db sqlite:///games.db",
            "underhall admin ban 203.0.113.0/24 --days 7 --db sqlite:///games.db",
        ),
    ),
    "replay": Manual(
        "cli-manual-replay",
        (
            "underhall replay game.underhall",
            "underhall replay game.underhall --verify",
            "underhall replay game.underhall --as 0 --to 40",
        ),
        CHECKED,
    ),
    "verify": Manual(
        "cli-manual-verify",
        ("underhall verify game.proof.json", "underhall verify game.proof.json --json"),
        CHECKED,
    ),
    "analyse": Manual("cli-manual-analyse", ("underhall analyse game.underhall",)),
    "bench": Manual("cli-manual-bench", ("underhall bench --no-peers --seconds 0.1",)),
    "completion": Manual(
        "cli-manual-completion",
        (
            "underhall completion bash > ~/.local/share/bash-completion/completions/underhall",
            "underhall completion zsh > ~/.zfunc/_underhall",
            "underhall completion fish > ~/.config/fish/completions/underhall.fish",
        ),
    ),
}
