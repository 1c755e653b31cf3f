"""The printed matter: complete, in both languages, and true to the map."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias, get_args

import pytest

from zaslonka.games.kod_krakowa.content import ATTRIBUTES, printed
from zaslonka.games.kod_krakowa.effects import Effect, GoTo
from zaslonka.games.kod_krakowa.knowledge import (
    DistrictPage,
    EventPage,
    Line,
    PlacePage,
    Point,
    Words,
    read,
)

KNOWN = read()
Page: TypeAlias = DistrictPage | PlacePage | EventPage
PAGES: tuple[Page, ...] = (*KNOWN.districts, *KNOWN.places, *KNOWN.events)
LONG: tuple[DistrictPage | PlacePage, ...] = (*KNOWN.districts, *KNOWN.places)
DISTRICTS = {page.id: page for page in KNOWN.districts}
PASSAGES = [border for border in KNOWN.map.borders if border.passable]
MARKERS = 8 + 17
INK = "#1b1714"


def passages_of(district: str) -> list[Line]:
    return [passage for passage in PASSAGES if district in passage.between]


def texts() -> Iterator[tuple[str, Words]]:
    """What is short: it stands on a card or in a panel of the board."""
    for district in KNOWN.districts:
        yield district.id, district.facts
    for place in KNOWN.places:
        yield from ((place.id, words) for words in (place.facts, *place.why))
    for event in KNOWN.events:
        yield event.id, event.text


def long_texts() -> Iterator[tuple[str, Words]]:
    """What only a page has room for."""
    return ((page.id, page.more) for page in LONG)


# What there is


@pytest.mark.rule("KKR-02")
def test_there_are_twenty_districts_and_six_to_start_from() -> None:
    start = {page.id for page in KNOWN.districts if page.start}
    assert len(DISTRICTS) == 20
    assert start == {
        "krowodrza", "stare_miasto", "grzegorzki", "kazimierz", "debniki", "podgorze",
    }  # fmt: skip


@pytest.mark.rule("KKR-03")
def test_a_start_district_has_four_places_and_another_three() -> None:
    places = Counter(page.district for page in KNOWN.places)
    assert places == {page.id: 4 if page.start else 3 for page in KNOWN.districts}
    assert sum(places.values()) == 66


@pytest.mark.rule("KKR-03")
def test_every_attribute_is_as_common_as_any_other() -> None:
    each = Counter(attribute for page in KNOWN.places for attribute in page.attributes)
    assert each == dict.fromkeys(ATTRIBUTES, 22)
    pairs = Counter(frozenset(page.attributes) for page in KNOWN.places)
    assert set(pairs) == set(map(frozenset, itertools.combinations(ATTRIBUTES, 2)))
    assert set(pairs.values()) == {4, 5}


@pytest.mark.rule("KKR-04")
def test_cards_are_varied_and_seventeen_have_a_stop_sign() -> None:
    assert len(KNOWN.events) == 55
    assert sum(page.stop for page in KNOWN.events) == 17
    effects = Counter(type(page.effect) for page in KNOWN.events)
    assert set(effects) == set(get_args(Effect))
    assert max(effects.values()) <= 7


def test_ids_are_fit_for_addresses_and_name_one_thing_each() -> None:
    """One thing among all kinds: sentences look every id up in one place."""
    ids = [*(page.id for page in PAGES), *ATTRIBUTES]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch("[a-z0-9_]+", name) for name in ids)


def test_every_district_that_is_named_exists() -> None:
    named = {page.district for page in KNOWN.places}
    named |= {district for page in KNOWN.events for district in page.districts}
    named |= {page.effect.district for page in KNOWN.events if isinstance(page.effect, GoTo)}
    named |= {district for border in KNOWN.map.borders for district in border.between}
    assert named <= set(DISTRICTS)
    assert all(page.districts for page in KNOWN.events)


def test_a_card_that_leads_to_a_district_tells_of_it() -> None:
    for page in KNOWN.events:
        if isinstance(page.effect, GoTo):
            assert page.effect.district in page.districts, page.id


# What it says


def test_everything_is_said_in_both_languages() -> None:
    for name, words in (*texts(), *long_texts()):
        for text in (words.pl, words.en):
            assert re.fullmatch(r"[^\s].*[.”]", text), name
            assert "  " not in text, name
            assert not re.search("[\"']", text), name
        assert words.pl != words.en, name


def test_what_is_short_fits_on_a_card() -> None:
    for name, words in texts():
        assert max(len(words.pl), len(words.en)) <= 300, name


def test_no_polish_line_ends_with_a_single_letter() -> None:
    """Little words are tied to the next one by a space that does not break."""
    for name, words in (*texts(), *long_texts()):
        assert not re.search(r"(?<!\S)[aiouwzAIOUWZ] ", words.pl), name


def test_names_and_years_are_said_in_both_languages() -> None:
    for page in PAGES:
        assert page.years.pl
        assert page.years.en
        assert not re.search(r"\bw\.|\blata\b|\bod\b", page.years.en), page.id
        name = page.name if isinstance(page.name, Words) else Words(page.name, page.name)
        assert name.pl
        assert name.en


@pytest.mark.rule("KKR-60")
def test_a_page_of_a_place_or_district_has_at_least_four_sentences() -> None:
    for page in LONG:
        for facts, more in ((page.facts.pl, page.more.pl), (page.facts.en, page.more.en)):
            assert len(sentences(facts) + sentences(more)) >= 4, page.id


def sentences(text: str) -> list[str]:
    """Cut where one ends and a capital follows; what may be an abbreviation ends none."""
    ends = r"(?<![ \u00a0(][a-zśł])(?<!św|ul|bł|al|ok|St|in)(?<!tys|kol)[.!?]”? (?=[A-ZŁŚŻĆÓ„“])"
    return [one for one in re.split(ends, text) if len(one.split()) >= 3]


def test_sentences_are_counted_as_people_do() -> None:
    assert len(sentences("Od XIV w. stoi tu dom. Ma 30 m.")) == 2
    assert len(sentences("Kościół św. Anny przy ul. Floriańskiej z XIX w. Dziś jest pusty.")) == 1
    assert len(sentences("Nazwę „Florencja” nadał król. Był to Kazimierz Wielki.")) == 2


def test_what_is_kept_apart_belongs_to_a_page_and_is_used() -> None:
    names = {page.id for page in PAGES}
    for language in ("pl", "en"):
        assert set(printed(f"more.{language}", dict[str, str])) <= names
    sources = printed("sources", dict[str, dict[str, object]])
    assert set(sources["pages"]) == names
    cited = {source.title for page in PAGES for source in page.sources}
    assert len(sources["works"]) == len(cited), "a work nobody cites, or one cited under two names"


BLOGS_AND_MIRRORS = re.compile(
    r"blog|wiki|plwiki|owiki|wordpress|docplayer|docslib|9lib|issuu|studylib|memim|friko|republika"
    r"|naszemiasto|kodkrakowa|pieknykrakow|opuszczone|krakow4u|f7krakow|zabytkowekoscioly"
)


def test_every_page_names_two_sources_and_none_is_a_blog_or_a_mirror() -> None:
    for page in PAGES:
        assert len({source.title for source in page.sources}) >= 2, page.id
        for source in page.sources:
            assert source.title.strip() == source.title
            if source.address is not None:
                assert re.fullmatch(r"https?://\S+", source.address), page.id
                host = source.address.split("/")[2]
                assert not BLOGS_AND_MIRRORS.search(host), (page.id, host)
            else:
                assert re.search(r", .*(Kraków|Warszawa|New Haven)", source.title), source.title


def test_places_are_in_krakow_and_say_how_surely() -> None:
    for page in KNOWN.places:
        assert 49.96 < page.lat < 50.13
        assert 19.79 < page.lon < 20.22
        assert page.within in (100, 200, 500)
    surely = sum(page.within == 100 for page in KNOWN.places)
    assert surely >= 56
    assert len({(page.lat, page.lon) for page in KNOWN.places}) == 66


# The map


@pytest.mark.rule("KKR-06")
def test_the_map_has_every_border_once_and_a_way_across_each_passage() -> None:
    assert len({frozenset(border.between) for border in KNOWN.map.borders}) == 45
    assert len(PASSAGES) == 39
    assert all(bool(border.crossing) == border.passable for border in KNOWN.map.borders)


def test_a_border_runs_along_the_edges_of_both_its_districts() -> None:
    for border in KNOWN.map.borders:
        for district in border.between:
            outline = KNOWN.map.districts[district].outline
            edges = {frozenset(edge) for edge in _edges(outline)}
            assert {frozenset(edge) for edge in itertools.pairwise(border.line)} <= edges


def test_districts_without_a_border_share_no_edge() -> None:
    edges = {
        district: {frozenset(edge) for edge in _edges(shape.outline)}
        for district, shape in KNOWN.map.districts.items()
    }
    touching = {
        frozenset(pair)
        for pair in itertools.combinations(edges, 2)
        if edges[pair[0]] & edges[pair[1]]
    }
    assert touching == {frozenset(border.between) for border in KNOWN.map.borders}


def test_the_centre_of_a_district_lies_in_it_with_room_around() -> None:
    for district, shape in KNOWN.map.districts.items():
        x, y = shape.centre
        around = [(x + dx, y + dy) for dx in (-32, 0, 32) for dy in (-32, 0, 32)]
        assert all(_inside(point, shape.outline) for point in around), district


def test_the_vistula_runs_through_the_whole_map() -> None:
    ends = Counter(point for border in KNOWN.map.borders if border.river for point in _ends(border))
    assert Counter(ends.values())[1] == 2
    assert max(ends.values()) == 2


def test_neighbours_differ_in_colour_and_ink_is_readable_on_each() -> None:
    colour = {district: shape.colour for district, shape in KNOWN.map.districts.items()}
    for border in KNOWN.map.borders:
        assert colour[border.between[0]] != colour[border.between[1]], border.between
    assert all(_contrast(INK, shade) >= 4.5 for shade in colour.values())


@pytest.mark.rule("KKR-16")
def test_all_markers_can_lie_at_once_and_still_leave_each_district_a_passage() -> None:
    paired = _perfect_pairing(frozenset(DISTRICTS))
    assert paired is not None
    assert len(PASSAGES) - len(paired) >= MARKERS


def test_every_district_can_be_reached_though_any_one_passage_is_blocked() -> None:
    for blocked in PASSAGES:
        reached, fresh = set(), {"stare_miasto"}
        while fresh:
            reached |= fresh
            fresh = {
                district
                for passage in PASSAGES
                if passage is not blocked and set(passage.between) & reached
                for district in passage.between
            } - reached
        assert reached == set(DISTRICTS), blocked.between


def _perfect_pairing(left: frozenset[str]) -> list[Line] | None:
    """Passages that touch each district exactly once."""
    if not left:
        return []
    hardest = min(
        left, key=lambda one: (sum(set(p.between) <= left for p in passages_of(one)), one)
    )
    for passage in passages_of(hardest):
        if set(passage.between) <= left:
            rest = _perfect_pairing(left - set(passage.between))
            if rest is not None:
                return [passage, *rest]
    return None


def _edges(outline: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    return zip(outline, (*outline[1:], outline[0]), strict=True)


def _ends(border: Line) -> tuple[Point, Point]:
    return border.line[0], border.line[-1]


def _inside(point: Point, outline: tuple[Point, ...]) -> bool:
    x, y = point
    crossed = [
        x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
        for (x1, y1), (x2, y2) in _edges(outline)
        if (y1 > y) != (y2 > y)
    ]
    return sum(crossed) % 2 == 1


def _contrast(first: str, second: str) -> float:
    darker, lighter = sorted((_luminance(first), _luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    """As WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
