"""The small words and stock words by which phrases are told apart."""

from __future__ import annotations


def wordset(line: str) -> frozenset[str]:
    """Return the words of a line."""
    return frozenset(line.split())


DETERMINERS = wordset(
    "a an the this these those our their its his her your my some any each every several many "
    "various most such another other all both"
)
PREPOSITIONS = wordset(
    "of for in on with via by from to under using through between across without over towards "
    "toward into as against at among within after before during beyond than upon about around "
    "along per"
)
CLAUSE_WORDS = wordset(
    "that which who whom whose where when while because since if although though whether but "
    "so thus thereby hence yet however unless until once what how why whereby therefore is "
    "are was were be been am can could will would may might must shall should has have had do "
    "does did not cannot remains called named termed dubbed coined namely consisting i.e e.g"
)
"""Words at which a noun phrase has ended."""
AUXILIARIES = wordset(
    "is are was were can could will would may might must should has have had do does did "
    "remains remain plays play aims aim becomes become requires require provides provide "
    "offers offer suffers suffer relies rely refers refer involves involve enables enable "
    "allows allow represents represent poses pose"
)
ANAPHORA = wordset(
    "this these those our their its his her your my we i it they he she you us them itself "
    "themselves such former latter above aforementioned aforesaid here there said same "
    "respective corresponding proposed mentioned resulting one ones following existing "
    "previous prior another other others state-of-the-art outperform outperforms"
)
"""Words that point outside a title, or at the paper itself."""
NOVELTY = wordset(
    "novel new simple effective yet but and newly so-called very easy-to-use straightforward "
    "promising powerful innovative elegant alternative comprehensive systematic "
    "general-purpose principled practical flexible"
)
"""Praise that stands before the noun it praises and tells nothing."""
EMPTY_HEADS = wordset(
    "situation problem problems task tasks issue issues challenge challenges question "
    "questions case class family set series number variety kind type use concept notion idea "
    "topic area field range step steps investigation exploration examination mechanisms "
    "collection possibility potential ability capability importance existence suite"
)
"""Nouns that, before "of", add nothing to what follows."""
GENERIC = wordset(
    "method methods approach approaches framework frameworks algorithm algorithms model "
    "models technique techniques strategy strategies system systems scheme schemes procedure "
    "mechanism architecture paradigm pipeline solution solutions tool tools formulation "
    "network networks module modules paper work study result results analysis way ways "
    "baseline novel new simple effective performance problem task data dataset idea "
    "perspective concept process benchmark code implementation pre-trained pretrained theory "
    "methodology design setting variant extension package library toolbox software objective "
    "function estimator layer loss metric"
)
SMALL = wordset(
    "a an the and or nor but of for in on with via by from to as at into over under than vs "
    "per without within through between"
)
"""Words that stay small in a title."""
STALE = wordset(
    "recent rapid current conventional traditional modern existing lack advancement advances "
    "success growing increasing much despite although many most one"
)
"""First words of a sentence about the state of the field rather than its topic."""
FIRST_PERSON = frozenset(["we", "i"])
PAPER_NOUNS = wordset("paper work study article thesis report letter manuscript")
