/** How the server forgets those who were added by name on this device (TAB-27, PRV-11). */
import { forgetPerson, Refusal } from "../../net/api";
import { company, dismiss, sharedTables } from "./company.svelte";

/** Everybody but this browser's own person, who comes first. */
const addedAt = (table: string): string[] =>
  company(table)
    .slice(1)
    .map(({ token }) => token);

/** Forget all who were added at a table, at whatever tables they sit. */
export const forgetAdded = (table: string): Promise<void> => forget(addedAt(table));

/** A table is gone: forget those who were added there and have no other on this device. */
export async function forgetWithTable(table: string): Promise<void> {
  const elsewhere = sharedTables()
    .filter((other) => other !== table)
    .flatMap(addedAt);
  const stay = addedAt(table).filter((token) => elsewhere.includes(token));
  for (const token of stay) dismiss(table, token);
  await forgetAdded(table);
}

/** Forget all who were ever added on this device. */
export const forgetEverybodyAdded = (): Promise<void> =>
  forget([...new Set(sharedTables().flatMap(addedAt))]);

/** Forget some of them. */
export async function forget(tokens: readonly string[]): Promise<void> {
  const gone: string[] = [];
  try {
    for (const token of tokens) {
      await onTheServer(token);
      gone.push(token);
    }
  } finally {
    // Not before, for without the token nobody could ask again; and all in one moment, since a page
    // where somebody is dismissed greets the server anew.
    for (const table of sharedTables()) for (const token of gone) dismiss(table, token);
  }
}

async function onTheServer(token: string): Promise<void> {
  try {
    await forgetPerson(token);
  } catch (error) {
    // Whom the server does not know it has forgotten already.
    if (!(error instanceof Refusal && error.problem.code === "bad_token")) throw error;
  }
}
