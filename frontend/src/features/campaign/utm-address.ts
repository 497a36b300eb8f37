import { type Utm, UTM_FIELDS } from './utm';

const WEB = /^https?:\/\//i;

function nameOf(pair: string): string {
  const name = pair.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(name.replaceAll('+', ' ')).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

/** Splits an address without changing a byte. */
function cut(address: string): {
  readonly path: string;
  readonly pairs: readonly string[];
  readonly hash: string;
} {
  const hashAt = address.indexOf('#');
  const whole = hashAt < 0 ? address : address.slice(0, hashAt);
  const queryAt = whole.indexOf('?');
  const query = queryAt < 0 ? '' : whole.slice(queryAt + 1);
  return {
    path: queryAt < 0 ? whole : whole.slice(0, queryAt),
    pairs: query === '' ? [] : query.split('&'),
    hash: hashAt < 0 ? '' : address.slice(hashAt),
  };
}

/** An address on the web with these parameters, by their names in small letters; an app's own address is left as it is. */
function withPairs(address: string, wanted: ReadonlyMap<string, string>): string {
  if (wanted.size === 0 || !WEB.test(address)) return address;
  const { path, pairs, hash } = cut(address);
  const placed = new Set<string>();
  const kept = pairs.flatMap((pair) => {
    const name = nameOf(pair);
    const own = wanted.get(name);
    if (own === undefined) return [pair];
    if (placed.has(name)) return [];
    placed.add(name);
    return [own];
  });
  const added = [...wanted].flatMap(([name, pair]) => (placed.has(name) ? [] : [pair]));
  return `${path}?${[...kept, ...added].join('&')}${hash}`;
}

/**
 * An address on the web with these campaign parameters: what it has of the same name is replaced where it stands, the
 * rest goes to the end, and every other byte stays. An app's own address is left as it is.
 */
export function withUtm(address: string, utm: Utm): string {
  const given = UTM_FIELDS.filter((field) => utm[field].trim() !== '');
  return withPairs(
    address,
    new Map(given.map((field) => [`utm_${field}`, `utm_${field}=${encodeURIComponent(utm[field].trim())}`])),
  );
}

/** The same with one parameter, whatever it is called. */
export const withParameter = (address: string, name: string, value: string): string =>
  withPairs(address, new Map([[name.toLowerCase(), `${name}=${encodeURIComponent(value)}`]]));

/** As the server reads what a person typed: an address without a scheme is one on the web. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
}
