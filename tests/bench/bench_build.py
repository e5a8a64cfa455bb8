"""Time import and build of the first papers of a corpus, clean and unchanged.

python tests/bench/bench_build.py papers.jsonl.xz [N ...]
"""

from __future__ import annotations

import argparse
import lzma
import resource
import subprocess
import sys
import tempfile
import time
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).parents[2]


def main() -> None:
    """Print seconds, files and megabytes for each number of papers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("papers", type=int, nargs="*", default=[1_000, 5_000])
    given = parser.parse_args()
    print(f"{'papers':>7} {'clean':>8} {'again':>8} {'ratio':>6} {'files':>7} {'site MB':>8}")
    for papers in given.papers:
        with tempfile.TemporaryDirectory() as folder:
            measure(given.corpus, papers, Path(folder))
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"largest process: {peak:,.0f} MB")


def measure(corpus: Path, papers: int, folder: Path) -> None:
    """Print one row: a build of nothing but the sources, then one with nothing to do."""
    build(folder, "new", str(folder))
    sources = folder / "content/abstracts"
    for example in sources.iterdir():
        example.unlink()
    with lzma.open(corpus) as lines:
        (sources / "corpus.jsonl").write_bytes(b"".join(islice(lines, papers)))
    clean, again = (build(folder, "--content", str(folder / "content"), "-q") for _ in range(2))
    files = [path for path in (folder / "site").rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    ratio = f"{again / clean:.0%}"
    print(f"{papers:7,} {clean:7.1f}s {again:7.1f}s {ratio:>6} {len(files):7,} {size:8.1f}")


def build(folder: Path, *arguments: str) -> float:
    """Run build.py; seconds it took."""
    start = time.perf_counter()
    command = [sys.executable, str(ROOT / "build.py"), *arguments]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
