"""Inputs of every kind of markup with the HTML and the text they become."""

from __future__ import annotations

import re

import pytest

from site_builder.model import MathRenderer
from site_builder.text import typeset_abstract, typeset_title

REL = ' rel="nofollow ugc noopener"'


def compact(html: str) -> str:
    """HTML with formulas as <m>…</m> or <M>…</M> (display), links without rel."""
    html = html.replace(REL, "").replace('<math display="block">', "<M>")
    html = re.sub(r"<math>(?:<mi>)?(.*?)(?:</mi>)?</math>", r"<m>\1</m>", html)
    return re.sub(r"<M><mi>(.*?)</mi></math>", r"<M>\1</M>", html)


LINK = '<a href="https://kite.example.org/t">https://kite.example.org/t</a>'

INLINE = [
    # formulas
    (r"an \eps-net over \R^d", r"an <m>\eps</m>-net over <m>\R^d</m>"),
    (r"for \norm{x - y} of size", r"for <m>\norm{x - y}</m> of size"),
    (r"in \cC with O(\calM) time", r"in <m>\cC</m> with <m>O(\calM)</m> time"),
    (r"see \citeknuth", "see [knuth]"),
    (r"A $q \ge 2$ bound.", r"A <m>q \ge 2</m> bound."),
    (r"The $\mu$-law and $n$th root.", r"The <m>\mu</m>-law and <m>n</m>th root."),
    ("$K$eep $E$very $L$eaf", "<m>K</m>eep <m>E</m>very <m>L</m>eaf"),
    (r"Set \(m = 3\) here.", "Set <m>m = 3</m> here."),
    (r"So \[ y = z \] holds.", "So <M>y = z</M> holds."),
    (r"So $$ y = z $$ holds.", "So <M>y = z</M> holds."),
    (r"\begin{equation} y = z \end{equation}", "<M>y = z</M>"),
    (
        r"\begin{align*} y &= z \\ u &= v \end{align*}",
        r"<M>\begin{align*} y &amp;= z \\ u &amp;= v \end{align*}</M>",
    ),
    ("$a*b$ and $c*d$ stay", "<m>a*b</m> and <m>c*d</m> stay"),
    ("$u_1$ or _so_ $u_2$", "<m>u_1</m> or <em>so</em> <m>u_2</m>"),
    ("**all $t_j$ of it**", "<strong>all <m>t_j</m> of it</strong>"),
    ("$s<t$ but $t>0$", "<m>s&lt;t</m> but <m>t&gt;0</m>"),
    ("$s &lt; t$", "<m>s &lt; t</m>"),
    ("A $12.5%$ rise", r"A <m>12.5\%</m> rise"),
    (r"Let $f(a),$ $ …,$ $ f(b)$ be", "Let <m>f(a),</m> <m>…,</m> <m>f(b)</m> be"),
    (r"both $\it{wide}$ and $\it{very wide}$", r"both <m>\it{wide}</m> and <m>\it{very wide}</m>"),
    (r"a $\langle pear, plum, fig\rangle$ set", r"a <m>\langle pear, plum, fig\rangle</m> set"),
    (r"a rule $(is\_big, is\_old)\in r$", r"a rule <m>(is\_big, is\_old)\in r</m>"),
    # a dollar whose partner is lost
    (r"a $O(n^c \sqrt{m}) bound", r"a <m>O(n^c \sqrt{m})</m> bound"),
    (r"the factor \mathcal{O}(k)$ is", r"the factor <m>\mathcal{O}(k)</m> is"),
    ("about $\\sim$$500 each", r"about <m>\sim</m>$500 each"),
    # money
    ("It costs $40 and a day; the other $75 a week.", None),
    ("From $5 to $10 each.", None),
    ("Some 300$ (or 250$) a unit.", None),
    (r"About \$7 million.", "About $7 million."),
    ("Only $3 per $n$ samples.", "Only $3 per <m>n</m> samples."),
    ("A lone $ sign.", None),
    ("grows as $n", None),
    # TeX outside dollars
    (r"in time O(m \log m) at most", r"in time <m>O(m \log m)</m> at most"),
    (r"with p \ll q and then", r"with <m>p \ll q</m> and then"),
    (r"where r = \Theta(d) is", r"where <m>r = \Theta(d)</m> is"),
    (r"(here \delta > 0) too", r"(here <m>\delta &gt; 0</m>) too"),
    (r"an \alpha-stable law", r"an <m>\alpha</m>-stable law"),
    (r"is \mathbb{R}^d, or", r"is <m>\mathbb{R}^d</m>, or"),
    (r"needs \mathcalO(k) steps", r"needs <m>\mathcalO(k)</m> steps"),
    (r"at most \sqrt k steps", r"at most <m>\sqrt k</m> steps"),
    (r"a \boldsymbol{7}\pm\boldsymbol{7}\pm b", r"a <m>\boldsymbol{7}\pm b</m>"),
    (r"the L_\infty norm, 90^\circ turns", r"the <m>L_\infty</m> norm, <m>90^\circ</m> turns"),
    (r"in time n^\log(1/ε) or \Delta_\alpha", r"in time <m>n^\log(1/ε)</m> or <m>\Delta_\alpha</m>"),
    (r"a my_name\xspace and O(m^{\frac{1}{2}})", r"a my_name and <m>O(m^{\frac{1}{2}})</m>"),
    (r"of (4.5\pm 0.3)\%(4.5\pm 0.3)\% a day", r"of <m>(4.5\pm 0.3)\%</m> a day"),
    # escapes that software ate
    ("so $ au$ and dog$ ightarrow$cat", r"so <m>\tau</m> and dog<m>\rightarrow</m>cat"),
    ("A $ o$ B, $ abla f$, $a eq b$", r"A <m>\to</m> B, <m>\nabla f</m>, <m>a \neq b</m>"),
    ("from $ar{Y}$ by $\\textbf{2}oldsymbol{ imes}$", r"from <m>\bar{Y}</m> by <m>\textbf{2}\boldsymbol{ \times}</m>"),
    ("a margin of $pprox$ 6 of $psilon$", r"a margin of <m>\approx</m> 6 of <m>\epsilon</m>"),
    ("a mean of 3 imes 4", r"a mean of <m>3 \times 4</m>"),
    ("for \theta and more", r"for <m>\theta</m> and more"),
    ("regret sqrt{k} or tilde{O}(m)", r"regret <m>\sqrt{k}</m> or <m>\tilde{O}(m)</m>"),
    ("an emph{odd} word", "an <em>odd</em> word"),
    ("it is extit{odd} so", "it is <em>odd</em> so"),
    ("see url{https://kite.example.org/t} now", f"see {LINK} now"),
    # Markdown emphasis
    ("This is *calm*, not *wild*.", "This is <em>calm</em>, not <em>wild</em>."),
    ("_Quiet_ maps, _viz._, plain", "<em>Quiet</em> maps, <em>viz.</em>, plain"),
    ("The name snake_case_word stays", None),
    ("**B**old **I**nitials", "<strong>B</strong>old <strong>I</strong>nitials"),
    ("in**tra**word", "in<strong>tra</strong>word"),
    ("***both ways***", "<em><strong>both ways</strong></em>"),
    ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
    ("*P*eak-*Q*uiet", "<em>P</em>eak-<em>Q</em>uiet"),
    ("A* and LRTA* search", None),
    ("tiles of 4*4 and 6*6", None),
    ("3 * x * y", None),
    ("a **** row of stars", None),
    ("an *unclosed star", None),
    ("a note*, and b note*.", None),
    ("use `run_all` now", "use <code>run_all</code> now"),
    # Markdown links
    ("see [our page](https://kite.example.org/t)!", 'see <a href="https://kite.example.org/t">our page</a>!'),
    ("[https://kite.example.org/t](https://kite.example.org/t)", LINK),
    ("[*odd* one](https://kite.example.org/a_(b))", '<a href="https://kite.example.org/a_(b)"><em>odd</em> one</a>'),
    ("see [4] (or [5, 6]) and [7](8)", None),
    ("[x](javascript:alert(1))", None),
    ("f[i](x), [a] (see [b](https://kite.example.org/t))", 'f[i](x), [a] (see <a href="https://kite.example.org/t">b</a>)'),
    # LaTeX styles
    (r"a \emph{thin} line", "a <em>thin</em> line"),
    (r"a \textit{thin \textbf{red}} line", "a <em>thin <strong>red</strong></em> line"),
    (r"{\em thin} and {\bf red} and {\tt x}", "<em>thin</em> and <strong>red</strong> and <code>x</code>"),
    (r"{\it{thin}} lines", "<em>thin</em> lines"),
    (r"called \textsc{Owl} or \texttt{owl\_2}", 'called <span class="sc">Owl</span> or <code>owl_2</code>'),
    (r"an \underline{u} below", "an <u>u</u> below"),
    (r"CO\textsubscript{2} on the 3\textsuperscript{rd}", "CO<sub>2</sub> on the 3<sup>rd</sup>"),
    (r"{\color{blue} Cold} and {\small little}", "Cold and little"),
    (r"\textcolor{red}{warm} \textsf{sans}", "warm sans"),
    (r"an \emphodd-looking case", "an <em>odd-looking</em> case"),
    (r"bare \em words", "bare words"),
    (r"an O(\textnnz(M)) rule, \textrm a, it \text{will}\text{will} do", "an O(nnz(M)) rule, a, it will do"),
    (r"a \textsc{Kite}\xspace is; so\quad it\newline is", r'a <span class="sc">Kite</span> is; so it is'),
    (r"5\% of R\&D, \#1, a\_b, \{c\}", "5% of R&amp;D, #1, a_b, {c}"),
    (r"a 3\,mm gap", "a 3\N{THIN SPACE}mm gap"),
    (r"one\\two", "one two"),
    ("kept {0,1} and {two words}, not {One}", "kept {0,1} and {two words}, not One"),
    # accents
    (r"Caf\'e, na\"ive, P\'{o}lya", "Café, naïve, Pólya"),
    (r"{\O}ster, \AA s, Ha\v{s}ek, Erd\H{o}s", "Øster, Ås, Hašek, Erdős"),
    (r"fa{\c c}ade, G\"{o}del, {\l}uk", "façade, Gödel, łuk"),
    (r"\'{\i}le", "íle"),
    # quotes, dashes, ties
    ("``so'' said", "“so” said"),
    ("''so'' said", "“so” said"),
    ("a ''mixed\" pair", "a “mixed” pair"),
    ("a `fine' one", "a ‘fine’ one"),
    ("a 'fine' one, don't", "a ‘fine’ one, don't"),
    ('a "straight" one', 'a "straight" one'),
    ("the ‘curly’ “ones”", None),
    ("in the '90s and users' own", None),
    ("pages 4--9 --- or so", "pages 4–9 — or so"),
    ("Figure~3 of Ann~Lee", "Figure\N{NO-BREAK SPACE}3 of Ann\N{NO-BREAK SPACE}Lee"),
    ("~40 or 4~7 or 3% ~ 5%", None),
    # LaTeX links, citations, notes, macros
    (r"at \url{https://kite.example.org/t}.", f"at {LINK}."),
    (r"\url{https://kite.example.org/a\_b}", '<a href="https://kite.example.org/a_b">https://kite.example.org/a_b</a>'),
    (r"\href{https://kite.example.org/t}{\emph{here}}", '<a href="https://kite.example.org/t"><em>here</em></a>'),
    (r"as in~\citep[p.~3]{Ash:99,elm}", "as in [Ash:99, elm]"),
    (r"of \citeProc:Ash_99,elm. Also \citepYew01", "of [Proc:Ash_99, elm]. Also [Yew01]"),
    (r"in Section~\ref{sec:one}", "in Section\N{NO-BREAK SPACE}[sec:one]"),
    (r"a fact\footnote{In one case.} too", "a fact (In one case.) too"),
    (r"our \sysname{} and \tool\xspace win", "our sysname and tool win"),
    (r"\ie small, \eg one, \etc", "i.e. small, e.g. one, etc."),
    (r"Yu \etal. wrote \LaTeX\ \ldots", "Yu et al. wrote LaTeX …"),
    (r"\label{x}Start", "Start"),
    # addresses
    ("at https://kite.example.org/t.", f"at {LINK}."),
    ("at https://kite.example.org/t .", f"at {LINK}."),
    ("(https://kite.example.org/t)", f"({LINK})"),
    ("https://kite.example.org/t.The rest", f"{LINK}. The rest"),
    ("at https:// kite.example.org/t now", f"at {LINK} now"),
    (r"\smallhttps://kite.example.org/t", LINK),
    ("site12https://kite.example.org/t", f"site {LINK}"),
    ("*https://kite.example.org/t*", f"<em>{LINK}</em>"),
    (
        "https://kite.example.org/~a/b_c?d=1&e=%20#f",
        '<a href="https://kite.example.org/~a/b_c?d=1&amp;e=%20#f">https://kite.example.org/~a/b_c?d=1&amp;e=%20#f</a>',
    ),
    ("on github.com/owl/kite_2.", 'on <a href="https://github.com/owl/kite_2">github.com/owl/kite_2</a>.'),
    ("on kite.github.io.", 'on <a href="https://kite.github.io">kite.github.io</a>.'),
    ("on www.kite.example.org", 'on <a href="https://www.kite.example.org">www.kite.example.org</a>'),
    ("mail bo.li@kite.example.org.", 'mail <a href="mailto:bo.li@kite.example.org">bo.li@kite.example.org</a>.'),
    ("mAP@0.75, R@10 and pass@1.We", "mAP@0.75, R@10 and pass@1. We"),
    ("i.e. and e.g. node.js are no links", None),
    # angles, tags, entities
    ("p < 0.05 and <verb, noun> or </s>", "p &lt; 0.05 and &lt;verb, noun&gt; or &lt;/s&gt;"),
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ('<b onclick="x">bold</b> x<sup>2</sup>', "<strong>bold</strong> x<sup>2</sup>"),
    ("an <i> unclosed", "an &lt;i&gt; unclosed"),
    ("a &amp; b &lt; c &eacute; &amp;gt; &#8211;", "a &amp; b &lt; c é &gt; –"),
    ("AT&T & co", "AT&amp;T &amp; co"),
    ('<a href="https://kite.example.org/t">it</a>', '<a href="https://kite.example.org/t">it</a>'),
    # scripts in text
    ("10^9 steps, x^{a+b}, (n)^2", "10<sup>9</sup> steps, x<sup>a+b</sup>, (n)<sup>2</sup>"),
    ("the L_2 norm of v_i, not top_k", "the L<sub>2</sub> norm of v<sub>i</sub>, not top_k"),
    ("O(T^3/4) or n^-1/2, not d^2/4", "O(T<sup>3/4</sup>) or n<sup>-1/2</sup>, not d<sup>2</sup>/4"),
    ("a ^ b", None),
    (r"of ‖x‖_2 or \|y\|_∞ or |z|_p", "of ‖x‖<sub>2</sub> or ‖y‖<sub>∞</sub> or |z|<sub>p</sub>"),
    ("Σ ≤ 3 × 10⁻⁴ and ℓ₁", None),
    # slips
    ("two  spaces\nand lines", "two spaces and lines"),
    ("a word , another .", "a word, another."),
    ("It ends.The next one", "It ends. The next one"),
    ("It costs 7.The next one", "It costs 7. The next one"),
    ("short- and long-term, pre- or post-war", None),
    ("a mea- surement of state- of-the-art", "a measurement of state-of-the-art"),
    ("(i) one, (ii) two; 1) three 2) four", None),
    ("#P-hard | see #2", None),
    # other scripts
    ("שלום, עולם (2 דרכים) – «כן»; مرحبا بالعالم، نعم؟", None),
    ("图像“分割”，方法：甲、乙。학습 모델; обучение с нуля", None),
    ("हिन्दी क्‍ष, ไทย, 👩‍💻 🇫🇷 and 𝜋-nets", None),
]  # fmt: skip

