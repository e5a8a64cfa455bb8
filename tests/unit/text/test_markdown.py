from __future__ import annotations

import pytest

from site_builder.text import notes_html

REL = ' rel="nofollow ugc noopener"'


@pytest.mark.parametrize(
    ("source", "html"),
    [
        ("# One\n\ntwo *three*", "<h1>One</h1>\n<p>two <em>three</em></p>"),
        ("[a](b/c.md#d)", '<p><a href="b/c.html#d">a</a></p>'),
        ("[a](https://kite.example.org/c.md)", f'<p><a href="https://kite.example.org/c.md"{REL}>a</a></p>'),
        ("![a](b.png)", '<p><img alt="a" src="b.png"></p>'),
        ("![a](data:image/png,x)", "<p>a</p>"),
        ("[a](javascript:b)", "<p>a</p>"),
        ("![a](https://kite.example.org/b.png)", f'<p><a href="https://kite.example.org/b.png"{REL}>a</a></p>'),
        ("a  \nb é", "<p>a<br>\nb é</p>"),
        ("a <script>b</script>", "<p>a </p>"),
        ('<p style="color:red" onclick="a()">b</p>', "<p>b</p>"),
        ("```\na < b\n```", "<pre><code>a &lt; b\n</code></pre>"),
        ("> a", "<blockquote>\n<p>a</p>\n</blockquote>"),
        ("", ""),
    ],
)  # fmt: skip
def test_notes_become_safe_html(source: str, html: str) -> None:
    assert notes_html(source).strip() == html


def test_a_table_becomes_a_table() -> None:
    assert "<td>1</td>" in notes_html("|a|\n|-|\n|1|")


@pytest.mark.parametrize(
    "source", ["[" * 20_000, "1. " * 500, "> " * 500, "[a " * 2_000, "<a " * 2_000, "x" * 300_000]
)
def test_what_would_take_too_long_is_shown_as_typed(source: str) -> None:
    assert notes_html(source).startswith("<pre>")
