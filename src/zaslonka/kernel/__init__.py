"""The kernel: what a game is, what it declares, and a game as it is played; no one game is here."""

from zaslonka.kernel.chance import Chance as Chance
from zaslonka.kernel.game import AnyGame as AnyGame, Game as Game
from zaslonka.kernel.history import (
    Ending as Ending,
    Entry as Entry,
    History as History,
    Played as Played,
    Ply as Ply,
    TimedOut as TimedOut,
    Undone as Undone,
)
from zaslonka.kernel.match import Match as Match
from zaslonka.kernel.records import clone as clone, tag as tag, union_of as union_of
from zaslonka.kernel.steps import (
    PRIVATE as PRIVATE,
    AnySeatView as AnySeatView,
    AnyState as AnyState,
    AnyView as AnyView,
    Choice as Choice,
    Illegal as Illegal,
    Now as Now,
    OneSeatChoice as OneSeatChoice,
    Outcome as Outcome,
    Result as Result,
    Rule as Rule,
    Seat as Seat,
    SeatView as SeatView,
    State as State,
    Table as Table,
    Told as Told,
    View as View,
    private_fields as private_fields,
)
