"""How commands end, and what they say then."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from site_builder import pipeline
from site_builder.engine.lock import only_run
from tests.unit.cli.conftest import Desk, Ran

Call = Callable[[list[str]], Ran]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serv"], "No such command 'serv'. Did you mean 'serve'?"),
        (["build", "--stict"], "No such option '--stict'. Did you mean '--strict'?"),
        (["build", "--jobs", "0"], "Invalid value for '--jobs': 0 is not in the range 1<=x<=64."),
        (["import", "/no/such"], "Invalid value for '[FILES]...': File '/no/such' does not exist."),
        (["show"], "Missing argument 'PAPER'."),
    ],
)
def test_a_wrong_call_ends_with_2_and_says_what_is_right(
    call: Call, arguments: list[str], said: str
) -> None:
    ran = call(arguments)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith(f"Error: {said}\n")


def test_a_missing_catalogue_ends_with_2(call: Call) -> None:
    ran = call(["--content", "/no/such"])

    assert ran == Ran(
        code=2,
        out="",
        err="error: /no/such: there is no such folder\n"
        "  Name a catalogue's folder with --content, or make one: build.py new DIR\n",
    )


def test_a_fault_of_the_settings_ends_with_2(desk: Desk) -> None:
    desk.write("site.yaml", "titel: Lantern\n")

    ran = desk.run()

    assert ran.code == 2
    assert "site.yaml:1" in ran.err
    assert "title" in ran.err


def test_an_output_that_holds_the_content_ends_with_2(desk: Desk) -> None:
    ran = desk.run("--output", str(desk.folder))

    assert ran.code == 2
    assert list(desk.folder.iterdir()) == [desk.folder / "content"]


def test_a_catalogue_at_work_ends_with_3(desk: Desk) -> None:
    with only_run(desk.folder / ".cache" / "papershelf"):
        ran = desk.run()

    assert ran.code == 3
    assert "another run (process " in ran.err


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (
            RuntimeError("odd"),
            70,
            "This is a bug in Papershelf: RuntimeError('odd') (-v tells more)",
        ),
        (KeyboardInterrupt(), 130, "\nStopped. The same command goes on from here."),
        (PermissionError(13, "Permission denied", "/a/b"), 3, "error: /a/b: Permission denied"),
    ],
)
def test_each_end_has_a_code_of_its_own(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, said: str
) -> None:
    def fail(*_arguments: object) -> None:
        raise error

    monkeypatch.setattr(pipeline, "build", fail)

    assert desk.run("build") == Ran(code=code, out="", err=f"{said}\n")


def test_more_words_show_where_our_bug_is(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: object) -> None:
        raise RuntimeError("odd")

    monkeypatch.setattr(pipeline, "build", fail)

    assert "Traceback (most recent call last):" in desk.run("build", "-v").err


def test_a_folder_that_cannot_be_made_ends_with_3(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / ".cache").write_text("a file")

    ran = desk.run()

    assert ran.code == 3
    assert ".cache" in ran.err
