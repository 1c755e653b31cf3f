"""Kod Krakowa: what is done to the city, by an action or by a card."""

from zaslonka.kernel import Seat
from . import content, events, moves
from .content import CARDS, NUMBER, PLACES_OF, TOKENS, Card, District, Place, Slot
from .passages import unblock
from .state import Board, LookedAt, MixedIn, Now, PickedUp, PutDown, Secret, Seen, TakenOut, Trace

CARD_NUMBER = {card: number for number, card in enumerate(CARDS)}


def do(now: Now, seat: Seat, move: moves.Move) -> None:
    """Carry out what a player has chosen to do, whether an action or a card allowed it."""
    match move:
        case moves.Walk(district):
            walk(now, seat, district)
        case moves.Lead(other, district):
            now.table.pawns[other] = district
            now.tell(events.Led(seat, other, district))
        case moves.Reveal(district):
            discover(now, seat, district)
        case moves.Collect(district, slot):
            collect(now, seat, district, slot)
        case moves.Lay(district):
            lay(now, district)
        case moves.LookAt(district):
            look(now, seat, district)
        case moves.Swap(give, other, take):
            swap(now, seat, give, other, take)
        case moves.GiveUp(place):
            exchange(now, seat, place)
        case moves.TakeStop(passage):
            now.table.stops = tuple(stop for stop in now.table.stops if stop != passage)
            unblock(now.table, passage)
            now.tell(events.StopTaken(seat, passage))


# Pawns and districts


def walk(now: Now, seat: Seat, district: District) -> None:
    """Whoever walks into an undiscovered district also draws a card.  KKR-30, KKR-31."""
    table = now.table
    table.pawns[seat] = district
    now.tell(events.Walked(seat, district))
    if district not in table.discovered:
        discover(now, seat, district)
        if has_room(table, seat):
            draw_card(now, seat)


def discover(now: Now, seat: Seat, district: District) -> None:
    """A district joins the board, with one of its places face down.  KKR-31."""
    now.table.discovered += (district,)
    now.tell(events.Discovered(seat, district))
    lay(now, district)


# Places


def on_tray(table: Board, secret: Secret, district: District) -> tuple[Place, ...]:
    """The district's places that are neither on it nor at a player's."""
    gone = set(secret.laid[NUMBER[district]])
    for boards in table.boards:
        gone.update(boards.places)
    return tuple([place for place in PLACES_OF[district] if place not in gone])


def lay(now: Now, district: District) -> None:
    """A place, whichever comes up, goes from the tray face down onto its district.  KKR-12."""
    table, laid, number = now.table, now.secret.laid, NUMBER[district]
    place, slot = now.chance.pick(on_tray(table, now.secret, district)), None
    if table.edition == 1:
        laid[number] = tuple(sorted((*laid[number], place)))
    else:
        slots = table.slots_of(district)
        slot = first_free(slots)
        laid[number] = (*laid[number][:slot], place, *laid[number][slot:])
        table.set_slots(district, (*slots[:slot], slot, *slots[slot:]))
    table.tray[number] -= 1
    table.laid[number] += 1
    leave_trace(table, district, PutDown(slot))
    now.tell(events.Laid(district, slot))


def first_free(slots: tuple[Slot, ...]) -> Slot:
    """The slot that the next place goes into; before it all are taken.  KKR-37."""
    return next(slot for slot in range(len(slots) + 1) if slot not in slots)


def collect(now: Now, seat: Seat, district: District, slot: Slot | None) -> None:
    """Turn up the place in a slot of a district and keep it.  KKR-32, KKR-38.

    Without slots, in the first edition, it is any of those that lie there.
    """
    table, laid, number = now.table, now.secret.laid, NUMBER[district]
    if slot is None:
        place = now.chance.pick(laid[number])
    else:
        slots = table.slots_of(district)
        place = laid[number][slots.index(slot)]
        table.set_slots(district, tuple(other for other in slots if other != slot))
    laid[number] = tuple(other for other in laid[number] if other != place)
    table.laid[number] -= 1
    leave_trace(table, district, PickedUp(place, slot))
    now.tell(events.Collected(seat, district, place, slot))
    gain(table, seat, place)
    end_if_won(now)


