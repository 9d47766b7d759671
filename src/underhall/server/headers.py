"""What every answer tells the browser not to do."""

from typing import Final

YEAR: Final = 365 * 86_400

# No script, style or frame from anywhere else; styles may be set by script, since that is how things move.
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
NOT_NEEDED: Final = ", ".join(
    f"{feature}=()"
    for feature in ("camera", "geolocation", "microphone", "midi", "payment", "serial", "usb", "browsing-topics")
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", NOT_NEEDED.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
]
ONLY_TLS: Final = (b"strict-transport-security", f"max-age={YEAR}".encode())
NOT_KEPT: Final = (b"cache-control", b"no-store")
