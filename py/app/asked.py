"""What is asked of the shelf: sittings kept under a name, and files."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Verb: TypeAlias = Literal["open-slot", "delete-slot", "download"]


@dataclass(frozen=True, slots=True)
class Shelved:
    """Something that is kept was asked for, thrown away or wanted as a file, by its key."""

    verb: Verb
    key: str


@dataclass(frozen=True, slots=True)
class SlotNamed:
    """A kept sitting was given another name."""

    key: str
    name: str


@dataclass(frozen=True, slots=True)
class FileOpened:
    """A file was opened; here is what stands in it."""

    text: str


Asked: TypeAlias = Shelved | SlotNamed | FileOpened
