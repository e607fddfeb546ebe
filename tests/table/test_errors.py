"""What is said of a save or a link that cannot be read."""

from table.errors import BadRecord


def test_the_reason_is_the_sentence():
    assert BadRecord("This save is too long.").reason == "This save is too long."


def test_it_is_a_value_error():
    assert issubclass(BadRecord, ValueError)
