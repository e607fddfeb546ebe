"""A sitting: deals in a row, their record and their link."""
