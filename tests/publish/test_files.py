import pytest

from publish.files import CHECKOUT, listed, modules, scripts, with_files, write_list


def test_pyscript_toml_lists_the_files_that_are_there():
    assert listed(CHECKOUT) == modules(CHECKOUT)


def test_the_build_and_the_measurements_are_not_shipped(checkout):
    assert modules(checkout) == ("cards/card.py",)
    assert scripts(checkout) == ("main.py",)


def test_writing_the_list_adds_a_new_file_and_drops_one_that_went(checkout):
    (checkout / "py/cards/seat.py").write_text("", encoding="utf-8")
    (checkout / "py/cards/card.py").unlink()

    write_list(checkout)

    assert listed(checkout) == ("cards/seat.py",)


@pytest.mark.parametrize("after", ["", '\n[other]\nkey = "value"\n'])
def test_the_rest_of_the_configuration_stays(after):
    before = '# A comment.\nname = "x"\n\n[files]\n'

    assert with_files(f'{before}"./old" = "./old"\n{after}', '"./new" = "./new"\n') == (
        f'{before}"./new" = "./new"\n{after}'
    )
