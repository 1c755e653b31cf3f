/** Reading a ply as it is sent: by place instead of by name, as docs/protocol.md tells it. */
import type { Change, PackedPly, PlyTold, ServerMessage, Welcome } from "../wire";

/** Any message once it can be read by its names. */
export type Message = Exclude<ServerMessage, PackedPly> | PlyTold;

type Shapes = Welcome["shapes"];
type Rare = Partial<Pick<PlyTold, "times" | "open">> & Partial<PlyTold["entry"]>;
type Packed = readonly unknown[];
type More = Rare & { hand?: readonly Packed[]; offers?: readonly [string, Packed | null][] };
type Told = readonly [number, number | null, Packed, readonly Packed[], readonly number[], More?];

const LIST = 0;
const TOLD = -1;
const OPERATIONS = ["set", "add", "cut"] as const;

/** The message as its names say it; `shapes` are those of the last welcome. */
export function unpacked(message: ServerMessage, shapes: Shapes): Message {
  return message.type === "ply" ? ply(message.told as unknown as Told, shapes) : message;
}

function ply([number, by, told, changes, waiting, more = {}]: Told, shapes: Shapes): PlyTold {
  const { hand = [], offers = [], times = null, open = null, ...rare } = more;
  const events = told.map((event) => value(event, shapes, []));
  return {
    type: "ply",
    entry: { ply: number, kind: "played", by, events, ...rare },
    changes: [
      ...changes.map((change) => changed("table", change, shapes, events)),
      ...hand.map((change) => changed("hand", change, shapes, events)),
    ],
    offers: offers.map(([kind, moves]) => ({
      kind,
      moves: moves?.map((move) => value(move, shapes, events)) ?? null,
    })),
    waiting: [...waiting],
    times,
    open,
  };
}

function changed(where: string, packed: Packed, shapes: Shapes, events: Packed): Change {
  const [operation, by, ...path] = packed as [number, unknown, ...(string | number)[]];
  const name = OPERATIONS[operation] ?? "set";
  return { at: [where, ...path], [name]: value(by, shapes, events) };
}

/** A record begins with its shape's number, a list with 0, an event that was told with -1. */
function value(packed: unknown, shapes: Shapes, events: Packed): unknown {
  if (!Array.isArray(packed)) return packed;
  const [what, ...parts] = packed as [number, ...unknown[]];
  if (what === TOLD) return events[Number(parts[0])];
  const values = parts.map((part) => value(part, shapes, events));
  if (what === LIST) return values;
  const [type, ...fields] = shapes[what - 1] ?? [];
  const record = fields.map((field, at) => [field, values[at]] as const);
  return Object.fromEntries(type === null ? record : [["type", type], ...record]);
}
