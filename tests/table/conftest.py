"""Random sittings take as long as they take: a busy machine fails no test."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
