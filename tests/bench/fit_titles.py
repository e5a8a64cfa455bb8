"""Learn the tables of derived titles from a corpus of abstracts with their titles.

    python tests/bench/fit_titles.py CORPUS [--only known|clues|words|features]

CORPUS is as for `bench_titles.py`, whose venues are left out, as are those kept
for judging tags. Needs numpy, scipy and scikit-learn, which the product does not.
Writes site_builder/understanding/titles/tables/*.py: numbers for words and clues,
no text. Each step uses the tables of those before it.
"""

from __future__ import annotations

import hashlib
import re
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from sys import intern

import click
import numpy as np
from bench_titles import HELD_OUT, SINCE, name_of, rouge, stems
from corpus import Paper, plain, read
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression, Ridge

from site_builder.understanding import sentences
from site_builder.understanding.titles import clues, derive, mentions, names, phrases, salience
from site_builder.understanding.titles.candidates import Candidate

TABLES = Path(__file__).parents[2] / "site_builder/understanding/titles/tables"
NAME_PAPERS = (5000, 3000)
"""Papers whose title names something, and papers whose title does not."""
WORD_PAPERS = 22000
RANKING_PAPERS = 9000
KNOWN_FROM = (5, 16, 60)
"""Abstracts that use a word with a capital, by tier."""
WORD_SEEN = 20
RISKS = {"free": 0.03, "topic": 0.04, "doing": 0.01, "act": 0.01, "show": 0.02, "composed": 0.01}
"""F1 that a phrase must gain by how sure its source is to be what the paper is about."""
ELSEWHERE = 0.035
"""F1 that a phrase must gain out of the sentences in which the paper says what it does."""
TELLS_TASK = frozenset({"for", "in", "on", "of"})
UNHELD = 0.04
"""F1 that a phrase must gain which neither a cue nor "for" and the like leads to."""
WORD_WORTH = 0.006
"""F1 that one more word of a title is worth to a reader, up to FULL."""
FULL = 9
BARE = 0.04
"""F1 that a title under four words must gain, nameless or named with a mere topic."""
WORD_STEP = 0.2
LEAST = {"clues": 0.1, "places": 0.05, "features": 0.004}
"""Weights nearer to 0 are left out."""
_TITLE_NAME = re.compile(r"[^:?]{2,30}: ")

Row = tuple[list[tuple[str, float]], float, float]
"""Features with their values, what is to be predicted, and how much it counts."""


def training(corpus: Path) -> list[Paper]:
    """Return the papers to learn from in an order of their own, recent ones of all kinds."""
    papers = [
        paper
        for paper in read(corpus)
        if not (paper.venue in HELD_OUT and paper.year >= SINCE)
        and not (paper.venue == "corl" and paper.year >= 2024)
        and not (paper.venue == "ijcai" and paper.year == 2024)
        and paper.year >= (2019 if paper.venue in {"icra", "iros"} else 2015)
    ]
    return sorted(papers, key=lambda paper: _digest(paper.id))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def known(papers: list[Paper]) -> None:
    """Count the abstracts that use each word with a capital."""
    seen: Counter[str] = Counter()
    for paper in papers:
        found = (name for _, name in mentions.mentions(plain(paper.abstract)))
        seen.update({name for name in found if " " not in name})
    tiers = {
        tier: sorted(
            word
            for word, count in seen.items()
            if sum(count >= least for least in KNOWN_FROM) == tier
        )
        for tier in (1, 2, 3)
    }
    _write_words("known", "KNOWN: dict[str, int]", _KNOWN_DOC, tiers)


def name_clues(papers: list[Paper]) -> None:
    """Weigh the clues by which a name is told."""
    named = [paper for paper in papers if paper.year >= 2018 and _TITLE_NAME.match(paper.title)]
    others = [paper for paper in papers if paper.year >= 2018 and ":" not in paper.title]
    rows: list[Row] = []
    for paper in (*named[: NAME_PAPERS[0]], *others[: NAME_PAPERS[1]]):
        rows.extend(_name_rows(paper))
    weights = _logistic(rows, regularisation=0.5, seen=15)
    _write_numbers("clues", "CLUES", _CLUES_DOC, weights)


