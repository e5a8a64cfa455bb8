from dataclasses import replace

import pytest

from site_builder.model import Author, Facts, Link

CRABS = (
    "We weigh the shells of hermit crabs at low tide, and find that most are too small for them."
)
LIGHT = "A lighthouse can be read like a slow sentence of light, if the reader has a whole night."
WHALE = (
    "Whales answer each other across a bay; we count the pauses and draw a map of their patience."
)
SHELLS = "papers/2023/shells.md"


def test_a_new_paper_is_a_file_of_front_matter_and_abstract(shelf, make_draft):
    changes = shelf.take(
        [
            make_draft(
                CRABS,
                "Shells: a survey",
                title_from="metadata",
                authors=(Author(name="Ana López"), Author(name="Bo Ek", id="0000-1")),
                venue="Tidal",
                keywords=("shells", "no"),
                links=(Link(kind="arxiv", url="https://arxiv.org/abs/2301.00010"),),
                details=(("award", "Best shell"),),
                tags=("crustacea", "weighing"),
            )
        ]
    )

    assert changes.report.added == ("papers/2023/shells-a-survey.md",)
    assert shelf.text("papers/2023/shells-a-survey.md") == (
        "---\n"
        "schema: 1\n"
        'id: "0445348e8bbe"\n'
        'title: "Shells: a survey"\n'
        "title_from: metadata\n"
        "authors:\n"
        "  - Ana López\n"
        "  - name: Bo Ek\n"
        '    id: "0000-1"\n'
        "year: 2023\n"
        "venue: Tidal\n"
        "award: Best shell\n"
        "tags:\n"
        "  - crustacea\n"
        "  - weighing\n"
        "keywords:\n"
        "  - shells\n"
        '  - "no"\n'
        "links:\n"
        "  arxiv: https://arxiv.org/abs/2301.00010\n"
        "source: abstracts/tides.txt\n"
        "added: 2024-01-01\n"
        "---\n"
        "\n"
        f"{CRABS}\n"
    )


def test_importing_again_writes_nothing(shelf, make_draft):
    drafts = [make_draft(CRABS, "Shells"), make_draft(LIGHT)]
    shelf.take(drafts)
    again = shelf.take(drafts, today="2025-05-05")

    assert again.artifacts == ()
    assert len(again.report.kept) == 2


def test_an_inserted_abstract_writes_its_own_file_and_the_ledger(shelf, make_draft):
    first, last = make_draft(CRABS, "Shells", line=3), make_draft(LIGHT, "Light", line=5)
    shelf.take([first, last])
    moved = make_draft(LIGHT, "Light", line=7)
    changes = shelf.take([first, make_draft(WHALE, "Whales", line=5), moved])

    assert [artifact.path for artifact in changes.artifacts] == [
        "derived/ledger.jsonl",
        "papers/2023/whales.md",
    ]


