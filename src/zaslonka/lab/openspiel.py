"""The games as OpenSpiel games, with explicit chance nodes and perfect recall.

    from zaslonka.lab import openspiel
    game = openspiel.load(name, seats=4, **options)

Every game of the shelf is registered with pyspiel as ``zaslonka_<name>`` when this is imported.
"""

import math
from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from zaslonka.kernel import Seat, shelf
from zaslonka.kernel.chance import Chance
from zaslonka.kernel.steps import AnyState, Told
from zaslonka.lab.actions import Chosen
from zaslonka.lab.chance_nodes import Undrawn, drawn
from zaslonka.lab.layouts import NOTHING
from zaslonka.lab.observations import Learned
from zaslonka.lab.terms import Terms, plain_options

PREFIX = "zaslonka_"
MOST_OUTCOMES = 512
"""More than any deck of ours has cards; a chance node never has more."""

MAX_LENGTH = 5000
RECALL = 4096


def load(
    name: str,
    seats: int | None = None,
    *,
    max_length: int = MAX_LENGTH,
    recall: int = RECALL,
    **options: Any,
) -> pyspiel.Game:
    """A game of the shelf, with its least number of seats if none is given.

    After ``max_length`` choices nobody has won; the tensor of an information state has room for
    ``recall`` things chosen and told.
    """
    game = shelf.get(name)
    plain = {field: options.pop(field) for field in plain_options(game) if field in options}
    terms = {
        "players": game.seats[0] if seats is None else seats,
        "more": msgspec.json.encode(options).hex(),
        "max_length": max_length,
        "recall": recall,
    }
    return pyspiel.load_game(f"{PREFIX}{name}", {**terms, **plain})


class Game(pyspiel.Game):
    """A game with its options and seats; OpenSpiel copies it without what it has in Python."""

    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        terms = Terms.of(self.kind.short_name.removeprefix(PREFIX), given)
        info = pyspiel.GameInfo(
            num_distinct_actions=terms.setup.actions.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=terms.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=terms.max_length,
        )
        super().__init__(self.kind, info, given)

    @property
    def terms(self) -> Terms:
        given = {**self.kind.parameter_specification, **self.get_parameters()}
        return Terms.of(self.kind.short_name.removeprefix(PREFIX), given)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("what is observed is what one player knows, all of it")
        return Observer(self.terms, wanted.perfect_recall)


