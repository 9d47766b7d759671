"""A bot of your own as a program, in any language: questions come in on standard input, answers go out.

    underhall simulate boss-monster --bots "command python examples/bot_program.py,random" --games 20

Each question is one line of JSON: the game, your seat, all that your seat may know, and what is asked, with every legal
option. Answer each with one line that repeats the number of the decision and says the place of your option. Standard
output is for answers alone; to print something else, use standard error.
"""

import json
import sys
from typing import Any


def place(question: dict[str, Any]) -> int:
    """The option to take: the last that is not a pass. Replace this with something better."""
    kinds = [option["kind"] for option in question["decision"]["options"]]
    return max((place for place, kind in enumerate(kinds) if kind != "pass"), default=0)


for line in sys.stdin:
    question = json.loads(line)
    answer = {"number": question["decision"]["number"], "option": place(question)}
    print(json.dumps(answer), flush=True)
