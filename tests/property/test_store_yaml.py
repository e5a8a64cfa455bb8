from hypothesis import given
from hypothesis import strategies as st

from site_builder import yaml_text
from site_builder.model import Value

CHARACTERS = st.characters(
    exclude_categories=("Cs", "Cc"), exclude_characters="\ufffe\uffff"
) | st.sampled_from("\n\t:#-'\"\\ [{&*!|>%@`,")
TEXT = st.text(CHARACTERS)
KEY = st.text(CHARACTERS, max_size=50)
VALUE = st.recursive(
    TEXT, lambda inner: st.lists(inner) | st.dictionaries(KEY, inner), max_leaves=20
)
MAPPING = st.dictionaries(KEY, VALUE)


@given(MAPPING)
def test_what_is_dumped_loads_as_the_same_values(values: dict[str, Value]) -> None:
    text = yaml_text.dump(values)

    assert yaml_text.load(text, "a.yaml").values == values


@given(st.dictionaries(st.sampled_from("abcd"), VALUE))
def test_each_span_holds_its_key_and_value_alone(values: dict[str, Value]) -> None:
    text = yaml_text.dump(values)
    document = yaml_text.load(text, "a.yaml")

    for key, (begin, end) in document.spans.items():
        assert yaml_text.load(text[begin:end], "a.yaml").values == {key: values[key]}


def test_a_long_text_stays_on_one_line() -> None:
    text = yaml_text.dump({"title": "word " * 5_000 + "end", "list": ["x: " * 2_000]})

    assert text.count("\n") == 3
    assert yaml_text.load(text, "a.yaml").values["title"] == "word " * 5_000 + "end"
