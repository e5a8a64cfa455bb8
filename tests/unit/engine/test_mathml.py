"""Formulas: what node answers, what is remembered, and that nothing stays behind."""

from __future__ import annotations

import json
import multiprocessing
import os
import pickle
import signal
import subprocess
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from site_builder.engine import mathml, node
from site_builder.engine.mathml import Formulas, MathProcess
from site_builder.errors import EnvironmentFault

SET = "<math><mi>x</mi></math>"
RENDERED = '<math data-tex="x"><mi>x</mi></math>'


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "formulas.json"


@pytest.fixture
def process(cache: Path) -> Iterator[MathProcess]:
    process = MathProcess(cache)
    yield process
    process.close()


@pytest.fixture
def without_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail whenever node is looked for."""

    def missing() -> str:
        raise EnvironmentFault("found no Node.js")

    monkeypatch.setattr(node, "program", missing)


def stored(cache: Path) -> dict[str, str]:
    formulas = json.loads(cache.read_bytes())["formulas"]
    assert isinstance(formulas, dict)
    return formulas


def keep(cache: Path, *, temml: str, formulas: dict[str, str]) -> None:
    cache.write_text(json.dumps({"temml": temml, "formulas": formulas}), encoding="utf-8")


@pytest.mark.parametrize(
    ("tex", "display", "expected"),
    [
        ("x", False, RENDERED),
        (
            "a < b",
            False,
            '<math data-tex="a &lt; b"><mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow></math>',
        ),
        (r"\mathbb{R}", False, r'<math data-tex="\mathbb{R}"><mi>ℝ</mi></math>'),
        ("Umbra", False, '<math data-tex="Umbra"><mi>𝑈𝑚𝑏𝑟𝑎</mi></math>'),
        (
            "ξ\n+1",
            False,
            '<math data-tex="ξ +1"><mrow><mi>ξ</mi><mo>+</mo><mn>1</mn></mrow></math>',
        ),
    ],
)
def test_a_formula_becomes_one_math_element(
    process: MathProcess, tex: str, display: bool, expected: str
) -> None:
    assert process.render(tex, display) == expected


def test_display_style_is_told_from_inline_style(process: MathProcess) -> None:
    assert process.render("x", True).startswith('<math data-tex="x" display="block"')
    assert process.render("x", False) == RENDERED


@pytest.mark.parametrize(
    "tex",
    [
        r"\lighthouse",
        "{",
        r"\frac{1}",
        r"\href{javascript:alert(1)}{x}",
        r"\def\a{\a\a}\a",
        "{" * 2_000 + "}" * 2_000,
        "x" * 5_000,
        "\ud800",
    ],
)
def test_what_cannot_be_set_is_empty_and_the_next_formula_is_set(
    process: MathProcess, tex: str
) -> None:
    assert process.render(tex, False) == ""
    assert process.render("x", False) == RENDERED


def test_one_formula_defines_nothing_for_the_next(process: MathProcess) -> None:
    process.render(r"\gdef\lamp{x}\lamp", False)

    assert process.render(r"\lamp", False) == ""


def test_what_was_learnt_is_kept_for_the_next_run(cache: Path, without_node: None) -> None:
    keep(cache, temml=node.locked("temml"), formulas={"inline x": SET})

    assert MathProcess(cache).render("x", False) == RENDERED


def test_closing_stores_formulas_and_failures(process: MathProcess, cache: Path) -> None:
    process.render("x", False)
    process.render(r"\lighthouse", False)
    process.close()

    assert stored(cache) == {"inline x": SET, r"inline \lighthouse": ""}


def test_closing_keeps_what_another_process_stored_meanwhile(
    process: MathProcess, cache: Path
) -> None:
    process.render("x", False)
    keep(cache, temml=node.locked("temml"), formulas={"inline y": "<math></math>"})
    process.close()

    assert stored(cache) == {"inline x": SET, "inline y": "<math></math>"}


def test_a_cache_grown_too_large_keeps_what_was_asked_for(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mathml, "MOST", 1)
    keep(cache, temml=node.locked("temml"), formulas={"inline y": "<math></math>"})
    process = MathProcess(cache)
    process.render("x", False)
    process.close()

    assert stored(cache) == {"inline x": SET}


@pytest.mark.parametrize("content", ["", "{", "[1]", '{"temml": 1, "formulas": {}}', "\0\0"])
def test_a_damaged_cache_is_replaced(cache: Path, content: str) -> None:
    cache.write_text(content, encoding="utf-8")
    process = MathProcess(cache)

    assert process.render("x", False) == RENDERED

    process.close()
    assert stored(cache) == {"inline x": SET}


def test_formulas_of_another_version_are_not_used(cache: Path) -> None:
    keep(cache, temml="0.0.1", formulas={"inline x": "<math></math>"})
    process = MathProcess(cache)

    assert process.render("x", False) == RENDERED

    process.close()
    assert stored(cache) == {"inline x": SET}


def test_a_cache_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    process = MathProcess(tmp_path / "file" / "formulas.json")
    process.render("x", False)

    process.close()

    assert (tmp_path / "file").read_text(encoding="utf-8") == "in the way"


def test_a_missing_node_stops_the_run(cache: Path, without_node: None) -> None:
    with pytest.raises(EnvironmentFault, match=r"found no Node\.js"):
        MathProcess(cache).render("x", False)


def test_a_node_that_died_is_an_error_and_the_next_formula_starts_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[subprocess.Popen[bytes]] = []
    start = mathml._start

    def noted() -> subprocess.Popen[bytes]:
        started.append(start())
        return started[-1]

    monkeypatch.setattr(mathml, "_start", noted)
    process = MathProcess()
    process.render("x", False)
    started[0].send_signal(signal.SIGTERM)
    started[0].wait()

    with pytest.raises(EnvironmentFault, match="node stopped while it set the formula y"):
        process.render("y", False)

    assert process.render("y", False) == '<math data-tex="y"><mi>y</mi></math>'
    process.close()
    assert [child.poll() is not None for child in started] == [True, True]


def test_node_ends_by_itself_when_its_input_ends() -> None:
    script = Path(mathml.__file__).with_name("mathml.mjs")
    temml = node.package("temml") / "dist" / "temml.mjs"
    done = subprocess.run(
        [node.program(), str(script), str(temml)],
        input=b'["x",false]\n["{",false]\n',
        capture_output=True,
        timeout=20,
        check=True,
    )

    assert done.stdout.decode() == f'{json.dumps(SET)}\n""\n'


def test_formulas_can_be_sent_to_a_worker_which_stores_what_it_learnt(cache: Path) -> None:
    formulas = Formulas(cache)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        answer = pool.submit(formulas, "x", False).result()

    assert answer == RENDERED
    assert stored(cache) == {"inline x": SET}


def test_formulas_are_plain_data(cache: Path) -> None:
    formulas = Formulas(cache)

    assert pickle.loads(pickle.dumps(formulas)) == formulas
    assert hash(Formulas(cache)) == hash(formulas)


def test_one_process_serves_all_calls_for_one_cache(cache: Path) -> None:
    first, second = mathml._process(cache, os.getpid()), mathml._process(cache, os.getpid())

    assert first is second
