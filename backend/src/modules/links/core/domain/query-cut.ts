/** One `name=value` piece of a query, decoded for comparing; `raw` keeps the bytes as they were given. */
export interface QueryPair {
  readonly raw: string;
  readonly name: string;
  readonly value: string;
}

/**
 * Cuts the unwanted pairs out of an address and leaves every other byte alone. Rewriting the query through
 * URLSearchParams would turn `%20` into `+` and `empty` into `empty=`, which some destinations notice.
 */
export function cutQuery(href: string, isUnwanted: (pair: QueryPair) => boolean): string {
  const { path, query, fragment } = splitAddress(href);
  if (query === null) return href;
  const pairs = readQuery(query);
  const kept = pairs.filter((pair) => !isUnwanted(pair));
  return kept.length === pairs.length ? href : path + writeQuery(kept) + fragment;
}

/** The pairs of a query without its question mark, in the order given. */
export function readQuery(query: string): QueryPair[] {
  return query.split('&').map((raw) => {
    const equals = raw.indexOf('=');
    return equals < 0
      ? { raw, name: decode(raw), value: '' }
      : { raw, name: decode(raw.slice(0, equals)), value: decode(raw.slice(equals + 1)) };
  });
}

/** The pairs as a query with its question mark; nothing at all when nothing is left to say. */
export function writeQuery(pairs: readonly Pick<QueryPair, 'raw'>[]): string {
  const query = pairs.map((pair) => pair.raw).join('&');
  return query === '' ? '' : `?${query}`;
}

/** Splits an address without changing a byte; a query of `null` means that there is not even a question mark. */
export function splitAddress(href: string): { path: string; query: string | null; fragment: string } {
  const hash = href.indexOf('#');
  const fragment = hash < 0 ? '' : href.slice(hash);
  const whole = hash < 0 ? href : href.slice(0, hash);
  const mark = whole.indexOf('?');
  return mark < 0
    ? { path: whole, query: null, fragment }
    : { path: whole.slice(0, mark), query: whole.slice(mark + 1), fragment };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
