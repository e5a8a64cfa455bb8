"""Figures by which an abstract says how much better, faster or smaller something is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from site_builder.understanding.facts.finding import Finding
from site_builder.understanding.sentences import Sentence
from site_builder.understanding.words import wordset

_NUMBER = r"\d{1,6}(?:[.,]\d{1,3}){0,3}"
_RANGE = rf"[~∼≈+-]?{_NUMBER}(?: ?(?:%|[x×X]))?(?: ?(?:to|-|–|—|and|or|/) ?{_NUMBER})?"
_MEASURE = r"(?:mAP|AP|mIoU|BLEU|F1|FID|dB|ROUGE(?:-\w{1,3})?|PSNR)"
_OF_POINTS = (
    rf"(?:(?:absolute|relative|percentage|percent|accuracy|perplexity|{_MEASURE}|%) ?){{0,3}}"
)
_COUNT = r"(?:two|three|four|five|six|seven|eight|nine|ten|several|an?|one)"
_FIGURE = re.compile(
    rf"(?<![\w.,$#])(?:{_RANGE} ?(?:%|percent\b|per cent\b)(?! (?:CI|confidence|credible)\b)"
    rf"|{_RANGE}[ -]{_OF_POINTS}(?:points|pts|pp)\b|{_RANGE}(?:-| percentage )point\b"
    rf"|{_RANGE} ?(?:[x×X]|times|-?fold)(?![\w])"
    rf"|(?:{_COUNT}|{_RANGE}) orders? of magnitude"
    rf"|{_RANGE} ?{_MEASURE}\b"
    rf"|factors? of (?:up to |about |around |roughly )?{_NUMBER}(?:(?: to |-){_NUMBER})?\b)"
)
_MAY_CLAIM = re.compile(r"\d|order")
"""What every sentence with a figure has."""
_VERB = re.compile(
    r"(?<![\w-])(?:improv(?:es?|ed|ing)|outperform(?:s|ed|ing)?|reduc(?:es?|ed|ing)|increas(?:es?|ed|ing)"
    r"|achiev(?:es?|ed|ing)|boost(?:s|ed|ing)?|surpass(?:es|ed|ing)?|exceed(?:s|ed|ing)?"
    r"|decreas(?:es?|ed|ing)|cuts?|cutting|sav(?:es|ed|ing)|accelerat(?:es?|ed|ing)"
    r"|lower(?:s|ed|ing)|attain(?:s|ed|ing)?|reach(?:es|ed|ing)?|obtain(?:s|ed|ing)?"
    r"|yield(?:s|ed|ing)?|gain(?:s|ed|ing)?|deliver(?:s|ed|ing)?|enhanc(?:es?|ed|ing)"
    r"|beat(?:s|ing)?|rais(?:es|ed|ing)|speed(?:s|ing)? up|sped up|provid(?:es?|ed|ing)"
    r"|offer(?:s|ed|ing)?|enabl(?:es?|ed|ing)|retain(?:s|ed|ing)?|maintain(?:s|ed|ing)?"
    r"|shrink(?:s|ing)?|demonstrat(?:es?|ed|ing)|show(?:s|ed|ing)?|run(?:s|ning)?|ran"
    r"|get(?:s|ting)?|is|are|was|were)\b(?! (?:of|in)\b)"
)
_MEANS = re.compile(
    r"\b(?:improv\w+|outperform\w*|reduc\w+|increas\w+|faster|slower|speed\w*|sped|gains?|boost\w*"
    r"|surpass\w*|exceed\w*|decreas\w+|cut\w*|sav(?:es|ed|ing|ings)|accelerat\w+|lower\w*|higher"
    r"|better|fewer|smaller|less|more efficient|cheaper|accurac\w+|accurate|success|errors?"
    r"|precision|recall|F1\w*|mAP|mIoU|BLEU|ROUGE\S*|AUC|win rate|compress\w*|throughput|latency"
    r"|memory|relative|absolute|margin|beat\w*|drop|shorter|quicker|enhanc\w+|rais\w+|performance"
    r"|coverage|score|top-1|PSNR|dB|AP)\b",
    re.IGNORECASE,
)
"""Words that make a figure a claim: a share of labels or a split is none."""
_NOT_OURS = re.compile(
    r"^(?:However|Existing|Previous|Prior|Current|Recent|Although|While|Despite|Traditional"
    r"|Conventional|Given|If|Suppose|Unfortunately)\b"
    r"|\b(?:existing|previous|prior|current) (?:\w+ ){0,3}"
    r"(?:suffer|fail|achieve|drop|degrade|only|require|have)"
    r"|\bstate-of-the-art (?:[\w-]+ ){1,3}(?:has|have|achieves?|obtains?)\b"
    r"|\b(?:GPT-\S{1,9}|humans?) (?:only |even )?(?:achieves?|reach\w*|obtain\w*|fails?)"
)
_OTHERS = re.compile(
    r"\b(?:(?:than|over) (?:the|an?)|(?:on par with|compar\w+ (?:to|with)|versus|vs\.?|against)"
    r"(?: the| an?)?)(?: \w+)? \Z"
)
"""Before a figure that is another's."""
_THEIRS = re.compile(
    r"\b(?:(?:[Oo]ther|[Pp]rior|[Pp]revious|[Ee]xisting|[Aa]lternative)(?: [\w-]+){0,2}"
    r" (?:methods|approaches|models|baselines|works?|systems)"
    r"|(?:baselines?|methods),? (?:that|which)|baselines?)(?: only| typically)? \Z"
)
"""Whose figure it is, where it is others'."""
_CLAUSE = re.compile(
    r"[;:—–(]\s*|,? (?:while|whereas|where|with|which|who|but|and thus|so that|such that|that"
    r"|thereby) |, (?:and )?(?=\w+ing\b)|, and (?=\w+s\b )|, "
)
"""Where a clause begins."""
_END = re.compile(
    r"[.;:—](?=\s|$)|\s\((?![a-z ]{1,15}\))|\)(?! )"
    r"|,? (?:while|whereas|where|which|but|thereby|thus|without|even|despite|suggesting|making"
    r"|demonstrating|showing|indicating|proving|highlighting|confirming) "
    r"|, (?!(?:and |or )?(?:by )?(?:up to )?[~≈+]?\d|respectively|on average)"
    r"|, and (?=\w+(?:s|ing|ed) )"
)
_PHRASE = re.compile(r"(?: when| as)? (?:and|with|compared|over|while|in|on|for) ")
_DANGLING = re.compile(r"(?:,? (?:and|or|but|can|to|as|in|on|with|when|by|that|is))+\Z")
_CHANGE = re.compile(
    r"(?:improv|outperform|reduc|increas|boost|surpass|exceed|decreas|cut|accelerat|lower|enhanc"
    r"|beat|rais|shrink|sped|speed|is|are|was|were)"
)
"""Verbs that go with "by 12%"."""
_BY = re.compile(
    r"\bby (?:up to |about |around |over |more than |at least |nearly |almost |an average of )?\Z"
)
_NO_OBJECT = re.compile(
    r" (?:by )?(?:up to |about |around |over |more than |at least |nearly |almost |only )?"
)
"""Between verb and figure of "accuracy improves by 2%": what improves stands before it."""
_NOTHING = wordset(
    "with a an the of by up to is maximum average additional further overall relative absolute "
    "significant improvement improvements gain gains increase reduction boost achieve achieves "
    "achieving yield yields yielding obtain obtains obtaining reach reaches reaching show shows "
    "showing provide provides providing on respectively percent point points times x and "
    "exceed exceeds exceeding surpass surpasses surpassing more than over under nearly about"
)
"""Words of a claim that do not say of what."""
_WORD = re.compile(r"[a-z@][\w@-]*")
_IS = re.compile("is|are|was|were")
"""Verbs that say nothing without their subject."""
_PASSIVE = re.compile(r"\b(?:is|are|was|were|be|been|can|could)(?: \w+ly| further| also)? \Z")
_SAYS = re.compile(r"(?:demonstrat|show|indicat)\w* (?:\w+ )?that\b")
_ASIDE = re.compile(r"\b(?:in|of|for|over|than|on (?!average))\b|accuracy|success|error|mAP")
"""What a figure in brackets must say to be understood alone."""
_FRAGMENT = re.compile(r"(?:being|in terms|is|are|was|were|by|of|to|and|than|the \d\S*)\b|[^(]*\)")
_SHORTEST, _LONGEST = 12, 140
"""Characters of a claim."""
_MOST = 3


