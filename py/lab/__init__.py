"""Measurements of the players and of the page; never shipped."""
