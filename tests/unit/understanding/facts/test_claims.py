import pytest

from site_builder.understanding import sentences
from site_builder.understanding.facts import claims


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "Our kite outperforms all others by 19.5 points.",
            ["outperforms all others by 19.5 points"],
        ),
        ("We reach speedups from 3x to 30x on lakes.", ["reach speedups from 3x to 30x on lakes"]),
        (
            "Our knots cut string by 12%, while staying tight.",
            ["cut string by 12%"],
        ),
        (
            "We show that our kite is two orders of magnitude faster than string.",
            ["our kite is two orders of magnitude faster than string"],
        ),
        (
            "Our kite raises height by 3.1% and 4.2% on lakes and seas, respectively, reducing drag by a factor of 2.",
            [
                "raises height by 3.1% and 4.2% on lakes and seas, respectively",
                "reducing drag by a factor of 2",
            ],
        ),
        (
            "We improve the height of kites, by 19.5 points on lakes, by 2.1 points on seas, and by 15 points on long and windy rivers in spring and autumn and when it rains.",
            ["improve the height of kites, by 19.5 points on lakes, by 2.1 points on seas"],
        ),
        ("On lakes, the height is improved by over 20%.", ["the height is improved by over 20%"]),
        ("Our kite flies well (5% higher accuracy).", ["5% higher accuracy"]),
        ("We train a 7B model with 32K words of context.", []),
        ("We use 10% of the labels.", []),
        ("Unlike wind-enhanced kites, ours needs 5% less string.", ["ours needs 5% less string"]),
        ("It wins, e.g., in terms of accuracy for a 25% budget.", []),
        ("Our baselines achieve a 20% success rate on lakes.", []),
        (
            "KiteNet is 3 times faster than string and can even fly.",
            ["KiteNet is 3 times faster than string"],
        ),
        ("All kites fly well, with success rates exceeding 50%.", []),
        ("We beat the best baseline that achieves a success rate of 50%.", []),
        ("Height improves 2x by tying knots.", ["Height improves 2x by tying knots"]),
        ("We weigh kites, with a maximum improvement of 31.1%.", []),
        (
            "These knots indicate a substantial reduction in the rate of fallen kites ranging from 10% to 40% when compared to the kites of earlier years on lakes.",
            [
                "These knots indicate a substantial reduction in the rate of fallen kites ranging from 10% to 40%"
            ],
        ),
        ("It wins, whereas other methods achieve at most 40% success.", []),
        (
            "Compared to the best kite, ours robustly achieves notable speedups from 3x to 30x in long and windy valleys of the north and speedups of 1.5x to 2x at sea without tearing.",
            [
                "achieves notable speedups from 3x to 30x in long and windy valleys of the north and speedups of 1.5x to 2x at sea"
            ],
        ),
        (
            "We cut the string needed to reach good height by 80%.",
            ["cut the string needed to reach good height by 80%"],
        ),
        (
            "Our kite gains height, leading to an added increase of 8.5%.",
            ["gains height, leading to an added increase of 8.5%"],
        ),
        ("We find a minimum of 3 point knots for accuracy.", []),
        ("We report a 95% CI for the accuracy.", []),
        ("Our kite is good while being 16 times faster.", []),
        ("Our kite saves string (91% reduction on average).", []),
        ("On lakes the state-of-the-art kite has an accuracy of 81%.", []),
        ("We split the knots 80% to 20%.", []),
        ("However, existing kites achieve an accuracy of only 12%.", []),
        ("Our kite is better than the 65% accuracy of others.", []),
        ("Kites lose 30% of their height. We study why.", []),
        ("We tie knots in 2023 and 2024 with $5 string.", []),
    ],
)
def test_a_claim_is_the_clause_around_its_figure(text, found):
    assert [each.value for each in claims.find(sentences.split(text))] == found
