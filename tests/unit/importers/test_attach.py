import pytest

from site_builder.importers import attach
from site_builder.model import Author, Link, Match, Provenance, Record

CRABS = (
    "We weigh the shells of hermit crabs at low tide, and find that most are too small for them."
)
LIGHT = "A lighthouse can be read like a slow sentence of light, if the reader has a whole night."


def record(abstract: str, year: int | None = 2023, line: int = 1, **fields: object) -> Record:
    place = Provenance(importer="text", path="abstracts/a.txt", line=line)
    return Record(abstract=abstract, year=year, provenance=place, **fields)  # type: ignore[arg-type]


def fact(words: str, year: int | None = None, title: str = "Shells", **fields: object) -> Record:
    place = Provenance(importer="metadata", path="metadata/a.yaml", line=7)
    return Record(
        abstract=words,
        year=year,
        title=title,
        title_from="metadata",
        provenance=place,
        **fields,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    "words",
    [
        "We weigh the shells of hermit",
        "we WEIGH the “shells” of\n hermit crabs",
        CRABS,
        "We weigh the shels of hermit crabs at low tide, and find",
        "We weigh the shells of hermit crabs at lowtide, and find that",
    ],
)
def test_a_fact_finds_its_paper_by_first_words(words: str) -> None:
    attached = attach([record(LIGHT), record(CRABS)], [fact(words)])

    assert [one.title for one in attached.records] == ["", "Shells"]
    assert attached.problems == ()


def test_what_a_fact_says_replaces_and_its_links_are_added() -> None:
    old = record(
        CRABS,
        title="Old",
        authors=(Author(name="A. López"),),
        keywords=("kept",),
        links=(Link(kind="code", url="https://x.org/code"),),
        details=(("track", "Main"),),
    )
    new = fact(
        CRABS,
        authors=(Author(name="Ana López"),),
        venue="Tidal",
        links=(Link(kind="paper", url="https://x.org/paper"),),
        details=(("award", "Best shell"),),
    )
    (found,) = attach([old], [new]).records

    assert found == record(
        CRABS,
        title="Shells",
        title_from="metadata",
        authors=(Author(name="Ana López"),),
        venue="Tidal",
        keywords=("kept",),
        links=(
            Link(kind="paper", url="https://x.org/paper"),
            Link(kind="code", url="https://x.org/code"),
        ),
        details=(("award", "Best shell"), ("track", "Main")),
    )


def test_a_fact_without_a_title_leaves_where_the_title_came_from() -> None:
    (found,) = attach([record(CRABS, title="Old")], [fact(CRABS, title="", venue="Tidal")]).records

    assert (found.title, found.title_from, found.venue) == ("Old", "source", "Tidal")


def test_the_year_tells_papers_apart() -> None:
    papers = [record(CRABS, 2022), record(CRABS, 2023)]
    attached = attach(papers, [fact(CRABS, 2023)])

    assert [one.title for one in attached.records] == ["", "Shells"]
    assert attached.problems == ()


def test_an_abstract_given_twice_gets_the_fact_twice() -> None:
    attached = attach([record(CRABS), record(CRABS, line=9)], [fact(CRABS)])

    assert [one.title for one in attached.records] == ["Shells", "Shells"]
    assert attached.problems == ()


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        (
            [fact("We weigh the shells of")],
            "metadata/a.yaml:7: warning: 5 words of an abstract are too few to find the paper"
            " [short-match]\n  Give the first 6 words or more.",
        ),
        (
            [fact("We paint the shells of hermit crabs at high tide and sing", 2023)],
            "metadata/a.yaml:7: warning: no abstract of 2023 begins with 'We paint the shells of"
            " hermit crabs at high tide and sing' [unmatched-metadata]\n"
            "  Copy the first words from the source again, or delete this entry.",
        ),
        (
            [fact("We weigh the shells of hermit crabs at low tide", 2021)],
            "metadata/a.yaml:7: warning: no abstract of 2021 begins with 'We weigh the shells of"
            " hermit crabs at low tide' [unmatched-metadata]\n"
            "  Copy the first words from the source again, or delete this entry.",
        ),
        (
            [fact("A lighthouse can be read like a slow")],
            "metadata/a.yaml:7: warning: several abstracts begin so: abstracts/a.txt:5,"
            " abstracts/a.txt:7 [ambiguous-metadata]\n  Give more words, or the year.",
        ),
        (
            [fact(CRABS), fact(CRABS, title="Other")],
            "metadata/a.yaml:7: warning: another entry calls this paper 'Shells'"
            " [contradicting-metadata]\n"
            "  This title was used; delete the entry that is wrong.",
        ),
    ],
)
def test_a_fact_that_finds_no_single_paper_is_a_problem(facts: list[Record], message: str) -> None:
    papers = [record(CRABS), record(LIGHT, line=5), record(f"{LIGHT} Or two.", line=7)]
    attached = attach(papers, facts)

    assert [str(problem) for problem in attached.problems] == [message]


def test_one_other_word_is_another_paper() -> None:
    attached = attach(
        [record("Large seals can solve tasks that were not present in their training.")],
        [fact("Large seals can solve tasks that were not seen in their schooling")],
    )

    assert attached.records[0].title == ""
    assert [problem.code for problem in attached.problems] == ["unmatched-metadata"]


def test_each_match_tells_how_sure_it_is() -> None:
    papers = [record(LIGHT), record(CRABS, line=5)]
    facts = [fact("A lighthouse can be read like"), fact(CRABS.replace("shells", "shels"))]
    exact, near = attach(papers, facts).matches

    assert exact == Match(fact="metadata/a.yaml:7", abstract="abstracts/a.txt:1", score=1.0)
    assert (near.fact, near.abstract) == ("metadata/a.yaml:7", "abstracts/a.txt:5")
    assert 0.95 <= near.score < 1
