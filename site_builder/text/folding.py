"""Letters without accents, case or ligatures: the ground of keys and slugs."""

from __future__ import annotations

import unicodedata

_LETTERS = {
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l",
    "ħ": "h", "ı": "i", "ŋ": "n", "ŧ": "t", "ĸ": "k", "ſ": "s", "ə": "e",
    "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "ε": "epsilon", "ϵ": "epsilon",
    "ζ": "zeta", "η": "eta", "θ": "theta", "ϑ": "theta", "ι": "iota", "κ": "kappa",
    "λ": "lambda", "μ": "mu", "ν": "nu", "ξ": "xi", "ο": "omicron", "π": "pi", "ρ": "rho",
    "σ": "sigma", "ς": "sigma", "τ": "tau", "υ": "upsilon", "φ": "phi", "ϕ": "phi",
    "χ": "chi", "ψ": "psi", "ω": "omega", "∞": "infinity",
}  # fmt: skip
_TABLE = str.maketrans(_LETTERS)


def fold(text: str) -> str:
    """Strip accents and case: "Łukasz Erdős" → "lukasz erdos".

    Compatibility forms become plain ones (ﬁ → fi, 𝒪 → o, ² → 2), Greek letters
    their names; other scripts keep their base letters.
    """
    if text.isascii():
        return text.lower()
    split = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(char for char in split if not unicodedata.combining(char))
    return bare.casefold().translate(_TABLE)
