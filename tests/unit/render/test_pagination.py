"""Lists cut into pages."""

from site_builder.render.pagination import sheets


def test_a_short_list_is_one_page_without_pagination() -> None:
    (sheet,) = sheets("abc", "x/a.html", 3)

    assert (sheet.path, sheet.items, sheet.pagination) == ("x/a.html", "abc", None)


def test_an_empty_list_is_one_empty_page() -> None:
    (sheet,) = sheets((), "x/a.html", 3)

    assert (sheet.number, sheet.items, sheet.pagination) == (1, (), None)


def test_a_long_list_names_the_ends_and_the_pages_around() -> None:
    found = list(sheets(range(100), "x/a.html", 10))
    pages = found[5].pagination

    assert [sheet.path for sheet in found[:2]] == ["x/a.html", "x/a-2.html"]
    assert pages is not None
    assert [item.label for item in pages.items] == ["1", "…", "4", "5", "6", "7", "8", "…", "10"]
    assert (pages.previous, pages.next) == ("x/a-5.html", "x/a-7.html")
    assert list(found[5].items) == list(range(50, 60))
