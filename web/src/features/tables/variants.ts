/** A game's options as its JSON schema tells them. */

interface Schema {
  $defs?: Record<string, { properties?: Record<string, { type?: string; default?: unknown }> }>;
}

/** The options that are either on or off, and whether the basic game has them on. */
export function variantsOf(options: unknown): { name: string; basic: boolean }[] {
  const shape = (options as Schema).$defs?.Options?.properties ?? {};
  return Object.entries(shape).flatMap(([name, option]) =>
    option.type === "boolean" ? [{ name, basic: option.default === true }] : [],
  );
}

/** The names of those that a table has on. */
export function variantsOn(options: unknown): string[] {
  return Object.entries(options as Record<string, unknown>).flatMap(([name, value]) =>
    value === true ? [name] : [],
  );
}
