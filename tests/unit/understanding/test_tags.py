import pytest

from site_builder.model import Evidence, Tag
from site_builder.understanding import compile_taxonomy, from_keywords, tag

KITES = compile_taxonomy(
    (
        Tag(slug="sky", label="Sky", aliases=("sky",)),
        Tag(slug="kites", label="Kites", parent="sky", aliases=("kite", "box kite")),
        Tag(slug="stunt", label="Stunts", parent="sky", aliases=("stunt kite",), cased=("STK",)),
        Tag(slug="bats", label="Bats", parent="sky", aliases=("bat",), needs=("wing", "cave")),
        Tag(slug="lakes", label="Lakes", aliases=("mountain lake",)),
    )
)


def slugs(abstract: str, title: str = "", tagger=KITES) -> tuple[str, ...]:
    return tuple(tagging.slug for tagging in tag(title, abstract, tagger))


@pytest.mark.parametrize(
    ("abstract", "expected"),
    [
        ("We fly box-kites.", ("kites",)),
        ("BOX KITES are flown by us.", ("kites",)),
        ("We watch the sky.", ("sky",)),
        ("We watch kites in the sky.", ("kites",)),
        ("We train stunt kites.", ("stunt",)),
        ("We train STKs.", ("stunt",)),
        ("We train stks.", ()),
        ("We swing a bat.", ()),
        ("We follow a bat into its cave.", ("bats",)),
        ("We measure a mountain, lake by lake.", ()),
        ("", ()),
    ],
)
def test_wordings_are_found_as_the_taxonomy_says(abstract, expected):
    assert slugs(abstract) == expected


def test_a_title_weighs_more_than_the_abstract():
    assert slugs("We fly kites. They cross.", "A mountain lake") == ("lakes", "kites")


def test_the_evidence_tells_words_and_field():
    (found,) = tag("A kite", "Our box kite flies; a kite rests.", KITES)

    assert found.evidence == (
        Evidence(words="kite", field="title"),
        Evidence(words="box kite", field="abstract"),
        Evidence(words="kite", field="abstract"),
    )


def test_at_most_five_tags_are_given():
    many = tuple(Tag(slug=name, label=name, aliases=(f"{name} bird",)) for name in "abcdefg")
    abstract = "We see an a bird, b bird, c bird, d bird, e bird, f bird and g bird."

    assert len(slugs(abstract, tagger=compile_taxonomy(many))) == 5


@pytest.mark.parametrize(
    ("keywords", "expected"),
    [
        (("Kites",), ("kites",)),
        (("Sport: Box kites", "mountain lakes"), ("kites", "lakes")),
        (("STK",), ("stunt",)),
        (("sky", "kite"), ("kites",)),
        (("cheese",), ()),
    ],
)
def test_keywords_map_to_the_tags_they_name(keywords, expected):
    assert tuple(each.slug for each in from_keywords(keywords, KITES)) == expected


@pytest.mark.parametrize(
    ("abstract", "never", "always"),
    [
        (
            "Disentangled representation learning (DRL) splits factors. We improve DRL.",
            "deep-rl",
            "disentanglement",
        ),
        (
            "We fit lakes by kernel ridge regression and, unlike transformer-based LLMs, explain.",
            "large-language-models",
            "kernel-methods",
        ),
        (
            "We measure the diffusion model of salt in soil, a slow process in wet ground.",
            "diffusion-models",
            "",
        ),
        ("We design power transformers with less copper and cooler oil.", "transformers", ""),
        (
            "Rather than reinforcement learning, we use optimal transport.",
            "rl",
            "optimal-transport",
        ),
        (
            "Sharpness-aware minimization (SAM) finds flat minima. We explain SAM.",
            "segmentation",
            "loss-landscape",
        ),
        ("We sat and read the SAT results of students.", "constraints", ""),
        (
            "A random access garden (RAG) is planted. We water the RAG.",
            "retrieval-augmented-generation",
            "",
        ),
        ("We give a quantization of the Poisson bracket on a sphere.", "quantization", ""),
        ("We track parcels with a spreadsheet: a tracking of costs.", "tracking", ""),
        ("We propose a control policy for stocks of flour in bakeries.", "fintech", ""),
        ("We boost the boosting of morale.", "ensembles", ""),
        ("We calibrate a thermometer; calibration takes an hour.", "uncertainty", ""),
        ("The court is green. We play tennis on the web of lines.", "law-text", ""),
        (
            "We train agents by imitation, in contrast to generative adversarial networks.",
            "gans",
            "",
        ),
        (
            "Many fields use graph neural networks. We sort socks by colour with k-means.",
            "",
            "clustering",
        ),
        ("We prune apple trees in March; the orchard thanks us.", "pruning", ""),
        ("We present a dataset of 40 lakes and a benchmark suite.", "", "benchmarks"),
        ("Our vision-language model answers questions about charts.", "", "vision-language"),
        ("We adapt large language models with LoRA adapters.", "", "fine-tuning"),
    ],
)
def test_words_that_mean_something_else_here_do_not_count(tagger, abstract, never, always):
    found = slugs(abstract, tagger=tagger)

    assert never not in found
    assert not always or always in found


def test_only_the_longest_of_overlapping_wordings_counts(tagger):
    assert slugs("We probe large language models.", tagger=tagger) == ("large-language-models",)
