"""The chart of the build, and the numbers that the browser's must equal."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from site_builder.render.lines import NARROW, WIDE, line_chart
from site_builder.render.trend_views import ChartView

GOLDEN = Path(__file__).parents[2] / "golden" / "lines.json"
SIZES = {"wide": WIDE, "narrow": NARROW}
CASES = {case["name"]: case for case in json.loads(GOLDEN.read_text("utf-8"))}


def test_charts_are_those_that_the_script_draws(request: pytest.FixtureRequest) -> None:
    charts = {name: json.loads(json.dumps(asdict(drawn(case)))) for name, case in CASES.items()}
    if request.config.getoption("--update-golden"):
        rows = (json.dumps({**CASES[name], "chart": chart}) for name, chart in charts.items())
        GOLDEN.write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")

    assert charts == {name: case["chart"] for name, case in CASES.items()}


def drawn(case: dict[str, Any]) -> ChartView:
    courses = [(course["label"], course["counts"]) for course in case["courses"]]
    size = SIZES[case["size"]]
    return line_chart(courses, case["years"], case["papers"], size, shares=case["shares"])


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_eight_names_stand_one_below_another_within_the_chart(size) -> None:
    label = "Interpretability of transformers and attention"
    courses = [(f"{label} {n}", [3, 3]) for n in range(8)]
    lines = line_chart(courses, [2023, 2024], [19, 19], size, shares=True).lines
    tops = [line.y - 12 for line in lines]
    feet = [line.y + 15 * (len(line.name) - 1 + line.below) + 3 for line in lines]

    assert all(foot <= top + 2 for foot, top in zip(sorted(feet), sorted(tops)[1:], strict=False))
    assert min(tops) >= 0
    assert max(feet) <= size.height


def test_lines_of_the_same_counts_do_not_hide_each_other() -> None:
    courses = [("Moss", [1, 2]), ("Fern", [1, 2])]
    moss, fern = line_chart(courses, [2023, 2024], [9, 9], WIDE, shares=False).lines

    assert moss.path != fern.path


def test_a_year_without_papers_breaks_the_line() -> None:
    (line,) = line_chart([("Moss", [1, 0, 2])], [1, 2, 3], [4, 0, 4], WIDE, shares=True).lines

    assert line.path.count("M") == 2
    assert line.dots.count("M") == 2
