import pytest

from site_builder.understanding.facts import links


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "Code is available at https://github.com/k/kite.",
            [("code", "", "https://github.com/k/kite")],
        ),
        ("See github.com/k/kite for more.", [("code", "", "https://github.com/k/kite")]),
        (
            "The dataset is at https://github.com/k/kite.",
            [("data", "", "https://github.com/k/kite")],
        ),
        ("Code and data: https://github.com/k/kite", [("code", "", "https://github.com/k/kite")]),
        (
            "The code will be released at https://github.com/k/kite.",
            [("code", "Code (announced)", "https://github.com/k/kite")],
        ),
        (
            "We will open the data upon acceptance: https://kites.org/data",
            [("data", "Data (announced)", "https://kites.org/data")],
        ),
        ("Code is to be found at https://git.io/kite.", [("code", "", "https://git.io/kite")]),
        (
            "The code is at https://k.github.io/kite/.",
            [("project", "", "https://k.github.io/kite/")],
        ),
        (
            "Data: https://sites.google.com/view/k",
            [("data", "", "https://sites.google.com/view/k")],
        ),
        ("Videos are on https://kites.org, our website.", [("video", "", "https://kites.org")]),
        ("Videos and code: https://kites.org/", [("project", "", "https://kites.org/")]),
        (
            "A project page with videos: https://kites.org/p",
            [("project", "", "https://kites.org/p")],
        ),
        ("See https://youtu.be/abc.", [("video", "", "https://youtu.be/abc")]),
        (
            "https://huggingface.co/datasets/k/kite",
            [("data", "", "https://huggingface.co/datasets/k/kite")],
        ),
        (
            "https://huggingface.co/spaces/k/kite",
            [("demo", "", "https://huggingface.co/spaces/k/kite")],
        ),
        ("https://huggingface.co/k/kite", [("model", "", "https://huggingface.co/k/kite")]),
        (
            "Data: https://doi.org/10.5281/zenodo.1",
            [("data", "", "https://doi.org/10.5281/zenodo.1")],
        ),
        (
            "For the full version see https://arxiv.org/abs/2301.00001",
            [("arxiv", "", "https://arxiv.org/abs/2301.00001")],
        ),
        ("As in Knot (https://arxiv.org/abs/2301.00001), we tie.", []),
        ("As in Knot (https://doi.org/10.1000/1), we tie.", []),
        ("Code: https://github.com/ kites", []),
        ("Code: https://www.harbour.edu/ ~kites/home", []),
        ("Code: https://github.com/xxx", []),
        (
            "It flies on the KnotSet dataset. https://k.github.io/kite",
            [("project", "", "https://k.github.io/kite")],
        ),
        (
            "The data is public. https://k.github.io/kite",
            [("data", "", "https://k.github.io/kite")],
        ),
        (
            "The code will be released, and videos are on our page: https://k.github.io/kite",
            [("project", "", "https://k.github.io/kite")],
        ),
        ("Write to kite@harbour.edu.", []),
        (
            "Code: https://github.com/k/kite Data: https://github.com/k/lake",
            [("code", "", "https://github.com/k/kite"), ("data", "", "https://github.com/k/lake")],
        ),
        (
            "We tie. We made a new dataset. Find it at https://github.com/k/kite",
            [("data", "", "https://github.com/k/kite")],
        ),
        (
            "Code: https://github.com/k/kite or http://www.github.com/K/kite.git",
            [("code", "", "https://github.com/k/kite")],
        ),
    ],
)
def test_an_address_is_what_host_and_words_say(text, found):
    actual = [(each.detail, each.label, each.value) for each in links.find(text)]

    assert actual == found
