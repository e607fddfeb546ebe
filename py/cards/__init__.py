"""The words of the table: cards, packs, seats and the shuffle."""
