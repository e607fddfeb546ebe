"""A static server with the headers that GitHub Pages sends, and no more."""

import argparse
import gzip
import sys
import webbrowser
from functools import lru_cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path

from publish.build import DIST

PAGES_MAX_AGE = 600
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "application/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".mjs": "application/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
# Sent in gzip; what is packed in itself gains nothing.
PACKED = frozenset({".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"})


@lru_cache(64)
def packed(path: Path, _changed: int) -> bytes:
    """Pack a file as it was when it was last changed, once."""
    return gzip.compress(path.read_bytes(), compresslevel=6, mtime=0)


class Site(ThreadingHTTPServer):
    """Serves a folder under a sub-path ("/" or "/name/"), quietly."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(
        self,
        port: int,
        folder: Path = DIST,
        prefix: str = "/",
        max_age: int = PAGES_MAX_AGE,
        request: "type[Request] | None" = None,
    ) -> None:
        """Take the port, 0 for any free one; max_age in seconds. Raises OSError when the port is taken."""
        self.prefix = prefix
        self.max_age = max_age
        super().__init__(("127.0.0.1", port), partial(request or Request, directory=str(folder)))

    @property
    def address(self) -> str:
        """The address to open."""
        return f"http://localhost:{self.server_port}{self.prefix}"

    def handle_error(self, request: object, client_address: object) -> None:
        """Pass over a browser that hung up; report anything else."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]  # as the base class has it


class Request(SimpleHTTPRequestHandler):
    """Answers one connection."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES
    server: Site

    def translate_path(self, path: str) -> str:
        """Find the file under the sub-path; outside of it there is none."""
        prefix = self.server.prefix
        if not path.startswith(prefix):
            return str(Path(self.directory) / "no such file")
        return super().translate_path("/" + path.removeprefix(prefix))

    def send_head(self):  # type: ignore[no-untyped-def]  # noqa: ANN201 -- the base class's type is private
        """Answer as Pages does: the sub-path without its slash redirects, a known ETag is not sent again."""
        if self.path + "/" == self.server.prefix:
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", self.server.prefix)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        wanted = self.headers.get("If-None-Match")
        if wanted and wanted == self.etag():
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        return self.send_packed() or super().send_head()

    def send_packed(self) -> BytesIO | None:
        """Answer with a file in gzip where Pages does and the browser takes it; else send nothing."""
        path = self.file()
        takes = "gzip" in self.headers.get("Accept-Encoding", "")
        if not takes or path is None or path.suffix not in PACKED:
            return None
        contents = packed(path, path.stat().st_mtime_ns)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(contents)))
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Last-Modified", self.date_time_string(path.stat().st_mtime))
        self.end_headers()
        return BytesIO(contents)

    def file(self) -> Path | None:
        """Find the file asked for, if there is one."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        return path if path.is_file() else None

    def etag(self) -> str | None:
        """Name the state of the file asked for, or None when there is none."""
        path = self.file()
        if path is None:
            return None
        about = path.stat()
        return f'"{about.st_mtime_ns:x}-{about.st_size:x}"'

    def end_headers(self) -> None:
        """Add the headers of Pages."""
        etag = self.etag()
        if etag:
            self.send_header("ETag", etag)
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", f"max-age={self.server.max_age}")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 -- the base class's name for it
        """Say nothing: the terminal shows the address and no more."""


def main() -> None:
    """Serve dist/ until Ctrl-C."""
    parser = argparse.ArgumentParser(prog="python3 dev.py play", description="Serve the site.")
    parser.add_argument("--port", type=int, default=8000, help="0 takes any free port (default: 8000)")
    parser.add_argument("--prefix", default="/", help='serve under a sub-path, such as "/name/"')
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=False, help="open the page")
    parser.add_argument(
        "--max-age", type=int, default=PAGES_MAX_AGE, help="seconds a browser may keep a file"
    )
    options = parser.parse_args()
    try:
        site = Site(options.port, prefix=options.prefix, max_age=options.max_age)
    except OSError:
        sys.exit(f"Port {options.port} is taken; add  --port 0  to take a free one.")
    print(site.address, flush=True)
    if options.open:
        webbrowser.open(site.address)
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
