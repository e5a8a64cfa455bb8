from __future__ import annotations

import pytest

from site_builder.text import family_given, name_key, sort_key


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Ana Lund", "Lund, Ana"),
        ("Ana María de la Cruz", "de la Cruz, Ana María"),
        ("Jan van der Berg", "van der Berg, Jan"),
        ("Vera Van Hout", "Van Hout, Vera"),
        ("Tom King Jr.", "King Jr., Tom"),
        ("Tom King, Jr.", "King Jr., Tom"),
        ("Tom King III", "King III, Tom"),
        ("King, Tom", "King, Tom"),
        ("Plato", "Plato"),
        ("Loubna Ben Allal", "Ben Allal, Loubna"),
        ("Yazan Abu Farha", "Abu Farha, Yazan"),
        ("Ben Poole", "Poole, Ben"),
        ("Leandro von Werra", "von Werra, Leandro"),
        ("El Mahdi El Mhamdi", "El Mhamdi, El Mahdi"),
        ("Mark St. John", "St. John, Mark"),
        ("田中 太郎", "田中, 太郎"),
        ("王伟", "王伟"),
        ("  Ana   Lund ", "Lund, Ana"),
        ("Wei V", "V, Wei"),
        ("", ""),
    ],
)
def test_a_name_is_turned_family_first(name: str, expected: str) -> None:
    assert family_given(name) == expected


@pytest.mark.parametrize(
    "other", ["Jose M. Diaz", "José M Díaz", "Díaz, José M.", "JOSÉ M. DÍAZ", "José  M. Díaz"]
)
def test_spellings_of_one_printed_name_share_a_key(other: str) -> None:
    assert name_key(other) == name_key("José M. Díaz")


@pytest.mark.parametrize("other", ["田中太郎", "田中, 太郎", "田中　太郎"])
def test_a_space_in_a_name_of_east_asia_tells_nothing(other: str) -> None:
    assert name_key(other) == name_key("田中 太郎")


def test_a_name_without_letters_is_still_its_own() -> None:
    assert name_key("???") != name_key("…")


@pytest.mark.parametrize("other", ["José Díaz", "J. M. Díaz", "José N. Díaz", "M. Díaz José"])
def test_other_names_have_other_keys(other: str) -> None:
    assert name_key(other) != name_key("José M. Díaz")


def test_people_are_sorted_by_family_without_particles_and_accents() -> None:
    names = [
        "Ann Bex",
        "Loubna Ben Allal",
        "Zoë Álvarez",
        "Bo Baker",
        "Ana de la Cruz",
        "Al Álvarez",
        "Plato",
    ]

    assert sorted(names, key=sort_key) == [
        "Al Álvarez",
        "Zoë Álvarez",
        "Bo Baker",
        "Loubna Ben Allal",
        "Ann Bex",
        "Ana de la Cruz",
        "Plato",
    ]