def look(now: Now, seat: Seat, district: District) -> None:
    """One player sees what lies in a district, and everybody sees that.  KKR-90."""
    hand, places = now.hands[seat], now.secret.laid[NUMBER[district]]
    hand.seen = tuple(
        sorted((*hand.seen, Seen(district, places)), key=lambda seen: NUMBER[seen.district])
    )
    leave_trace(now.table, district, LookedAt(seat))
    now.tell(events.Looked(seat, district))
    now.tell(events.Saw(district, places), only=seat)


def swap(now: Now, seat: Seat, give: Place, other: Seat, take: Place) -> None:
    """Two players swap places, each of which finds its place at the new owner's.  KKR-32."""
    boards = now.table.boards
    boards[seat], boards[other] = boards[seat].without([give]), boards[other].without([take])
    now.tell(events.Swapped(seat, other, give, take))
    gain(now.table, seat, take)
    gain(now.table, other, give)
    end_if_won(now)


def exchange(now: Now, seat: Seat, give: Place) -> None:
    """A place of the same district comes from the tray, then the old one is mixed in.  KKR-12."""
    table, district = now.table, TOKENS[give].district
    take = now.chance.pick(on_tray(table, now.secret, district))
    table.tray[NUMBER[district]] -= 1
    leave_trace(table, district, TakenOut(take))
    now.tell(events.Exchanged(seat, give, take))
    give_back(table, seat, give)
    gain(table, seat, take)
    end_if_won(now)


def give_back(table: Board, seat: Seat, *places: Place) -> None:
    """Places from beside the boards are mixed in among their districts' on the tray.  KKR-42."""
    table.boards[seat] = table.boards[seat].without(places)
    for place in places:
        district = TOKENS[place].district
        table.tray[NUMBER[district]] += 1
        leave_trace(table, district, MixedIn(place))


def gain(table: Board, seat: Seat, place: Place) -> None:
    """A place comes to a player; a best board bettered counts for KKR-52."""
    before = table.boards[seat]
    table.boards[seat] = before.with_place(place, table.edition)
    if table.boards[seat].best > before.best:
        table.last_high = table.turn


def leave_trace(table: Board, district: District, trace: Trace) -> None:
    traces, number = table.traces, NUMBER[district]
    table.traces = (*traces[:number], (*traces[number], trace), *traces[number + 1 :])


def end_if_won(now: Now) -> None:
    """KKR-50."""
    if any(boards.best >= content.PLACES_TO_WIN[now.seats] for boards in now.table.boards):
        now.over()


# Cards


def has_room(table: Board, seat: Seat) -> bool:
    """KKR-36."""
    return len(table.held[seat]) < content.HAND_LIMIT


def draw_card(now: Now, seat: Seat) -> None:
    """The top card of the deck, renewed if it is empty, goes into a hand.  KKR-43."""
    table, secret, hand = now.table, now.secret, now.hands[seat]
    if not secret.deck:
        renew_deck(now)
    card, secret.deck = secret.deck[0], secret.deck[1:]
    table.deck -= 1
    hand.cards = tuple(sorted((*hand.cards, card)))
    table.held[seat] = (*table.held[seat], table.renewals)
    now.tell(events.Drew(seat))
    now.tell(events.DrewCard(card), only=seat)


def renew_deck(now: Now) -> None:
    """The discards are shuffled into a new deck.  KKR-43."""
    table = now.table
    table.renewals += 1
    shuffles = list(table.shuffles)
    for card in table.discards:
        shuffles[CARD_NUMBER[card]] = table.renewals
    table.shuffles = tuple(shuffles)
    now.secret.deck = now.chance.shuffled(table.discards)
    table.deck, table.discards = len(table.discards), ()
    now.tell(events.Renewed())


def put_away(now: Now, seat: Seat, card: Card) -> None:
    """A card leaves a hand for all to see."""
    table, hand = now.table, now.hands[seat]
    hand.cards = tuple([other for other in hand.cards if other != card])
    held = list(table.held[seat])
    held.remove(table.shuffles[CARD_NUMBER[card]])
    table.held[seat] = tuple(held)
    if table.shown[seat]:
        table.shown[seat] = tuple([other for other in table.shown[seat] if other != card])
