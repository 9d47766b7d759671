"""What is asked and answered about fair shuffles over HTTP."""

from functools import partial

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from underhall.fair import write_proof
from underhall.fair.proof import Proof
from underhall.server.bodies import Contribution, MyTable, ProofFinding
from underhall.server.fair.proofs import findings_of, proof_of
from underhall.server.http import PROBLEMS, Call, Id, ended_table, guest_of, looked_back, registry_of
from underhall.server.limits import address_of

PROOF = ResponseSpec(Proof, generate_examples=False, description="The proof, for `underhall verify`.")


@post("/api/tables/{table_id:str}/contribution", status_code=200, responses=PROBLEMS)
async def contribute(request: Call, table_id: Id, data: JSONBody[Contribution]) -> MyTable:
    """Send what one adds to the shuffle, once everybody is there. It must fit the seal that was handed in before."""
    registry, guest = registry_of(request), guest_of(request)
    registry.limits.play.spend(guest)
    registry.limits.address_play.spend(address_of(request.scope))
    found = await registry.seated_table(guest, table_id)
    registry.dealing.contribute(found, guest, data.contribution)
    await registry.store.committed(table_id)
    return registry.as_body(guest, found)


@get("/api/replays/{table_id:str}/proof", media_type="application/json", responses={**PROBLEMS, 200: PROOF})
async def proof(request: Call, table_id: Id) -> Response[bytes]:
    """All that the shuffle and the course of a finished game follow from: a file for `underhall verify`."""
    found = await ended_table(request, table_id)
    registry = registry_of(request)
    registry.limits.reads.spend(address_of(request.scope))
    found.readers += 1
    try:
        written = write_proof(await registry.background.run(partial(proof_of, found)))
    finally:
        found.readers -= 1
    headers = {"content-disposition": f'attachment; filename="{found.record.game}-{found.record.id}.proof.json"'}
    return Response(written, media_type="application/json", headers=headers)


@get("/api/replays/{table_id:str}/check", responses=PROBLEMS, packed=True)
async def check(request: Call, table_id: Id) -> list[ProofFinding]:
    """What the engine finds when it plays the game again from its seed and compares it answer by answer."""
    found = await ended_table(request, table_id)
    return await looked_back(request, found, f"check {table_id}", partial(findings_of, found))


HANDLERS = [contribute, proof, check]
