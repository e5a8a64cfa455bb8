"""A site on 127.0.0.1 that reloads itself."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Self

import watchfiles

from site_builder.errors import EnvironmentFault

HOST = "127.0.0.1"
SCRIPT = "/__papershelf/reload.js"
STATE = "/__papershelf/state.json"
TAG = f'<script src="{SCRIPT}" defer></script></body>'.encode()
RELOAD = (Path(__file__).parent / "reload.js").read_bytes()


@dataclass(slots=True)
class _State:
    """What open pages ask for."""

    build: int = 0
    """Raised at each build."""
    error: str = ""
    """What stopped the last one; "" when nothing did."""


class Preview:
    """Serves a folder while the block runs, and tells its pages when it changed."""

    def __init__(self, folder: Path, port: int) -> None:
        self._state = _State()
        handler = partial(_Handler, directory=str(folder), state=self._state)
        try:
            self._server = ThreadingHTTPServer((HOST, port), handler)
        except OSError as error:
            raise EnvironmentFault(
                f"cannot serve on port {port}: {error.strerror}",
                hint="Choose another with --port; 0 takes any that is free.",
            ) from error

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self._server.server_port}/"

    def show(self, error: str) -> None:
        """Let open pages reload, or show an error over the last good build."""
        self._state.error = error
        self._state.build += 1

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()


class _Handler(SimpleHTTPRequestHandler):
    """Files of one folder; every page gets the script that reloads it."""

    def __init__(self, *args: object, state: _State, **named: object) -> None:
        self._state = state
        super().__init__(*args, **named)  # type: ignore[arg-type]

    def do_HEAD(self) -> None:
        if self._is_asked_here():
            super().do_HEAD()

    def do_GET(self) -> None:
        if not self._is_asked_here():
            return
        if self.path == STATE:
            self._send(json.dumps(asdict(self._state)).encode(), "application/json")
        elif self.path == SCRIPT:
            self._send(RELOAD, "text/javascript")
        elif page := self._page():
            self._send(page.read_bytes().replace(b"</body>", TAG), "text/html; charset=utf-8")
        else:
            super().do_GET()

    def _is_asked_here(self) -> bool:
        """Refuse what was asked under another name, as a page of another site would."""
        here = self.headers.get("Host", "").partition(":")[0] in (HOST, "localhost")
        if not here:
            self.send_error(HTTPStatus.FORBIDDEN, "Only for this machine")
        return here

    def _page(self) -> Path | None:
        path = Path(self.translate_path(self.path))
        # A folder without its slash is redirected: its links would lead beside it.
        named = self.path.partition("?")[0].endswith("/")
        page = path / "index.html" if named and path.is_dir() else path
        return page if page.suffix == ".html" and page.is_file() else None

    def _send(self, body: bytes, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base's name
        """Say nothing: requests are of no interest to who edits papers."""


def watch(*folders: Path) -> Iterator[None]:
    """Yield each time a file in one of the folders has changed."""
    there = [folder for folder in folders if folder.is_dir()]
    for _ in watchfiles.watch(*there, raise_interrupt=True):
        yield
