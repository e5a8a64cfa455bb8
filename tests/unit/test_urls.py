"""Links between the pages of a site."""

import pytest

from site_builder import urls


@pytest.mark.parametrize(
    ("target", "page", "expected"),
    [
        ("index.html", "index.html", "index.html"),
        ("index.html", "papers/2024/a.html", "../../index.html"),
        ("papers/2024/b.html", "papers/2024/a.html", "b.html"),
        ("papers/2023/b.html", "papers/2024/a.html", "../2023/b.html"),
        ("tags/index.html", "papers/2024/a.html", "../../tags/index.html"),
        ("papers/2024/a.html", "index.html", "papers/2024/a.html"),
        ("search.html?q=a/b", "tags/x.html", "../search.html?q=a/b"),
        ("years/2024-2.html#letter-b", "years/2024.html", "2024-2.html#letter-b"),
        ("#cite", "papers/2024/a.html", "#cite"),
    ],
)
def test_a_link_is_relative_to_its_page(target: str, page: str, expected: str) -> None:
    assert urls.relative(target, page) == expected


def test_the_first_page_of_a_list_carries_no_number() -> None:
    found = [urls.group("year", "2024", number) for number in (1, 2)]

    assert found == ["years/2024.html", "years/2024-2.html"]


@pytest.mark.parametrize("site", ["https://example.org/repo", "https://example.org/repo/"])
def test_the_home_page_is_the_bare_public_address(site: str) -> None:
    assert urls.absolute("index.html", site) == "https://example.org/repo/"
    assert urls.absolute("tags/index.html", site) == "https://example.org/repo/tags/index.html"