def _name_rows(paper: Paper) -> Iterator[Row]:
    gold = name_of(paper.title, paper.abstract).lower()
    titled = bool(_TITLE_NAME.match(paper.title))
    if titled and not gold:
        return
    for name, found in clues.find(sentences.split(plain(paper.abstract))).items():
        low = name.lower()
        features = [(clue, 1.0) for clue in sorted(found)]
        if low == gold:
            yield features, 1.0, 1.0
        elif titled and (low.rstrip("s") == gold or gold in low.split() or low in gold.split()):
            continue
        elif titled:
            yield features, 0.0, 1.0
        elif low not in paper.title.lower():
            yield features, 0.0, 0.5


def words(papers: list[Paper]) -> None:
    """Weigh words and their places by whether the title has the word."""
    rows: list[Row] = []
    seen: Counter[str] = Counter()
    stem = {}
    for paper in papers[:WORD_PAPERS]:
        parts = sentences.split(plain(paper.abstract))
        lines = tuple(phrases.line(phrases.tokens(part.text)) for part in parts)
        title = set(stems(paper.title))
        for word, places in salience.places(lines, derive.contribution_of(parts)).items():
            seen[word] += 1
            if word not in stem:
                stem[word] = "".join(stems(word)[:1])
            features = [*((place, 1.0) for place in sorted(places)), (f"word {word}", 1.0)]
            rows.append((features, float(stem[word] in title), 1.0))
    rare = {f"word {word}" for word, count in seen.items() if count < WORD_SEEN}
    rows = [
        ([("word ", 1.0) if name in rare else (name, value) for name, value in features], y, w)
        for features, y, w in rows
    ]
    weights = _logistic(rows, regularisation=0.3, seen=1)
    own = {name[5:]: value for name, value in weights.items() if name.startswith("word ")}
    groups: dict[float, list[str]] = {}
    for word, value in sorted(own.items()):
        group = round(round(value / WORD_STEP) * WORD_STEP, 1) + 0.0
        if word and group != round(round(own[""] / WORD_STEP) * WORD_STEP, 1):
            groups.setdefault(group, []).append(word)
    other = {"": round(own[""], 1)}
    _write_words("words", "WORDS: dict[str, float]", _WORDS_DOC, groups, other)
    places = {name: value for name, value in weights.items() if not name.startswith("word ")}
    _write_numbers("places", "PLACES", _PLACES_DOC, places)


def features(papers: list[Paper]) -> None:
    """Weigh the features of candidates by how near each candidate is to the title."""
    chosen = papers[WORD_PAPERS : WORD_PAPERS + RANKING_PAPERS]
    with ProcessPoolExecutor(3) as workers:
        rows = [row for each in workers.map(_candidate_rows, chosen, chunksize=50) for row in each]
    index, matrix, targets, _ = _matrix(rows, seen=20)
    model = Ridge(alpha=30.0).fit(matrix, targets)
    weights = {name: 10 * float(model.coef_[column]) for name, column in index.items()}
    _write_numbers("features", "FEATURES", _FEATURES_DOC, weights)


def _candidate_rows(paper: Paper) -> list[Row]:
    parts = sentences.split(plain(paper.abstract))
    name = names.find(parts).name
    contribution = derive.contribution_of(parts)
    title = stems(paper.title)
    rows: list[Row] = []
    for seen, candidate in derive.seen(parts, name):
        score = rouge(stems(derive.compose(name, candidate.words)), title)
        worth = (score.one + score.longest) / 2 + WORD_WORTH * min(len(candidate.words), FULL)
        bare = len(candidate.words) < 4 and (not name or candidate.source in {"topic", "free"})
        worth -= _risk(candidate, contribution) + BARE * bare
        found = [(intern(feature), value) for feature, value in seen if value]
        rows.append((found, worth, 1.0))
    return rows