class State(pyspiel.State):
    """A game in play: the state of the rules, and what each seat has chosen and been told.

    While a draw is missing, what is being done (the deal, or a move) is tried again with one
    more draw each time, until there are enough.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._game, self._terms = game, game.terms
        self._state: AnyState | None = None
        self._seat: Seat | None = None
        self._learned: list[tuple[Learned, ...]] = [()] * self._terms.setup.seats
        self._length = 0
        self._chosen: Chosen = ()
        self._move: msgspec.Struct | None = None
        self._draws: list[int] = []
        self._outcomes = 0
        self._deal()

    # What OpenSpiel asks

    def current_player(self) -> int:
        if self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        if self._seat is None or self._length >= self._terms.max_length:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._seat

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / self._outcomes) for number in range(self._outcomes)]

    def returns(self) -> list[float]:
        if self._state is None:
            return [0.0] * self._terms.setup.seats
        return self._terms.setup.returns(self._state)

    def resample_from_infostate(self, player: Seat, uniform: Callable[[], float]) -> "State":
        """A world that looks to the player as this one does, drawn by its true weight.

        What the others have chosen, and what was told to one of them alone, is not made up.
        """
        assert self._state is not None, "while cards are dealt nobody has seen anything"
        seed = np.random.default_rng(int(uniform() * 2**53)).bytes(32)
        setup = self._terms.setup
        other: State = self.clone()
        other._state = setup.game.imagine(setup.view(self._state, player), Chance(seed))
        other._learned = [
            learned if seat == player else tuple(filter(_is_public, learned))
            for seat, learned in enumerate(self._learned)
        ]
        return other

    def __str__(self) -> str:
        if self._state is None:
            return f"dealing {self._draws}"
        whole = msgspec.json.encode((self._state, self._chosen, self._move, self._draws))
        return whole.decode()

    def __deepcopy__(self, memo: Any) -> "State":
        new = State.__new__(State)
        pyspiel.State.__init__(new, self._game)
        new.__dict__.update(self.__dict__)
        new._draws, new._learned = self._draws[:], self._learned[:]
        new._state = self._state and self._state.clone()
        return new

    def _legal_actions(self, player: Seat) -> list[int]:
        assert self._state is not None
        setup = self._terms.setup
        return setup.actions.legal(setup.view(self._state, player), self._chosen)

    def _apply_action(self, action: int) -> None:
        if self._outcomes:
            self._draws.append(action)
        else:
            self._choose(action)
        if self._state is None:
            self._deal()
        elif self._move is not None:
            self._make()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self._terms.setup.actions.describe(action)

    # How it comes about

    def _choose(self, number: int) -> None:
        setup, state, seat = self._terms.setup, self._state, self._seat
        assert state is not None
        assert seat is not None
        self._length += 1
        self._learned[seat] += (number,)
        made = setup.actions.take(setup.view(state, seat), self._chosen, number)
        if isinstance(made, tuple):
            self._chosen = made
        else:
            self._chosen, self._move = (), made

    def _deal(self) -> None:
        found = drawn(self._terms.setup.deal, self._draws)
        if isinstance(found, Undrawn):
            self._outcomes = found.outcomes
        else:
            self._settled(found)

    def _make(self) -> None:
        setup, seat, move = self._terms.setup, self._seat, self._move
        assert self._state is not None
        assert seat is not None
        assert move is not None
        after = self._state.clone()
        told = drawn(lambda chance: setup.game.play(after, seat, move, chance), self._draws)
        if isinstance(told, Undrawn):
            self._outcomes = told.outcomes
            return
        for other, learned in enumerate(self._learned):
            self._learned[other] = (*learned, *(one for one in told if one.only in (None, other)))
        self._settled(after)

    def _settled(self, state: AnyState) -> None:
        self._state, self._seat = state, self._terms.setup.to_decide(state)
        self._move, self._draws, self._outcomes = None, [], 0


def _is_public(learned: Learned) -> bool:
    return isinstance(learned, Told) and learned.only is None


class Observer:
    """A view as a string and a tensor; with recall, all that was chosen and told as well."""

    def __init__(self, terms: Terms, recalls: bool) -> None:
        self._terms, self._recalls = terms, recalls
        size = terms.setup.observations.size
        rows = (terms.recall, terms.events.size)
        self.tensor = np.full(size + (math.prod(rows) if recalls else 0), NOTHING, np.float32)
        self.dict = {"view": self.tensor[:size]}
        if recalls:
            self.dict["learned"] = self.tensor[size:].reshape(rows)

    def set_from(self, state: State, player: Seat) -> None:
        setup = self._terms.setup
        self.tensor.fill(NOTHING)
        if state._state is None:
            return
        view = setup.view(state._state, player)
        self.dict["view"][:] = setup.observations.array(view, _own_choice(state, player))
        if self._recalls:
            learned = state._learned[player]
            if len(learned) > self._terms.recall:
                raise ValueError(f"{len(learned)} things learned; load with a greater `recall`")
            rows = self._terms.events.rows(learned)
            self.dict["learned"][: len(rows)] = rows

    def string_from(self, state: State, player: Seat) -> str:
        if state._state is None:
            return ""
        view = self._terms.setup.view(state._state, player)
        learned = state._learned[player] if self._recalls else ()
        return msgspec.json.encode((view, _own_choice(state, player), learned)).decode()


def _own_choice(state: State, player: Seat) -> Chosen:
    return state._chosen if player == state._seat else ()


def _register(name: str) -> None:
    game = shelf.get(name)
    seats = game.seats
    kind = pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Zasłonka: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            **plain_options(game),
            "players": seats[0],
            "more": b"{}".hex(),
            "max_length": MAX_LENGTH,
            "recall": RECALL,
        },
    )
    # A class of its own, as OpenSpiel's games have: what it keeps outlives the interpreter.
    pyspiel.register_game(kind, type(f"Game_{name}", (Game,), {"kind": kind}))


for _name in shelf.names():
    _register(_name)
