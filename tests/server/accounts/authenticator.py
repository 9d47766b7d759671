"""An authenticator in software: real WebAuthn bytes, signed by a real key."""

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, and how often it says that it has been used."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.handle = b""
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` would return."""
        self.handle = unb64(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        head = self._head(options["rp"]["id"], self.flags | ATTESTED)
        data = head + bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": b64(said), "attestationObject": b64(made)})

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` would return."""
        self.count += 1
        data = self._head(options["rpId"], self.flags)
        said = self._said("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": b64(said), "authenticatorData": b64(data), "signature": b64(signature)}
        return self._credential({**response, "userHandle": b64(self.handle)})

    def _head(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id = b64(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
