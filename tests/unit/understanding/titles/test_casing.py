import pytest

from site_builder.understanding.titles.casing import title_case


@pytest.mark.parametrize(
    ("typed", "cased"),
    [
        ("kites over the lake", "Kites over the Lake"),
        ("the end of it", "The End of It"),
        ("what we look for", "What We Look For"),
        ("t-SNE on GPUs for 3d maps", "t-SNE on GPUs for 3D Maps"),
        ("state-of-the-art kites", "State-of-the-Art Kites"),
        ("k-means with β-VAE", "k-Means with β-VAE"),
        ("an mRNA and iPhone story", "An mRNA and iPhone Story"),
    ],
)
def test_titles_are_capitalised_in_one_way(typed, cased):
    assert " ".join(title_case(tuple(typed.split(" ")))) == cased
