"""Kod Krakowa: what is done to the city, by an action or by a card."""

from zaslonka.games.kod_krakowa.city import (
    City,
    LookedAt,
    MixedIn,
    Now,
    PickedUp,
    PutDown,
    Secret,
    Seen,
    TakenOut,
    Trace,
)
from zaslonka.games.kod_krakowa.content import (
    CARDS,
    HAND_LIMIT,
    NEEDED,
    NUMBER,
    PLACES_OF,
    TOKENS,
    Card,
    District,
    Place,
)
from zaslonka.games.kod_krakowa.happenings import (
    Collected,
    Discovered,
    Drew,
    DrewCard,
    Exchanged,
    Laid,
    Led,
    Looked,
    Renewed,
    Saw,
    StopTaken,
    Swapped,
    Walked,
)
from zaslonka.games.kod_krakowa.moves import (
    Collect,
    GiveUp,
    Lay,
    Lead,
    LookAt,
    Move,
    Reveal,
    Swap,
    TakeStop,
    Walk,
)
from zaslonka.games.kod_krakowa.passages import unblock
from zaslonka.kernel import Seat

CARD_NUMBER = {card: number for number, card in enumerate(CARDS)}


def do(now: Now, seat: Seat, move: Move) -> None:
    """Carry out what a player has chosen to do, whether an action or a card allowed it."""
    match move:
        case Walk(district):
            walk(now, seat, district)
        case Lead(other, district):
            now.table.pawns[other] = district
            now.tell(Led(seat, other, district))
        case Reveal(district):
            discover(now, seat, district)
        case Collect(district):
            collect(now, seat, district)
        case Lay(district):
            lay(now, district)
        case LookAt(district):
            look(now, seat, district)
        case Swap(give, other, take):
            swap(now, seat, give, other, take)
        case GiveUp(place):
            exchange(now, seat, place)
        case TakeStop(passage):
            now.table.stops = tuple(stop for stop in now.table.stops if stop != passage)
            unblock(now.table, passage)
            now.tell(StopTaken(seat, passage))


# Pawns and districts


def walk(now: Now, seat: Seat, district: District) -> None:
    """Whoever walks into an undiscovered district also draws a card.  KKR-30, KKR-31."""
    city = now.table
    city.pawns[seat] = district
    now.tell(Walked(seat, district))
    if district not in city.discovered:
        discover(now, seat, district)
        if has_room(city, seat):
            draw_card(now, seat)


def discover(now: Now, seat: Seat, district: District) -> None:
    """A district joins the board, with one of its places face down.  KKR-31."""
    now.table.discovered += (district,)
    now.tell(Discovered(seat, district))
    lay(now, district)


# Places


def on_tray(city: City, secret: Secret, district: District) -> tuple[Place, ...]:
    """The district's places that are neither on it nor at a player's."""
    laid = secret.laid[NUMBER[district]]
    return tuple(
        place
        for place in PLACES_OF[district]
        if place not in laid and not any(place in boards.places for boards in city.boards)
    )


def lay(now: Now, district: District) -> None:
    """A place, whichever comes up, goes from the tray face down onto its district.  KKR-12."""
    city, laid, number = now.table, now.secret.laid, NUMBER[district]
    place = now.chance.pick(on_tray(city, now.secret, district))
    laid[number] = tuple(sorted((*laid[number], place)))
    city.tray[number] -= 1
    city.laid[number] += 1
    leave_trace(city, district, PutDown())
    now.tell(Laid(district))


def collect(now: Now, seat: Seat, district: District) -> None:
    """Turn up one of the places that lie in a district and keep it.  KKR-12, KKR-32."""
    city, laid, number = now.table, now.secret.laid, NUMBER[district]
    place = now.chance.pick(laid[number])
    laid[number] = tuple(other for other in laid[number] if other != place)
    city.laid[number] -= 1
    leave_trace(city, district, PickedUp(place))
    now.tell(Collected(seat, district, place))
    gain(city, seat, place)
    end_if_won(now)


