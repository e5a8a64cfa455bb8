from collections.abc import Callable, Iterable
from contextlib import closing

import pytest

from site_builder.engine import executor
from site_builder.engine.executor import Done, Workers
from site_builder.errors import EnvironmentFault, Problem
from tests.unit.engine.leaves import die, double, even


def run(function: Callable[[int], int], items: Iterable[int], jobs: int) -> list[Done[int]]:
    with closing(Workers(jobs)) as workers:
        return list(workers.run(function, items))


@pytest.mark.parametrize(("jobs", "count"), [(1, 3), (2, 3), (1, 900), (2, 900)])
def test_results_keep_the_order_of_the_items(jobs: int, count: int) -> None:
    done = run(double, range(count), jobs)

    assert [each.value for each in done] == [2 * number for number in range(count)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_one_bad_item_does_not_stop_the_others(jobs: int) -> None:
    done = run(even, [*range(0, 900, 2), 7], jobs)

    assert done[-1] == Done(
        problem=Problem(
            severity="error",
            where="numbers:7",
            code="unreadable-content",
            message="7 is odd",
            hint="Add one.",
        )
    )
    assert [each.value for each in done[:-1]] == list(range(0, 900, 2))


def test_a_worker_that_dies_names_its_items() -> None:
    with pytest.raises(EnvironmentFault) as caught:
        run(die, range(900), 2)

    assert "a worker process died while working on " in str(caught.value)
    assert "--jobs 1" in str(caught.value)


def test_an_item_is_named_by_its_path_or_how_it_begins() -> None:
    names = [executor._name(("papers/a.md", b"x" * 1000)), executor._name("y" * 1000)]

    assert names == ["papers/a.md", "y" * executor.LONGEST_NAME]
