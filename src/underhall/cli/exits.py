"""The exit codes of `underhall`: here, and nowhere else. The help pages say what each command ends with."""

from typing import Final

FINE: Final = 0
FAILED: Final = 1  # the check that was asked for has found something
WRONG: Final = 2  # something was wrong with what was asked, and a sentence says what
INTERRUPTED: Final = 130  # Ctrl+C
UNREAD: Final = 141  # whoever read the output has stopped: underhall … | head

# What the help pages say of each.
MEANINGS: Final[dict[int, str]] = {
    FINE: "cli-exit-fine",
    FAILED: "cli-exit-failed",
    WRONG: "cli-exit-wrong",
    INTERRUPTED: "cli-exit-interrupted",
    UNREAD: "cli-exit-unread",
}
