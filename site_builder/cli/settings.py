"""Options and site.yaml → one run's settings."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from site_builder import store
from site_builder.config import Config, Paths
from site_builder.errors import ConfigError

ROOT = Path(__file__).resolve().parents[2]
"""The repository: templates/, static/ and, by default, content/ and site/."""
PARTS = ("site.yaml", "abstracts", "papers", "metadata", "pages")
"""A folder with any of these is a catalogue."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Options of the command line; None where not given."""

    content: Path | None = None
    output: Path | None = None
    jobs: int | None = None
    year: int | None = None
    site_url: str | None = None
    strict: bool | None = None
    no_cache: bool | None = None
    verbose: bool | None = None
    quiet: bool | None = None

    def over(self, **given: Any) -> Self:
        """These settings, with those given in place of their own."""
        return replace(self, **{name: value for name, value in given.items() if value is not None})

    @classmethod
    def names(cls) -> tuple[str, ...]:
        return tuple(field.name for field in fields(cls))

    @property
    def verbosity(self) -> int:
        return -1 if self.quiet else int(bool(self.verbose))

    @property
    def paths(self) -> Paths:
        """A catalogue elsewhere keeps its site and cache beside its content."""
        content = (self.content or ROOT / "content").resolve()
        return Paths(
            content=content,
            output=(self.output or content.parent / "site").resolve(),
            cache=content.parent / ".cache" / "papershelf",
            built_in=ROOT,
        )

    def config(self, *, restore: bool = False) -> Config:
        """The settings of a run. Raises `ConfigError` for bad ones in site.yaml."""
        paths = self.paths
        if not paths.content.is_dir():
            raise ConfigError(
                "there is no such folder",
                where=str(paths.content),
                hint="Name a catalogue's folder with --content, or make one: build.py new DIR",
            )
        if not any((paths.content / name).exists() for name in PARTS):
            near = paths.content / "content"
            raise ConfigError(
                "there is no catalogue in this folder: none of " + ", ".join(PARTS),
                where=str(paths.content),
                hint=f"Did you mean {near}?" if near.is_dir() else "Make one: build.py new DIR",
            )
        site = store.read_site(paths.site_file)
        site = replace(site, words=store.read_words(site.language, paths.words))
        if self.site_url is not None:
            site = replace(site, site_url=self.site_url)
        return Config(
            paths=paths,
            site=site,
            today=_today(),
            year=self.year,
            restore=restore,
        )


def _today() -> str:
    """The date of SOURCE_DATE_EPOCH where it is set, else of the clock, in UTC."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    try:
        moment = datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
    except (ValueError, OverflowError, OSError) as error:
        raise ConfigError(
            f"SOURCE_DATE_EPOCH is {epoch!r}, not a number of seconds",
            hint="Unset it, or set it to a time such as 1700000000.",
        ) from error
    return moment.date().isoformat()
