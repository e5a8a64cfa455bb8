import http.client
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from site_builder.engine import Preview
from site_builder.errors import EnvironmentFault


@pytest.fixture
def preview(tmp_path: Path) -> Iterator[Preview]:
    """A preview of a site of two pages, beside a file that is none of its business."""
    site = tmp_path / "site"
    (site / "years").mkdir(parents=True)
    (site / "index.html").write_text("<body>Home</body>")
    (site / "years" / "2024.html").write_text("<body>2024</body>")
    (site / "style.css").write_text("body {}")
    (tmp_path / "secret.txt").write_text("secret")
    with Preview(site, 0) as preview:
        yield preview


def get(preview: Preview, path: str, host: str = "", *, method: str = "GET") -> tuple[int, str]:
    """Status and body of one answer."""
    port = int(preview.address.rstrip("/").rpartition(":")[2])
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    connection.putrequest(method, path, skip_host=True)
    connection.putheader("Host", host or f"127.0.0.1:{port}")
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read().decode()
    connection.close()
    return answer.status, body


def test_pages_get_the_script_that_reloads_them(preview: Preview) -> None:
    script = '<script src="/__papershelf/reload.js" defer></script>'

    assert get(preview, "/") == (200, f"<body>Home{script}</body>")
    assert get(preview, "/years/2024.html?q=a") == (200, f"<body>2024{script}</body>")
    assert get(preview, "/style.css") == (200, "body {}")
    assert get(preview, "/__papershelf/reload.js")[0] == 200
    assert get(preview, "/gone.html")[0] == 404
    assert get(preview, "/years?q=a")[0] == 301


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/years/..%2f..%2fsecret.txt", "//../secret.txt"],
)
def test_nothing_outside_the_site_is_served(preview: Preview, path: str) -> None:
    status, body = get(preview, path)

    assert status == 404
    assert "secret" not in body.replace("secret.txt", "")


@pytest.mark.parametrize(
    ("host", "status"),
    [("localhost:8000", 200), ("localhost", 200), ("127.0.0.1", 200), ("evil.example:8000", 403)],
)
def test_only_this_machines_names_are_answered(preview: Preview, host: str, status: int) -> None:
    assert get(preview, "/", host)[0] == status
    assert get(preview, "/style.css", host, method="HEAD")[0] == status


def test_open_pages_learn_of_each_build_and_of_errors(preview: Preview) -> None:
    states = []
    for error in ("", "papers/2024/a.md:2: a bad year"):
        preview.show(error)
        states.append(json.loads(get(preview, "/__papershelf/state.json")[1]))

    assert states == [
        {"build": 1, "error": ""},
        {"build": 2, "error": "papers/2024/a.md:2: a bad year"},
    ]


def test_a_port_in_use_is_said(preview: Preview, tmp_path: Path) -> None:
    port = int(preview.address.rstrip("/").rpartition(":")[2])

    with pytest.raises(EnvironmentFault, match=f"cannot serve on port {port}"):
        Preview(tmp_path, port)