BLOCKS = [
    ("One.\n\nTwo.", "<p>One.</p><p>Two.</p>", "One.\n\nTwo."),
    ("One\r\n \r\nTwo", "<p>One</p><p>Two</p>", "One\n\nTwo"),
    ("We:\n- am\n- are", "<p>We:</p><ul><li>am</li><li>are</li></ul>", "We:\n\n• am\n• are"),
    ("* am\n  so\n* are\n\nEnd", "<ul><li>am so</li><li>are</li></ul><p>End</p>", "• am so\n• are\n\nEnd"),
    ("1. am\n2. are", "<ol><li>am</li><li>are</li></ol>", "1. am\n2. are"),
    ("(1) am\n\n(2) are\n\nEnd", "<ol><li>am</li><li>are</li></ol><p>End</p>", "1. am\n2. are\n\nEnd"),
    ("- only one", "<p>- only one</p>", "- only one"),
    ("since\n2001. It\n2) no", "<p>since 2001. It 2) no</p>", "since 2001. It 2) no"),
    ("a\n---\nb", "<p>a — b</p>", "a — b"),
    ("# no heading\n> no quote", "<p># no heading &gt; no quote</p>", "# no heading > no quote"),
    (
        r"So: \begin{itemize} \item am \item are \end{itemize} End",
        "<p>So:</p><ul><li>am</li><li>are</li></ul><p>End</p>",
        "So:\n\n• am\n• are\n\nEnd",
    ),
    (r"\begin{enumerate}\item am\item are", "<ol><li>am</li><li>are</li></ol>", "1. am\n2. are"),
    ("Abstract—We do.", "<p>We do.</p>", "We do."),
    ("Abstract This is.", "<p>This is.</p>", "This is."),
    ("Abstract games are.", "<p>Abstract games are.</p>", "Abstract games are."),
    ("The ''odd\"", "<p>The “odd”</p>", "The “odd”"),
    ('It is 3% better."', "<p>It is 3% better.</p>", "It is 3% better."),
    ('"We do ""this"" now."', '<p>We do "this" now.</p>', 'We do "this" now.'),
    ('"This" and "that"', '<p>"This" and "that"</p>', '"This" and "that"'),
    ("<jats:p>One.</jats:p><jats:p><jats:italic>Two</jats:italic></jats:p>", "<p>One.</p><p><em>Two</em></p>", "One.\n\nTwo"),
    ("a<br/>b", "<p>a<br>b</p>", "a b"),
    ("", "", ""),
    (" \n\n ", "", ""),
]  # fmt: skip

