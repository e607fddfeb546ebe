"""An invitation as the fragment of an address, which chat programs may bend but not break.

v1&game=hasenpfeffer&rules=target:15&seed=tuesday&dealer=2&seats=you,club,club,club&check=1a2b3c
"""

from hashlib import sha256
from typing import Final

from games.words import N_
from table import invitation
from table.errors import BadRecord
from table.invitation import Invitation as Invitation
from table.invitation import invite as invite
from table.invitation import invite_to_deal as invite_to_deal
from table.invitation import invite_to_position as invite_to_position
from table.invitation import opened as opened
from table.words import quote, unquote

VERSION: Final = 1
LONGEST: Final = 8_000
_CHECK: Final = "check"
_CHECK_DIGITS: Final = 6
# What people and chat programs set around an address.
_AROUND: Final = ".,:;!?…()[]{}<>«»\"'`´“”„‘’‚*_~|/\\"


def write(invited: Invitation) -> str:
    """Write a link's fragment, without the # before it; raises BadRecord as invitation.write does."""
    fields = dict(invitation.write(invited))
    if "play" in fields:
        fields["play"] = tuple(map(quote, fields["play"]))
    body = "&".join([f"v{VERSION}", *(f"{key}={','.join(words)}" for key, words in fields.items())])
    return f"{body}&{_CHECK}={_check(body)}"


def _check(body: str) -> str:
    return sha256(body.encode()).hexdigest()[:_CHECK_DIGITS]


def read(text: str) -> Invitation:
    """Read a link or its fragment, also as it comes back from a chat program.

    Raises BadRecord and nothing else, whatever the text.
    """
    if len(text) > LONGEST:
        raise BadRecord(N_("This link is too long."))
    version, *parts = _cleaned(text).split("&")
    _check_version(version.lower())
    fields = _fields(parts)
    check = ",".join(fields.pop(_CHECK, ())).lower()
    if "play" in fields:
        fields["play"] = tuple(map(unquote, fields["play"]))
    invited = invitation.read(fields)
    # The check is of the meaning: letters in capitals or other escapes are no harm.
    if check != write(invited)[-_CHECK_DIGITS:]:
        raise BadRecord(N_("This link has been cut off or changed on its way."))
    opened(invited)
    return invited


def _cleaned(text: str) -> str:
    """Take away what is before the #, spaces, line breaks, outer signs, capitals, a second escaping."""
    seen = "".join(sign for sign in text if sign.isprintable() and sign != " ")
    if seen == seen.upper():
        seen = seen.lower()
    if "&" not in seen and "%26" in seen:
        seen = unquote(seen)
    return seen.rpartition("#")[2].strip(_AROUND).replace("&amp;", "&")


def _check_version(version: str) -> None:
    digits = version.removeprefix("v")
    if not (version.startswith("v") and digits.isascii() and digits.isdigit()):
        raise BadRecord(N_("This is not a link to a game."))
    if digits != str(VERSION):
        raise BadRecord(N_("This link was made by another version of this page."))


def _fields(parts: list[str]) -> dict[str, tuple[str, ...]]:
    fields: dict[str, tuple[str, ...]] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals or key.lower() in fields:
            raise BadRecord(N_("This link has been cut off or changed on its way."))
        fields[key.lower()] = tuple(value.split(","))
    return fields
