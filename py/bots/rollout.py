"""A deal played out by club players, all of whom keep their cards to themselves."""

from bots.policy import policy
from bots.trickplay import Table


def rollout(table: Table) -> int:
    """Play a table to its end, and give the tricks of the maker's side; the table is used up."""
    play = table.play
    while table.left:
        play(policy(table))
    return table.taken
