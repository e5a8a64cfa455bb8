"""Corrections, read and merged."""

from __future__ import annotations

import pytest

from site_builder.errors import ContentError
from site_builder.store import merge_patch, read_patch
from site_builder.text import fingerprint

FILE = """---
schema: 1
id: 3f9a1c0b7d24
# Asked the authors in May.
title: Weighing Lighthouse
title_from: abstract
authors:
  - Ana López
  - name: Li Wei
    id: li-wei-oslo
year: 2023
tags:
  - optics
links:
  pdf: https://example.org/a.pdf
source: abstracts/light.txt
---

We weigh lighthouses by thier shadows.

\\# is a sign.

## Notes

Kept.
"""
FILES = {"papers/2023/weighing.md": FILE.encode()}
PATCH = """schema: 1
paper: "3f9a1c0b7d24"
changes:
  title:
    was: "Weighing Lighthouse"
    now: "Weighing Lighthouses: By Their Shadows"
  authors:
    was: ["Ana López", {"name": "Li Wei", "id": "li-wei-oslo"}]
    now: ["Ana María López", {"name": "Li Wei", "id": "li-wei-oslo"}]
  year:
    was: "2023"
    now: "2024"
  tags:
    was: ["optics"]
    now: ["optics", "remote-sensing"]
  links:
    was: {"pdf": "https://example.org/a.pdf"}
    now: {"pdf": "https://example.org/b.pdf", "code": "https://example.org/c"}
  abstract:
    was: "We weigh lighthouses by thier shadows.\\n\\n\\\\# is a sign."
    now: "We weigh lighthouses by their shadows.\\n\\n# is a sign."
"""
CORRECTED = """---
schema: 1
id: 3f9a1c0b7d24
# Asked the authors in May.
title: "Weighing Lighthouses: By Their Shadows"
title_from: person
authors:
  - Ana María López
  - name: Li Wei
    id: li-wei-oslo
year: 2024
tags:
  - optics
  - remote-sensing
links:
  pdf: https://example.org/b.pdf
  code: https://example.org/c
source: abstracts/light.txt
updated: 2024-06-01
---

We weigh lighthouses by their shadows.

\\# is a sign.

## Notes

Kept.
"""


def merged(patch: str, files: dict[str, bytes] = FILES):
    return merge_patch(read_patch(patch.encode(), "fix.yaml"), files, today="2024-06-01")


def one(field: str, was: str, now: str) -> str:
    return f"schema: 1\npaper: 3f9a1c0b7d24\nchanges:\n  {field}:\n    was: {was}\n    now: {now}\n"


def test_a_patch_changes_its_fields_and_no_other_character() -> None:
    result = merged(PATCH)

    assert result.artifact is not None
    assert result.artifact.path == "papers/2023/weighing.md"
    assert result.artifact.body.decode() == CORRECTED
    assert [change.field for change in result.changes] == [
        "title", "authors", "year", "tags", "links", "abstract",
    ]  # fmt: skip


def test_a_patch_that_was_merged_before_changes_nothing() -> None:
    result = merged(PATCH, {"papers/2023/weighing.md": CORRECTED.encode()})

    assert (result.changes, result.artifact) == ((), None)


def test_only_what_is_not_merged_yet_is() -> None:
    half = FILE.replace("year: 2023", "year: 2024").encode()

    assert "year" not in [change.field for change in merged(PATCH, {"a.md": half}).changes]


def test_a_field_can_be_filled_and_emptied() -> None:
    filled = merged(one("venue", '""', "LightConf"))
    emptied = merged(one("tags", '["optics"]', "[]"))

    assert filled.artifact
    assert "\nvenue: LightConf\n" in filled.artifact.body.decode()
    assert emptied.artifact
    assert "\ntags:" not in emptied.artifact.body.decode()


def test_an_issue_may_hold_the_patch() -> None:
    issue = f"Hello,\r\n\r\n```yaml\n{PATCH}```\r\nBye: now"

    assert read_patch(issue.encode(), "-").changes == read_patch(PATCH.encode(), "-").changes


def test_a_fault_in_an_issue_has_the_line_of_the_issue() -> None:
    issue = f"Hello,\n\n```yaml\n{one('colour', 'a', 'b')}```\n"

    with pytest.raises(ContentError, match=r"^fix.yaml:7: unknown key 'colour'"):
        read_patch(issue.encode(), "fix.yaml")


def test_a_paper_whose_file_names_no_id_is_found_by_its_abstract() -> None:
    nameless = FILE.replace("id: 3f9a1c0b7d24\n", "").encode()
    own = fingerprint("We weigh lighthouses by thier shadows. # is a sign.")[:12]
    patch = one("year", "2023", "2024").replace("3f9a1c0b7d24", own)

    assert merged(patch, {"papers/2023/a.md": nameless}).changes


@pytest.mark.parametrize(
    ("patch", "message"),
    [
        ("", "fix.yaml:1: expected `changes:`"),
        ("schema: 2\npaper: a\nchanges: {}\n", "fix.yaml:1: expected `schema: 1`"),
        ("schema: 1\nchanges: x\n", "fix.yaml:1: expected `paper:` and the id of a paper"),
        ("schema: 1\npaper: a\nchange: x\n", "fix.yaml:3: unknown key 'change'"),
        ("schema: 1\npaper: a\nchanges:\n  year: 2024\n", "fix.yaml:4: year: expected `was:` and `now:`"),
        (one("year", "2023", "24"), "fix.yaml:6: year: expected a year from 1900 to 2100, found '24'"),
        (one("id", "a", "b"), "fix.yaml:4: unknown key 'id'"),
        (one("title", "Weighing Lighthouse", '""'), "fix.yaml:6: title: a paper needs one"),
        (one("links", "[]", "{pdf: javascript:alert(1)}"), "fix.yaml:6: links: expected an address that begins with https://"),
        (one("tags", "[optics]", "[No Tag]"), "fix.yaml:6: tags: 'No Tag' is not the id of a tag"),
        (one("year", "2022", "2024"), "fix.yaml:5: year: papers/2023/weighing.md:11 says '2023' by now, not '2022'"),
        (one("venue", "LightConf", "FogConf"), "fix.yaml:5: venue: papers/2023/weighing.md:1 says nothing by now, not 'LightConf'"),
        (one("year", "2023", "2024").replace("3f9a", "0000"), "fix.yaml:2: no paper has the id '00001c0b7d24'"),
    ],
)  # fmt: skip
def test_what_cannot_be_merged_is_refused_with_its_line(patch: str, message: str) -> None:
    with pytest.raises(ContentError) as refused:
        merged(patch)

    assert message in str(refused.value)


def test_one_fault_stops_the_whole_patch_and_all_faults_are_told() -> None:
    with pytest.raises(ContentError) as refused:
        merged(PATCH.replace('was: "2023"', 'was: "2020"').replace('["optics"]', '["fog"]'))

    assert str(refused.value).count("by now, not") == 2
