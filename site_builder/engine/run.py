"""The one place where work meets the machine."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import cached_property, partial
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self, TypeVar

import msgspec

from site_builder.engine import bundler, executor, manifest, memory, node
from site_builder.engine.cache import Cache, key_of
from site_builder.engine.console import Console
from site_builder.engine.executor import Workers
from site_builder.engine.files import fingerprint
from site_builder.engine.lock import only_run
from site_builder.engine.manifest import Journal
from site_builder.engine.mathml import Formulas
from site_builder.engine.memory import Known
from site_builder.engine.output import Artifact, Kept, Output, Rendered, Writer
from site_builder.engine.report import Report
from site_builder.errors import EnvironmentFault, Problem, Severity

Item = TypeVar("Item")
Result = TypeVar("Result")


class Spec(Protocol):
    """Something that will be a file at a known path."""

    @property
    def path(self) -> str: ...


Planned = TypeVar("Planned", bound=Spec)


class Engine:
    """Runs pure functions over many items, writes what they make, keeps count.

    A context manager: it holds the catalogue's lock, unless it is for reading
    only (`writing`), and closes its caches.
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
        writing: bool = True,
    ) -> None:
        self.folder = cache
        self.writing = writing
        self.output = output
        self._workers = Workers(jobs)
        self.use_cache = use_cache
        self.console = console or Console()
        self.grades = grades or {}
        self.problems: list[Problem] = []
        self._closing = ExitStack()

    def __enter__(self) -> Self:
        if self.writing:
            self._closing.enter_context(only_run(self.folder))
        self._cache = Cache(self.folder / "results.sqlite", self.console.note)
        self._closing.callback(self._cache.close)
        self._closing.callback(self._workers.close)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._closing.__exit__(kind, error, trace)

    def warn(self, *problems: Problem) -> None:
        """Collect problems, graded as the catalogue's settings say."""
        self.problems.extend(self.graded(problems))

    def graded(self, problems: Iterable[Problem]) -> Iterator[Problem]:
        """Problems as grave as the catalogue's settings say; those switched off are left out."""
        for problem in problems:
            grade = self.grades.get(problem.code, problem.severity)
            if grade != "off":
                severity: Severity = "error" if grade == "error" else "warning"
                yield replace(problem, severity=severity)

    def load(self, files: Iterable[Path], root: Path) -> dict[str, bytes]:
        """The content of files by their path relative to `root`."""
        return {file.relative_to(root).as_posix(): file.read_bytes() for file in files}

    def gather(
        self, function: Callable[[Item], Iterable[Result | Problem]], items: Iterable[Item]
    ) -> list[Result]:
        """All results of all items, in order; what is a problem becomes a warning."""
        found: list[Result] = []
        for outcome in executor.here(partial(_listed, function), items):
            if outcome.problem:
                self.warn(outcome.problem)
            for each in outcome.value or ():
                if isinstance(each, Problem):
                    self.warn(each)
                else:
                    found.append(each)
        return found

    def map(
        self,
        function: Callable[[Item], Result],
        items: Sequence[Item],
        *,
        stage: str,
        kind: type[Result],
        salt: object = None,
    ) -> list[Result]:
        """The results in the order of the items; failures become problems.

        An item met by an earlier run is not worked on again. `kind` is the
        type of a result, `salt` all that the function looks at beside the
        item; both it and items are plain data, which msgspec can encode.
        """
        fixed = msgspec.msgpack.encode(salt)
        keys = [key_of(fixed, msgspec.msgpack.encode(item)) for item in items]
        found: dict[int, Result] = {}
        if self.use_cache:
            hits = ((number, self._cache.get(stage, key, kind)) for number, key in enumerate(keys))
            found = {number: value for number, value in hits if value is not None}
        missing = [number for number in range(len(items)) if number not in found]
        done = self._workers.run(function, (items[number] for number in missing))
        made: list[tuple[bytes, Result]] = []
        for number, outcome in zip(
            missing, self.console.progress(done, stage, len(missing)), strict=True
        ):
            if outcome.problem:
                self.warn(outcome.problem)
            elif outcome.value is not None:
                found[number] = outcome.value
                made.append((keys[number], outcome.value))
        self._cache.put(stage, made)
        self._cache.forget(stage, keys)
        return [found[number] for number in sorted(found)]

    def once(
        self,
        function: Callable[[Item], Result],
        value: Item,
        *,
        stage: str,
        kind: type[Result],
        key: object,
    ) -> Result:
        """What a function makes of one value, made again only when `key` changes.

        `key` is plain data that tells all of the value that the function looks at.
        """
        digest = key_of(msgspec.msgpack.encode(key))
        known = self._cache.get(stage, digest, kind) if self.use_cache else None
        if known is not None:
            return known
        made = function(value)
        self._cache.put(stage, [(digest, made)])
        self._cache.forget(stage, [digest])
        return made

    def read(
        self,
        function: Callable[[bytes, str], Result],
        files: Iterable[Path],
        root: Path,
        *,
        stage: str,
        kind: type[Result],
        salt: object = None,
    ) -> list[Result]:
        """What `function(content, path)` makes of each file, as `map` does it."""
        items = list(self.load(files, root).items())
        return self.map(partial(_apply, function), items, stage=stage, kind=kind, salt=salt)

    @property
    def render_math(self) -> Formulas:
        """What sets formulas, as plain data that can be sent to workers."""
        return Formulas(self.folder / "formulas.json" if self.use_cache else None)

    def minify(self, script: bytes) -> bytes:
        """A classic script, minified."""
        return self.once(bundler.minify, script, stage="Minified", kind=bytes, key=script)

    def package(self, name: str) -> Path:
        """The folder of an npm package, fetched first where it is missing."""
        return node.package(name)

    def bundle(
        self,
        folders: tuple[Path, ...],
        names: Sequence[str],
        *,
        prepare: Callable[[str], str],
        salt: object,
    ) -> dict[str, bytes]:
        """Each style sheet or script of `folders`, minified with what it imports.

        Every script goes through `prepare` first; `salt` is all that it looks at beside it.
        """
        salt = (fingerprint(folders), node.locked("esbuild"), salt)
        work = partial(bundler.bundle, folders, prepare)
        bodies = self.map(work, names, stage="Bundles", kind=bytes, salt=salt)
        return dict(zip(names, bodies, strict=True))

    def produce(
        self,
        function: Callable[[Planned], Artifact],
        specs: Iterable[Planned],
        *,
        folders: Iterable[Path],
    ) -> Iterator[Rendered | Kept]:
        """The artifacts of specs; those of an unchanged spec are not made again.

        A spec is unchanged when it, the function's own values, the files in
        `folders` that it reads and our code are, and its file stands as the
        last run left it.
        """
        salt = fingerprint(folders) + msgspec.msgpack.encode(function, enc_hook=str)
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

        for outcome in self._workers.run(function, changed()):
            key = keys.popleft()
            if outcome.problem:
                self.warn(outcome.problem)
            elif made := outcome.value:
                yield Rendered(path=made.path, body=made.body, key=key)
        yield from kept

    def write(self, artifacts: Iterable[Output], folder: Path) -> Report:
        """Write artifacts into a folder of a person's; nothing there is removed."""
        writer = Writer(folder)
        for artifact in artifacts:
            writer.take(artifact)
        return writer.report

    def publish(self, artifacts: Iterable[Output]) -> Report:
        """Write artifacts as the whole of the output folder: what is not among them goes.

        However it ends, what was written is known as ours, and an interrupted
        run need not be done again.
        """
        before = manifest.read(self.output).files
        with Journal(self.output) as journal:
            writer = Writer(self.output, known=self._known, journal=journal)
            try:
                for artifact in self.console.progress(artifacts, "Pages", len(before)):
                    writer.take(artifact)
            except BaseException:
                with suppress(EnvironmentFault):
                    memory.save(self._memory, self._known | writer.found)
                raise
            removed = writer.prune(before)
        if writer.written:
            os.sync()
        digests = {path: known.digest for path, known in writer.found.items()}
        manifest.write(self.output, manifest.Manifest(files=digests))
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


def _listed(function: Callable[[Item], Iterable[Result]], item: Item) -> list[Result]:
    return list(function(item))


def _apply(function: Callable[[bytes, str], Result], file: tuple[str, bytes]) -> Result:
    path, body = file
    return function(body, path)
