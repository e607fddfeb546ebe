"""What people read about Hasenpfeffer."""

from typing import Final

from games.options import Options
from games.words import N_, Section, Sentence, Words


def rules(options: Options) -> tuple[Section, ...]:
    """Describe the rules in force."""
    return (Section(N_("The aim"), (Sentence(N_("Win tricks with your partner.")),)),)


WORDS: Final = Words(N_("Bid for tricks with your partner; the hare is the highest trump."), rules)
