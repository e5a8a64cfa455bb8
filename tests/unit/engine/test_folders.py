from pathlib import Path

import pytest

from site_builder.engine import Engine, check_output
from site_builder.errors import ConfigError
from tests.unit.engine.leaves import leaves


@pytest.mark.parametrize(
    "output",
    ["/", "~", "~/..", "content", "content/site", ".", "repository", "repository/.git/site"],
)
def test_a_folder_that_holds_other_things_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, output: str
) -> None:
    (tmp_path / "content").mkdir()
    (tmp_path / "repository" / ".git").mkdir(parents=True)
    monkeypatch.setenv("HOME", str(tmp_path / "home" / "ada"))
    monkeypatch.chdir(tmp_path)

    with pytest.raises(ConfigError):
        check_output(Path(output).expanduser(), (tmp_path / "content",))


def test_a_folder_with_files_of_others_is_refused(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "thesis.tex").write_text("years of work")

    with pytest.raises(ConfigError) as caught:
        check_output(tmp_path / "site", ())

    assert str(caught.value) == (
        f"{tmp_path / 'site'}: the folder holds files that no build of ours put there\n"
        "  Choose another folder with --output, such as --output site. Or empty this one first."
    )


def test_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("")

    with pytest.raises(ConfigError):
        check_output(tmp_path / "site", ())


def test_a_new_an_empty_and_an_own_folder_will_do(engine: Engine, site: Path) -> None:
    check_output(site, ())
    site.mkdir()
    check_output(site, ())
    engine.publish(leaves({"index.html": "home"}))
    check_output(site, ())
