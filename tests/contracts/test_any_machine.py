"""Neighbours and map are the same on another processor and with other threads."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAPERS = 160
PROGRAM = f"""
import random
from site_builder import store, understanding
from site_builder.model import Layout, Tag

chance = random.Random(4)
topics = [[f"w{{chance.randrange(10**6)}}" for _ in range(30)] for _ in range(8)]
common = [f"c{{n}}" for n in range(200)]

def paper(number):
    topic = number % 8
    words = chance.choices(topics[topic], k=40) + chance.choices(common, k=60)
    chance.shuffle(words)
    return f"{{number:04}}", f"Title {{number}}\\n{{' '.join(words)}}.", (f"t{{topic}}",)

papers = [paper(number) for number in range({PAPERS})]
taxonomy = tuple(Tag(slug=f"t{{n}}", label=f"Topic {{n}}") for n in range(8))
print(store.write_related(understanding.related(papers)).decode())
layout = understanding.lay_out(papers[:-3], taxonomy, Layout())
print(store.write_layout(understanding.lay_out(papers, taxonomy, layout)).decode())
"""
MACHINES = [
    {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "PYTHONHASHSEED": "1"},
    {"OPENBLAS_CORETYPE": "Nehalem", "OPENBLAS_NUM_THREADS": "2", "PYTHONHASHSEED": "2"},
    {"NPY_DISABLE_CPU_FEATURES": "AVX2 FMA3", "OPENBLAS_CORETYPE": "Core2"},
]


def derived(**environment: str) -> str:
    """What import derives from many papers, on a machine of that kind."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PROGRAM],
        check=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )
    return done.stdout


@pytest.mark.timeout(120)
def test_what_is_derived_of_many_papers_does_not_depend_on_the_machine() -> None:
    here = derived()

    assert here.count("\n") > 2 * PAPERS
    for machine in MACHINES:
        assert derived(**machine) == here
