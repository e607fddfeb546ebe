"""Players: from what one seat knows to what it does."""
