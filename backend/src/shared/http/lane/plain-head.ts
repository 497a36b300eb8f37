import type { IncomingHttpHeaders } from 'node:http';

/** The head of a request that leaves nothing to interpretation. */
export interface PlainHead {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The client asks for the connection to end with the answer. */
  readonly isLast: boolean;
  /** All that stands behind the first line, as it came. */
  readonly block: string;
}

const MAX_HEAD_BYTES = 8 * 1024;
const START = 'GET ';
const VERSION = ' HTTP/1.1';
const LINE_END = '\r\n';
const SPACE = 0x20;
/** What may stand around a value and is none of it; to JavaScript's `trim`, more is space. */
const AROUND = /^[\t ]+|[\t ]+$/g;

/**
 * A GET over HTTP/1.1 for a path, with nothing behind its head: names are tokens, values have neither control signs nor
 * line breaks (RFC 9112, 5; RFC 9110, 5.5). Every sign can stand in one place only, so the patterns never go back.
 */
const FIRST_LINE = /^GET \/[\x21-\x7e]* HTTP\/1\.1$/;
const BLOCK = /^(?:[!#$%&'*+\-.^_`|~0-9A-Za-z]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/;

/** What frames a body, changes the protocol or asks for an interim answer: servers that read these differently can be played off against each other. */
const NOT_PLAIN: ReadonlySet<string> = new Set([
  'content-length',
  'expect',
  'http2-settings',
  // Node's parser takes it for Connection.
  'proxy-connection',
  // Node has a list for it, however often it comes.
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Reads what came first on a connection, or after its last answer, a sign for each byte. null: it has to be read by
 * knows all of HTTP, because it is no whole request, more than one, or one in which anything is unusual.
 * @param before the head that came before it on its connection: nearly all clients say the same of themselves each time
 */
export function readPlainHead(text: string, before: PlainHead | null): PlainHead | null {
  if (text.length > MAX_HEAD_BYTES) return null;
  const lineEnd = text.indexOf(LINE_END);
  const line = text.slice(0, lineEnd);
  if (!FIRST_LINE.test(line)) return null;
  const url = line.slice(START.length, -VERSION.length);
  const block = text.slice(lineEnd + LINE_END.length);
  if (before?.block === block) {
    const { headers, isLast } = before;
    return { url, headers, isLast, block };
  }
  const headers = BLOCK.test(block) ? readHeaders(block) : null;
  if (headers?.host === undefined) return null;
  const connection = headers.connection?.toLowerCase() ?? 'keep-alive';
  const isLast = connection === 'close';
  if (!isLast && connection !== 'keep-alive') return null;
  return { url, headers, isLast, block };
}

/** null when a name comes twice: what that means differs from header to header. */
function readHeaders(block: string): IncomingHttpHeaders | null {
  const headers: IncomingHttpHeaders = {};
  const end = block.length - LINE_END.length;
  for (let at = 0; at < end;) {
    const colon = block.indexOf(':', at);
    const lineEnd = block.indexOf(LINE_END, colon);
    const written = block.slice(at, colon);
    const name = KNOWN.get(written) ?? unusual(written);
    if (name === null || Object.hasOwn(headers, name)) return null;
    headers[name] = valueIn(block, colon + 1, lineEnd);
    at = lineEnd + LINE_END.length;
  }
  return headers;
}

/** Nearly all clients write one space before a value, and nothing behind it. */
function valueIn(text: string, from: number, to: number): string {
  const isUsual =
    text.charCodeAt(from) === SPACE && text.charCodeAt(from + 1) > SPACE && text.charCodeAt(to - 1) > SPACE;
  return isUsual ? text.slice(from + 1, to) : text.slice(from, to).replace(AROUND, '');
}

function unusual(written: string): string | null {
  const name = written.toLowerCase();
  return NOT_PLAIN.has(name) ? null : name;
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
