import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../../wire";
import { company, keepCompany, newCompanion } from "./company.svelte";
import { SharedDevice } from "./sharing.svelte";

interface Hello {
  token: string | null;
  company: string[];
}

let sockets: FakeSocket[];

class FakeSocket {
  sent: Hello[] = [];
  open = true;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Hello);
  }
  close(): void {
    this.open = false;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const ID = "KRWXYZ";
const tables = {
  lobby: { id: ID, phase: "lobby", seats: [] },
  playing: { id: ID, phase: "playing", seats: [] },
  over: { id: ID, phase: "over", seats: [] },
} as unknown as Record<TableInfo["phase"], TableInfo>;

const socket = (): FakeSocket => sockets.at(-1) ?? new FakeSocket();
const open = (): number => sockets.filter((one) => one.open).length;

/** The server greets whoever looks now; the device follows, as its page has it do. */
function welcome(device: SharedDevice, phase: TableInfo["phase"], ply = 0): void {
  const { token } = device.session;
  const seat = token === null ? null : ["a", "b"].indexOf(token);
  const view = { seat, table: {}, hand: seat === null ? null : {} };
  socket().onopen?.();
  socket().hear({
    type: "welcome",
    server: __SERVER_VERSION__,
    you: { seat, host: false, name: null, company: [0, 1] },
    table: tables[phase],
    position: { ply, view, offers: [], waiting: [], times: null, open: null },
    log: [],
    note: {},
    talk: [],
    marks: [],
  });
  device.follow(tables[phase]);
}

/** Of the companions, the one with this token. */
function person(token: string) {
  const found = company(ID).find((one) => one.token === token);
  if (!found) throw new Error(`${token} is not here`);
  return found;
}

beforeEach(() => {
  sockets = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  keepCompany(ID, [newCompanion("a", null), newCompanion("b", null)]);
});

afterEach(() => vi.unstubAllGlobals());

test("it begins covered, looks with one pair of eyes at a time, and always says who is there", () => {
  const device = new SharedDevice(ID);
  welcome(device, "playing");
  expect(device.places.map(({ seat }) => seat)).toEqual([0, 1]);
  device.uncover(person("b"));
  welcome(device, "playing");
  expect([device.holder?.token, open()]).toEqual(["b", 1]);
  const seen = device.session;
  device.cover();
  welcome(device, "playing");
  expect([device.holder, device.last, open()]).toEqual([null, 1, 1]);
  expect(device.session).not.toBe(seen);
  expect(sockets.map(({ sent }) => sent[0]?.token)).toEqual([null, "b", null]);
  expect(sockets.every(({ sent }) => sent[0]?.company.join() === "a,b")).toBe(true);
});

test("the deal covers it, and the end shows it as to a spectator", () => {
  const device = new SharedDevice(ID);
  welcome(device, "lobby");
  welcome(device, "playing");
  expect([device.session.token, device.holder]).toEqual([null, null]);
  welcome(device, "playing");
  device.uncover(person("a"));
  welcome(device, "over");
  expect([device.session.token, device.holder, open()]).toEqual([null, null, 1]);
});

test.each([
  ["nobody moved meanwhile", 4, 4],
  ["somebody moved before the cover was up", 5, 4],
  ["one ply was told to the seat alone", 3, 3],
])("what one has seen is counted as a spectator counts: %s", (_, after, read) => {
  const device = new SharedDevice(ID);
  welcome(device, "playing", 3);
  device.uncover(person("a"));
  expect(device.missed).toBe(3);
  welcome(device, "playing", 7);
  socket().hear({ type: "ply", told: [8, 0, [], [], []] });
  device.cover();
  welcome(device, "playing", after);
  expect(person("a").read).toBe(read);
  expect(person("b").read).toBe(0);
});

test("whom the server does not know is no companion, and one alone has no company", () => {
  const device = new SharedDevice(ID);
  welcome(device, "playing");
  device.uncover(person("b"));
  device.lose();
  expect(company(ID)).toEqual([]);
});
