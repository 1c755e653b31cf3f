"""What is the same for everybody, with a mark; the list a browser keeps by; lessons as walks."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.party import Party
from tests.support.example import EXAMPLE
from tests.support.packing import Unpacker
from tests.table.lessons import begun, path, seen, told
from zaslonka import games
from zaslonka.kernel.levels import LANGUAGES, Language
from zaslonka.protocol import walks
from zaslonka.protocol.rulebooks import OF_EVERY_TABLE
from zaslonka.server.http import page, shelved

ALLOWED = re.compile(
    r"/api/games"
    r"|/api/rules/[a-z_]+\?lang=(pl|en)"
    r"|/api/knowledge/[a-z_]+"
    r"|/api/lessons/[a-z_]+\?part=\d&lang=(pl|en)"
)
"""Every address that may be kept."""

PARTS = [(name, part) for name in games.names() for part in range(len(games.get(name).lesson))]


@pytest.fixture
def worker(party: Party, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The service worker of a page that need not be built."""
    (tmp_path / "sw.js").write_text("built;")
    monkeypatch.setattr(page, "PAGE", tmp_path)
    answer = httpx.get(f"{party.base}/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    return answer.text


def listed(worker: str) -> dict[str, str]:
    found = re.fullmatch(r'self\.RELEASE="([^"]+)";self\.ANSWERS=(\{.*\});\nbuilt;', worker)
    assert found is not None
    answers: dict[str, str] = json.loads(found[2])
    return answers


@pytest.mark.rule("TAB-80")
def test_what_may_be_kept_is_a_list_of_what_everybody_may_read(party: Party, worker: str) -> None:
    answers = listed(worker)
    assert [one for one in answers if not ALLOWED.fullmatch(one)] == []
    for name in (*games.names(), *OF_EVERY_TABLE):
        for language in LANGUAGES:
            assert f"/api/rules/{name}?lang={language}" in answers
    for address, mark in answers.items():
        # Nobody in particular asks, and what is answered is what the list says.
        answer = httpx.get(party.base + address)
        assert hashlib.sha256(answer.content).hexdigest() == mark
        again = httpx.get(party.base + address, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.rule("TAB-81")
def test_whatever_is_new_makes_another_release(
    worker: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def release() -> bytes:
        return shelved.worker(tmp_path / "sw.js").split(b";")[0]

    first = release()
    assert release() == first
    assert first.decode() in worker
    (tmp_path / "sw.js").write_text("built anew;")
    second = release()
    assert second != first
    monkeypatch.setattr(shelved, "shelf", lambda: b"[]")
    assert release() not in (first, second)


@pytest.mark.rule("TAB-36", "TAB-82")
def test_a_lesson_that_its_game_cannot_play_leaves_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (script := tmp_path / "sw.js").write_text("built;")
    whole, (broken, _) = walks.walk, PARTS[0]

    def walk(game: str, part: int, language: Language) -> Any:
        if game == broken:
            raise ZeroDivisionError
        return whole(game, part, language)

    shelved._walk.cache_clear()
    monkeypatch.setattr(walks, "walk", walk)
    kept = {path for path in listed(shelved.worker(script).decode()) if "/lessons/" in path}
    shelved._walk.cache_clear()
    assert {path.split("/")[-1].partition("?")[0] for path in kept} == {
        game for game, _ in PARTS if game != broken
    }


@pytest.mark.rule("TAB-82")
@pytest.mark.parametrize(("game", "part"), PARTS)
def test_a_walk_tells_what_the_learner_would_be_told(game: str, part: int) -> None:
    for language in LANGUAGES:
        body = shelved.lesson(game, str(part), language)
        assert body is not None
        walk = msgspec.json.decode(body)
        tables = list(path(begun(game, part, language)))
        assert view_after(walk) == msgspec.json.decode(msgspec.json.encode(seen(tables[-1])))
        asked = [told(table) for table in tables[:-1]]
        done = [taught.step for taught in asked if taught.asks != "wait"]
        assert [step["step"] for step in walk["steps"]] == done


def told_in(walk: Any) -> list[Any]:
    """All messages of a walk, by their names."""
    frames = [*walk["begins"], *(one for step in walk["steps"] for one in step["told"])]
    return list(map(Unpacker().read, map(json.dumps, frames)))


def view_after(walk: Any) -> Any:
    """The learner's view after all steps, made as a page makes it."""
    view = None
    for message in told_in(walk):
        if message["type"] == "welcome":
            view = message["position"]["view"]
        for change in message.get("changes", ()):
            at: Any = view
            *way, last = change["at"]
            for key in way:
                at = at[key]
            if "add" in change:
                at[last] = [*at[last], *change["add"]]
            elif change.get("cut"):
                at[last] = at[last][change["cut"] :]
            else:
                at[last] = change["set"]
    return view


@pytest.mark.rule("TAB-82")
@pytest.mark.parametrize(("game", "part"), PARTS)
def test_a_walk_shows_no_other_hand_before_the_end(game: str, part: int) -> None:
    body = shelved.lesson(game, str(part), "pl")
    assert body is not None
    messages = told_in(msgspec.json.decode(body))
    *_, last = path(begun(game, part))
    opened = [at for at, one in enumerate(messages) if (one.get("position") or one).get("open")]
    plies = [at for at, one in enumerate(messages) if one["type"] == "ply"]
    assert opened == (plies[-1:] if last.phase == "over" else [])


def test_a_lesson_that_is_not_there_is_not_found(party: Party) -> None:
    for address in ("nothing", f"{EXAMPLE}?part=9", f"{EXAMPLE}?part=x", f"{EXAMPLE}?lang=de"):
        assert httpx.get(f"{party.base}/api/lessons/{address}").status_code == 404
