import { addressInText } from './address-in-text';
import { AddressRefused } from './links.errors';
import { type HostSet, isOwnHost } from '../../../../shared/domain/own-host';
import { judgeHost } from '../../../../shared/domain/public-host';
import { cutQuery, type QueryPair } from './query-cut';
import { trimInvisible } from './invisible';
import { toWatchForm } from './youtube';

/** What the rules of addresses have to know about this installation. */
export interface AddressContext {
  /**
   * Our own hosts as the URL parser writes them, `linklet.example` or `localhost:3000`, and `*.linklet.example` for
   * personal subdomains: links to links are refused.
   */
  readonly ownHosts: HostSet;
  /** The `utm_source` that our own campaign feature writes; cut when such an address comes back. */
  readonly productKey: string;
  /**
   * What is known against an address that is otherwise good, without asking anybody: it does harm or is blocked, or
   * leads back to us. Absent: nothing is known.
   */
  readonly dangerOf?: (address: string) => AddressDanger | null;
}

export type AddressDanger = 'unsafe' | 'own-host';

export const MAX_ADDRESS_LENGTH = 2048;

/** The text that the specification gives for links to our own hosts. */
const OWN_HOST = 'shorten link';

// A name with a dot before a colon is a host with a port (`example.com:8080`), not a scheme.
const SCHEME = /^([a-z][a-z0-9+-]*):/i;
const HOST_AND_PORT = /^localhost:\d/i;
const AUTHORITY = /^https?:\/\/([^/\\?#]+)/i;
/** Browsers take none, one and more than two slashes or backslashes for two. */
const SLASHES = /^(https?):[/\\]*/i;

/** The byte order mark is an unseen sign, which the URL parser handles. */
const BLANK = /[^\S\uFEFF]/;

const CLICK_IDS: ReadonlySet<string> = new Set(['fbclid', 'gclid']);

/**
 * A destination as people paste it, perhaps with text around it, made ready to be stored and sent as a `Location`: plain ASCII, at most
 * {@link MAX_ADDRESS_LENGTH} characters, on the open internet, without other sites' click ids. Bytes that need no
 * change get none. Throws {@link AddressRefused}.
 */
export function parseWebAddress(raw: string, context: AddressContext): string {
  const address = readAddress(raw);
  refuseHost(address, context.ownHosts);
  const made = withinLimit(toWatchForm(cutQuery(address.href, isTracking(context.productKey))));
  const danger = context.dangerOf?.(made) ?? null;
  if (danger !== null) throw dangerRefused(danger);
  return made;
}

/** What shortening says of an address that is known for harm. */
export function dangerRefused(danger: AddressDanger): AddressRefused {
  if (danger === 'own-host') return new AddressRefused('links.address-own-host', OWN_HOST);
  return new AddressRefused(
    'links.address-unsafe',
    'the address is known to do harm to those who open it, or is blocked here: use another one',
  );
}

function readAddress(raw: string): URL {
  const text = withinLimit(withScheme(tidy(raw)));
  const authority = AUTHORITY.exec(text)?.[1];
  if (authority === undefined) throw malformed();
  if (authority.includes('@')) {
    throw new AddressRefused(
      'links.address-credentials',
      'the address contains a user name or password: remove the part before “@”',
    );
  }
  if (!URL.canParse(text)) throw malformed();
  return new URL(text);
}

function tidy(raw: string): string {
  const text = trimInvisible(raw);
  if (text === '') throw new AddressRefused('links.address-missing', 'an address is needed: paste one');
  const address = addressInText(text);
  // Browsers encode a blank behind the host; here, text is more likely there.
  if (!BLANK.test(address)) return address;
  withinLimit(address);
  throw malformed();
}

function withScheme(text: string): string {
  const scheme = HOST_AND_PORT.test(text) ? undefined : SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return `http://${text}`;
  if (scheme === 'http' || scheme === 'https') return withinLimit(text).replace(SLASHES, '$1://');
  throw new AddressRefused(
    'links.address-scheme',
    'addresses of this kind cannot be shortened: use one that begins with http:// or https://',
  );
}

function refuseHost(address: URL, ownHosts: HostSet): void {
  if (isOwnHost(address, ownHosts)) throw new AddressRefused('links.address-own-host', OWN_HOST);
  const kind = judgeHost(address.hostname);
  if (kind === 'nonsense') throw malformed();
  if (kind === 'private') {
    throw new AddressRefused(
      'links.address-private',
      'the address leads into a private network: only addresses on the open internet can be shortened',
    );
  }
  if (!['', '80', '443'].includes(address.port)) {
    throw new AddressRefused(
      'links.address-port',
      'the address names a port: only 80 and 443 can be shortened',
    );
  }
}

function isTracking(productKey: string): (pair: QueryPair) => boolean {
  const product = productKey.toLowerCase();
  return (pair) => {
    const name = pair.name.toLowerCase();
    return CLICK_IDS.has(name) || (name === 'utm_source' && pair.value.toLowerCase() === product);
  };
}

function withinLimit(text: string): string {
  if (text.length <= MAX_ADDRESS_LENGTH) return text;
  throw new AddressRefused(
    'links.address-too-long',
    `the address is longer than ${String(MAX_ADDRESS_LENGTH)} characters: use a shorter one`,
  );
}

function malformed(): AddressRefused {
  return new AddressRefused(
    'links.address-malformed',
    'this is not a web address: write it like https://example.com/page',
  );
}
