"""The taxonomy in the repository keeps to its own format."""

import re
from collections import Counter


def test_every_id_is_a_slug_and_stands_once(shipped):
    slugs = [tag.slug for tag in shipped]

    assert [slug for slug in slugs if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug)] == []
    assert [slug for slug, count in Counter(slugs).items() if count > 1] == []


def test_every_parent_is_an_area(shipped):
    areas = {tag.slug for tag in shipped if not tag.parent}

    assert [tag.slug for tag in shipped if tag.parent and tag.parent not in areas] == []


def test_every_tag_has_a_label_and_a_description(shipped):
    assert [
        tag.slug for tag in shipped if not (tag.label.strip() and tag.description.strip())
    ] == []


def test_every_topic_can_be_found(shipped):
    assert [tag.slug for tag in shipped if tag.parent and not (tag.aliases or tag.cased)] == []


def test_no_tag_lists_a_wording_twice(shipped):
    doubled = {
        tag.slug: [alias for alias, count in Counter(tag.aliases).items() if count > 1]
        for tag in shipped
    }

    assert {slug: aliases for slug, aliases in doubled.items() if aliases} == {}


def test_no_two_tags_share_a_label(shipped):
    labels = Counter(tag.label.casefold() for tag in shipped)

    assert [label for label, count in labels.items() if count > 1] == []
