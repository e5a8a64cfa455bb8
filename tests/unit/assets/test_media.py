from pathlib import Path

from site_builder import assets


def test_pictures_stand_beside_the_pages_that_show_them(tmp_path: Path) -> None:
    content = tmp_path / "content"
    for path in (
        "papers/2024/tide.svg",
        "papers/2024/Tide.PNG",
        "papers/2024/tide.md",
        "pages/maps/coast.webp",
        "abstracts/scan.png",
    ):
        (content / path).parent.mkdir(parents=True, exist_ok=True)
        (content / path).write_bytes(path.encode())

    found = [(artifact.path, artifact.body) for artifact in assets.media(content)]

    assert found == [
        ("papers/2024/Tide.PNG", b"papers/2024/Tide.PNG"),
        ("papers/2024/tide.svg", b"papers/2024/tide.svg"),
        ("maps/coast.webp", b"pages/maps/coast.webp"),
    ]


def test_links_out_of_the_content_are_not_followed(tmp_path: Path) -> None:
    papers = tmp_path / "content" / "papers"
    papers.mkdir(parents=True)
    (tmp_path / "secret.png").write_bytes(b"secret")
    (papers / "a.png").symlink_to(tmp_path / "secret.png")

    assert list(assets.media(tmp_path / "content")) == []
