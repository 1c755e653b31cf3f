"""Games of days at the page: set up, waited for, and a message that leads back to the table.

A browser without a window has no push service behind it and shows no notifications.  So two things
are not the browser's own: `subscribe` returns a device of the tests' push service, and what is
shown is noted instead.  What the server really sends is received there, opened with the device's
keys, and handed to the real service worker by the browser.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.looks import faults
from tests.browser.people import DESKTOP, PHONE, Person, friends, guests
from tests.server.moved_clock import MovedClock, wait_for
from tests.server.protocol_client import call
from tests.server.push_service import Browser as Device, PushService, push_service
from tests.server.running import running
from tests.support.example import EXAMPLE
from tests.support.kits import kit

SUBSCRIBED = """(device) => {
    let held = null;
    const subscription = {
        endpoint: device.endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: device.endpoint, keys: device }),
        unsubscribe: async () => { held = null; return true; },
    };
    PushManager.prototype.subscribe = async (wanted) => {
        window.subscribedWith = wanted.applicationServerKey;
        return (held = subscription);
    };
    PushManager.prototype.getSubscription = async () => held;
}"""

WATCHED = """() => {
    self.shown = [];
    self.opened = [];
    self.registration.showNotification = async (title, { body, tag }) =>
        void self.shown.push({ title, body, tag });
    self.clients.openWindow = async (path) => void self.opened.push(path);
}"""
"""A service worker that notes what it shows, and where it leads."""

CLICKED = """async () => {
    let work = null;
    const notification = { ...self.shown[0], close: () => {} };
    const click = Object.assign(new Event("notificationclick"), {
        notification,
        waitUntil: (begun) => void (work = begun),
    });
    self.dispatchEvent(click);
    await work;
    return self.opened;
}"""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> MovedClock:
    return MovedClock(monkeypatch)


@pytest.fixture
def base(tmp_path: Path, clock: MovedClock) -> Iterator[str]:
    with running(tmp_path, push="mailto:gospodarz@example.org") as address:
        yield address


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


def delivered(person: Person, messages: CDPSession, text: str) -> None:
    """What came for a device is handed to the page's service worker, as a browser would."""
    found: list[str] = []

    def updated(event: dict[str, list[dict[str, str]]]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    messages.on("ServiceWorker.workerRegistrationUpdated", updated)
    messages.send("ServiceWorker.enable")
    person.wait_until(lambda: bool(found), "no service worker")
    messages.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": person.base, "registrationId": found[0], "data": text},
    )


@pytest.mark.rule("TAB-110", "TAB-115", "TAB-116", "TAB-117")
def test_who_is_away_is_called_back_to_the_table(
    browser: Browser, base: str, clock: MovedClock, service: PushService
) -> None:
    with guests(kit(EXAMPLE).player, browser, base) as comes:
        ola = comes("Ola", size=PHONE, keeps=True)
        ola.context.grant_permissions(["notifications"])
        ola.page.goto("/")
        ola.press(ola.button("start-invite", ola.poster))
        ola.unfold()
        ola.choose(ola.dialog, ola.say("setup-clock"), ola.say("clock-day1"))
        ola.press(ola.button("setup-open", ola.dialog))
        ola.give_name()
        expect(ola.page.get_by_text(ola.say("lobby-days", days=1))).to_be_visible()
        table = ola.page.url.rpartition("/")[2]
        (jan,) = friends(base, table, range(1, 2))
        ola.deal()
        jan.take_until(lambda: jan.position is not None)
        if jan.my_turn:
            jan.do("move", move=jan.position["offers"][0]["moves"][0])
        jan.close()
        ola.expect_turn()
        expect(ola.page.get_by_test_id("deadline")).to_have_text(re.compile(r"jutra, \d+:\d\d"))

        # Away from the table, and told on this device from now on.
        device = Device(service.base)
        ola.page.goto("/tury")
        expect(ola.page.get_by_test_id(f"turn-{table}")).to_contain_text("jutra")
        ola.page.evaluate(SUBSCRIBED, device.subscription())
        box = ola.page.get_by_test_id("told")
        expect(box).to_be_enabled()
        box.check()
        expect(box).to_have_attribute("aria-busy", "false")  # a tick alone is only a wish
        expect(box).to_be_checked()
        ola.press(ola.page.get_by_test_id("calendar-make"))
        expect(ola.page.get_by_test_id("calendar-address")).to_have_value(
            re.compile(r"/api/calendar/[\w-]{32}\.ics\?lang=pl$")
        )
        assert faults(ola.page) == []
        # Who is still taken to be at the table is not called.
        wait_for(lambda: not call(base, "GET", f"/api/tables/{table}")["seats"][0]["present"])
        clock.move(61_000)
        wait_for(lambda: len(service.came) == 1)
        message = device.opened(service.came[0].body)
        (worker,) = ola.context.service_workers
        worker.evaluate(WATCHED)
        delivered(ola, ola.context.new_cdp_session(ola.page), json.dumps(message))
        ola.wait_until(lambda: bool(worker.evaluate("self.shown.length")), "nothing was shown")
        (shown,) = worker.evaluate("self.shown")
        assert shown == {
            "title": f"{ola.say(EXAMPLE)}: {ola.say('away-turn')}",
            "body": "Przy stole: Gość 1.",
            "tag": f"/t/{table}",
        }
        assert worker.evaluate(CLICKED) == [f"/t/{table}"]

        # And no longer.
        box.uncheck()
        expect(box).to_have_attribute("aria-busy", "false")
        expect(box).not_to_be_checked()


@pytest.mark.rule("TAB-114", "TAB-115")
def test_strangers_take_days_and_a_house_without_messages_says_so(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        running(tmp_path) as house,
        guests(kit(EXAMPLE).player, browser, house) as comes,
    ):
        jan = comes("Jan", size=DESKTOP, theme="dark")
        jan.page.goto("/")
        jan.press(jan.poster.get_by_test_id("door-strangers"))
        jan.choose(jan.dialog, jan.say("partners-tempo"), jan.say("clock-day3"))
        jan.choose(jan.dialog, jan.say("partners-robots"), jan.say("robots-never"))
        assert faults(jan.page) == []
        jan.press(jan.page.get_by_test_id("seek"))
        jan.give_name()
        expect(jan.page.get_by_test_id("gathering")).to_contain_text(jan.say("gathering-days"))
        jan.press(jan.page.get_by_role("link", name=jan.say("turns-told")))
        expect(jan.page.get_by_text(jan.say("told-no-server"))).to_be_visible()
        expect(jan.page.get_by_test_id("told")).to_be_disabled()
        expect(jan.page.get_by_test_id("no-turns")).to_be_visible()
        assert faults(jan.page) == []
