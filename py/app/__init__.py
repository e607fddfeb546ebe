"""The program: what happened, what the table is then, and what the page shows."""
