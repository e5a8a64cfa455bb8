from pathlib import Path

import pytest

from site_builder.errors import ContentError
from site_builder.model import Tag
from site_builder.store.taxonomy import read_taxonomy


def write(folder: Path, content: str) -> Path:
    file = folder / "taxonomy.yaml"
    file.write_text(content, "utf-8")
    return file


def test_without_a_file_there_are_no_tags(tmp_path: Path) -> None:
    assert read_taxonomy(tmp_path / "taxonomy.yaml") == ()


def test_tags_are_read_in_their_order(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        "schema: 1\n"
        "tags:\n"
        "  - id: sea\n"
        "    label: The sea\n"
        "  - id: crabs\n"
        "    parent: sea\n"
        "    description: Ten legs\n"
        "    aliases: [hermit crab,\n      king crab]\n"
        "    cased: CRAB\n"
        "    keywords: [pincers]\n"
        "    needs: [shell]\n"
        "    hints: [claw, beach]\n"
        "    formerly: [lobsters]\n",
    )

    assert read_taxonomy(file) == (
        Tag(slug="sea", label="The sea"),
        Tag(
            slug="crabs",
            label="crabs",
            parent="sea",
            description="Ten legs",
            aliases=("hermit crab", "king crab"),
            cased=("CRAB",),
            keywords=("pincers",),
            needs=("shell",),
            hints=("claw", "beach"),
            formerly=("lobsters",),
        ),
    )


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        "tags:\n"
        "  - id: sea\n"
        "    labell: The sea\n"
        "    parent: crabs\n"
        "  - id: crabs\n"
        "    parent: sea\n"
        "  - id: sea\n"
        "  - id: Big Fish\n"
        "    parent: crab\n"
        "  - just words\n"
        "  - label: No id\n"
        "    aliases:\n"
        "      - a: b\n",
    )
    with pytest.raises(ContentError) as caught:
        read_taxonomy(file)

    assert str(caught.value) == (
        "taxonomy.yaml:3: unknown key 'labell'. Did you mean 'label'?\n"
        "taxonomy.yaml:4: parent: 'sea' stands above itself\n"
        "taxonomy.yaml:6: parent: 'crabs' stands above itself\n"
        "taxonomy.yaml:7: the id 'sea' already stands in line 2\n"
        "taxonomy.yaml:8: expected an id of small letters, digits and hyphens, found 'Big Fish'\n"
        "taxonomy.yaml:9: parent: no tag has the id 'crab'. Did you mean 'crabs'?\n"
        "taxonomy.yaml:10: expected an entry of `key: value` lines\n"
        "taxonomy.yaml:11: expected an id of small letters, digits and hyphens, found ''\n"
        "taxonomy.yaml:12: aliases: expected a list of texts"
    )


def test_an_id_whose_address_is_taken_is_refused(tmp_path: Path) -> None:
    file = write(tmp_path, "tags:\n  - id: gpt-2\n  - id: index\n  - id: l-2-norm\n")
    with pytest.raises(ContentError) as caught:
        read_taxonomy(file)

    assert str(caught.value) == (
        "taxonomy.yaml:2: the address of 'gpt-2' is taken. Call it 'gpt2'\n"
        "taxonomy.yaml:3: the address of 'index' is taken. Call it 'index1'"
    )


def test_a_circle_of_parents_ends(tmp_path: Path) -> None:
    file = write(tmp_path, "tags:\n  - id: a\n    parent: b\n  - id: b\n    parent: a\n")
    with pytest.raises(ContentError) as caught:
        read_taxonomy(file)

    assert str(caught.value) == (
        "taxonomy.yaml:3: parent: 'a' stands above itself\n"
        "taxonomy.yaml:5: parent: 'b' stands above itself"
    )


def test_a_former_id_leads_to_one_tag_only(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        "tags:\n"
        "  - id: sea\n"
        "    formerly: [ocean, crabs]\n"
        "  - id: crabs\n"
        "    formerly: [ocean, Old Crab]\n",
    )

    with pytest.raises(ContentError) as caught:
        read_taxonomy(file)

    assert str(caught.value).split("\n") == [
        "taxonomy.yaml:3: formerly: there is a tag 'crabs'",
        "taxonomy.yaml:5: formerly: 'ocean' already leads to 'sea'",
        "taxonomy.yaml:5: formerly: expected an id that the tag had, found 'Old Crab'",
    ]
