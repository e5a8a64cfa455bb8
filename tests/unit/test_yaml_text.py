import pytest

from site_builder import yaml_text
from site_builder.errors import ContentError


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("v: no", "no"),
        ("v: NULL", "NULL"),
        ("v: 0123", "0123"),
        ("v: 2301.00010", "2301.00010"),
        ("v: 12:30", "12:30"),
        ("v: 2024-01-02", "2024-01-02"),
        ("v: 1_000", "1_000"),
        ("v: 1e5", "1e5"),
        ("v: ~", "~"),
        ("v: =", "="),
        ("v: C# in AI #1", "C# in AI #1"),
        ("v: #1 in AI", "#1 in AI"),
        ("v: Solving the #SAT and F# cases  ", "Solving the #SAT and F# cases"),
        ('v: "a: b" # a comment', "a: b"),
        ("v: 'it''s'", "it's"),
        ("v:", ""),
        ("v: one\n  two", "one two"),
        ("v: |\n  one\n  two\n", "one\ntwo\n"),
        ("v: 日本語 🎓", "日本語 🎓"),
        ("v: [a, no, 1.0]", ["a", "no", "1.0"]),
        ("v:\n- a\n- b", ["a", "b"]),
        ("v: # why\n  - a", ["a"]),
        ("v: {a: 1, b: [c]}", {"a": "1", "b": ["c"]}),
        ("v: []", []),
    ],
)
def test_values_are_the_characters_that_were_typed(text: str, expected: object) -> None:
    assert yaml_text.load(text, "a.yaml").values == {"v": expected}


@pytest.mark.parametrize("text", ["", "\n", "# only a comment\n", "---\n"])
def test_nothing_is_an_empty_mapping(text: str) -> None:
    assert yaml_text.load(text, "a.yaml").values == {}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "title: Shells: a survey",
            "a.yaml:1:14: there is a colon and a space inside a value\n"
            "  title: Shells: a survey\n"
            "               ^\n"
            "  Put the value in double quotes.",
        ),
        (
            "title: @home",
            "a.yaml:1:8: a value cannot begin with this character\n"
            "  title: @home\n"
            "         ^\n"
            "  Put the value in double quotes.",
        ),
        (
            'a: 1\ntitle: "Open\nyear: 2024\n',
            'a.yaml:2:8: a quotation mark is not closed\n  title: "Open\n         ^\n  Close it.',
        ),
        (
            "title: *SEM",
            "a.yaml:1:8: a value cannot begin with `*` (an alias)\n"
            "  title: *SEM\n"
            "         ^\n"
            "  Put the value in double quotes.",
        ),
        (
            "title: &x y",
            "a.yaml:1:8: a value cannot begin with `&` (an anchor)\n"
            "  title: &x y\n"
            "         ^\n"
            "  Put the value in double quotes.",
        ),
        (
            "title: !Kung speech",
            "a.yaml:1:8: a value cannot begin with `!` (a tag)\n"
            "  title: !Kung speech\n"
            "         ^\n"
            "  Put the value in double quotes.",
        ),
        (
            "a: 1\nb: 2\na: 3",
            "a.yaml:3:1: the key 'a' already stands in line 1\n"
            "  a: 3\n"
            "  ^\n"
            "  Remove one of the two.",
        ),
        (
            "<<: a",
            "a.yaml:1:1: merge keys (`<<`) are not read\n  <<: a\n  ^\n  Write the keys out.",
        ),
        (
            "a:\n\t- b",
            "a.yaml:2:1: a tab stands here\n   - b\n  ^\n  Put a space in its place.",
        ),
        (
            "a: b\n---\nc: d",
            "a.yaml:2:1: a second document begins here\n  ---\n  ^\n  Remove the line `---`.",
        ),
        ("- a", "a.yaml:1:1: expected lines of `key: value`\n  - a\n  ^"),
        (
            "  a: b",
            "a.yaml:1:3: a key must begin its line\n    a: b\n    ^\n  Begin it at the left edge.",
        ),
        (
            "? [a]\n: b",
            "a.yaml:1:3: a key must be a plain word\n  ? [a]\n    ^\n  Put the key in quotes.",
        ),
        (
            "a: [b #1\n]",
            "a.yaml:1:6: ` #` would cut this value off\n"
            "  a: [b #1\n"
            "       ^\n"
            "  Put the value in double quotes.",
        ),
        (
            'a: "x\\x1b"',
            'a.yaml:1:4: the value holds a control character\n  a: "x\\x1b"\n     ^\n  Remove it.',
        ),
        (
            "a: x\u2028y",
            "a.yaml:1:5: the invisible character U+2028 stands here\n"
            "  a: x\u2028y\n"
            "      ^\n"
            "  Put a space in its place.",
        ),
        (
            "a: b\nfoo\nc: d",
            "a.yaml:2:1: this line is not `key: value`\n"
            "  foo\n"
            "  ^\n"
            "  Put a colon and a space after the key, or indent the line if it continues"
            " the one above.",
        ),
    ],
)
def test_a_fault_shows_line_column_caret_and_remedy(text: str, expected: str) -> None:
    with pytest.raises(ContentError) as caught:
        yaml_text.load(text, "a.yaml")

    assert str(caught.value) == expected


