"""What the command line adds: browser tests, slow searches, and golden files written anew."""

from hypothesis import settings

# A busy machine is no fault of the code.
settings.register_profile("house", parent=settings.default, deadline=None)
settings.register_profile("short", parent=settings.get_profile("house"), max_examples=8, derandomize=True)
settings.load_profile("house")

FLAGS = {"e2e": "drive the built site in a browser", "long": "run the slow searches"}


def pytest_addoption(parser):
    for flag, purpose in FLAGS.items():
        parser.addoption(f"--{flag}", action="store_true", help=purpose)
    parser.addoption("--update", action="store_true", help="rewrite golden files and kept pictures")


def pytest_collection_modifyitems(config, items):
    for flag in FLAGS:
        if not config.getoption(flag):
            left = [item for item in items if item.get_closest_marker(flag)]
            items[:] = [item for item in items if not item.get_closest_marker(flag)]
            config.hook.pytest_deselected(items=left)
