"""The panel of statistics: finished sittings, added up and one by one."""

from htpy import Element, Node, bdi, button, caption, h3, li, p, span, table, tbody, td, th, tr, ul

from app.shelf_screen import FinishedLine, HistoryScreen, StatisticsLine
from app.words.forms import setting_value
from text import gettext as _


def history(part: HistoryScreen) -> Node:
    """Draw what was played to its end."""
    if not part.lines:
        return p(".empty")[_("No sitting has been played to its end yet.")]
    return [
        [_statistics(line) for line in part.lines],
        h3[_("Finished sittings")],
        ul(".shelf")[(_finished(each) for each in part.finished)],
    ]


def _statistics(line: StatisticsLine) -> Element:
    rows = (
        (_("Sittings won"), _of(line.won, line.sittings)),
        (_("Deals"), str(line.deals)),
        *(((_("With help"), str(line.assisted)),) if line.assisted else ()),
        (_("Contracts of your side made"), _of(line.made, line.bids)),
        (_("Of them alone"), _of(line.lone_made, line.lone)),
        (_("Points, yours and theirs"), _("{ours} to {theirs}").format(ours=line.ours, theirs=line.theirs)),
    )
    rules = _(", ").join(f"{title}: {value}" for title, value in line.rules)
    return table(".sheet.statistics")[
        caption[
            bdi[line.game],
            " ",
            span(".summary")[_("against level {level}").format(level=_levels(line.level))],
            span(".summary")[" ", rules] if rules else None,
        ],
        tbody[(tr[th(scope="row")[title], td[value]] for title, value in rows)],
    ]


def _levels(level: str) -> str:
    return _(", ").join(setting_value("level", each) for each in level.split("+"))


def _of(some: int, all_of_them: int) -> str:
    return _("{some} of {all}").format(some=some, all=all_of_them)


def _finished(line: FinishedLine) -> Element:
    ended = _("won, {ours} to {theirs}") if line.won else _("lost, {ours} to {theirs}")
    score = ended.format(ours=line.ours, theirs=line.theirs)
    return li[
        span(".summary")[bdi[line.game], " ", score, " ", line.date],
        button(id=f"download-{line.key}", type="button", data_msg=f"download {line.key}")[
            _("Save as a file")
        ],
    ]
