import { isPublicIp, judgeHost } from './public-host';

const MAX_LENGTH = 2048;
const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:']);
/** The URL parser writes the usual port of a scheme as none. */
const PORTS: ReadonlySet<string> = new Set(['', '80', '443']);

/**
 * An address that the server may call, as far as its text tells; null for every other. What its name leads to is
 * judged when it is called.
 * @param base what a relative address is relative to
 */
export function fetchableAddress(text: string, base?: URL): URL | null {
  if (text.length > MAX_LENGTH || !URL.canParse(text, base?.href)) return null;
  const address = new URL(text, base);
  const isPlain = SCHEMES.has(address.protocol) && PORTS.has(address.port) && !hasCredentials(address);
  return isPlain && address.href.length <= MAX_LENGTH && isOpenHost(address) ? address : null;
}

function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

function isOpenHost({ hostname }: URL): boolean {
  return hostname.startsWith('[') ? isPublicIp(hostname.slice(1, -1)) : judgeHost(hostname) === 'public';
}