def look(now: Now, seat: Seat, district: District) -> None:
    """One player sees what lies in a district, and everybody sees that.  KKR-90."""
    hand, places = now.hands[seat], now.secret.laid[NUMBER[district]]
    hand.seen = tuple(
        sorted((*hand.seen, Seen(district, places)), key=lambda seen: NUMBER[seen.district])
    )
    leave_trace(now.table, district, LookedAt(seat))
    now.tell(Looked(seat, district))
    now.tell(Saw(district, places), only=seat)


def swap(now: Now, seat: Seat, give: Place, other: Seat, take: Place) -> None:
    """Two players swap places, each of which finds its place at the new owner's.  KKR-32."""
    boards = now.table.boards
    boards[seat], boards[other] = boards[seat].without([give]), boards[other].without([take])
    now.tell(Swapped(seat, other, give, take))
    gain(now.table, seat, take)
    gain(now.table, other, give)
    end_if_won(now)


def exchange(now: Now, seat: Seat, give: Place) -> None:
    """A place of the same district comes from the tray, then the old one is mixed in.  KKR-12."""
    city, district = now.table, TOKENS[give].district
    take = now.chance.pick(on_tray(city, now.secret, district))
    city.tray[NUMBER[district]] -= 1
    leave_trace(city, district, TakenOut(take))
    now.tell(Exchanged(seat, give, take))
    give_back(city, seat, give)
    gain(city, seat, take)
    end_if_won(now)


def give_back(city: City, seat: Seat, *places: Place) -> None:
    """Places from beside the boards are mixed in among their districts' on the tray.  KKR-42."""
    city.boards[seat] = city.boards[seat].without(places)
    for place in places:
        district = TOKENS[place].district
        city.tray[NUMBER[district]] += 1
        leave_trace(city, district, MixedIn(place))


def gain(city: City, seat: Seat, place: Place) -> None:
    """A place comes to a player; a best board bettered counts for KKR-52."""
    before = city.boards[seat]
    city.boards[seat] = before.with_place(place)
    if city.boards[seat].best > before.best:
        city.last_high = city.turn


def leave_trace(city: City, district: District, trace: Trace) -> None:
    number = NUMBER[district]
    city.traces[number] = (*city.traces[number], trace)


def end_if_won(now: Now) -> None:
    """KKR-50."""
    if any(boards.best >= NEEDED[now.seats] for boards in now.table.boards):
        now.over()


# Cards


def has_room(city: City, seat: Seat) -> bool:
    """KKR-36."""
    return len(city.held[seat]) < HAND_LIMIT


def draw_card(now: Now, seat: Seat) -> None:
    """The top card of the deck, renewed if it is empty, goes into a hand.  KKR-43."""
    city, secret, hand = now.table, now.secret, now.hands[seat]
    if not secret.deck:
        renew_deck(now)
    card, *rest = secret.deck
    secret.deck = tuple(rest)
    city.deck -= 1
    hand.cards = tuple(sorted((*hand.cards, card)))
    city.held[seat] = (*city.held[seat], city.renewals)
    now.tell(Drew(seat))
    now.tell(DrewCard(card), only=seat)


def renew_deck(now: Now) -> None:
    """The discards are shuffled into a new deck.  KKR-43."""
    city = now.table
    city.renewals += 1
    for card in city.discards:
        city.shuffles[CARD_NUMBER[card]] = city.renewals
    now.secret.deck = now.chance.shuffled(city.discards)
    city.deck, city.discards = len(city.discards), ()
    now.tell(Renewed())


def put_away(now: Now, seat: Seat, card: Card) -> None:
    """A card leaves a hand for all to see."""
    city, hand = now.table, now.hands[seat]
    hand.cards = tuple(other for other in hand.cards if other != card)
    held = list(city.held[seat])
    held.remove(city.shuffles[CARD_NUMBER[card]])
    city.held[seat] = tuple(held)
    city.shown[seat] = tuple(other for other in city.shown[seat] if other != card)
