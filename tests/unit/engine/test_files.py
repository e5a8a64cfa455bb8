import errno
from pathlib import Path

import pytest

from site_builder.engine import files
from site_builder.errors import EnvironmentFault


def test_a_file_is_written_with_its_folders(tmp_path: Path) -> None:
    files.write_whole(tmp_path / "a" / "b.txt", b"new")

    assert (tmp_path / "a" / "b.txt").read_bytes() == b"new"
    assert list((tmp_path / "a").iterdir()) == [tmp_path / "a" / "b.txt"]


def test_a_full_disk_leaves_the_old_file_and_no_half_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.html"
    page.write_bytes(b"old")

    def full(path: Path, body: bytes) -> int:
        with path.open("wb") as file:
            file.write(body[:1])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(EnvironmentFault) as caught:
        files.write_whole(page, b"new")

    assert str(caught.value) == (
        f"{page}: cannot write: No space left on device\n"
        "  Free some space or change the permissions, then run the same command again."
    )
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [
        ("page.html", b"old")
    ]


def test_a_file_where_a_folder_should_be_is_a_fault_of_the_machine(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"")

    with pytest.raises(EnvironmentFault):
        files.write_whole(tmp_path / "a" / "b.txt", b"new")


def test_a_fingerprint_sees_names_and_bytes_but_not_places(tmp_path: Path) -> None:
    def of(place: str, name: str, body: bytes) -> bytes:
        files.write_whole(tmp_path / place / name, body)
        return files.fingerprint([tmp_path / place])

    assert of("one", "a.css", b"x") == of("two", "a.css", b"x")
    assert of("three", "b.css", b"x") != of("one", "a.css", b"x")
    assert of("four", "a.css", b"y") != of("one", "a.css", b"x")