def test_a_paper_without_a_year_is_undated(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells", year=None)])

    assert list(shelf.files) == ["papers/undated/shells.md"]
    assert "year:" not in shelf.text("papers/undated/shells.md")


def test_a_name_that_is_taken_gets_a_piece_of_the_id(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Preface"), make_draft(LIGHT, "Preface!")])

    assert sorted(shelf.files) == ["papers/2023/preface-adabce.md", "papers/2023/preface.md"]


def test_a_line_that_begins_with_a_hash_does_not_end_the_abstract(shelf, make_draft):
    drafts = [make_draft("We weigh shells:\n# one by one\n#two by two", "Shells")]
    shelf.take(drafts)

    assert shelf.text(SHELLS).endswith("---\n\nWe weigh shells:\n\\# one by one\n\\#two by two\n")
    assert shelf.take(drafts).artifacts == ()


def test_a_corrected_source_updates_the_same_paper(shelf, make_draft):
    shelf.take([make_draft(CRABS.replace("shells", "shels"), "Shells"), make_draft(LIGHT)])
    identity = shelf.ledger
    changes = shelf.take([make_draft(CRABS, "Shells"), make_draft(LIGHT)], today="2025-05-05")

    assert changes.report.updated == (SHELLS,)
    assert {entry.id for entry in shelf.ledger} == {entry.id for entry in identity}
    assert shelf.text(SHELLS).endswith(f"added: 2024-01-01\nupdated: 2025-05-05\n---\n\n{CRABS}\n")


def test_a_correction_of_marks_alone_is_followed(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells")])
    changes = shelf.take([make_draft(CRABS.replace(",", ";"), "Shells")])

    assert changes.report.updated == (SHELLS,)


def test_another_abstract_is_another_paper(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells")])
    changes = shelf.take([make_draft(LIGHT, "Light")])

    assert changes.report.added == ("papers/2023/light.md",)
    assert changes.report.gone == (SHELLS,)
    assert [str(problem) for problem in changes.problems] == [
        "papers/2023/shells.md: warning: the abstract is no longer in abstracts/tides.txt; the"
        " paper stays [gone-from-source]\n"
        "  Delete the file if the paper should go, or its line `source:` if it should stay."
    ]


def test_a_source_that_falls_silent_is_one_problem(shelf, make_draft):
    shelf.take([make_draft(CRABS), make_draft(LIGHT)])
    changes = shelf.take([])

    assert len(changes.report.gone) == 2
    assert [str(problem) for problem in changes.problems] == [
        "abstracts/tides.txt: warning: the source gave no abstract, but papers come from it: 2;"
        " they stay [silent-source]\n"
        "  Put the source back; or delete the papers, or only their line `source:`."
    ]


def test_a_paper_cut_loose_from_its_source_is_not_missed(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells")])
    shelf.edit(SHELLS, "source: abstracts/tides.txt\n", "")

    assert shelf.take([]).problems == ()


def test_a_better_derivation_replaces_only_what_the_machine_wrote(shelf, make_draft):
    shelf.take([make_draft(CRABS, tags=("a", "b"))])
    (path,) = shelf.files
    shelf.edit(path, "source:", "# checked by hand\nsource:")
    before = shelf.text(path)
    shelf.take(
        [make_draft(CRABS, "Shells", title_from="metadata", tags=("b",))], today="2025-05-05"
    )

    assert shelf.text(path) == before.replace(
        "title: We weigh the shells\ntitle_from: abstract", "title: Shells\ntitle_from: metadata"
    ).replace("  - a\n", "").replace("---\n\n", "updated: 2025-05-05\n---\n\n")


def test_a_file_that_lost_its_id_is_known_by_its_path(shelf, make_draft):
    drafts = [make_draft(CRABS, "Shells")]
    shelf.take(drafts)
    shelf.edit(SHELLS, f'id: "{shelf.ledger[0].id}"\n', "")
    shelf.edit(SHELLS, "We weigh", "Nobody weighs")

    assert shelf.take(drafts).artifacts == ()


def test_better_tags_are_no_news(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells", tags=("a",))])
    changes = shelf.take([make_draft(CRABS, "Shells", tags=("b",))], today="2025-05-05")

    assert changes.report.updated == (SHELLS,)
    assert "tags:\n  - b\n" in shelf.text(SHELLS)
    assert "updated:" not in shelf.text(SHELLS)


NAMED = {
    "names": ("ShellNet",),
    "facts": Facts(acronyms=(("SN", "shell net"),), claims=("walks 3x faster",)),
}


def test_names_and_facts_are_written_as_a_person_would(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells", **NAMED)])

    assert (
        "names:\n  - ShellNet\n"
        "facts:\n  acronyms:\n    SN: shell net\n  claims:\n    - walks 3x faster\n"
    ) in shelf.text(SHELLS)


@pytest.mark.parametrize("written", ["names: []\n", "names:\n", "names: [Shelly]\n", ""])
def test_names_that_a_person_wrote_or_took_out_stay_so(shelf, make_draft, written):
    shelf.take([make_draft(CRABS, "Shells", **NAMED)])
    shelf.edit(SHELLS, "names:\n  - ShellNet\n", written)
    before = shelf.text(SHELLS)
    shelf.take([make_draft(CRABS, "Shells", **NAMED)])
    shelf.take([make_draft(CRABS, "Shells", **NAMED | {"names": ("ShellNet", "Tide-9")})])

    assert shelf.text(SHELLS) == before


def test_a_key_left_empty_stays_empty_when_something_is_found_later(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells")])
    shelf.edit(SHELLS, "source:", "names: []\nsource:")
    before = shelf.text(SHELLS)
    changes = shelf.take([make_draft(CRABS, "Shells", names=("ShellNet",))])

    assert shelf.text(SHELLS) == before
    assert changes.report.conflicts == ()


def test_found_links_join_those_of_the_source(shelf, make_draft):
    draft = make_draft(CRABS, "Shells", links=(Link(kind="pdf", url="https://x.org/a.pdf"),))
    found = (
        Link(kind="code", url="https://github.com/x/a", label="Code (announced)"),
        Link(kind="paper", url="https://x.org/a.pdf"),
    )
    shelf.take([replace(draft, links=found)])

    assert (
        "links:\n"
        "  pdf: https://x.org/a.pdf\n"
        "  code:\n"
        "    url: https://github.com/x/a\n"
        "    label: Code (announced)\n"
    ) in shelf.text(SHELLS)


def test_what_a_person_edited_stays(shelf, make_draft):
    drafts = [make_draft(CRABS, "Shells", venue="Tidal", tags=("a",))]
    shelf.take(drafts)
    shelf.edit(SHELLS, "venue: Tidal", 'venue: "Tidal Symposium" # in full')
    shelf.edit(SHELLS, "tags:\n  - a\n", "")
    shelf.edit(SHELLS, "most are too small", "many are too small")
    before = shelf.text(SHELLS)
    changes = shelf.take(drafts)

    assert shelf.text(SHELLS) == before
    assert changes.artifacts == ()
    assert changes.report.conflicts == ()


def test_a_conflict_is_shown_once_and_the_persons_value_stays(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells", venue="Tidal")])
    shelf.edit(SHELLS, "venue: Tidal", "venue: My Tidal")
    better = [make_draft(CRABS, "Shells", venue="Tidal Symposium")]
    changes = shelf.take(better)

    assert "venue: My Tidal\n" in shelf.text(SHELLS)
    assert [str(conflict) for conflict in changes.report.conflicts] == [
        "papers/2023/shells.md: venue stays 'My Tidal'; the source now gives 'Tidal Symposium'"
    ]
    assert shelf.take(better).report.conflicts == ()


def test_a_persons_title_is_marked_as_such(shelf, make_draft):
    drafts = [make_draft(CRABS, "Shells")]
    shelf.take(drafts)
    shelf.edit(SHELLS, "title: Shells", "title: Shells, weighed")
    shelf.take(drafts)

    assert "title: Shells, weighed\ntitle_from: person\n" in shelf.text(SHELLS)
    assert "updated" not in shelf.text(SHELLS)
    assert shelf.take(drafts).artifacts == ()


def test_notes_stay_when_the_abstract_is_corrected(shelf, make_draft):
    shelf.take([make_draft(CRABS.replace("shells", "shels"), "Shells")])
    shelf.files[SHELLS] += b"\n# Notes\n\nSeen at the *harbour*.  \n"
    shelf.take([make_draft(CRABS, "Shells")])

    assert shelf.text(SHELLS).endswith(f"\n{CRABS}\n\n# Notes\n\nSeen at the *harbour*.  \n")


def test_windows_line_ends_stay(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells")])
    shelf.files[SHELLS] = shelf.files[SHELLS].replace(b"\n", b"\r\n")

    assert shelf.take([make_draft(CRABS, "Shells")]).artifacts == ()

    shelf.take([make_draft(CRABS, "Shells", venue="Tidal")])

    assert b"\r\nvenue: Tidal\r\n" in shelf.files[SHELLS]
    assert shelf.files[SHELLS].count(b"\n") == shelf.files[SHELLS].count(b"\r\n")


def test_a_deleted_paper_stays_deleted_until_it_is_restored(shelf, make_draft):
    drafts = [make_draft(CRABS, "Shells"), make_draft(LIGHT, "Light")]
    shelf.take(drafts)
    whole = dict(shelf.files)
    del shelf.files[SHELLS]
    changes = shelf.take(drafts)

    assert changes.report.removed == (SHELLS,)
    assert changes.artifacts == ()

    shelf.take(drafts, restore=True)

    assert shelf.files == whole


def test_a_deleted_paper_stays_deleted_when_its_source_is_corrected(shelf, make_draft):
    shelf.take([make_draft(CRABS.replace("low tide", "lwo tide"), "Shells")])
    shelf.files.clear()
    changes = shelf.take([make_draft(CRABS, "Shells")])

    assert changes.report.removed == (SHELLS,)
    assert changes.artifacts == ()


def test_a_corrected_source_finds_its_paper_under_a_persons_words(shelf, make_draft):
    shelf.take([make_draft(CRABS.replace("low tide", "lwo tide"), "Shells")])
    shelf.edit(
        SHELLS, "We weigh the shells of hermit crabs at", "Somebody put other words here, at"
    )
    changes = shelf.take([make_draft(CRABS, "Shells")])

    assert changes.report.added == ()
    assert [conflict.field for conflict in changes.report.conflicts] == ["abstract"]


def test_a_deleted_papers_address_is_not_given_away(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells")])
    del shelf.files[SHELLS]
    shelf.take([make_draft(LIGHT, "Shells")])

    assert list(shelf.files) == ["papers/2023/shells-adabce.md"]


def test_a_file_that_a_person_moved_leaves_its_old_address(shelf, make_draft):
    drafts = [make_draft(CRABS, "Shells")]
    shelf.take(drafts)
    shelf.files["papers/2023/crabs.md"] = shelf.files.pop(SHELLS)
    shelf.take(drafts)

    assert "aliases:\n  - papers/2023/shells\n" in shelf.text("papers/2023/crabs.md")
    assert list(shelf.files) == ["papers/2023/crabs.md"]
    assert shelf.take(drafts).artifacts == ()


def test_a_moved_file_keeps_the_former_address_that_a_person_wrote(shelf, make_draft):
    drafts = [make_draft(CRABS, "Shells")]
    shelf.take(drafts)
    shelf.edit(SHELLS, "source:", "aliases: papers/2023/husks\nsource:")
    shelf.files["papers/2023/crabs.md"] = shelf.files.pop(SHELLS)
    shelf.take(drafts)

    aliases = "aliases:\n  - papers/2023/husks\n  - papers/2023/shells\n"
    assert aliases in shelf.text("papers/2023/crabs.md")


def test_the_same_abstract_twice_is_one_paper_and_a_warning(shelf, make_draft):
    changes = shelf.take(
        [
            make_draft(CRABS, line=3),
            make_draft(CRABS.upper(), source="abstracts/more.txt", line=9),
        ]
    )

    assert len(changes.report.added) == 1
    assert changes.report.duplicates == 1
    assert [str(problem) for problem in changes.problems] == [
        "abstracts/more.txt:9: warning: the same abstract stands at abstracts/tides.txt:3; both"
        " became one paper [duplicate-abstract]\n"
        "  Delete one of the two."
    ]


def test_the_same_abstract_in_two_years_is_two_papers(shelf, make_draft):
    drafts = [make_draft(CRABS, "Shells", year=2022), make_draft(CRABS, "Shells", year=2023)]
    shelf.take(drafts)

    assert list(shelf.files) == ["papers/2022/shells.md", "papers/2023/shells.md"]
    assert len({entry.id for entry in shelf.ledger}) == 2
    assert shelf.take(list(reversed(drafts))).artifacts == ()


def test_papers_with_titles_of_their_own_may_share_an_abstract(shelf, make_draft):
    drafts = [
        make_draft("No abstract is available for this paper.", title) for title in ("One", "Two")
    ]
    shelf.take(drafts)

    assert list(shelf.files) == ["papers/2023/one.md", "papers/2023/two.md"]
    assert shelf.take(list(reversed(drafts))).artifacts == ()


def test_a_corrected_year_stays_the_same_paper(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells", year=2022)])
    changes = shelf.take([make_draft(CRABS, "Shells", year=2023)])

    assert changes.report.updated == ("papers/2022/shells.md",)
    assert "year: 2023\n" in shelf.text("papers/2022/shells.md")


def test_without_a_ledger_every_value_counts_as_a_persons(shelf, make_draft):
    shelf.take([make_draft(CRABS, "Shells")])
    shelf.ledger = ()
    before = dict(shelf.files)
    shelf.take([make_draft(CRABS, "Other", venue="Tidal")])

    assert shelf.files == before


def test_a_paper_written_by_hand_is_left_alone(shelf, make_draft):
    shelf.files["papers/2023/mine.md"] = f"---\ntitle: Mine\n---\n{LIGHT}\n".encode()
    before = dict(shelf.files)
    changes = shelf.take([])

    assert (shelf.files, changes.artifacts, changes.problems) == (before, (), ())


def test_a_file_that_cannot_be_read_is_neither_lost_nor_written_again(shelf, make_draft):
    drafts = [make_draft(CRABS, "Shells")]
    shelf.take(drafts)
    ledger = shelf.ledger
    shelf.edit(SHELLS, "title: Shells", "title: Shells: broken")
    before = dict(shelf.files)
    shelf.take(drafts)

    assert shelf.files == before
    assert shelf.ledger == ledger


@pytest.mark.parametrize("order", [1, -1])
def test_near_twins_are_matched_to_the_nearest(shelf, make_draft, order):
    twin = CRABS.replace("low tide", "high water")
    shelf.take([make_draft(CRABS, "Low"), make_draft(twin, "High")])
    drafts = [make_draft(f"{CRABS} Indeed.", "Low"), make_draft(f"{twin} Indeed.", "High")]
    changes = shelf.take(drafts[::order])

    assert changes.report.updated == ("papers/2023/high.md", "papers/2023/low.md")
    assert "high water" in shelf.text("papers/2023/high.md")


def test_damage_is_told_when_an_abstract_is_written_and_not_again(shelf, make_draft):
    damaged = make_draft(f"{CRABS}\nSee [??].", "Shells", line=7)

    first = shelf.take([damaged])
    again = shelf.take([damaged])
    changed = shelf.take([make_draft(f"{CRABS}\nSee it in [??].", "Shells", line=9)])

    assert [(one.where, one.code) for one in first.problems] == [
        ("abstracts/tides.txt:8", "damaged-text")
    ]
    assert again.problems == ()
    assert [one.where for one in changed.problems] == ["abstracts/tides.txt:10"]
