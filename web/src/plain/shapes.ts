/** A move's fields as its JSON schema tells them, and values to begin with. */

/** What may stand in a field. */
export type Shape =
  | { is: "choice"; of: readonly (string | number)[] }
  | { is: "seat" }
  | { is: "number"; least: number | null; most: number | null }
  | { is: "yes-or-no" }
  | { is: "text" }
  | { is: "record"; fields: readonly Field[] }
  | { is: "row"; of: readonly Shape[] }
  | { is: "list"; of: Shape; least: number; most: number | null }
  /** What may be none, or (undefined) be left out. */
  | { is: "maybe"; of: Shape; without: null | undefined }
  | { is: "json" };

export interface Field {
  name: string;
  shape: Shape;
}

interface JsonSchema {
  $ref?: string;
  type?: string;
  enum?: (string | number)[];
  const?: string | number;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  discriminator?: { mapping?: Record<string, string> };
}

export type Schemas = Record<string, JsonSchema>;

/** The fields of a kind of move; none where the schema does not know it. */
export function fieldsOf(schemas: Schemas, game: string, kind: string): Field[] {
  const moves = schemas[`${game}.Move`];
  const mapped = moves?.discriminator?.mapping?.[kind];
  const own = mapped ? named(schemas, mapped) : moves && follow(schemas, moves);
  return own ? fieldsIn(schemas, own) : [];
}

/** Something that fits the shape, to begin with. */
export function blank(shape: Shape): unknown {
  switch (shape.is) {
    case "choice":
      return shape.of[0];
    case "seat":
      return 0;
    case "number":
      return shape.least ?? Math.min(0, shape.most ?? 0);
    case "yes-or-no":
      return false;
    case "text":
      return "";
    case "record":
      return Object.fromEntries(shape.fields.map(({ name, shape: own }) => [name, blank(own)]));
    case "row":
      return shape.of.map(blank);
    case "list":
      return Array.from({ length: shape.least }, () => blank(shape.of));
    case "maybe":
      return shape.without;
    case "json":
      return null;
  }
}

function fieldsIn(schemas: Schemas, schema: JsonSchema): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== "type")
    .map(([name, own]) => {
      const shape = shapeOf(schemas, own, name);
      if (schema.required?.includes(name)) return { name, shape };
      const of = shape.is === "maybe" ? shape.of : shape;
      return { name, shape: { is: "maybe", of, without: undefined } };
    });
}

function shapeOf(schemas: Schemas, schema: JsonSchema, name: string): Shape {
  const own = follow(schemas, schema);
  if (own.anyOf) return unionOf(schemas, own.anyOf, name);
  if (own.enum) return { is: "choice", of: own.enum };
  if (own.const !== undefined) return { is: "choice", of: [own.const] };
  switch (own.type) {
    case "integer":
    case "number":
      return ["by", "seat", "seats"].includes(name) ? { is: "seat" } : numberOf(own);
    case "boolean":
      return { is: "yes-or-no" };
    case "string":
      return { is: "text" };
    case "object":
      return own.properties ? { is: "record", fields: fieldsIn(schemas, own) } : { is: "json" };
    case "array":
      return rowOf(schemas, own, name);
    default:
      return { is: "json" };
  }
}

function unionOf(schemas: Schemas, schema: JsonSchema[], name: string): Shape {
  const [only, ...others] = schema.filter(({ type }) => type !== "null");
  if (!only || others.length) return { is: "json" };
  const of = shapeOf(schemas, only, name);
  return schema.length > 1 ? { is: "maybe", of, without: null } : of;
}

function numberOf({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: JsonSchema): Shape {
  const above = exclusiveMinimum === undefined ? null : exclusiveMinimum + 1;
  const below = exclusiveMaximum === undefined ? null : exclusiveMaximum - 1;
  return { is: "number", least: minimum ?? above, most: maximum ?? below };
}

function rowOf(schemas: Schemas, schema: JsonSchema, name: string): Shape {
  const { items, prefixItems, minItems, maxItems } = schema;
  if (prefixItems) return { is: "row", of: prefixItems.map((one) => shapeOf(schemas, one, name)) };
  if (!items) return { is: "json" };
  const of = shapeOf(schemas, items, name);
  return { is: "list", of, least: minItems ?? 0, most: maxItems ?? null };
}

function follow(schemas: Schemas, schema: JsonSchema): JsonSchema {
  return (schema.$ref && named(schemas, schema.$ref)) || schema;
}

function named(schemas: Schemas, reference: string): JsonSchema | undefined {
  return schemas[reference.replace("#/components/schemas/", "")];
}
