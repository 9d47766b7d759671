"""What people who look for opponents ask over HTTP."""

from litestar import post
from litestar.params import JSONBody

from underhall.server.bodies import Look, MyTable, Seek
from underhall.server.fair.dealing import check_seal
from underhall.server.http import PROBLEMS, Call, Id, guest_of, registry_of
from underhall.server.limits import address_of


@post("/api/seeks", status_code=200, responses=PROBLEMS)
async def seek(request: Call, data: JSONBody[Seek]) -> MyTable:
    """Find me opponents: a place at a table of people who look for the same, or at a new one where they will come."""
    check_seal(data.seal)
    return await registry_of(request).seeks.find(guest_of(request), address_of(request.scope), data)


@post("/api/tables/{table_id:str}/seek", status_code=200, responses=PROBLEMS)
async def look(request: Call, table_id: Id, data: JSONBody[Look]) -> MyTable:
    """I am still waiting for opponents, or not any more. The table that comes back may be another: then wait there."""
    registry, guest, address = registry_of(request), guest_of(request), address_of(request.scope)
    registry.limits.play.spend(guest)
    registry.limits.address_play.spend(address)
    return await registry.seeks.look(guest, address, table_id, data.away)


HANDLERS = [seek, look]
