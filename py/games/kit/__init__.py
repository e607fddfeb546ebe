"""Parts from which games are made."""
