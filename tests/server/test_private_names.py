"""What we use of libraries beyond what they promise: if an update moves it, this says so before anything else fails.

uvicorn takes protocol classes (`Config(http=…, ws=…)`), but does not promise what its own look like inside. Why we
subclass them all the same: see http_protocol.py and websocket_protocol.py.
"""

import ast
import inspect
from types import ModuleType

import httptools
import uvicorn
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets import websockets_sansio_impl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from underhall.server import http_protocol, store, websocket_protocol
from underhall.server.http_protocol import LimitedHttpProtocol
from underhall.server.websocket_protocol import WebSocketProtocol
from underhall.server.workers import passing, worker
from underhall.server.workers.passing import PassableHttpProtocol
from underhall.server.workers.worker import WorkerServer


def own_attributes(module: ModuleType, name: str) -> set[str]:
    """What a class of ours uses of itself: `self.…`."""
    tree = ast.parse(inspect.getsource(module))
    [made] = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    return {
        node.attr
        for node in ast.walk(made)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }


def attributes(kind: type) -> set[str]:
    """What a class and its bases set on their instances, and their methods."""
    found: set[str] = set()
    for each in kind.__mro__:
        found.update(vars(each))
        if each is not object and each.__module__.startswith("uvicorn"):
            tree = ast.parse(inspect.getsource(inspect.getmodule(each) or uvicorn))
            for node in ast.walk(tree):
                if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                    found.add(node.attr)
    return found


HTTP = {
    "_should_upgrade",
    "_unset_keepalive_if_required",
    "cycle",
    "handle_websocket_upgrade",
    "headers",
    "loop",
    "on_body",
    "on_header",
    "on_headers_complete",
    "on_message_begin",
    "on_message_complete",
    "on_url",
    "parser",
    "pause_writing",
    "pipeline",
    "resume_writing",
    "scope",
    "transport",
    "url",
}
CYCLE = {"disconnected", "message_event", "more_body", "response_complete", "response_started"}
SERVER = {"capture_signals", "config", "handle_exit", "lifespan", "server_state", "should_exit"}
WEBSOCKET = {
    "close_sent",
    "close_timer",
    "conn",
    "disconnected",
    "handle_connect",
    "handle_events",
    "handle_text",
    "handshake_complete",
    "handshake_initiated",
    "keepalive_timeout",
    "loop",
    "pause_writing",
    "queue",
    "read_paused",
    "resume_writing",
    "scope",
    "send",
    "stop_keepalive",
    "transport",
    "writable",
}


def test_what_we_use_of_uvicorns_http_protocol_is_there() -> None:
    """By name, and called by httptools as we expect."""
    assert attributes(HttpToolsProtocol) >= HTTP
    assert attributes(RequestResponseCycle) >= CYCLE
    assert hasattr(httptools, "HttpParserUpgrade")
    assert hasattr(httptools, "HttpParserError")
    assert httptools_impl.STATUS_LINE[431].startswith(b"HTTP/1.1 431 ")
    assert issubclass(LimitedHttpProtocol, HttpToolsProtocol)


def test_what_we_use_of_uvicorns_server_is_there() -> None:
    """For connections that come from another worker, and signals that are for the supervisor."""
    assert attributes(uvicorn.Server) >= SERVER
    assert "config.http_protocol_class(" in inspect.getsource(uvicorn.Server.startup)
    assert "app_state=self.lifespan.state" in inspect.getsource(uvicorn.Server.startup)


def test_what_we_use_of_uvicorns_websocket_protocol_is_there() -> None:
    """By name; and what it uses of websockets itself."""
    assert attributes(WebSocketsSansIOProtocol) >= WEBSOCKET
    assert {"send_close", "data_to_send", "state"} <= attributes(ServerProtocol)
    assert "self.parser" in inspect.getsource(inspect.getmodule(ServerProtocol.__mro__[1]) or uvicorn)
    assert issubclass(WebSocketProtocol, WebSocketsSansIOProtocol)
    assert "websocket.http.response.body" in inspect.getsource(websockets_sansio_impl)


def test_nothing_else_of_theirs_is_used() -> None:
    """The lists above are complete: each name that we use is ours, the event loop's, or in them."""
    for module, ours, theirs, listed in (
        (http_protocol, LimitedHttpProtocol, HttpToolsProtocol, HTTP),
        (passing, PassableHttpProtocol, HttpToolsProtocol, HTTP),
        (worker, WorkerServer, uvicorn.Server, SERVER),
        (websocket_protocol, WebSocketProtocol, WebSocketsSansIOProtocol, WEBSOCKET),
    ):
        used = own_attributes(module, ours.__name__)
        assert (used & attributes(theirs)) - {"connection_made", "connection_lost", "data_received"} <= listed


def test_nothing_private_of_alembics_is_used() -> None:
    """The migrations run by its public command."""
    tree = ast.parse(inspect.getsource(store.migrate))
    private = [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr.startswith("_")]
    assert private == []
