"""Chytrogród: what happens, as it is told."""

from msgspec import Struct

from zaslonka.kernel import Seat
from .content import Card, Colour, Deal, Decree, Kind


class Heap(Struct, frozen=True):
    """Some tokens of one kind."""

    token: int
    count: int


class TurnedCard(Struct, frozen=True):
    by: Seat
    card: Card


class FirstDistrict(Struct, frozen=True, tag="first_district"):
    by: Seat
    district: Colour


class HenchmanSent(Struct, frozen=True, tag="henchman_sent"):
    """At set-up a player put the henchman into a district."""

    by: Seat
    district: Colour


class RoundBegan(Struct, frozen=True, tag="round_began"):
    """A new round, with this favourite and first district."""

    round: int
    seat: Seat
    district: Colour


class Brought(Struct, frozen=True, tag="brought"):
    """A henchman brought a good."""

    by: Seat
    token: Colour


class GivenBack(Struct, frozen=True, tag="given_back"):
    """A player returned what did not fit."""

    by: Seat
    heaps: tuple[Heap, ...]


class DeckRenewed(Struct, frozen=True, tag="deck_renewed"):
    """The discarded decrees were shuffled into a new deck."""


class DecreeDrawn(Struct, frozen=True, tag="decree_drawn"):
    by: Seat


class DecreeSeen(Struct, frozen=True, tag="decree_seen"):
    """Told to the one who drew it."""

    decree: Decree


class DecreeLaid(Struct, frozen=True, tag="decree_laid"):
    by: Seat
    district: Colour


class CardLaid(Struct, frozen=True, tag="card_laid"):
    by: Seat
    district: Colour


class SwappedInDistrict(Struct, frozen=True, tag="swapped_in_district"):
    by: Seat
    district: Colour
    give: Colour
    get: Colour


class SwappedWithPool(Struct, frozen=True, tag="swapped_with_pool"):
    by: Seat
    give: Colour
    get: Colour


class LookedAt(Struct, frozen=True, tag="looked_at"):
    """A player looked at the card of another on top of a pile."""

    by: Seat
    seat: Seat
    district: Colour


class CardSeen(Struct, frozen=True, tag="card_seen"):
    """Told to the one who looked."""

    card: Card


class CardMoved(Struct, frozen=True, tag="card_moved"):
    """A face-down card of ``seat`` went from the top of one pile to the top of another."""

    by: Seat
    seat: Seat
    start: Colour
    to: Colour


class Skipped(Struct, frozen=True, tag="skipped"):
    """A player did without the intrigue."""

    by: Seat


class TurnedUp(Struct, frozen=True, tag="turned_up"):
    """A district is resolved: all that was laid there."""

    district: Colour
    decrees: tuple[Decree, ...]
    cards: tuple[TurnedCard, ...]


class Picked(Struct, frozen=True, tag="picked"):
    """The favourite settled a tie."""

    by: Seat
    district: Colour
    kind: Kind
    seat: Seat


class Arranged(Struct, frozen=True, tag="arranged"):
    """The favourite put tied deals in order."""

    by: Seat
    district: Colour
    kind: Kind
    seats: tuple[Seat, ...]


class CardRemoved(Struct, frozen=True, tag="card_removed"):
    by: Seat
    district: Colour
    seat: Seat
    card: Card


class HenchmanRemoved(Struct, frozen=True, tag="henchman_removed"):
    by: Seat
    district: Colour
    seat: Seat


class TookOver(Struct, frozen=True, tag="took_over"):
    """A henchman came to a district, and the one of ``seat`` had to go."""

    by: Seat
    district: Colour
    seat: Seat | None


class DealMade(Struct, frozen=True, tag="deal_made"):
    """A deal was paid for, with the secret good if it is named."""

    by: Seat
    district: Colour
    kind: Kind
    points: int
    secret: Colour | None


class DealMissed(Struct, frozen=True, tag="deal_missed"):
    """A deal was not paid for."""

    by: Seat
    district: Colour
    kind: Kind


class DealOpened(Struct, frozen=True, tag="deal_opened"):
    """Another deal is now on top; None: the stack is empty."""

    district: Colour
    deal: Deal | None


class BoughtOut(Struct, frozen=True, tag="bought_out"):
    """A player took all that lay in a district."""

    by: Seat
    district: Colour
    heaps: tuple[Heap, ...]


class GuildTaken(Struct, frozen=True, tag="guild_taken"):
    """A player took a guild; whoever was dealt it has the other's instead."""

    by: Seat
    guild: Colour
