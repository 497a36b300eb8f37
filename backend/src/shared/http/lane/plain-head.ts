import type { IncomingHttpHeaders } from 'node:http';

/** The head of a request that leaves nothing to interpretation. */
export interface PlainHead {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The client asks for the connection to end with the answer. */
  readonly isLast: boolean;
}

const LONGEST_HEAD = 8 * 1024;
const START = 'GET ';
const VERSION = ' HTTP/1.1';
const LINE_END = '\r\n';

/**
 * A GET over HTTP/1.1 for a path, with nothing behind its head: names are tokens, values have neither control signs nor
 * line breaks (RFC 9112, 5; RFC 9110, 5.5). Every sign can stand in one place only, so the pattern never goes back.
 */
const PLAIN =
  /^GET \/[\x21-\x7e]* HTTP\/1\.1\r\n(?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/;

/** What frames a body, changes the protocol or asks for an interim answer: servers that read these differently can be played off against each other. */
const NOT_PLAIN: ReadonlySet<string> = new Set([
  'content-length',
  'expect',
  'http2-settings',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Reads the bytes that came first on a connection, or after its last answer. null: they have to be read by whoever
 * knows all of HTTP, because they are no whole request, more than one, or one in which anything is unusual.
 */
export function readPlainHead(bytes: Buffer): PlainHead | null {
  if (bytes.length > LONGEST_HEAD) return null;
  const text = bytes.toString('latin1');
  if (!PLAIN.test(text)) return null;
  const lineEnd = text.indexOf(LINE_END);
  const headers = readHeaders(text, lineEnd + LINE_END.length);
  if (headers?.host === undefined) return null;
  const connection = headers.connection?.toLowerCase() ?? 'keep-alive';
  const isLast = connection === 'close';
  if (!isLast && connection !== 'keep-alive') return null;
  return { url: text.slice(START.length, lineEnd - VERSION.length), headers, isLast };
}

/** null when a name comes twice: what that means differs from header to header. */
function readHeaders(text: string, from: number): IncomingHttpHeaders | null {
  const headers: IncomingHttpHeaders = {};
  const end = text.length - LINE_END.length;
  for (let at = from; at < end;) {
    const colon = text.indexOf(':', at);
    const lineEnd = text.indexOf(LINE_END, colon);
    const name = smallLetters(text.slice(at, colon));
    if (NOT_PLAIN.has(name) || Object.hasOwn(headers, name)) return null;
    headers[name] = text.slice(colon + 1, lineEnd).trim();
    at = lineEnd + LINE_END.length;
  }
  return headers;
}

/** What clients send nearly always, so that no name is made small anew for each request. */
const KNOWN: ReadonlyMap<string, string> = new Map(
  [
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Cache-Control',
    'Connection',
    'Cookie',
    'DNT',
    'Host',
    'Referer',
    'Sec-GPC',
    'Upgrade-Insecure-Requests',
    'User-Agent',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
  ].map((name) => [name, name.toLowerCase()]),
);

const smallLetters = (name: string): string => KNOWN.get(name) ?? name.toLowerCase();
