"""Names of TeX: which commands an engine knows, what authors' own ones mean."""

from __future__ import annotations

import re


def names(listing: str) -> frozenset[str]:
    """The words of a listing."""
    return frozenset(listing.split())


GREEK = names("""
    alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi
    pi varpi rho varrho sigma varsigma tau upsilon phi varphi chi psi omega
    Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega ell hbar imath jmath aleph wp
""")
OPERATORS = names("""
    times cdot pm mp div ast star circ bullet le leq ge geq leqslant geqslant ne neq approx sim
    simeq cong equiv propto ll gg in notin ni subset subseteq subsetneq supset supseteq nsubseteq
    cup cap wedge vee land lor neg lnot setminus oplus otimes odot ominus to rightarrow leftarrow
    leftrightarrow Rightarrow Leftarrow Leftrightarrow longrightarrow longleftarrow Longrightarrow
    Longleftrightarrow mapsto longmapsto implies iff gets uparrow downarrow nearrow searrow
    hookrightarrow rightharpoonup leadsto xrightarrow infty partial nabla forall exists nexists
    emptyset varnothing sum prod int iint oint coprod bigcup bigcap bigoplus bigotimes bigvee
    bigwedge lim limsup liminf sup inf max min argmax argmin log ln exp sin cos tan cot sec csc
    sinh cosh tanh arcsin arccos arctan det dim ker deg gcd Pr arg hom lg bmod pmod mod
    ldots cdots vdots ddots dots dotsc dotsb langle rangle lceil rceil lfloor rfloor vert Vert
    lvert rvert lVert rVert mid parallel nmid perp top bot vdash models prime dagger ddagger
    lesssim gtrsim lessapprox gtrapprox prec succ preceq succeq triangleq triangle Box square
    diamond Diamond blacksquare angle degree surd asymp doteq bowtie sqcup sqcap sqsubseteq
    coloneqq vDash because therefore complement trianglelefteq backslash not Re Im ltimes rtimes
    uplus amalg checkmark colon lbrace rbrace lbrack rbrack quad qquad displaystyle textstyle
    scriptstyle limits nolimits left right middle big Big bigg Bigg bigl bigr Bigl Bigr biggl
    biggr Biggl Biggr bigm Bigm
""")
WITH_ARGUMENT = names("""
    mathbb mathbf mathcal mathfrak mathrm mathit mathsf mathscr mathtt boldsymbol bm pmb bold
    tilde hat bar vec dot ddot check breve widetilde widehat overline underline overrightarrow
    overbrace underbrace mathring acute grave sqrt frac dfrac tfrac cfrac binom dbinom tbinom
    stackrel overset underset operatorname text textrm textbf textit textsf texttt textnormal
    mathop mathbin mathrel mathord phantom boxed substack color textcolor begin end
""")
KNOWN = GREEK | OPERATORS | WITH_ARGUMENT
BARE = KNOWN - names("""
    text textrm textbf textit textsf texttt textnormal color textcolor
    underline begin end left right middle big Big bigg Bigg bigl bigr Bigl Bigr dots ldots
    quad qquad displaystyle textstyle scriptstyle limits nolimits bold mod not checkmark degree
    Re Im because bot top star
""")
_GLUED = names("""
    mathbb mathbf mathcal mathfrak mathrm mathsf mathscr boldsymbol sqrt frac tilde hat widetilde
    widehat overline log ln alpha beta gamma delta epsilon theta lambda sigma omega Theta Omega
    operatorname cdot times leq geq
""")
_PREFIXES = tuple(sorted(_GLUED, key=lambda name: (-len(name), name)))

