"""The search beside its peers: relevance, weight, building, in one table.

    npm install --prefix PEERS pagefind@1.6.0 minisearch@7.2.0
    python -m tests.bench.search_peers CORPUS FOLDER PEERS -n 5000 --seed 4711

None of the peers is a dependency of the project, so they are installed in a
folder of their own, PEERS. FOLDER gets what each of them builds. CPU and memory
are those of one process each that reads the papers, builds and writes: the
search as tests/bench/search_site.py does it, the others as search_peers.mjs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import click

from tests.web.tools import node

PEERS = ("pagefind", "minisearch", "lunr")
SCRIPT = Path(__file__).with_suffix(".mjs")


@click.command()
@click.argument("corpus", type=click.Path(exists=True, path_type=Path))
@click.argument("folder", type=click.Path(path_type=Path))
@click.argument("peers", type=click.Path(exists=True, path_type=Path))
@click.option("-n", "--papers", default=5000)
@click.option("--queries", default=300)
@click.option("--seed", default=1)
def main(corpus: Path, folder: Path, *, peers: Path, papers: int, queries: int, seed: int) -> None:
    """Build all, then print one line for each engine."""
    own = [sys.executable, "-m", "tests.bench.search_site", str(corpus), str(folder)]
    built = {"papershelf": measured([*own, "-n", str(papers)])}
    for name in PEERS:
        command = [node(), str(SCRIPT), "build", str(folder), str(peers.resolve()), name]
        built[name] = measured(command)
    (folder / "built.json").write_text(json.dumps(built), "utf-8")
    options = ["--queries", str(queries), "--seed", str(seed)]
    ask = [node(), str(SCRIPT), "ask", str(folder), str(peers.resolve()), *options]
    sys.exit(subprocess.run(ask, check=False).returncode)


def measured(command: list[str]) -> dict[str, float]:
    """Run a program; its seconds of CPU and the most memory it held, in MB."""
    process = subprocess.Popen(command, stdout=sys.stderr)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(command)} failed")
    return {"cpu": usage.ru_utime + usage.ru_stime, "memory": usage.ru_maxrss / 1000}


if __name__ == "__main__":
    main()
