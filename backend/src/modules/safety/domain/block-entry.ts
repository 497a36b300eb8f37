import { readablePath } from './readable-path';

/** One thing that is blocked. */
export type BlockEntry =
  /** This host alone. */
  | { readonly kind: 'host'; readonly host: string }
  /** This domain and everything below it. */
  | { readonly kind: 'domain'; readonly domain: string }
  /** Host, path and query of an address, where a star stands for anything. */
  | { readonly kind: 'pattern'; readonly host: string; readonly text: string };

const MAX_PATTERN_LENGTH = 500;
const SCHEME = /^https?:\/\//i;
const COMMENT = /(^|\s)#.*$/;
const NOTHING_BUT_STARS = /^[*/.]*$/;

/** What a line of the list blocks; null for empty lines and comments, undefined for one that says nothing of use. */
export function parseBlockEntry(line: string): BlockEntry | null | undefined {
  const text = line.replace(COMMENT, '').trim();
  if (text === '') return null;
  if (/\s/.test(text) || text.length > MAX_PATTERN_LENGTH || NOTHING_BUT_STARS.test(text)) return undefined;
  const address = text.replace(SCHEME, '');
  const slash = address.indexOf('/');
  return slash < 0 ? hostEntry(address) : patternEntry(address.slice(0, slash), address.slice(slash));
}

function hostEntry(name: string): BlockEntry | undefined {
  const isDomain = name.startsWith('*.');
  const host = plainHost(isDomain ? name.slice(2) : name);
  if (host === null) return undefined;
  return isDomain ? { kind: 'domain', domain: host } : { kind: 'host', host };
}

function patternEntry(name: string, rest: string): BlockEntry | undefined {
  const host = name.includes('*') ? name.toLowerCase() : plainHost(name);
  return host === null || host === ''
    ? undefined
    : { kind: 'pattern', host, text: host + readablePath(rest) };
}

/** As the URL parser writes it, so that a name in another script is found, too. */
function plainHost(name: string): string | null {
  const isName = !/[*@:?#\\]/.test(name) && URL.canParse(`http://${name}/`);
  if (!isName) return null;
  const { hostname } = new URL(`http://${name}/`);
  return hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
}