@pytest.mark.parametrize(
    "text",
    [
        'a: "\\ud800"',
        "a: \ud800",
        "a: " + "[" * 500,
        "[" * 500,
        "a: \x00",
        "a: " + "{b: " * 5_000,
        "a: 'x\n",
        "%YAML 9.9\n---\na: b",
        "!!python/object:os.system {}",
        "a: \x85",
    ],
)
def test_hostile_text_is_refused_and_nothing_else(text: str) -> None:
    with pytest.raises(ContentError):
        yaml_text.load(text, "a.yaml")


def test_many_keys_take_linear_time() -> None:
    text = "".join(f"{number * (2**61 - 1)}: x\n" for number in range(20_000))

    assert len(yaml_text.load(text, "a.yaml").values) == 20_000


def test_a_long_line_takes_linear_time() -> None:
    text = f"v: [{'a , ' * 200_000}]"

    assert len(yaml_text.load(text, "a.yaml").values["v"]) == 200_000


def test_the_line_of_every_entry_is_known() -> None:
    document = yaml_text.load("a: 1\nb:\n  - x: 1\n    y: 2\n  - z\n", "a.yaml", line=10)

    assert document.where("a") == "a.yaml:10"
    assert document.where("b", 0, "y") == "a.yaml:13"
    assert document.where("b", 1) == "a.yaml:14"
    assert document.where("b", 0, "missing") == "a.yaml:12"


def test_a_span_is_a_key_with_its_value_and_no_comment() -> None:
    text = 'a: [x, y] # c\nb:\n  - é1\n  - 2\n# d\nc: "3" # e\nd: |\n  x\n\n# f\ne:\n'
    document = yaml_text.load(text, "a.yaml")

    assert [text[begin:end] for begin, end in document.spans.values()] == [
        "a: [x, y]",
        "b:\n  - é1\n  - 2",
        'c: "3"',
        "d: |\n  x",
        "e:",
    ]


def test_dump_quotes_only_what_needs_it() -> None:
    values: dict[str, object] = {
        "plain": "Learning to weigh $\\alpha$-shells (twice)",
        "colon": "Shells: a survey",
        "hash": "C# in AI #1",
        "sharp": "C# in AI",
        "truth": "No",
        "number": "2301.00010",
        "zeros": "0123",
        "time": "12:30",
        "year": "2024",
        "date": "2024-01-02",
        "slashed": 'C:\\x: "y"',
        "lines": "a\nb",
        "hidden": "a\u2028b",
        "empty": "",
        "star": "*SEM",
        "url": "https://example.org/a?b=c#d",
        "list": ["a", ["b"], {"c": "d", "e": ["f"]}, [], {}],
    }

    assert yaml_text.dump(values) == (  # type: ignore[arg-type]  # a literal of Values
        "plain: Learning to weigh $\\alpha$-shells (twice)\n"
        'colon: "Shells: a survey"\n'
        'hash: "C# in AI #1"\n'
        "sharp: C# in AI\n"
        'truth: "No"\n'
        'number: "2301.00010"\n'
        'zeros: "0123"\n'
        'time: "12:30"\n'
        "year: 2024\n"
        "date: 2024-01-02\n"
        "slashed: 'C:\\x: \"y\"'\n"
        'lines: "a\\nb"\n'
        'hidden: "a\\u2028b"\n'
        'empty: ""\n'
        'star: "*SEM"\n'
        "url: https://example.org/a?b=c#d\n"
        "list:\n"
        "  - a\n"
        "  -\n"
        "    - b\n"
        "  - c: d\n"
        "    e:\n"
        "      - f\n"
        "  - []\n"
        "  - {}\n"
    )
