"""WebSocket frames as bytes: what we send is framed here, and what pages send is recognised when it is short."""

from typing import Final

TEXT: Final = 0x81  # a whole message in one frame
MASKED: Final = 0x80  # pages mask what they send: two bytes, four of mask, and the text
SHORT: Final = 126
MEDIUM: Final = 1 << 16


def framed(texts: list[bytes]) -> bytes:
    """These messages as they go over the wire."""
    parts: list[bytes] = []
    for text in texts:
        parts.append(head(len(text)))
        parts.append(text)
    return b"".join(parts)


def head(length: int) -> bytes:
    """What stands before so many bytes of text."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return bytes((TEXT, 126, length >> 8, length & 255))
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def is_short(data: bytes) -> bool:
    """Whether this is exactly one frame of a page, and a short one."""
    return len(data) >= 6 and data[1] - MASKED == len(data) - 6 < SHORT
