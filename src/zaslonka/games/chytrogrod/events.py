"""Chytrogród: what happens, as it is told."""

from msgspec import Struct

from zaslonka.kernel import Seat
from .content import Card, Colour, Deal, Decree, Kind


class Heap(Struct, frozen=True, gc=False):
    """Some tokens of one kind."""

    token: int
    count: int


class TurnedCard(Struct, frozen=True, gc=False):
    by: Seat
    card: Card


class FirstDistrict(Struct, frozen=True, tag="first_district", gc=False):
    by: Seat
    district: Colour


class HenchmanSent(Struct, frozen=True, tag="henchman_sent", gc=False):
    """At set-up a player put the henchman into a district."""

    by: Seat
    district: Colour


class RoundBegan(Struct, frozen=True, tag="round_began", gc=False):
    """A new round, with this favourite and first district."""

    round: int
    seat: Seat
    district: Colour


class Brought(Struct, frozen=True, tag="brought", gc=False):
    """A henchman brought a good."""

    by: Seat
    token: Colour


class GivenBack(Struct, frozen=True, tag="given_back", gc=False):
    """A player returned what did not fit."""

    by: Seat
    heaps: tuple[Heap, ...]


class DeckRenewed(Struct, frozen=True, tag="deck_renewed", gc=False):
    """The discarded decrees were shuffled into a new deck."""


class DecreeDrawn(Struct, frozen=True, tag="decree_drawn", gc=False):
    by: Seat


class DecreeSeen(Struct, frozen=True, tag="decree_seen", gc=False):
    """Told to the one who drew it."""

    decree: Decree


class DecreeLaid(Struct, frozen=True, tag="decree_laid", gc=False):
    by: Seat
    district: Colour


class CardLaid(Struct, frozen=True, tag="card_laid", gc=False):
    by: Seat
    district: Colour


class SwappedInDistrict(Struct, frozen=True, tag="swapped_in_district", gc=False):
    by: Seat
    district: Colour
    give: Colour
    get: Colour


class SwappedWithPool(Struct, frozen=True, tag="swapped_with_pool", gc=False):
    by: Seat
    give: Colour
    get: Colour


class LookedAt(Struct, frozen=True, tag="looked_at", gc=False):
    """A player looked at the card of another on top of a pile."""

    by: Seat
    seat: Seat
    district: Colour


class CardSeen(Struct, frozen=True, tag="card_seen", gc=False):
    """Told to the one who looked."""

    card: Card


class CardMoved(Struct, frozen=True, tag="card_moved", gc=False):
    """A face-down card of ``seat`` went from the top of one pile to the top of another."""

    by: Seat
    seat: Seat
    start: Colour
    to: Colour


class Skipped(Struct, frozen=True, tag="skipped", gc=False):
    """A player did without the intrigue."""

    by: Seat


class TurnedUp(Struct, frozen=True, tag="turned_up", gc=False):
    """A district is resolved: all that was laid there."""

    district: Colour
    decrees: tuple[Decree, ...]
    cards: tuple[TurnedCard, ...]


class Picked(Struct, frozen=True, tag="picked", gc=False):
    """The favourite settled a tie."""

    by: Seat
    district: Colour
    kind: Kind
    seat: Seat


class Arranged(Struct, frozen=True, tag="arranged", gc=False):
    """The favourite put tied deals in order."""

    by: Seat
    district: Colour
    kind: Kind
    seats: tuple[Seat, ...]


class CardRemoved(Struct, frozen=True, tag="card_removed", gc=False):
    by: Seat
    district: Colour
    seat: Seat
    card: Card


class HenchmanRemoved(Struct, frozen=True, tag="henchman_removed", gc=False):
    by: Seat
    district: Colour
    seat: Seat


class TookOver(Struct, frozen=True, tag="took_over", gc=False):
    """A henchman came to a district, and the one of ``seat`` had to go."""

    by: Seat
    district: Colour
    seat: Seat | None


class DealMade(Struct, frozen=True, tag="deal_made", gc=False):
    """A deal was paid for, with the secret good if it is named."""

    by: Seat
    district: Colour
    kind: Kind
    points: int
    secret: Colour | None


class DealMissed(Struct, frozen=True, tag="deal_missed", gc=False):
    """A deal was not paid for."""

    by: Seat
    district: Colour
    kind: Kind


class DealOpened(Struct, frozen=True, tag="deal_opened", gc=False):
    """Another deal is now on top; None: the stack is empty."""

    district: Colour
    deal: Deal | None


class BoughtOut(Struct, frozen=True, tag="bought_out", gc=False):
    """A player took all that lay in a district."""

    by: Seat
    district: Colour
    heaps: tuple[Heap, ...]


class GuildTaken(Struct, frozen=True, tag="guild_taken", gc=False):
    """A player took a guild; whoever was dealt it has the other's instead."""

    by: Seat
    guild: Colour
