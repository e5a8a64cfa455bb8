import os
import subprocess
import sys
from pathlib import Path

import pytest

from site_builder.engine.lock import only_run
from site_builder.errors import EnvironmentFault

HOLD = """
import sys, time
from pathlib import Path
from site_builder.engine.lock import only_run
with only_run(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""
ROOT = Path(__file__).parents[3]


def test_a_second_run_says_who_holds_the_lock_and_a_dead_one_frees_it(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        with pytest.raises(EnvironmentFault) as caught, only_run(tmp_path):
            pass
        holder.kill()

    assert str(caught.value) == (
        f"{tmp_path}: another run (process {holder.pid}) is at work on this catalogue\n"
        "  Wait until it ends, then try again."
    )
    with only_run(tmp_path):
        pass
