"""Search at 5,000 papers: found, counted and narrowed as a plain count of words says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.many import APART, PAPERS, PHRASE, TITLE, TOGETHER, Words, commonest, invented
from tests.browser.shelf import PATIENCE, Shelf
from tests.browser.test_search import CARDS, ODD, STATUS

PAPERS_OF_ALL = invented()
RARE = commonest(PAPERS_OF_ALL, lambda count: 25 <= count <= 80)
USUAL = commonest(PAPERS_OF_ALL, lambda count: 300 <= count <= 600)
COMMON = commonest(PAPERS_OF_ALL, lambda count: count > 2000)
TITLES = f"{CARDS} h2 a"
BYLINES = f"{CARDS} .card__byline"


def having(passes: Callable[[Words], bool]) -> list[Words]:
    return [paper for paper in PAPERS_OF_ALL if passes(paper)]


def ask(page: Page, shelf: Shelf, query: str) -> None:
    """Type a query into the search page."""
    page.goto(shelf("search.html"))
    page.locator("#search-query").fill(query)
    page.locator("#search-query").press("Enter")


def expect_papers(page: Page, count: int) -> None:
    """The status says so many papers."""
    noun = "paper" if count == 1 else "papers"
    expect(page.locator(STATUS)).to_have_text(re.compile(rf"^{count:,} {noun}\b"))


def facets(page: Page, name: str) -> dict[str, int]:
    """What each filter says it would leave, all of them unfolded."""
    for more in (
        page.locator("fieldset", has=page.locator(f"[name={name}]")).get_by_role("button").all()
    ):
        more.click()
    said = page.locator(f"label:has([name={name}])").evaluate_all(
        "all => all.map(one => [one.querySelector('input').value,"
        " Number(one.querySelector('.facet__count').textContent.replace(',', ''))])"
    )
    return dict(said)


def test_the_header_box_leads_to_the_one_paper(page: Page, many: Shelf) -> None:
    page.goto(many("about.html"))
    page.locator("#site-search").press_sequentially("shadows of corm", delay=10)
    expect(page.locator(".search-box [role=option]").first).to_contain_text(TITLE)
    page.keyboard.press("Enter")

    expect(page.locator(TITLES).first).to_have_text(TITLE)
    expect_papers(page, 1)


def test_as_many_are_found_as_there_are(page: Page, many: Shelf) -> None:
    beginning = RARE[:4]
    expected: dict[str, Callable[[Words], bool]] = {
        RARE: lambda paper: RARE in paper.all,
        f"{COMMON} {USUAL}": lambda paper: {COMMON, USUAL} <= paper.all,
        f"{USUAL} -{COMMON}": lambda paper: USUAL in paper.all and COMMON not in paper.all,
        f"title:{COMMON}": lambda paper: COMMON in paper.title,
        f"abstract:{COMMON} -title:{COMMON}": lambda paper: (
            COMMON in paper.abstract and COMMON not in paper.title
        ),
        f"{beginning}*": lambda paper: any(word.startswith(beginning) for word in paper.all),
        f"{COMMON} year:2015-2017": lambda paper: (
            COMMON in paper.all and paper.year in range(2015, 2018)
        ),
    }
    for query, passes in expected.items():
        ask(page, many, query)
        expect_papers(page, len(having(passes)))


def test_a_phrase_finds_those_with_its_words_side_by_side(page: Page, many: Shelf) -> None:
    ask(page, many, f'"{" ".join(PHRASE)}"')
    expect_papers(page, TOGETHER)
    ask(page, many, " ".join(PHRASE))
    expect_papers(page, TOGETHER + APART)


def test_a_misprint_is_told_and_its_paper_found(page: Page, many: Shelf) -> None:
    ask(page, many, "lighthuoses cormorrants")

    expect(page.locator(TITLES).first).to_have_text(TITLE)
    expect(page.locator("main")).to_contain_text("Showing papers for “lighthouses cormorants”")


def test_another_first_letter_is_asked_about_and_not_assumed(page: Page, many: Shelf) -> None:
    ask(page, many, "xighthouses")
    expect(page.locator(STATUS)).to_contain_text("No papers")
    expect(page.locator("main")).to_contain_text("Did you mean lighthouses?")
    page.get_by_role("link", name="lighthouses").click()

    expect(page.locator(TITLES)).to_have_text([TITLE])


def test_where_no_paper_has_all_words_it_is_said(page: Page, many: Shelf) -> None:
    ask(page, many, f"cormorants {PHRASE[0]} {PHRASE[1]}")

    expect(page.locator("main")).to_contain_text("No paper has all of these words.")
    expect_papers(page, TOGETHER + APART + 1)


def test_filters_count_what_each_would_leave(page: Page, many: Shelf) -> None:
    ask(page, many, USUAL)
    found = having(lambda paper: USUAL in paper.all)
    expect_papers(page, len(found))
    assert facets(page, "year") == Counter(str(paper.year) for paper in found)
    assert facets(page, "tag") == Counter(tag for paper in found for tag in paper.tags)

    page.locator("[name=year][value='2019']").check()
    of_year = [paper for paper in found if paper.year == 2019]
    expect_papers(page, len(of_year))
    expect(page).to_have_url(re.compile(r"year=2019"))
    assert facets(page, "tag") == Counter(tag for paper in of_year for tag in paper.tags)
    assert facets(page, "year") == Counter(str(paper.year) for paper in found)

    page.locator("[name=tag][value=gulls]").check()
    expect_papers(page, sum("gulls" in paper.tags for paper in of_year))


def test_sorted_by_date_the_newest_come_first(page: Page, many: Shelf) -> None:
    ask(page, many, USUAL)
    page.get_by_label("Sort by").select_option("date")
    expect(page).to_have_url(re.compile("sort=date"))
    newest = max(paper.year for paper in PAPERS_OF_ALL)

    expect(page.locator(CARDS)).to_contain_text([f"LIGHT {newest}"] * 20)
    page.get_by_role("link", name="Page 2").click()
    expect(page.locator(STATUS)).to_contain_text("page 2 of")
    expect(page.locator(CARDS)).to_have_count(20)


def test_back_and_a_shared_address_bring_the_same_results(page: Page, many: Shelf) -> None:
    ask(page, many, f"{TITLE.split()[0]} {COMMON}")
    page.locator("#search-query").fill(TITLE[:20])
    expect(page).to_have_url(re.compile(r"q=Weighing\+lighthouses$"))
    expect_papers(page, 1)
    shared = page.url
    page.locator(TITLES).first.click()
    expect(page).to_have_url(re.compile(rf"p{PAPERS - 1}\.html"))
    page.go_back()
    expect(page.locator("#search-query")).to_have_value(TITLE[:20])
    expect(page.locator(TITLES).first).to_have_text(TITLE)
    assert page.url == shared
    page.goto(many("index.html"))
    page.goto(shared)

    expect(page.locator(TITLES).first).to_have_text(TITLE)


def test_whatever_is_typed_is_answered(page: Page, many: Shelf) -> None:
    page.goto(many("search.html"))
    odd = [*ODD, f"{COMMON} " * 1000, f"{COMMON[:1]}*", f'"{COMMON} {COMMON}"', f"-{COMMON}"]
    for query in odd:
        said = page.locator(STATUS)
        page.locator("#search-query").fill("gilded sextant")
        page.locator("#search-query").press("Enter")
        expect(said).to_contain_text(f"{TOGETHER + APART} papers", timeout=PATIENCE)
        page.locator("#search-query").fill(query)
        page.locator("#search-query").press("Enter")

        expect(said).not_to_contain_text(f"{TOGETHER + APART} papers", timeout=PATIENCE)
        expect(said).not_to_have_text("Searching…", timeout=PATIENCE)
