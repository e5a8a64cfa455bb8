import os
from pathlib import Path

import pytest

from site_builder import checks


@pytest.mark.parametrize(
    ("megabytes", "severities"),
    [(700, []), (850, ["warning"]), (1000, ["warning"]), (1001, ["error"])],
)
def test_a_site_is_measured_against_what_pages_allows(
    tmp_path: Path, megabytes: int, severities: list[str]
) -> None:
    (tmp_path / "papers").mkdir()
    (tmp_path / "papers" / "a.html").touch()
    os.truncate(tmp_path / "papers" / "a.html", megabytes * 1_000_000)

    assert [problem.severity for problem in checks.size(tmp_path)] == severities
