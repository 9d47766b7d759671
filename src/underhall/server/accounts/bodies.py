"""What HTTP carries about people who keep a name."""

from typing import Annotated, Any, Literal

import msgspec

Word = Annotated[str, msgspec.Meta(max_length=16_384)]  # of a passkey, in base64url
Act = Literal["ask", "accept", "remove", "block", "unblock"]
Bond = Literal["", "self", "asked", "asking", "friend", "blocked"]


class NameAndPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to keep a name, or to sign in."""

    name: str
    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password in place of the old one, '' where there was none."""

    old: str
    new: str


class PasskeyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a passkey: for a new account of this name, or for one's own ('')."""

    name: str = ""


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What the browser hands to `navigator.credentials`: the options of WebAuthn, as JSON."""

    options: Any


class PasskeyResponse(msgspec.Struct, frozen=True, rename="camel", omit_defaults=True):
    """What an authenticator has made: of a new passkey, or with one."""

    client_data_json: Word = msgspec.field(name="clientDataJSON")
    attestation_object: Word = ""
    authenticator_data: Word = ""
    signature: Word = ""
    user_handle: Word | None = None


class Passkey(msgspec.Struct, frozen=True, rename="camel"):
    """A `PublicKeyCredential`, as its `toJSON` writes it."""

    id: Word
    raw_id: Word
    type: str
    response: PasskeyResponse


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new passkey, for a new account of this name or for one's own ('')."""

    passkey: Passkey
    name: str = ""


class UsedPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey with which somebody signs in."""

    passkey: Passkey


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of several, by its id; '' for all the others than this device."""

    id: str


class Confirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to be erased, says so by their name, and proves it by their password where they have one."""

    name: str
    password: str = ""


class Device(msgspec.Struct, frozen=True):
    """Where somebody is signed in."""

    id: str
    device: str  # its browser and system, or ''
    created: int  # seconds since 1970
    seen: int
    here: bool  # whether it is this one


class KnownPasskey(msgspec.Struct, frozen=True):
    """A passkey in its owner's list."""

    id: str
    device: str
    created: int


class Account(msgspec.Struct, frozen=True):
    """One's own account; without one, the name is ''."""

    name: str
    password: bool  # whether there is one
    devices: list[Device]
    passkeys: list[KnownPasskey]


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays a game with so many seats, and how far that may be off."""

    game: str
    seats: int
    rating: int
    deviation: int
    games: int
    wins: int
    curve: list[int]  # the rating after each of the last games, the oldest first


class Statistic(msgspec.Struct, frozen=True):
    """What somebody has made of one game, rated or not."""

    game: str
    games: int
    wins: int


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game in somebody's history."""

    table: str
    game: str
    seats: int
    won: bool
    rated: bool
    ended: int


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of a person who keeps a name; a game appears if it was public or one's own."""

    name: str
    since: int
    bond: Bond  # what they are to the asker: `asking` waits for the asker's answer
    ratings: list[Rating]
    statistics: list[Statistic]  # of the last games
    history: list[PlayedGame]


class SeatPerson(msgspec.Struct, frozen=True):
    """Who sits at a place: their kept name, and their rating in this game with so many seats."""

    name: str  # '' for bots, and for guests
    rating: int  # 0 where there is none
    deviation: int
    change: int  # by this game, once it has been counted
    counted: bool


class FriendAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one wants of another person."""

    name: str
    act: Act


class Invitation(msgspec.Struct, frozen=True):
    """A table to which a friend invites."""

    table: str
    game: str
    by: str
    path: str  # with the secret of the table in its fragment
    sent: int


class Friends(msgspec.Struct, frozen=True):
    """The people one knows, and what they want."""

    friends: list[str]
    asked: list[str]  # by oneself, without an answer yet
    asking: list[str]
    blocked: list[str]
    invitations: list[Invitation]


class InviteFriend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A friend who is to come to a table."""

    name: str


class Done(msgspec.Struct, frozen=True):
    """It is done."""

    done: bool = True
