import { readFileSync } from 'node:fs';

type Schema = Readonly<{
  $ref?: string;
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
}>;

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const DOCUMENT = JSON.parse(readFileSync('backend/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const join = (before: string, name: string): string => (before === '' ? name : `${before}.${name}`);

/** The innermost fields of a schema by their ways from its root: `targets[].url`. */
function fieldsOf(schema: Schema, before = ''): readonly string[] {
  const named = schema.$ref?.split('/').at(-1) ?? '';
  const known = DOCUMENT.components.schemas[named] ?? schema.allOf?.[0];
  if (known) return fieldsOf(known, before);
  if (schema.items) return fieldsOf(schema.items, `${before}[]`);
  const within = Object.entries(schema.properties ?? {});
  return within.length === 0
    ? [before]
    : within.flatMap(([name, each]) => fieldsOf(each, join(before, name)));
}

/** The same of a value that is sent. */
function fieldsIn(value: unknown, before = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsIn(each, `${before}[]`));
  const within = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return within.length === 0
    ? [before]
    : within.flatMap(([name, each]) => fieldsIn(each, join(before, name)));
}

/** Fields of a call: those of its body, and those of its query with a question mark before. */
export function sentBy({ path, body }: { readonly path: string; readonly body?: object }): readonly string[] {
  const query = new URLSearchParams(path.split('?')[1]);
  return [...(body ? fieldsIn(body) : []), ...[...query.keys()].map((name) => `?${name}`)];
}

/** What a query asks for is no setting, so that the queries of GET are left out. */
function documentedBy(method: string, { parameters = [], requestBody }: Operation): readonly string[] {
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema));
  const query = parameters.filter((each) => each.in === 'query' && method !== 'get');
  return [...new Set([...bodies, ...query.map(({ name }) => `?${name}`)])];
}

/** Every call that takes fields, as `POST /links`, with what it takes. */
export const DOCUMENTED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const fields = documentedBy(method, operation);
      const name = `${method.toUpperCase()} ${path.replace('/api/v1', '')}`;
      return fields.length > 0 ? [[name, fields] as const] : [];
    }),
  ),
);
