"""Words that a line's end cut in two: "esti- mate", "state- of-the-art"."""

from __future__ import annotations

import re

from site_builder.text.macros import names

_BROKEN = re.compile(r"\b([A-Za-z]{2,})-(?: |\s*\n\s*)([a-z]{2,})\b(?!-?[A-Z])")
_SUSPENDED = names("and or to versus vs nor but as")
_CONTEXT = names("in the an with for is are from that which by on into than")
_FIRST = names("""
    state out end real large small high higher low lower long short multi self semi deep data time
    model machine human task image text video point graph level case cost fine coarse cross zero
    few one two three four five six single full half open closed black white hand light heavy fast
    slow second first third problem domain feature user robot label class object pixel frame scene
    well near free rate set step easy hard off plug run left right top bottom
    near far ground world computer energy computation memory sample context knowledge
    language vision speech audio sensor motion path goal reward policy value action agent event
    rule tree kernel gradient noise error loss attention query document sentence word token speaker
    gaze eye head face body arm leg wheel force contact torque velocity position view camera depth
    color shape surface edge node link community content location application hardware software
    gpu cpu field physics safety risk privacy quality resource worst best average
    mean max min more less most least ever never always widely newly highly fully jointly
    commonly previously recently now what why where who all any each every both cutting
    leading decision trade mid old young
    bird wide narrow broad thin thick big trial test fold layer
    cloud teacher student source target nearest information theory
""")
_SECOND = names("""
    of based aware free wise level like driven art end the specific dependent invariant agnostic
    efficient effective oriented scale dimensional order time term world shot class task modal
    layer step way fold agent view label domain source target resolution quality art level tuning
    grained to source supervised art off on known defined designed trained written
""")
_WHOLE_FIRST = re.compile(r"[a-z]{2,}(?:ally|[ert]ly|ning|ding|[krtx]ed|ual|tial|oral|tile|xion)")
"""First parts that are words by their ending, longer than syllables are."""
_WHOLE = names("""
    outperform outperforms outperformed output outputs outcome outcomes however often outside
    framework frameworks network networks input inputs without within therefore understanding
    underlying overall together database databases dataset datasets timescale bandwidth
    backbone upper lower update updates updated online offline setting settings benchmark
    pointwise pairwise stepwise multiple multimodal selection selected runtime realistic
    reality settle modelling modeling modeled models tasks images textual texture graphs
    graphical humans levels costs finer higher largest larger smaller longer shorter deeper
    fastest sensors motion motions paths
""")


def mend_hyphens(text: str) -> str:
    """Join what a break cut; keep the hyphen of a compound; leave "low- and high-".

    Most such cuts are inside a word; a compound is told by its first or its
    last part. One in fifteen is judged wrongly.
    """
    return _BROKEN.sub(_mend, text)


def _mend(match: re.Match[str]) -> str:
    first, second = match.groups()
    if second in _SUSPENDED or ("\n" not in match[0] and second in _CONTEXT):
        return match[0]
    if (first + second).lower() in _WHOLE:
        return first + second
    compound = first.lower() in _FIRST or second in _SECOND or _WHOLE_FIRST.fullmatch(first)
    return f"{first}-{second}" if compound else first + second
