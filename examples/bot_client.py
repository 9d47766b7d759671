"""A bot that plays at an Underhall table over its WebSocket: it opens a table against two greedy bots and plays it out.

    python examples/bot_client.py http://127.0.0.1:8765

Replace `choose`: it gets the view of its seat and the question, and returns the number of the option it likes.
"""

import asyncio
import json
import random
import sys
import uuid
from typing import Any
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

import websockets

Json = dict[str, Any]


def choose(view: Json, question: Json) -> int:
    """Any option will do."""
    return random.randrange(len(question["options"]))


def call(page: OpenerDirector, url: str, body: Json | None = None) -> Json:
    """One HTTP call; the cookie that says who we are is kept by `page`."""
    data = None if body is None else json.dumps(body).encode()
    with page.open(Request(url, data, {"Content-Type": "application/json"})) as reply:
        answer: Json = json.load(reply)
        return answer


async def play(server: str) -> Json:
    """Play one game; the table as it stands at the end comes back."""
    cookies = HTTPCookieProcessor()
    page = build_opener(cookies)
    call(page, f"{server}/api/me")
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    table = call(page, f"{server}/api/tables", {"game": "boss-monster", "seats": seats})["table"]["id"]
    header = {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in cookies.cookiejar)}
    socket = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat=0"
    answered = ""
    async with websockets.connect(socket, additional_headers=header, max_size=None) as ws:
        await ws.send('{"type": "sync"}')
        async for message in ws:
            frame = json.loads(message)
            if frame["type"] == "refused":  # we were wrong about where the game is
                answered = ""
                await ws.send('{"type": "sync"}')
            if frame["type"] not in ("snapshot", "update"):
                continue
            shown = frame["shown"]
            if shown["over"]:
                ended: Json = call(page, f"{server}/api/tables/{table}")["table"]
                return ended
            question = shown["question"]
            if question and question["id"] != answered:
                answered = question["id"]
                option = choose(shown["view"], question)
                answer = {"type": "answer", "id": uuid.uuid4().hex, "question": answered, "option": option}
                await ws.send(json.dumps(answer))
    raise ConnectionError("the table closed before the game was over")


if __name__ == "__main__":
    result = asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765"))
    print("won by seats", result["winners"], "with scores", result["scores"])
