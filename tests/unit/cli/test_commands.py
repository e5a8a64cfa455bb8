"""new, import, show, check and clean."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.unit.cli.conftest import ABSTRACTS, Desk, Ran

Call = Callable[[list[str]], Ran]


def test_a_new_catalogue_builds_at_once(call: Call, tmp_path: Path) -> None:
    made = call(["new", str(tmp_path / "mine")])
    built = call(["--content", str(tmp_path / "mine" / "content"), "--strict"])

    assert (made.code, made.err, built.code, built.err) == (0, "", 0, "")
    assert (tmp_path / "mine" / "site" / "index.html").is_file()


def test_a_new_catalogue_spares_an_old_one_unless_told(call: Call, desk: Desk) -> None:
    spared = call(["new", str(desk.folder)])
    replaced = call(["new", str(desk.folder), "--replace"])

    assert (spared.code, replaced.code) == (2, 0)
    assert "--replace" in spared.err
    assert not (desk.folder / "content/abstracts/lantern-2024.txt").exists()


def test_a_replaced_catalogue_keeps_its_tags(call: Call, desk: Desk) -> None:
    own = desk.write("taxonomy.yaml", "schema: 1\ntags:\n- id: buoys\n  label: Buoys\n")
    before = own.read_bytes()
    call(["new", str(desk.folder), "--replace"])

    assert own.read_bytes() == before


def test_only_a_catalogue_is_replaced(call: Call, tmp_path: Path) -> None:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "thesis.tex").write_text("years of work")

    ran = call(["new", str(tmp_path), "--replace"])

    assert ran.code == 2
    assert (tmp_path / "content" / "thesis.tex").exists()


def test_an_imported_file_is_copied_among_the_sources(desk: Desk, tmp_path: Path) -> None:
    source = tmp_path / "fog-2023.txt"
    source.write_text(ABSTRACTS.replace("Lantern 2024", "Fog 2023").replace("lamps", "horns"))

    ran = desk.run("import", str(source))

    assert (ran.code, ran.out.split(" in ")[0]) == (0, "Imported: 4 added")
    assert (desk.folder / "content/abstracts/fog-2023.txt").read_bytes() == source.read_bytes()
    assert not (desk.folder / "site").exists()


def test_a_source_of_a_name_that_is_taken_is_refused(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "lantern-2024.txt").write_text("Other 2024 Papers\n\nOther words.\n")

    ran = desk.run("import", str(tmp_path / "lantern-2024.txt"))

    assert ran.code == 2
    assert (desk.folder / "content/abstracts/lantern-2024.txt").read_text() == ABSTRACTS


def test_importing_the_same_file_again_changes_nothing(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "lantern-2024.txt").write_text(ABSTRACTS)
    desk.run("import", str(tmp_path / "lantern-2024.txt"))

    ran = desk.run("import", str(tmp_path / "lantern-2024.txt"))

    assert ran.out.startswith("Imported: 2 unchanged")


def test_a_year_may_be_told(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "fog.txt").write_text(ABSTRACTS.partition("\n\n")[2].replace("lamps", "horns"))

    ran = desk.run("import", str(tmp_path / "fog.txt"), "--year", "2019")

    assert ran.code == 0
    assert len(list(desk.folder.glob("content/papers/2019/*.md"))) == 2


def named(desk: Desk) -> dict[str, str]:
    """Ways to name the first paper."""
    paper = desk.paper()
    identity = paper.read_text("utf-8").partition("\nid: ")[2].partition("\n")[0]
    return {
        "id": identity,
        "file": f"papers/2024/{paper.name}",
        "page": f"papers/2024/{paper.stem}.html",
        "slug": paper.stem,
        "part": paper.stem[:-2],
    }


@pytest.mark.parametrize("way", ["id", "file", "page", "slug", "part"])
def test_a_paper_is_shown_by_any_of_its_names(built: Desk, way: str) -> None:
    ran = built.run("show", named(built)[way])

    assert ran.code == 0
    assert ran.out.startswith(f"papers/2024/{built.paper().name}  (id ")
    for kind in ("Title, source", "Abstract, source", "Abstract, HTML", "Abstract, text"):
        assert f"\n{kind}\n" in ran.out


def test_a_name_close_to_a_papers_is_offered(built: Desk) -> None:
    ran = built.run("show", built.paper().stem[:-1] + "zz")

    assert ran.code == 2
    assert f"Did you mean {built.paper().stem}?" in ran.err


def test_a_name_of_several_papers_lists_them(built: Desk) -> None:
    ran = built.run("show", "-")

    assert ran.code == 2
    assert "2 papers are called so" in ran.err


def test_a_whole_site_passes_the_check(built: Desk) -> None:
    assert built.run("check").code == 0


def test_a_broken_link_fails_the_check(built: Desk) -> None:
    page = built.folder / "site" / "about.html"
    page.write_text(page.read_text("utf-8").replace("</main>", '<a href="gone.html">x</a></main>'))

    ran = built.run("check")

    assert ran.code == 1
    assert "about.html: error: leads to no file of the site: gone.html [broken-link]" in ran.err


def test_there_must_be_a_site_to_check(desk: Desk) -> None:
    ran = desk.run("check")

    assert ran.code == 1
    assert "there is no built site to check" in ran.err


def test_cleaning_leaves_the_content_alone(built: Desk) -> None:
    ran = built.run("clean")

    assert ran.code == 0
    assert [file.name for file in built.folder.iterdir() if file.name != ".cache"] == ["content"]


def test_a_year_given_at_import_is_kept_in_the_files_name(desk: Desk, tmp_path: Path) -> None:
    source = tmp_path / "fog.txt"
    source.write_text("\n".join(ABSTRACTS.replace("lamps", "horns").split("\n")[1:]))

    desk.run("import", str(source), "--year", "2019")
    again = desk.run("import")

    assert (desk.folder / "content/abstracts/fog-2019.txt").exists()
    assert (again.code, again.out.split(" in ")[0]) == (0, "Imported: 4 unchanged")


def test_a_table_is_not_read_as_an_abstract(desk: Desk) -> None:
    desk.write("abstracts/lamps-2024.csv", "id,abstract\n1,We weigh seven lamps by their shadows\n")

    ran = desk.run("import")

    assert ran.code == 1
    assert "abstracts/lamps-2024.csv: error: no importer reads this kind of file" in ran.err


def test_a_folder_without_a_catalogue_is_refused(call: Call, desk: Desk) -> None:
    ran = call(["--content", str(desk.folder)])

    assert ran.code == 2
    assert f"Did you mean {desk.folder / 'content'}?" in ran.err


def test_an_edit_that_stands_against_its_source_is_shown(built: Desk) -> None:
    paper, source = built.paper(), built.folder / "content/abstracts/lantern-2024.txt"
    edited = paper.read_text().replace("Harbour lamps", "Lamps").replace("Gulls", "Terns")
    paper.write_text(edited)
    source.write_text(
        source.read_text().replace("ships alone", "ships only").replace("fish", "eels")
    )

    ran = built.run("import")

    assert "abstract stays" in ran.out
    assert paper.read_text().partition("\n---\n")[2] == edited.partition("\n---\n")[2]


def test_a_paper_is_shown_by_the_path_of_its_file(built: Desk) -> None:
    ran = built.run("show", str(built.paper()))

    assert ran.code == 0
    assert ran.out.startswith("papers/2024/")


def test_the_texts_of_a_catalogue_are_checked_by_line(desk: Desk) -> None:
    desk.write("site.yaml", "title: Lantern\nmacros: |\n  \\newcommand{\\lamp}{LampNet}\n")
    desk.write(
        "papers/2024/lamps.md",
        "---\ntitle: \\lamp and lights\n---\n\nWe light \\lamp{}.\nWe like \\ours{} [??].\n",
    )

    ran = desk.run("check", "--text")

    assert ran.code == 0
    assert ran.out == "Read 1 paper: 1 damaged-text, 1 unknown-macro.\n"
    assert [line for line in ran.err.split("\n") if line.startswith("papers")] == [
        "papers/2024/lamps.md:6: warning: a reference that was lost,"
        " in “We like \\ours{} [??].” [damaged-text]",
        "papers/2024/lamps.md:6: warning: \\ours is defined nowhere; shown as “ours” [unknown-macro]",
    ]
    assert desk.run("check", "--text", "--strict").code == 1


def test_a_paper_is_shown_with_the_words_that_speak_for_what_was_derived(desk: Desk) -> None:
    desk.write("taxonomy.yaml", "tags:\n- id: lamps\n  label: Lamps\n  aliases: [harbour lamps]\n")
    assert desk.run("import").code == 0

    papers = desk.folder.glob("content/papers/**/*.md")
    lamps = next(file for file in papers if "Harbour lamps" in file.read_text("utf-8"))
    shown = desk.run("show", lamps.stem).out.partition("\nDerived\n")[2]

    assert "title: " in shown
    assert "tag: lamps (" in shown
    assert "“harbour lamps” in the abstract" in shown.lower()