_MEANINGS = {
    r"\mathbb{R}": "R Reals reals real Real RR bbR", r"\mathbb{N}": "N NN bbN",
    r"\mathbb{Z}": "Z ZZ bbZ", r"\mathbb{Q}": "Q QQ", r"\mathbb{C}": "C CC",
    r"\mathbb{E}": "E EE expect Expect Ex Exp ex bbE", r"\mathbb{P}": "PP prob",
    r"\mathbb{F}": "F FF", r"\mathbb{S}": "SS", r"\mathbb{1}": "indic ind",
    r"\varepsilon": "eps ep veps vareps", r"\tilde{O}": "ot tO Ot tilO otilde Otilde softO tildeO",
    r"\widetilde{O}": "wtO", r"\tilde{\Theta}": "tTheta", r"\tilde{\Omega}": "tOmega",
    r"\mathcal{O}": "bigO bigo BigO calO calo Oh OO", r"\tilde": "Tilde td", r"\hat": "Hat",
    r"\bar": "Bar", r"\vec": "Vec", r"\widetilde": "wt", r"\widehat": "wh", r"\overline": "ol",
    r"\mathbf": "mat mtx vct vect mb bf mathbold", r"\mathbb": "bb mathds mathbbm bbm",
    r"\mathcal": "mc cal Cal", r"\mathrm": "rm sc textsc textup", r"\mathsf": "sf",
    r"\mathit": "it em emph textsl", r"\mathtt": "tt", r"\boldsymbol": "bs",
    r"\text": "mathtext mbox", r"\frac": "nicefrac sfrac", r"\mathrm{opt}": "opt",
    r"\mathrm{OPT}": "OPT", r"\mathrm{KL}": "KL", r"\operatorname{Var}": "Var var",
    r"\operatorname{tr}": "trace", r"\operatorname{ReLU}": "relu", r"\top": "T transpose",
    r"\mathbf{x}": "x", r"\mathbf{y}": "y", r"\mathbf{w}": "w",
    r"\mathbf{z}": "z", r"\mathbf{p}": "p", r"\mathbf{q}": "q",
    r"\mathbf{A}": "A", r"\mathbf{X}": "X", r"\mathbf{Y}": "Y", r"\mathbf{W}": "W",
    r"\mathbf{1}": "one ones", r"\mathbf{0}": "zero vzero", r"\mathcal{D}": "D",
    r"\mathcal{G}": "G", r"\lambda": "lam la", r"\sigma": "sig", r"\gamma": "gam ga",
    r"\alpha": "al", r"\omega": "om", r"\Lambda": "Lam", r"\frac{1}{2}": "half",
    ":=": "defeq eqdef bydef", r"\mid": "given", r"\sim": "textasciitilde", "<": "textless",
    ">": "textgreater", r"\times": "texttimes", r"\mu": "textmu", r"\min": "minimize",
    r"\max": "maximize", r"\text{s.t.}": "st", r"\text{i.e.}": "ie", r"\text{e.g.}": "eg",
    r"\text{i.i.d.}": "iid", r"\ ": "hspace vspace",
    "": "boldmath scriptsize small footnotesize normalsize large ensuremath xspace nonumber notag "
    "label protect allowbreak nolinebreak linebreak noindent newline par",
}  # fmt: skip
EXPANSIONS = {name: tex for tex, listing in _MEANINGS.items() for name in listing.split()}
"""What authors' own macros nearly always mean."""

WRAPPERS = {
    "norm": (r"\lVert ", r"\rVert "), "abs": (r"\lvert ", r"\rvert "), "set": (r"\{", r"\}"),
    "inner": (r"\langle ", r"\rangle "), "iprod": (r"\langle ", r"\rangle "),
    "paren": ("(", ")"), "ceil": (r"\lceil ", r"\rceil "), "floor": (r"\lfloor ", r"\rfloor "),
    "ket": (r"\lvert ", r"\rangle "), "bra": (r"\langle ", r"\rvert "),
}  # fmt: skip
"""Macros that put signs on both sides of their argument."""

_LETTER = {
    "c": "mathcal", "cal": "mathcal", "mc": "mathcal", "b": "mathbf", "m": "mathbf",
    "v": "mathbf", "bm": "mathbf", "mb": "mathbf", "bold": "mathbf", "bb": "mathbb",
    "f": "mathfrak", "s": "mathsf", "r": "mathrm", "rm": "mathrm", "hat": "hat", "x": "hat",
    "h": "hat", "til": "tilde", "tilde": "tilde", "t": "tilde", "bar": "bar", "vec": "vec",
    "wt": "widetilde", "wh": "widehat",
}  # fmt: skip
_PATTERN = re.compile(rf"({'|'.join(sorted(_LETTER, key=lambda x: (-len(x), x)))})([A-Za-z])")


_OWN_MATHS = names("""
    eps veps vareps R N Z RR NN ZZ QQ CC EE PP SS FF bbR bbE bbN bbZ bbP bbF Reals reals
    ot tO Ot tilO otilde Otilde softO tildeO wtO tTheta bigO bigo BigO calO Oh OO nicefrac
    defeq eqdef norm abs inner iprod ceil floor ket bra
""")
_OWN_LETTER = re.compile("(?:c|cal|mc|bb|bold|hat|tilde|bar|wt|wh)[A-Z]")


def is_bare(name: str) -> bool:
    """Tell whether a command makes a formula of the text around it, outside of dollars."""
    return (
        name in BARE
        or name in _OWN_MATHS
        or bool(_OWN_LETTER.fullmatch(name))
        or (name not in KNOWN and bool(glued(name)))
    )


def expand(name: str) -> str:
    r"""Give TeX for a macro nobody defined: \cA → \mathcal{A}, \rank → \operatorname{rank}."""
    if name in EXPANSIONS:
        return EXPANSIONS[name]
    if match := _PATTERN.fullmatch(name):
        return rf"\{_LETTER[match[1]]}{{{match[2]}}}"
    return glued(name) or rf"\operatorname{{{name}}}"


def is_guess(name: str) -> bool:
    """Tell whether nothing better is known of a macro than its name."""
    return name not in EXPANSIONS and not _PATTERN.fullmatch(name) and not glued(name)


def glued(name: str) -> str:
    r"""Part a command from the argument that lost its braces; "" when it is none.

    "mathcalO" → "\mathcal{O}", "sqrtT" → "\sqrt{T}", "logn" → "\log n".
    """
    for prefix in _PREFIXES:
        rest = name[len(prefix) :]
        if rest and name.startswith(prefix):
            if prefix in WITH_ARGUMENT:
                return rf"\{prefix}{{{rest[0]}}} {rest[1:]}".rstrip()
            return rf"\{prefix} {rest}"
    return ""
