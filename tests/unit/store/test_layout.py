import pytest

from site_builder.errors import ContentError
from site_builder.model import Layout, MapLabel
from site_builder.store import read_layout, write_layout


def test_a_layout_is_read_as_it_was_written(tmp_path):
    label = MapLabel(tag="sea", text="Sea", x=0.5, y=0.25, size=0.02)
    layout = Layout(points={"b": (0.125, 0.5), "a": (1.0, 0.0)}, labels=(label,))
    file = tmp_path / "layout.json"
    file.write_bytes(write_layout(layout))

    assert read_layout(file) == layout
    assert read_layout(tmp_path / "missing") == Layout()


def test_a_damaged_layout_is_named(tmp_path):
    file = tmp_path / "layout.json"
    file.write_bytes(b"{")

    with pytest.raises(ContentError, match=r"derived/layout\.json: the file is damaged"):
        read_layout(file)
