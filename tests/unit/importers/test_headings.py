import pytest

from site_builder.importers.headings import Heading, parse_bare_heading, parse_heading, year_of_name


@pytest.mark.parametrize(
    ("line", "venue"),
    [
        ("NeurIPS 2023 Papers", "NeurIPS"),
        ("ICLR 2023", "ICLR"),
        ("ICLR 2023:", "ICLR"),
        ("# ICLR 2023 Abstracts", "ICLR"),
        ("**ICLR (2023) papers**", "ICLR"),
        ("NeurIPS 2023 Datasets and Benchmarks Papers", "NeurIPS"),
        ("Accepted papers of ICLR 2023", "ICLR"),
        ("Proceedings of the Tidal Symposium, 2023", "Tidal Symposium"),
        ("2023 ICLR Papers", "ICLR"),
        ("2023 Papers", ""),
        ("Papers 2023", ""),
        ("Salt Lab Winter School 2023 Talks", "Salt Lab Winter School"),
    ],
)
def test_a_heading_tells_venue_and_year(line: str, venue: str) -> None:
    assert parse_heading(line) == Heading(venue=venue, year=2023)


@pytest.mark.parametrize(
    "line",
    [
        "We weigh the shells of hermit crabs at low tide.",
        "In the winter of 2023 we weighed shells.",
        "The survey of hermit crabs that ended in 2023.",
        "Since 2021 and until 2023 we read all papers",
        "We weigh 2023 shells of hermit crabs at low tide and at high tide",
        "NeurIPS Papers",
        "NeurIPS 20234 Papers",
        "2023",
        "",
        "x " * 5_000 + "2023 Papers",
    ],
)
def test_other_lines_are_no_headings(line: str) -> None:
    assert parse_heading(line) is None


def test_strict_wants_a_word_for_papers() -> None:
    assert parse_heading("ICLR 2023", strict=True) is None
    assert parse_heading("ICLR 2023 Papers", strict=True) is not None


def test_a_first_line_may_leave_the_year_to_the_file_name() -> None:
    assert parse_bare_heading("NeurIPS Papers") == Heading(venue="NeurIPS")
    assert parse_bare_heading("We weigh shells at low tide.") is None


@pytest.mark.parametrize(
    ("name", "year"),
    [
        ("neurips-2023.txt", 2023),
        ("2023.txt", 2023),
        ("icml2023-2023.txt", 2023),
        ("2022-2023.txt", None),
        ("tides.txt", None),
        ("tides-20231.txt", None),
    ],
)
def test_a_file_name_tells_one_year_or_none(name: str, year: int | None) -> None:
    assert year_of_name(name) == year
