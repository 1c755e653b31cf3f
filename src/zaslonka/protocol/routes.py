"""Every request over HTTP, what it asks and what it answers: for the server and the schema."""

from typing import Any, NamedTuple

from zaslonka.kernel.story import Story
from zaslonka.protocol import away, bodies, contests as told, friends, keys, puzzling, results
from zaslonka.table.info import TableInfo
from zaslonka.table.record import Record


class Request(NamedTuple):
    """A request, by the name of the method that answers it (`server.http.api`)."""

    name: str
    method: str
    path: str
    summary: str
    asks: Any = None
    answers: Any = None


_PERSON, _TABLE = bodies.Person, bodies.MadeTable
_RESEARCH = "/api/people/me/research"
_PASSKEYS = "/api/people/me/passkeys"
_SEEN = "/api/people/me/seen"
_FRIEND = "/api/friends/{who}"
_DEVICES = "/api/people/me/devices"
_CALENDAR = "/api/people/me/calendar"
_PUBLIC = list[bodies.PublicTable]
_MADE_CONTEST, _CONTEST = told.MadeContest, told.ContestTold
_CONSENT, _MAY = "/api/people/me/puzzles", puzzling.PuzzleConsent

REQUESTS = tuple(
    Request(*row)
    for row in (
        ("new_person", "POST", "/api/people", "Become somebody", bodies.NewPerson, _PERSON),
        ("rename", "PATCH", "/api/people/me", "Take another name", bodies.NewPerson, _PERSON),
        ("forget", "DELETE", "/api/people/me", "Be forgotten"),
        ("research", "GET", _RESEARCH, "Whether your games serve research", None, bodies.Research),
        (
            "set_research",
            "PUT",
            _RESEARCH,
            "Agree to it, or no longer",
            bodies.Research,
            bodies.Research,
        ),
        ("puzzle_consent", "GET", _CONSENT, "Whether your games give puzzles", None, _MAY),
        ("set_puzzle_consent", "PUT", _CONSENT, "Agree to it, or no longer", _MAY, _MAY),
        (
            "new_pass",
            "POST",
            "/api/people/me/pass",
            "Carry your seats",
            bodies.NewPass,
            bodies.Pass,
        ),
        ("revoke_pass", "DELETE", "/api/people/me/pass", "Withdraw the pass"),
        ("use_pass", "POST", "/api/people/pass", "Become its issuer", bodies.UsePass, _PERSON),
        (
            "my_results",
            "GET",
            "/api/people/me/results",
            "What your games came to",
            None,
            results.MyResults,
        ),
        (
            "show_results",
            "PUT",
            "/api/people/me/results",
            "Let others see it, or no longer",
            results.Showing,
            results.Shown,
        ),
        (
            "shown_results",
            "GET",
            "/api/people/{id}/results",
            "A page that somebody shows",
            None,
            results.Results,
        ),
        (
            "leaderboard",
            "GET",
            "/api/leaderboards/{game}",
            "Who plays it best, of those who wish to be named",
            None,
            results.Leaderboard,
        ),
        ("my_keys", "GET", "/api/people/me/keys", "What else makes you you", None, keys.Keys),
        (
            "enrol",
            "POST",
            f"{_PASSKEYS}/challenge",
            "Begin a new passkey",
            None,
            keys.Enrolment,
        ),
        ("new_passkey", "POST", _PASSKEYS, "Keep it", keys.NewPasskey, keys.Keys),
        ("delete_passkey", "DELETE", f"{_PASSKEYS}/{{key}}", "Remove a passkey"),
        (
            "challenge",
            "POST",
            "/api/people/passkey/challenge",
            "Begin to sign in",
            None,
            keys.Challenge,
        ),
        (
            "sign_in",
            "POST",
            "/api/people/passkey",
            "Become its owner",
            keys.SignedChallenge,
            _PERSON,
        ),
        (
            "new_codes",
            "POST",
            "/api/people/me/codes",
            "Have recovery codes",
            None,
            keys.RecoveryCodes,
        ),
        ("use_code", "POST", "/api/people/code", "Become its owner", keys.UseCode, _PERSON),
        ("my_friends", "GET", "/api/friends", "Whom you know", None, friends.Circle),
        ("befriend", "PUT", _FRIEND, "Ask to be friends, or agree"),
        ("part", "DELETE", _FRIEND, "Part, withdraw, or turn down"),
        ("block", "PUT", f"{_FRIEND}/block", "Hear nothing more of somebody"),
        ("unblock", "DELETE", f"{_FRIEND}/block", "Hear of them again"),
        ("set_seen", "PUT", _SEEN, "Be seen by friends", friends.Seen, friends.Seen),
        ("play_again", "POST", f"{_FRIEND}/table", "Invite again", friends.Again, _TABLE),
        (
            "invitations",
            "GET",
            "/api/invitations",
            "Where friends wait",
            None,
            list[friends.Invitation],
        ),
        ("turn_down", "DELETE", "/api/invitations/{who}", "Not to come"),
        (
            "company",
            "GET",
            "/api/tables/{id}/company",
            "How you stand to the others",
            None,
            list[friends.Seated],
        ),
        ("push_key", "GET", "/api/push", "Who sends messages, if anybody", None, away.PushKey),
        ("devices", "GET", _DEVICES, "Your devices", None, list[away.KnownDevice]),
        ("new_device", "POST", _DEVICES, "Be told on this one", away.NewDevice, away.KnownDevice),
        ("drop_device", "DELETE", f"{_DEVICES}/{{id}}", "No longer on that one"),
        ("turns", "GET", "/api/turns", "Your games of days", None, list[away.Turn]),
        ("calendar", "GET", _CALENDAR, "Where your calendar is", None, away.Calendar),
        ("new_calendar", "POST", _CALENDAR, "Have one, elsewhere", None, away.Calendar),
        ("drop_calendar", "DELETE", _CALENDAR, "Have none"),
        ("games", "GET", "/api/games", "The games on the shelf", None, list[bodies.GameInfo]),
        ("rules", "GET", "/api/rules/{game}", "A game's clauses", None, bodies.Rulebook),
        ("text", "GET", "/api/text/{game}", "A game's sentences, in Fluent", None, bodies.Text),
        ("knowledge", "GET", "/api/knowledge/{game}", "Its world: `<game>.Knowledge`", None, Any),
        ("walk", "GET", "/api/lessons/{game}", "A lesson, recorded", None, bodies.Walk),
        ("new_seed", "POST", "/api/seeds", "Have a seed promised", None, bodies.Promise),
        ("new_table", "POST", "/api/tables", "Make a table", bodies.NewTable, _TABLE),
        ("seek", "POST", "/api/partners", "Play with whoever comes", bodies.Seeking, _TABLE),
        ("new_lesson", "POST", "/api/lessons", "Begin a first game", bodies.NewLesson, _TABLE),
        ("today", "GET", "/api/today", "Today's tasks", None, bodies.Day),
        ("day", "GET", "/api/today/{day}", "Those of another day", None, bodies.Day),
        ("new_attempt", "POST", "/api/today", "Try a task", bodies.NewAttempt, _TABLE),
        ("best_line", "GET", "/api/tables/{id}/best", "Its best line", None, bodies.Replay),
        ("new_contest", "POST", "/api/contests", "Make a contest", told.NewContest, _MADE_CONTEST),
        ("my_contests", "GET", "/api/contests", "Yours", None, list[told.MyContest]),
        ("contest", "GET", "/api/contests/{id}", "A contest", None, _CONTEST),
        ("call_off", "DELETE", "/api/contests/{id}", "Call one of yours off"),
        ("enter", "POST", "/api/contests/{id}/entrants", "Take part", told.Enter, _CONTEST),
        ("withdraw", "DELETE", "/api/contests/{id}/entrants", "No longer", None, _CONTEST),
        ("begin_contest", "POST", "/api/contests/{id}/begin", "Begin it", None, _CONTEST),
        ("puzzles", "GET", "/api/puzzles", "How you stand", None, puzzling.PuzzleStanding),
        ("next_puzzle", "POST", "/api/puzzles", "The next one", puzzling.NewPuzzle, _TABLE),
        ("my_tables", "GET", "/api/tables", "Where you sit", None, list[bodies.MyTable]),
        ("public_tables", "GET", "/api/tables/public", "Tables for anybody", None, _PUBLIC),
        ("table", "GET", "/api/tables/{id}", "What everybody may know", None, TableInfo),
        ("delete_table", "DELETE", "/api/tables/{id}", "Delete a table of yours"),
        ("replay", "GET", "/api/tables/{id}/replay", "A finished game", None, bodies.Replay),
        ("record", "GET", "/api/tables/{id}/record", "A game, to be checked", None, Record),
        ("open_file", "POST", "/api/replays", "Open such a file", Record, bodies.OpenedFile),
        ("tell_file", "POST", "/api/replays/story", "The story of such a file", Record, Story),
        ("story", "GET", "/api/tables/{id}/story", "The story of a game", None, Story),
    )
)
"""In the order of docs/protocol.md."""

FOR_HOSTS = (
    Request("openapi", "GET", "/api/openapi.json", "This document"),
    Request("calendar_file", "GET", "/api/calendar/{secret}.ics", "Somebody's turns"),
    Request("qr", "GET", "/qr/{id}.svg", "A table's address as a QR code"),
    Request("contest_qr", "GET", "/qr/contest/{id}.svg", "A contest's address as a QR code"),
    Request("health", "GET", "/healthz", "Whether the server can write"),
    Request("metrics", "GET", "/metrics", "Numbers for Prometheus"),
)
"""Whose answers are not JSON of ours, and so not in the schema."""