PLAIN = [
    (r"a \emph{b} **c** $x$", "a b c x"),
    ("[lamp](https://kite.example.org/t)", "lamp (https://kite.example.org/t)"),
    ("https://kite.example.org/t", "https://kite.example.org/t"),
    ("github.com/owl/kite", "github.com/owl/kite"),
    ("bo.li@kite.example.org", "bo.li@kite.example.org"),
    ("10^9 and n^{1/3} and x^*", "10⁹ and n^(1/3) and x*"),
    ("H_2 and x_i", "H₂ and x_i"),
    ("Figure~3", "Figure 3"),
    (r"3\,mm", "3 mm"),
    ("&lt;b&gt;", "<b>"),
]

TITLES = [
    ("Fast  Walks\n on $\\mathbb{Z}$", r"Fast Walks on <m>\mathbb{Z}</m>"),
    ("{DEEP} \\emph{Roots} -- Again", "DEEP <em>Roots</em> – Again"),
    ("- A title, no list", "- A title, no list"),
    ("1. Also no list", "1. Also no list"),
    ("R$^2$-Map", "R<m>^2</m>-Map"),
    ("C# & F# < C++", "C# &amp; F# &lt; C++"),
]


@pytest.mark.parametrize(("source", "html"), INLINE)
def test_running_text_becomes_html(source: str, html: str | None, render: MathRenderer) -> None:
    actual = compact(typeset_abstract(source, render).html)

    assert actual == f"<p>{source if html is None else html}</p>"


