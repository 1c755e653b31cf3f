"""Talk and marks over the wire."""

from typing import Any

import pytest

from tests.server.party import Party
from tests.server.protocol_client import Client, call
from tests.support.example import EXAMPLE
from tests.table.sides import play_in_teams


def texts(client: Client) -> list[Any]:
    return [line["said"] for line in client.talk]


@pytest.fixture
def sides(party: Party, monkeypatch: pytest.MonkeyPatch) -> list[Client]:
    """Four people in two teams; the last of them must be silent."""
    play_in_teams(monkeypatch)
    return party.sit(4)


@pytest.mark.rule("TAB-19")
def test_everybody_hears_at_once_and_on_coming_back(party: Party) -> None:
    ola, jan = party.gather(2)
    watcher = party.join(ola.table_id)
    ola.do("say", said="Cześć <b>wszystkim</b>")
    for client in (ola, jan, watcher):
        while not client.talk:
            client.take()
        assert client.talk == [
            {
                "who": client.talk[0]["who"],
                "name": "Gracz 0",
                "by": 0,
                "ply": 0,
                "said": "Cześć <b>wszystkim</b>",
                "team": False,
                "promise": False,
            }
        ]
    assert watcher.ask("say", said="A ja?")["rule"] == "TAB-04"
    assert party.join(ola.table_id).talk == ola.talk


@pytest.mark.rule("TAB-19")
def test_a_line_sent_again_after_a_lost_connection_is_said_once(party: Party) -> None:
    ola, _ = party.gather(2)
    ola.do("say", said="raz", under="again")
    ola.open(0)
    ola.do("say", said="raz", under="again")
    assert texts(ola) == ["raz"]


@pytest.mark.rule("TAB-19")
def test_a_line_keeps_its_speaker_over_another_seat_and_another_name(party: Party) -> None:
    ola, jan = party.gather(2)
    jan.do("say", said="raz")
    jan.do("stand")
    call(party.base, "PATCH", "/api/people/me", {"name": "Janek"}, jan.token)
    again = party.join(ola.table_id)
    assert [(line["name"], line["by"]) for line in again.talk] == [("Janek", None)]
    assert again.talk[0]["who"] == jan.talk[0]["who"]


def test_who_is_forgotten_leaves_no_words_behind(party: Party) -> None:
    ola, jan = party.gather(2)
    jan.do("say", said="raz")
    ola.take_until(lambda: bool(ola.talk))
    call(party.base, "DELETE", "/api/people/me", None, jan.token)
    ola.take_until(lambda: not ola.talk)


@pytest.mark.rule("TAB-20")
def test_the_silent_hear_their_team_and_are_refused_with_the_clause(sides: list[Client]) -> None:
    _, jan, _, iga = sides
    assert iga.table["teams"] == [0, 1, 0, 1]
    assert iga.table["silent"] == [3]
    jan.do("say", said="mamy ich", to="team")
    iga.take_until(lambda: texts(iga) == ["mamy ich"])
    for to in ("table", "team"):
        refused = iga.ask("say", said="wąż", to=to)
        assert (refused["rule"], refused["why"]) == ("TAB-20", "silent")
    assert iga.ask("mark", thing="word:7", on=True)["why"] == "silent"


@pytest.mark.rule("TAB-21", "CHY-53")
def test_a_promise_is_heard_as_one_and_the_replay_has_it(sides: list[Client]) -> None:
    ola, jan, ewa, iga = sides
    ola.do("say", said={"phrase": "spare", "seat": 1})
    ola.do("say", said="między nami", to="team")
    jan.take_until(lambda: bool(jan.talk))
    said = jan.talk[0]
    assert (said["promise"], said["said"]["phrase"], said["said"]["seat"]) == (True, "spare", 1)
    ola.do("propose", what="end")
    for client in (jan, ewa, iga):
        client.do("vote", yes=True)
    for what in ("replay", "record"):
        kept = call(jan.base, "GET", f"/api/tables/{jan.table_id}/{what}")
        assert kept["talk"] == [said]


@pytest.mark.rule("TAB-21")
def test_a_game_says_which_phrases_it_has(party: Party, sides: list[Client]) -> None:
    infos = {info["name"]: info for info in call(party.base, "GET", "/api/games")}
    assert infos[EXAMPLE]["phrases"][1] == {
        "id": "avoid",
        "slots": {"card": ["sum", "odd"]},
        "seat": False,
        "promise": False,
    }


@pytest.mark.rule("TAB-22")
def test_marks_are_told_to_the_team_and_kept(party: Party, sides: list[Client]) -> None:
    ola, jan, _, iga = sides
    jan.do("mark", thing="word:7", on=True)
    iga.take_until(lambda: iga.marks == [{"seat": 1, "thing": "word:7"}])
    assert party.join(jan.table_id, jan.token).marks == iga.marks
    assert party.join(jan.table_id, ola.token).marks == party.join(jan.table_id).marks == []
    assert jan.ask("mark", thing="<script>", on=True)["code"] == "malformed"
    jan.do("mark", thing="word:7", on=False)
    iga.take_until(lambda: iga.marks == [])
