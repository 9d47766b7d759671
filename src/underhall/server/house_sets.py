"""House sets over HTTP: somebody writes cards, sees what is wrong with them, and opens a table with them.

What comes in is data of limited size (underhall/sets): it is read and checked here, and nothing of it is ever run.
"""

import asyncio
from functools import partial
from typing import Final

from litestar import get, post
from litestar.params import JSONBody

from underhall.errors import UnderhallError
from underhall.kernel.house import SETS
from underhall.kernel.house_errors import BadSet, SetNotLoaded
from underhall.server.bodies import HouseSetFiles, HouseSetReply, Problem
from underhall.server.http import PROBLEMS, Call, Id, guest_of, registry_of
from underhall.server.limits import address_of
from underhall.server.refusals import Refusal
from underhall.server.stored_sets import bring, copy_to_folder, store_set
from underhall.sets.files import Files, checked
from underhall.sets.loading import load_set, loaded_sets
from underhall.sets.reader import HouseSet, check_set

MOST_FAULTS: Final = 30


@post("/api/sets", responses=PROBLEMS, status_code=200)
async def check_house_set(request: Call, data: JSONBody[HouseSetFiles]) -> HouseSetReply:
    """Check the files of a house set. If nothing is wrong, tables can be opened with it: `options.sets` is its key."""
    registry = registry_of(request)
    registry.limits.sets.spend(guest_of(request))
    registry.limits.address_sets.spend(address_of(request.scope))
    files = {name: text.replace("\r\n", "\n") for name, text in data.files.items()}
    house, faults = await registry.background.run(lambda: _checked(files))
    if house is None or faults:
        return HouseSetReply("", "", "", [], {}, [Problem(each.message_id, dict(each.details)) for each in faults])
    await registry.store.transact(partial(store_set, house=house))
    await asyncio.to_thread(copy_to_folder, house)
    load_set(house)
    return _reply(house)


@get("/api/sets/{key:str}", responses=PROBLEMS)
async def house_set(request: Call, key: Id) -> HouseSetReply:
    """A house set that tables are played with here: its cards and their words."""
    try:
        await bring(registry_of(request).store, {SETS: key})
    except UnderhallError as error:
        raise Refusal(error.message_id, 404, **error.details) from error
    found = loaded_sets(key)
    if len(found) != 1:
        missing = SetNotLoaded(sets=key)
        raise Refusal(missing.message_id, 404, **missing.details)
    return _reply(found[0])


def _checked(files: Files) -> tuple[HouseSet | None, list[BadSet]]:
    try:
        house, faults = check_set(checked(files))
    except BadSet as error:
        return None, [error]
    return house, faults[:MOST_FAULTS]


def _reply(house: HouseSet) -> HouseSetReply:
    words = {lang: house.words_in(lang).source for lang in house.words}
    return HouseSetReply(house.key, house.id, house.game, house.printed(), words, [])


HOUSE_SET_HANDLERS: Final = [check_house_set, house_set]