def find(sentences: tuple[Sentence, ...]) -> tuple[Finding, ...]:
    """List up to three claims with a figure, as clauses of the abstract."""
    found: dict[str, Finding] = {}
    for sentence in sentences:
        if sentence.role == "background" or not _MAY_CLAIM.search(sentence.text):
            continue
        for clause in () if _NOT_OURS.search(sentence.text) else _clauses(sentence.text):
            found.setdefault(clause, Finding(kind="claim", value=clause, words=sentence.text))
    return tuple(found.values())[:_MOST]


def _clauses(text: str) -> Iterator[str]:
    done = 0
    for match in _FIGURE.finditer(text):
        if match.start() < done or _OTHERS.search(text, 0, match.start()):
            continue
        start = _start(text, match.start(), done)
        done = _end(text, match.end(), start + _LONGEST)
        if _THEIRS.search(text, 0, start):
            continue
        clause = _DANGLING.sub("", text[start:done].strip(" ,"))
        in_brackets = text[:start].endswith("(")
        if _is_claim(clause) and not (in_brackets and not _ASIDE.search(clause)):
            yield clause


def _is_claim(clause: str) -> bool:
    fits = _SHORTEST <= len(clause) <= _LONGEST
    says = _MEANS.search(clause) is not None and not _NOTHING.issuperset(
        _WORD.findall(clause.lower())
    )
    return fits and says and not _FRAGMENT.match(clause)


def _start(text: str, figure: int, least: int) -> int:
    """Return where the verb stands that a figure belongs to, else where its clause begins."""
    least = max(least, text.rfind("(", least, figure) + 1)
    clause = max((stop.end() for stop in _CLAUSE.finditer(text, least, figure)), default=least)
    verbs = [
        match
        for match in _VERB.finditer(text, least, figure)
        if not _SAYS.match(text, match.start())
    ]
    if _BY.search(text, least, figure):
        verbs = [verb for verb in verbs if _CHANGE.match(verb[0])]
    if not verbs or _IS.fullmatch(verbs[-1][0]):
        return clause
    verb = verbs[-1]
    active = verb[0].endswith("ing") or not _CHANGE.match(verb[0])
    alone = not active and _NO_OBJECT.fullmatch(text, verb.end(), figure)
    return clause if alone or _PASSIVE.search(text, least, verb.start()) else verb.start()


def _end(text: str, at: int, most: int) -> int:
    """Return where the clause ends; what would make it too long is cut off at a phrase."""
    end = _END.search(text, at)
    last = end.start() if end else len(text)
    if last <= most:
        return last
    comma = text.rfind(", ", at, most)
    phrases = (stop.start() for stop in _PHRASE.finditer(text, at, most))
    return comma if comma > 0 else max(phrases, default=last)
