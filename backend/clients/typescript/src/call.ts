/** What the document says of one operation. */
export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{names}` of its path parameters. */
  readonly path: string;
  /** Names of its query parameters, other than those that its body has, too. */
  readonly query?: readonly string[];
  readonly body?: 'json' | 'form';
  /** Whether repeating it does nothing twice; `keyed` where that needs an `Idempotency-Key`. */
  readonly repeats: 'always' | 'keyed' | 'never';
}

type Fields = Readonly<Record<string, unknown>>;

export interface Written {
  readonly path: string;
  readonly body: string | FormData | null;
}

/** Splits the fields of a call into its path, query and body. */
export function written(call: ApiCall, input: Fields, extraQuery: Fields = {}): Written {
  const rest = new Map(Object.entries(input));
  const take = (name: string): unknown => {
    const value = rest.get(name);
    rest.delete(name);
    return value;
  };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = take(name);
    if (value === undefined || value === '') throw new TypeError(`${name} is missing`);
    return encodeURIComponent(textOf(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of [
    ...(call.query ?? []).map((parameter) => [parameter, take(parameter)] as const),
    ...Object.entries(extraQuery),
  ]) {
    if (value !== undefined && value !== null) query.set(name, textOf(value));
  }
  if (call.body === undefined && rest.size > 0) {
    throw new TypeError(`${[...rest.keys()].join(', ')}: no such field`);
  }
  return { path: query.toString() === '' ? path : `${path}?${query.toString()}`, body: bodyOf(call, rest) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function bodyOf({ body }: ApiCall, fields: ReadonlyMap<string, unknown>): string | FormData | null {
  if (body === undefined) return null;
  if (body === 'json') return JSON.stringify(Object.fromEntries(fields));
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, textOf(value));
  }
  return form;
}
