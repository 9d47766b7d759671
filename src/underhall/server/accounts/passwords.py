"""Passwords: Argon2id, one at a time in a thread of its own, and as much work for a name that nobody has."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type

from underhall.server.accounts.names import key_of_name
from underhall.server.refusals import Refusal

T = TypeVar("T")
SHORTEST: Final = 8  # characters
LONGEST: Final = 1000
MOST_WAITING: Final = 32  # beyond that, somebody makes the server work for nothing
# As OWASP advises where memory counts: a small machine can spare 46 MiB once, and it takes some 50 ms.
HASHER: Final = PasswordHasher(time_cost=1, memory_cost=46 * 1024, parallelism=1, type=Type.ID)
COMMON: Final = frozenset(
    [
        "password",
        "passw0rd",
        "password1",
        "password123",
        "12345678",
        "123456789",
        "1234567890",
        "11111111",
        "00000000",
        "qwertyui",
        "qwerty123",
        "qwertyuiop",
        "asdfghjkl",
        "iloveyou",
        "sunshine",
        "princess",
        "football",
        "baseball",
        "letmein1",
        "welcome1",
        "underhall",
        "bossmonster",
    ]
)


class Passwords:
    """Makes and compares hashes, one after the other."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "passwords")
        self._waiting = 0
        self._nobodys = ""  # the hash of a password that nobody has

    async def hashed(self, password: str, name: str) -> str:
        """The hash of a new password; refused if it is too short, too long or the first that anybody would try."""
        check_password(password, name)
        return await self.run(lambda: HASHER.hash(_normal(password)))

    async def fits(self, password: str, hashed: str) -> bool:
        """Whether this is the password. Where there is none ('') as much is done, and the answer is no."""
        if len(password) > LONGEST:
            raise Refusal("refused-password-long", 400, most=LONGEST)
        return await self.run(lambda: self._compare(_normal(password), hashed))

    def _compare(self, password: str, hashed: str) -> bool:
        if not self._nobodys:
            self._nobodys = HASHER.hash("")
        try:
            return HASHER.verify(hashed or self._nobodys, password) and bool(hashed)
        except (VerificationError, InvalidHashError):
            return False

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns, done in this thread when its turn comes."""
        if self._waiting >= MOST_WAITING:
            raise Refusal("refused-busy", 429)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)


def check_password(password: str, name: str) -> None:
    """Refuse a password that protects nothing."""
    if len(password) < SHORTEST:
        raise Refusal("refused-password-short", 400, least=SHORTEST)
    if len(password) > LONGEST:
        raise Refusal("refused-password-long", 400, most=LONGEST)
    plain = password.casefold()
    if plain in COMMON or len(set(plain)) < 3 or key_of_name(password) == key_of_name(name):
        raise Refusal("refused-password-weak", 400)


def _normal(password: str) -> str:
    """The same however a keyboard puts accents together."""
    return unicodedata.normalize("NFC", password)
