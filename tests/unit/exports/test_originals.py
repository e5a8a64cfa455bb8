"""What the form for corrections starts from, and that its patches fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from site_builder import store
from site_builder.exports.originals import originals
from site_builder.fields import LINK_KINDS

GOLDEN = Path(__file__).parents[2] / "golden"
SHARED: dict[str, Any] = json.loads((GOLDEN / "corrections.json").read_text("utf-8"))
CASES: list[dict[str, Any]] = SHARED["cases"]
"""What tests/js/patch.test.js makes of the same forms."""


def read(files: list[Any]) -> dict[str, Any]:
    """Path → papers of each script."""
    start, end = b"globalThis.papershelfOriginals=", b";\n"
    return {
        file.path: json.loads(file.body.removeprefix(start).removesuffix(end)) for file in files
    }


def test_kinds_of_links_have_the_order_of_front_matter() -> None:
    assert tuple(SHARED["kinds"]) == LINK_KINDS


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_form_is_given_what_the_file_says(case: dict[str, Any], make_catalog) -> None:
    raw = (GOLDEN / "three-papers" / case["file"]).read_bytes()
    paper = store.read_paper(raw, case["file"], lambda _tex, _display: "")

    (papers,) = read(list(originals(make_catalog(paper)))).values()

    page = case["file"].replace(".md", ".html")
    assert papers == {case["paper"]: {"path": page, **case["was"]}}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_patch_of_the_form_gives_the_paper_its_new_values(
    case: dict[str, Any], make_catalog
) -> None:
    files = {case["file"]: (GOLDEN / "three-papers" / case["file"]).read_bytes()}
    patch = store.read_patch("\n".join(case["patch"]).encode(), "fix.yaml")
    merged = store.merge_patch(patch, files, today="2024-06-02")
    assert merged.artifact is not None
    body = merged.artifact.body

    paper = store.read_paper(body, case["file"], lambda _tex, _display: "")
    (papers,) = read(list(originals(make_catalog(paper)))).values()
    again = store.merge_patch(patch, {case["file"]: body}, today="2024-06-02")

    expected = {**case["now"], "abstract": case["now"]["abstract"].replace("\n#", "\n\\#")}
    assert papers[case["paper"]] == {"path": paper.path.replace(".md", ".html"), **expected}
    assert again.artifact is None


def test_many_papers_are_spread_by_the_first_letters_of_their_ids(make_paper, make_catalog) -> None:
    papers = [make_paper(f"Lamp {n}", id=f"{n:04x}"[::-1]) for n in range(65)]
    gone = make_paper("Gone", id="ffff", status="withdrawn")

    spread = read(list(originals(make_catalog(*papers, gone))))

    assert sorted(spread) == [f"data/originals/{letter}.js" for letter in "0123456789abcdef"]
    assert sum(map(len, spread.values())) == 65
    assert "ffff" not in spread["data/originals/f.js"]


def test_a_very_large_catalogue_leaves_the_abstracts_out(
    make_paper, make_catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("site_builder.exports.originals.LARGE", 1)

    (papers,) = read(list(originals(make_catalog(make_paper("Lamp", id="aa"))))).values()

    assert "abstract" not in papers["aa"]
