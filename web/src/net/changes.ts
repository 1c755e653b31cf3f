/** Keeping a view up to date by the server's changes, without knowing any game. */
import type { Change } from "../wire";

type Key = string | number;

/** The value with all changes made; whatever they do not touch is shared with the old one. */
export function applyChanges<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, change) => at(now, change.at, change), value) as T;
}

function at(value: unknown, path: readonly Key[], change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return changed(value, change);
  if (Array.isArray(value)) return value.with(Number(key), at(value[Number(key)], rest, change));
  const record = value as Record<Key, unknown>;
  return { ...record, [key]: at(record[key], rest, change) };
}

function changed(value: unknown, change: Change): unknown {
  const list = value as unknown[];
  if (change.cut) return list.slice(change.cut);
  return "add" in change ? [...list, ...(change.add as unknown[])] : change.set;
}
