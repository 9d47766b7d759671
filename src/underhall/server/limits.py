"""How often somebody may do something: so many times in so many seconds, and a friendly word beyond that."""

import math
from collections import OrderedDict, deque

from underhall.server.refusals import Refusal
from underhall.server.timing import Time

REMEMBERED = 10_000  # how many people a limit keeps in mind at once


class Limit:
    """`most` deeds of each person in any `seconds`."""

    def __init__(self, time: Time, most: int, seconds: float) -> None:
        self.time = time
        self.most = most
        self.seconds = seconds
        self._deeds: OrderedDict[str, deque[float]] = OrderedDict()

    def spend(self, who: str) -> None:
        """One more deed of `who`, unless it is one too many."""
        if not self.most:
            return
        now = self.time.now()
        deeds = self._deeds.get(who)
        if deeds is None:
            deeds = self._deeds[who] = deque()
            if len(self._deeds) > REMEMBERED:
                self._deeds.popitem(last=False)
        while deeds and deeds[0] <= now - self.seconds:
            deeds.popleft()
        if len(deeds) >= self.most:
            raise Refusal("refused-too-fast", 429, seconds=max(1, math.ceil(deeds[0] + self.seconds - now)))
        deeds.append(now)


class Limits:
    """All limits of a server; without them (`most` of 0) a load test can do its worst."""

    def __init__(self, time: Time, on: bool = True) -> None:
        self.play = Limit(time, 60 if on else 0, 20)
        self.chat = Limit(time, 5 if on else 0, 10)
        self.tables = Limit(time, 20 if on else 0, 600)
        self.addresses = Limit(time, 100 if on else 0, 600)  # new tables of one address, which many may share
        self.invites = Limit(time, 20 if on else 0, 60)  # wrong invitations
