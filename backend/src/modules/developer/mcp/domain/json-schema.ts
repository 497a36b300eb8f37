/** A schema, or any part of one. */
export type Schema = Readonly<Record<string, unknown>>;

const DOCUMENT_PLACE = '#/components/schemas/';
const OWN_PLACE = '#/$defs/';

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withNull(schema: Schema): Schema {
  const { nullable, ...rest } = schema;
  if (nullable !== true) return rest;
  if (typeof rest['type'] !== 'string') return { anyOf: [rest, { type: 'null' }] };
  const values = rest['enum'];
  return {
    ...rest,
    type: [rest['type'], 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  };
}

function converted(value: unknown, named: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => converted(each, named));
  if (!isObject(value)) return value;
  const { $ref } = value;
  if (typeof $ref === 'string') {
    const name = $ref.slice(DOCUMENT_PLACE.length);
    named.add(name);
    return { $ref: `${OWN_PLACE}${name}` };
  }
  return Object.fromEntries(
    Object.entries(withNull(value)).map(([key, each]) => [key, converted(each, named)]),
  );
}

/** A schema of an OpenAPI 3.0 document as JSON Schema that stands alone: what it names stands in its `$defs`. */
export function jsonSchemaOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const named = new Set<string>();
  const root = converted(schema, named) as Schema;
  const defs = new Map<string, unknown>();
  // Whatever is found on the way is appended, and looked through in its turn.
  for (const name of named) defs.set(name, converted(schemas[name] ?? {}, named));
  return defs.size === 0 ? root : { ...root, $defs: Object.fromEntries(defs) };
}
