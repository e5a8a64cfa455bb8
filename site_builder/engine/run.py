"""The one place where work meets the machine."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self, TypeVar

import msgspec

from site_builder.engine import executor, manifest, memory
from site_builder.engine.cache import Cache, key_of
from site_builder.engine.console import Console
from site_builder.engine.lock import only_run
from site_builder.engine.memory import Known
from site_builder.engine.output import Artifact, Kept, Rendered, Writer
from site_builder.engine.report import Report
from site_builder.errors import Problem, Severity

Item = TypeVar("Item")
Result = TypeVar("Result")


class Spec(Protocol):
    """Something that will be a file at a known path."""

    @property
    def path(self) -> str: ...


Planned = TypeVar("Planned", bound=Spec)


class Engine:
    """Runs pure functions over many items, writes what they make, keeps count.

    A context manager: it holds the catalogue's lock and closes its caches.
    """

    def __init__(
        self,
        cache: Path,
        output: Path,
        *,
        jobs: int = 1,
        use_cache: bool = True,
        console: Console | None = None,
        grades: Mapping[str, str] | None = None,
    ) -> None:
        self.folder = cache
        self.output = output
        self.jobs = jobs
        self.use_cache = use_cache
        self.console = console or Console()
        self.grades = grades or {}
        self.problems: list[Problem] = []
        self._closing = ExitStack()

    def __enter__(self) -> Self:
        self._closing.enter_context(only_run(self.folder))
        self._cache = Cache(self.folder / "results.sqlite")
        self._closing.callback(self._cache.close)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._closing.__exit__(kind, error, trace)

    def warn(self, problem: Problem) -> None:
        """Collect a problem, graded as the catalogue's settings say."""
        grade = self.grades.get(problem.code, problem.severity)
        if grade != "off":
            severity: Severity = "error" if grade == "error" else "warning"
            self.problems.append(replace(problem, severity=severity))

    def map(
        self,
        function: Callable[[Item], Result],
        items: Sequence[Item],
        *,
        stage: str,
        key: Callable[[Item], bytes] | None = None,
        kind: type[Result] | None = None,
    ) -> list[Result]:
        """The results in the order of the items; failures become problems.

        With `key` and the results' `kind`, an item whose key was met by an
        earlier run is not worked on again.
        """
        keys = [key_of(key(item)) for item in items] if key else []
        found: dict[int, Result] = {}
        if key and kind and self.use_cache:
            hits = ((n, self._cache.get(stage, k, kind)) for n, k in enumerate(keys))
            found = {number: value for number, value in hits if value is not None}
        missing = [number for number in range(len(items)) if number not in found]
        done = executor.run(function, (items[number] for number in missing), self.jobs)
        made: list[tuple[bytes, object]] = []
        for number, outcome in zip(
            missing, self.console.progress(done, stage, len(missing)), strict=True
        ):
            if outcome.problem:
                self.warn(outcome.problem)
            elif outcome.value is not None:
                found[number] = outcome.value
                made.extend((keys[number], outcome.value) for _ in keys[:1])
        if key:
            self._cache.put(stage, made)
            self._cache.forget(stage, keys)
        return [found[number] for number in sorted(found)]

    def produce(
        self, function: Callable[[Planned], Artifact], specs: Iterable[Planned], *, salt: bytes
    ) -> Iterator[Rendered | Kept]:
        """The artifacts of specs; those of an unchanged spec are not made again.

        A spec is unchanged when it, `salt` (all else the function looks at)
        and our code are, and its file stands as the last run left it.
        """
        kept: list[Kept] = []
        keys: deque[str] = deque()

        def changed() -> Iterator[Planned]:
            for spec in specs:
                key = key_of(salt, msgspec.msgpack.encode(spec, enc_hook=str)).hex()
                if self._stands(spec.path, key):
                    kept.append(Kept(path=spec.path))
                else:
                    keys.append(key)
                    yield spec

        for outcome in executor.run(function, changed(), self.jobs):
            key = keys.popleft()
            if outcome.problem:
                self.warn(outcome.problem)
            elif made := outcome.value:
                yield Rendered(path=made.path, body=made.body, key=key)
        yield from kept

    def write(self, artifacts: Iterable[Artifact | Rendered | Kept], folder: Path) -> Report:
        """Write artifacts into a folder of a person's; nothing there is removed."""
        writer = Writer(folder)
        for artifact in artifacts:
            writer.take(artifact)
        return writer.report

    def publish(self, artifacts: Iterable[Artifact | Rendered | Kept]) -> Report:
        """Write artifacts as the whole of the output folder: what is not among them goes.

        However it ends, what was written is remembered as ours.
        """
        before = manifest.read(self.output) or manifest.Manifest(files={})
        writer = Writer(self.output, known=self._known)
        removed = 0
        listed = dict(before.files)
        try:
            for artifact in self.console.progress(artifacts, "Pages", len(before.files)):
                writer.take(artifact)
            removed = writer.prune(before.files)
            listed = {}
        finally:
            listed |= {path: known.digest for path, known in writer.found.items()}
            manifest.write(self.output, manifest.Manifest(files=listed))
            memory.save(self._memory, writer.found)
        return replace(writer.report, removed=removed)

    @cached_property
    def _known(self) -> dict[str, Known]:
        return memory.load(self._memory) if self.use_cache else {}

    @property
    def _memory(self) -> Path:
        """Where the state of this output folder is kept: a catalogue may have several."""
        place = blake2b(str(self.output.resolve()).encode(), digest_size=8).hexdigest()
        return self.folder / f"output-{place}.msgpack"

    def _stands(self, path: str, key: str) -> bool:
        known = self._known.get(path)
        return known is not None and known.key == key and memory.stands(self.output / path, known)
