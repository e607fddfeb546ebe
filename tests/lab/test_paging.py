from lab.paging import DRAWN, frames, p95


def event(name, when, pid=1):
    return {"name": name, "ts": when, "pid": pid}


def test_only_pictures_drawn_while_cards_glide_count():
    trace = [
        event(DRAWN, 1_000),
        event("cards glide", 2_000),
        event(DRAWN, 3_000),
        event(DRAWN, 20_000),
        event(DRAWN, 21_000, pid=2),
        event(DRAWN, 45_000),
        event("cards rest", 50_000),
        event(DRAWN, 90_000),
        event("cards glide", 95_000),
        event(DRAWN, 96_000),
        event("cards rest", 99_000),
    ]

    assert frames(trace) == (17.0, 25.0)


def test_five_of_a_hundred_are_above():
    assert p95(tuple(map(float, range(100)))) == 95.0
