from __future__ import annotations

import pytest

from site_builder.text import latex_escape, to_latex, typeset_abstract, typeset_title


@pytest.mark.parametrize(
    ("plain", "latex"),
    [
        ("5% of R&D_1 #2 $3 {x}", r"5\% of R\&D\_1 \#2 \$3 \textbraceleft{}x\textbraceright{}"),
        ("a~b^c\\d", r"a\textasciitilde{}b\textasciicircum{}c\textbackslash{}d"),
        ("Erdős “so” – no…", r"Erdős ``so'' -- no\ldots{}"),
        ("α ≤ x²", r"$\alpha$ $\le$ x$^2$"),
        ("ℓ₁", r"$\ell$$_1$"),
    ],
)
def test_plain_text_is_written_as_latex(plain: str, latex: str) -> None:
    assert latex_escape(plain) == latex


def engine(tex: str, _display: bool) -> str:
    return "" if "@" in tex else "<math><mi>x</mi></math>"


@pytest.mark.parametrize(
    ("source", "latex"),
    [
        ("plain & simple", r"plain \& simple"),
        ("*So* **it** is", r"\emph{So} \textbf{it} is"),
        (r"\texttt{max_len} H~\textsubscript{2}O", r"\texttt{max\_len} H~\textsubscript{2}O"),
        (
            r"A $\sqrt{n}$ bound on \{0, 1\}",
            r"A $\sqrt{n}$ bound on \textbraceleft{}0, 1\textbraceright{}",
        ),
        (r"Over $\R^d$", r"Over $\mathbb{R} ^d$"),
        (r"On $\{0, 1\}$", r"On $\lbrace 0, 1\rbrace $"),
        (r"\begin{align} a &= b \end{align}", r"\begin{align} a &= b \end{align}"),
        ("Not $@_1$ set", r"Not @\_1 set"),
        ("See https://kites.example.org/a_b.", r"See \url{https://kites.example.org/a_b}."),
        ("[Here](https://kites.example.org/%7B)", r"Here (\url{https://kites.example.org/%7B})"),
        ("One.\n\nTwo.", "One.\n\nTwo."),
        (
            "Both:\n- one\n- two",
            "Both:\n\n\\begin{itemize}\n\\item one\n\\item two\n\\end{itemize}",
        ),
        (r"We \ours{} it", "We ours it"),
    ],
)
def test_the_tree_is_written_as_latex(source: str, latex: str) -> None:
    assert to_latex(typeset_abstract(source, engine)) == latex


def test_text_without_markup_is_not_kept_twice() -> None:
    assert typeset_title("Plain & simple", engine).latex == ""
