"""An edit of one key leaves every other character of a file as it was."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from site_builder import yaml_text
from site_builder.errors import ContentError
from site_builder.model import Value
from site_builder.store.paper_file import KEYS, edit, parse

ENTRIES = [
    "{}: plain text",
    "{}: C# in AI #1",
    "{}: over\n  two lines",
    "{}: 'quoted: text' # why",
    '{}: "quoted"',
    "{}:",
    "{}: # why\n  - a",
    "{}:\n- a\n# between\n- b # c",
    "{}:\n  - name: x\n    id: y\n  - z",
    "{}: [a, b] # why",
    "{}: [\n  a,\n  b\n]",
    "{}: {{a: b}}",
    "{}: |\n  kept\n  # no comment\n\n  kept",
    "{}: >-\n  folded\n  text\n",
]
BETWEEN = st.sampled_from(["", "\n", "# a remark\n", "\n# a remark\n\n"])
VALUES = st.sampled_from(
    ["new", "new: text", "", ["a", "b # c"], {"kind": "url", "more": ["x", {"y": "z"}]}, []]
)


@st.composite
def heads(draw: st.DrawFn) -> str:
    keys = draw(st.lists(st.sampled_from(KEYS), unique=True, max_size=6))
    parts = [f"{draw(st.sampled_from(ENTRIES)).format(key)}\n{draw(BETWEEN)}" for key in keys]
    return draw(BETWEEN) + "".join(parts)


@given(heads(), st.sampled_from(KEYS), VALUES, st.sampled_from(["\n", "\r\n"]))
def test_an_edit_changes_one_value_alone(head: str, key: str, value: Value, end: str) -> None:
    raw = f"---\n{head}---\nWe weigh shells.\n".replace("\n", end).encode()
    before = parse(raw, "a.md")
    after = parse(edit(before, {key: value}), "a.md")

    expected = {**before.front.values, key: value}
    if not value:
        del expected[key]
    assert after.front.values == expected
    assert after.body == before.body
    assert [row for row in after.head.split("\n") if row.startswith("# a remark")] == [
        row for row in before.head.split("\n") if row.startswith("# a remark")
    ]
    for other, (begin, stop) in before.front.spans.items():
        if other != key:
            assert before.head[begin:stop] in after.head


@given(st.text(st.sampled_from("ab:-#'\"[]{},|>&*!%@`? \n\t\\é\u2028\x00\ufeff"), max_size=40))
def test_any_text_is_a_mapping_or_a_content_error(text: str) -> None:
    with suppress(ContentError):
        yaml_text.load(text, "a.yaml")