def _risk(candidate: Candidate, contribution: int) -> float:
    elsewhere = candidate.source in {"free", "doing", "composed", "passive"} and not (
        0 <= candidate.sentence - contribution < 2
    )
    unheld = candidate.source == "free" and candidate.verb not in TELLS_TASK
    return RISKS.get(candidate.source, 0.0) + ELSEWHERE * elsewhere + UNHELD * unheld


def _logistic(rows: list[Row], *, regularisation: float, seen: int) -> dict[str, float]:
    index, matrix, targets, counts = _matrix(rows, seen=seen)
    model = LogisticRegression(C=regularisation, max_iter=200)
    model.fit(matrix, targets > 0.5, sample_weight=counts)
    weights = {name: float(model.coef_[0][column]) for name, column in index.items()}
    return {"bias": float(model.intercept_[0])} | weights


def _matrix(rows: list[Row], *, seen: int):
    uses = Counter(name for found, _, _ in rows for name, value in found if value)
    index = {name: n for n, name in enumerate(sorted(n for n, c in uses.items() if c >= seen))}
    columns: list[int] = []
    values: list[float] = []
    ends = [0]
    for found, _, _ in rows:
        for name, value in found:
            if value and name in index:
                columns.append(index[name])
                values.append(value)
        ends.append(len(columns))
    matrix = csr_matrix((values, columns, ends), shape=(len(rows), len(index)), dtype=np.float32)
    matrix.sum_duplicates()
    targets = np.array([row[1] for row in rows])
    return index, matrix, targets, np.array([row[2] for row in rows])


def _write_numbers(file: str, name: str, doc: str, weights: dict[str, float]) -> None:
    kept = {key: value for key, value in sorted(weights.items()) if abs(value) >= LEAST[file]} | (
        {"bias": weights["bias"]} if "bias" in weights else {}
    )
    digits = 3 if file == "features" else 2
    lines = "".join(
        f'    "{key}": {round(value, digits)},\n' for key, value in sorted(kept.items())
    )
    _write(file, f'"""{doc}"""\n\n{name}: dict[str, float] = {{\n{lines}}}\n')


def _write_words(
    file: str,
    declaration: str,
    doc: str,
    groups: dict[float, list[str]],
    other: dict[str, float] | None = None,
) -> None:
    body = ""
    for group, members in sorted(groups.items()):
        lines = textwrap.wrap(" ".join(members), 92, break_long_words=False, break_on_hyphens=False)
        body += f'    {group}: """\n        ' + "\n        ".join(lines) + '\n    """,\n'
    kind = declaration.rpartition(" ")[2].rstrip("]")
    _write(
        file,
        f'"""{doc}"""\n\n_GROUPS: dict[{kind}, str] = {{\n{body}}}\n'
        f"{declaration} = {{\n"
        "    word: weight for weight, words in _GROUPS.items() for word in words.split()\n"
        + ("}\n" if not other else f"}} | {other}\n"),
    )


def _write(file: str, text: str) -> None:
    (TABLES / f"{file}.py").write_text(text, encoding="utf-8")
    print(f"{file}.py: {len(text):,} characters")


_KNOWN_DOC = "Words with a capital that many abstracts use, by how many: 1, 2 or 3."
_CLUES_DOC = "What each clue adds to the log odds that a word is the paper's own name."
_WORDS_DOC = 'What a word adds to the log odds that the title has it; "" is any other word.'
_PLACES_DOC = "What each place of a word adds to the log odds that the title has it."
_FEATURES_DOC = "What each feature of a candidate adds to its score: tenths of ROUGE F1."
STEPS: dict[str, Callable[[list[Paper]], None]] = {
    "known": known,
    "clues": name_clues,
    "words": words,
    "features": features,
}


@click.command()
@click.argument("corpus", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--only", type=click.Choice(list(STEPS)), help="One step instead of all.")
def main(corpus: Path, only: str | None) -> None:
    """Write the tables; run once a step, since each reads what the one before wrote."""
    STEPS[only or "known"](training(corpus))


if __name__ == "__main__":
    main()
