import { withoutTrailingDot } from '../../../shared/domain/public-host';
import { readablePath } from './readable-path';
import { factsOfHost } from './host-facts';
import { NothingToBlock, OwnHostNotBlocked } from './safety.errors';

/** How much of an address is blocked: that address alone, its host, or all that was registered with it. */
export const BLOCK_SCOPES = ['exact', 'host', 'domain'] as const;
export type BlockScope = (typeof BLOCK_SCOPES)[number];

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

const WEB = /^https?:$/;
/** Signs that stand for something else in a line. */
const SIGNS = /[*#\s]/;

/**
 * The line that blocks as much of an address. Throws `NothingToBlock`, `OwnHostNotBlocked`.
 * @param isOwn whether we answer there ourselves
 */
export function entryFor(url: string, scope: BlockScope, isOwn: (address: URL) => boolean): string {
  if (!URL.canParse(url)) throw new NothingToBlock();
  const address = new URL(url);
  if (!WEB.test(address.protocol)) throw new NothingToBlock();
  if (isOwn(address)) throw new OwnHostNotBlocked();
  const entry = lineFor(address, scope);
  if (SIGNS.test(entry.replace(/^\*\./, '')) || !parseBlockEntry(entry)) throw new NothingToBlock();
  return entry;
}

function lineFor({ hostname, pathname, search }: URL, scope: BlockScope): string {
  const host = withoutTrailingDot(hostname);
  if (scope === 'exact') return host + readablePath(pathname + search);
  if (scope === 'host') return host;
  // What one holder has below a free host is theirs; all of the free host would be everybody's.
  const { freeName, domain } = factsOfHost(host);
  const registered = freeName ?? domain;
  return registered === null ? host : `*.${registered}`;
}
