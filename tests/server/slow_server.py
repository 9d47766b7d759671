"""`underhall` with slow bots. The file that keeps one of them thinking is beside the database.

python -m tests.server.slow_server serve --db sqlite:///FOLDER/hall.db
"""

import os
import sys
from pathlib import Path

from tests.server.slow_bots import GATE, SLOW_BOTS
from underhall.bots import BOTS
from underhall.cli import main
from underhall.server.thinking import BotProcesses

if __name__ == "__main__":
    database = sys.argv[sys.argv.index("--db") + 1].removeprefix("sqlite:///")
    os.environ[GATE] = str(Path(database).parent / "gate")
    BOTS.update(SLOW_BOTS)
    BotProcesses.module = "tests.server.slow_bots"
    sys.exit(main())
