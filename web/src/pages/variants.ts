/** A game's options as its JSON schema tells them. */

interface Schema {
  $defs?: Record<string, { properties?: Record<string, { type?: string }> }>;
}

/** The names of the options that are either on or off. */
export function variantsOf(options: unknown): string[] {
  const shape = (options as Schema).$defs?.Options?.properties ?? {};
  return Object.keys(shape).filter((name) => shape[name]?.type === "boolean");
}

/** The names of those that a table has on. */
export function variantsOn(options: unknown): string[] {
  return Object.entries(options as Record<string, unknown>).flatMap(([name, value]) =>
    value === true ? [name] : [],
  );
}