@pytest.mark.parametrize(("source", "html", "plain"), BLOCKS)
def test_paragraphs_and_lists_become_blocks(
    source: str, html: str, plain: str, render: MathRenderer
) -> None:
    actual = typeset_abstract(source, render)

    assert (actual.html, actual.plain) == (html, plain)


@pytest.mark.parametrize(("source", "plain"), PLAIN)
def test_the_same_tree_becomes_plain_text(source: str, plain: str, render: MathRenderer) -> None:
    assert typeset_abstract(source, render).plain == plain


@pytest.mark.parametrize(("source", "html"), TITLES)
def test_a_title_is_one_inline_line(source: str, html: str, render: MathRenderer) -> None:
    assert compact(typeset_title(source, render).html) == html


def test_the_source_is_kept_as_given(render: MathRenderer) -> None:
    assert typeset_abstract("a\r\n *b*", render).source == "a\r\n *b*"


def test_a_formula_no_engine_takes_is_shown_as_tex() -> None:
    actual = typeset_abstract("See $\\odd<$ there", lambda _tex, _display: "")

    assert actual.html == '<p>See <code class="tex">\\odd&lt;</code> there</p>'
    assert actual.plain == "See \\odd< there"


def test_what_is_beyond_the_cap_is_left_out(render: MathRenderer) -> None:
    actual = typeset_abstract("word " * 30_000, render)

    assert 99_000 < len(actual.plain) <= 100_000


@pytest.mark.parametrize(
    "piece",
    ["{", "[", "*a ", "_", "`", "'a", "$a", "\\[", "\\(", "<i>", "&", "\\sqrt{", "(\\alpha ", "- a\n",
     "1. a\n", "\\emph{", "[a](https://b", "a- b", "{\\em ", "a@", "https://a.b/(", "x^2"],
)  # fmt: skip
def test_the_worst_input_of_twenty_thousand_characters_ends_soon(
    piece: str, render: MathRenderer
) -> None:
    source = (piece * 20_000)[:20_000]

    assert typeset_abstract(source, render).plain
