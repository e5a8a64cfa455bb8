"""A static server that behaves as GitHub Pages does."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar
from urllib.parse import unquote, urlsplit

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "application/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".xml": "application/xml",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
}
PACKED = frozenset((".html", ".css", ".js", ".json", ".xml", ".svg", ".txt"))


@contextmanager
def serve(folder: Path, base: str = "/") -> Iterator[str]:
    """The address of `folder`, served below the path `base` until the block ends."""
    handler = type("Handler", (_Handler,), {"folder": folder.resolve(), "base": base})
    server = _Server(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{base}"
    finally:
        server.shutdown()
        server.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """Keep quiet: browsers drop connections when a page is left."""


class _Handler(BaseHTTPRequestHandler):
    folder: ClassVar[Path]
    base: ClassVar[str]
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        file = self._file(path)
        if file is None:
            missing = self.folder / "404.html"
            self._send(404, missing if missing.is_file() else None)
        elif file.is_dir() and not path.endswith("/"):
            self.send_response(301)
            self.send_header("Location", f"{path}/")
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            self._send(200, file / "index.html" if file.is_dir() else file)

    def do_HEAD(self) -> None:
        self.do_GET()

    def log_message(self, *_arguments: object) -> None:
        """Keep quiet."""

    def _file(self, path: str) -> Path | None:
        if not path.startswith(self.base):
            return None
        file = (self.folder / path.removeprefix(self.base)).resolve()
        if not file.is_relative_to(self.folder):
            return None
        if file.is_dir():
            return file if (file / "index.html").is_file() else None
        return file if file.is_file() else None

    def _send(self, status: int, file: Path | None) -> None:
        suffix = file.suffix if file else ".txt"
        packed = suffix in PACKED and "gzip" in self.headers.get("Accept-Encoding", "")
        body = _body(file, file.stat().st_mtime_ns, packed) if file else b"not found\n"
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        self.send_header("Vary", "Accept-Encoding")
        if packed and file:
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


@lru_cache(maxsize=256)
def _body(file: Path, modified: int, packed: bool) -> bytes:
    body = file.read_bytes()
    return gzip.compress(body, 6, mtime=0) if packed else body
