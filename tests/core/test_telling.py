"""Who may read what: the secrets of all who read the same lines, and of nobody else."""

from game.core.telling import as_known, readers_of


def test_what_all_people_read_holds_the_secrets_of_one_person_or_of_nobody() -> None:
    assert readers_of((), 3) == {0, 1, 2}
    assert readers_of((2,), 3) == {2}
    assert readers_of((0, 2), 3) == frozenset()
    assert readers_of((0, 1), 2) == frozenset()


def test_an_event_is_redacted_for_its_readers() -> None:
    def redact(event: str, seat: int | None) -> str:
        return f"{event} for {seat}"

    assert as_known("it", frozenset({0, 1, 2}), 3, redact) == "it"
    assert as_known("it", frozenset({1}), 3, redact) == "it for 1"
    assert as_known("it", frozenset(), 3, redact) == "it for None"
    assert as_known("it", frozenset({0, 1}), 3, redact) == "it for None"
