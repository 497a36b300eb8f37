import type { OpenAPIObject } from '@nestjs/swagger';

/** One operation that programs may call, as the document describes it. */
export interface ClientCall {
  /** `<area>.<verb-thing>`, the row of the table of rights. */
  readonly name: string;
  readonly area: string;
  readonly verb: string;
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly pathParameters: readonly string[];
  /** Without those whose name a field of the body has, too. */
  readonly query: readonly string[];
  readonly body?: 'json' | 'form';
  /** Of the path, the query and the body, and how a command line reads them. */
  readonly fields: Readonly<Record<string, FieldKind>>;
  readonly repeats: 'always' | 'keyed' | 'never';
  readonly summary: string;
  readonly scope: string;
}

export type FieldKind = 'text' | 'json' | 'file';

interface FieldSchema {
  readonly type?: string;
  readonly format?: string;
}

type Schema = Readonly<{ $ref?: string; properties?: Readonly<Record<string, FieldSchema>> }>;

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly 'x-operation'?: string;
  readonly 'x-scope'?: string;
}

const schemaName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

function kindOf({ type, format }: FieldSchema): FieldKind {
  if (type !== 'string') return 'json';
  return format === 'binary' ? 'file' : 'text';
}

function bodyFields(
  { components }: OpenAPIObject,
  { requestBody }: Operation,
): Readonly<Record<string, FieldKind>> {
  const [first] = Object.values(requestBody?.content ?? {});
  const reference = first?.schema.$ref;
  const schema = reference === undefined ? first?.schema : components?.schemas?.[schemaName(reference)];
  const properties = Object.entries((schema as Schema | undefined)?.properties ?? {});
  return Object.fromEntries(properties.map(([name, field]) => [name, kindOf(field)]));
}

function bodyKind({ requestBody }: Operation): 'json' | 'form' | undefined {
  if (requestBody === undefined) return undefined;
  return 'multipart/form-data' in requestBody.content ? 'form' : 'json';
}

function repeating(
  method: string,
  scope: string,
  parameters: Operation['parameters'] = [],
): ClientCall['repeats'] {
  if (parameters.some(({ name }) => name === 'Idempotency-Key')) return 'keyed';
  return method !== 'POST' || scope.endsWith(':read') ? 'always' : 'never';
}

/** Every operation that programs may call, by name. */
export function clientCalls(document: OpenAPIObject): readonly ClientCall[] {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, Operation>>).flatMap(([method, operation]) => {
      const { 'x-operation': name, 'x-scope': scope } = operation;
      return name === undefined || scope === undefined
        ? []
        : [callOf(document, { path, method: method.toUpperCase(), operation, name, scope })];
    }),
  );
  return calls.sort((one, other) => (one.name < other.name ? -1 : 1));
}

interface Found {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly name: string;
  readonly scope: string;
}

function callOf(document: OpenAPIObject, { path, method, operation, name, scope }: Found): ClientCall {
  const [area = '', verb = ''] = name.split('.');
  const { parameters = [], operationId, summary = '' } = operation;
  const inBody = bodyFields(document, operation);
  const named = (place: string): string[] =>
    parameters.filter((one) => one.in === place).map((one) => one.name);
  const pathParameters = named('path');
  const query = named('query').filter((one) => !(one in inBody));
  const body = bodyKind(operation);
  return {
    name,
    area,
    verb,
    operationId,
    method: method as ClientCall['method'],
    path,
    pathParameters,
    query,
    fields: { ...Object.fromEntries([...pathParameters, ...query].map((one) => [one, 'text'])), ...inBody },
    ...(body === undefined ? {} : { body }),
    repeats: repeating(method, scope, parameters),
    summary: summary.replace(/\s+/g, ' ').trim(),
    scope,
  };
}

/** The document without what programs may not call. */
export function documentForPrograms(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const operations = Object.entries(item as Readonly<Record<string, Operation>>).filter(
      ([, operation]) => operation['x-scope'] !== undefined,
    );
    return operations.length === 0 ? [] : [[path, Object.fromEntries(operations)] as const];
  });
  const kept = Object.fromEntries(paths);
  const schemas = document.components?.schemas ?? {};
  const used = usedSchemas(kept, schemas);
  return {
    ...document,
    paths: kept,
    components: {
      ...document.components,
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))),
    },
  };
}

function usedSchemas(start: unknown, schemas: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const used = new Set<string>();
  const waiting = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (!used.has(name)) waiting.push(schemas[name]);
      used.add(name);
    }
  }
  return used;
}
