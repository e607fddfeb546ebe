"""What is said of a save or a link that cannot be read."""


class BadRecord(ValueError):
    """A save or a link that cannot be read; its reason is one sentence for the text layer."""

    @property
    def reason(self) -> str:
        """The sentence, in English, as the catalogues know it."""
        return str(self)
