import csv
from io import StringIO

from site_builder.exports.names import names
from site_builder.model import Facts


def test_the_glossary_is_a_table(make_paper, make_catalog):
    acronyms = Facts(acronyms=(("FH", 'fog "horn"'),))
    cat = make_catalog(
        make_paper("Lamp", names=("LampNet",), facts=acronyms),
        make_paper("Horn", names=("=SUM(A1)",), facts=acronyms, year=2020),
    )
    (artifact,) = names(cat)
    rows = list(csv.reader(StringIO(artifact.body.decode("utf-8-sig"))))

    assert artifact.path == "data/names.csv"
    assert rows == [
        ["name", "stands_for", "first_year", "papers", "introduced_by"],
        ["FH", 'fog "horn"', "2020", "2", ""],
        ["LampNet", "", "2024", "1", "papers/2024/lamp.html"],
        ["'=SUM(A1)", "", "2020", "1", "papers/2020/horn.html"],
    ]


def test_a_catalogue_without_names_has_no_table(make_paper, make_catalog):
    assert list(names(make_catalog(make_paper("Lamp")))) == []
