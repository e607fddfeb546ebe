import pytest

from lab.killing import extends

EARLIER = "sitting: 1\nseed: a\nplay: - 1\ncheck: 0000\n"


@pytest.mark.parametrize(
    "later",
    [
        EARLIER,
        "sitting: 1\nseed: a\nplay: - 1 2\ncheck: 1111\n",
        "sitting: 1\nseed: a\nplay: - 1 2\nplay:\ncheck: 2222\n",
    ],
)
def test_a_save_that_holds_all_of_an_earlier_one_lost_nothing(later):
    assert extends(later, EARLIER)


@pytest.mark.parametrize(
    "later", ["", "sitting: 1\nseed: a\nplay: -\ncheck: 1\n", "sitting: 1\nseed: b\nplay: - 1\n"]
)
def test_a_save_with_less_or_of_another_sitting_lost_something(later):
    assert not extends(later, EARLIER)
