import gzip
import http.client
import os
import subprocess
import sys
import threading

import pytest

from publish.files import CHECKOUT
from publish.serve import Site

FILES = {
    "index.html": "page",
    "a.mjs": "export {}",
    "a.wasm": "",
    "py.zip": "",
    "py/main.py": "",
    "a.toml": "",
}

PAGES_HEADERS = {
    "access-control-allow-origin",
    "cache-control",
    "content-length",
    "content-type",
    "date",
    "etag",
    "last-modified",
    "server",
}


@pytest.fixture
def site(tmp_path):
    folder = tmp_path / "dist"
    (folder / "py").mkdir(parents=True)
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    (tmp_path / "secret").write_text("", encoding="utf-8")
    server = Site(0, folder, "/table/")
    thread = threading.Thread(target=server.serve_forever, args=[0.02])
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


def get(site, path, **headers):
    connection = http.client.HTTPConnection("localhost", site.server_port, timeout=10)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


@pytest.mark.parametrize(
    ("path", "type_"),
    [
        ("/table/", "text/html; charset=utf-8"),
        ("/table/a.mjs", "application/javascript; charset=utf-8"),
        ("/table/a.wasm", "application/wasm"),
        ("/table/py.zip", "application/zip"),
        ("/table/py/main.py", "text/x-python; charset=utf-8"),
        ("/table/a.toml", "application/octet-stream"),
    ],
)
def test_a_file_has_the_type_that_a_browser_needs(site, path, type_):
    answer, _ = get(site, path)

    assert (answer.status, answer.headers["Content-Type"]) == (200, type_)


def test_p6_the_headers_are_those_of_pages_and_no_more(site):
    answer, body = get(site, "/table/")

    assert body == b"page"
    assert {name.lower() for name in answer.headers} == PAGES_HEADERS
    assert answer.headers["Cache-Control"] == "max-age=600"


def test_a_file_the_browser_has_is_not_sent_again(site):
    first, _ = get(site, "/table/")
    again, body = get(site, "/table/", **{"If-None-Match": first.headers["ETag"]})
    other, _ = get(site, "/table/", **{"If-None-Match": '"other"'})

    assert (again.status, body, other.status) == (304, b"", 200)


def test_a_browser_that_takes_gzip_gets_it_where_pages_gives_it(site):
    packed, body = get(site, "/table/", **{"Accept-Encoding": "gzip, br"})
    archive, _ = get(site, "/table/py.zip", **{"Accept-Encoding": "gzip, br"})

    assert gzip.decompress(body) == b"page"
    assert {name.lower() for name in packed.headers} == PAGES_HEADERS | {"content-encoding", "vary"}
    assert "Content-Encoding" not in archive.headers


def test_the_sub_path_without_its_slash_redirects(site):
    answer, _ = get(site, "/table")

    assert (answer.status, answer.headers["Location"]) == (301, "/table/")


@pytest.mark.parametrize(
    "path",
    ["/", "/index.html", "/table/none", "/table/../secret", "/table/%2e%2e/secret", "/other/index.html"],
)
def test_there_is_nothing_outside_of_the_sub_path(site, path):
    assert get(site, path)[0].status == 404


def test_a_port_that_is_taken_is_said_in_one_sentence(site):
    ended = subprocess.run(
        [sys.executable, "-m", "publish.serve", "--port", str(site.server_port)],
        env={**os.environ, "PYTHONPATH": str(CHECKOUT / "py")},
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )

    assert ended.stderr == f"Port {site.server_port} is taken; add  --port 0  to take a free one.\n"


def test_the_address_is_printed_at_once_for_scripts():
    command = [sys.executable, "-m", "publish.serve", "--open", "--port", "0", "--no-open"]
    with subprocess.Popen(
        command, env={**os.environ, "PYTHONPATH": str(CHECKOUT / "py")}, stdout=subprocess.PIPE, text=True
    ) as server:
        address = server.stdout.readline()
        server.terminate()

    assert address.startswith("http://localhost:")
    assert address.endswith("/\n")
