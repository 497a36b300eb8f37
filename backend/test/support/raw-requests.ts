import * as fc from 'fast-check';

/** What a client sends on one connection, byte for sign. */
export interface Conversation {
  readonly requests: readonly string[];
  readonly manner: Manner;
}

/**
 * How it is sent: all in one piece, a request at a time, a byte at a time, cut in the middle, or in one piece with which
 * the client says that it sends no more.
 */
export type Manner =
  'at once' | 'one by one' | 'bytewise' | 'hanging up' | { readonly cutsAt: readonly number[] };

const CRLF = '\r\n';

/** Each is a choice among equals, unless it says how often it is drawn. */
const oneOf = (...choices: readonly (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> =>
  fc.oneof(...choices.map((each) => (typeof each === 'string' ? fc.constant(each) : each)));
const mostly = (usual: string | fc.Arbitrary<string>, odd: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 7, arbitrary: typeof usual === 'string' ? fc.constant(usual) : usual },
    { weight: 1, arbitrary: odd },
  );

const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
const bytes = fc.string({ unit: byte, maxLength: 6 });
const long = (...sizes: readonly number[]): fc.Arbitrary<string> =>
  fc.constantFrom(...sizes).map((size) => 'x'.repeat(size));

/** Answered by the lane at once or later, or given back by it; see the handlers of the fuzz. */
const path = oneOf('/link', '/link?x=%20&y', '/later', '/page', '/page?a', '/refused', '/empty', '/');
const target = mostly(
  path,
  oneOf(
    ...['*', '', 'link', '//link', '/a b', '/caf\xe9', '/a\x00b', '/a#b', '/a\\b', '/%', '/\x7f', '/a\tb'],
    ...['http://a/link', 'HTTP://b:80/page', 'http://a', 'ftp://a/link', 'a:443', 'http://c:d@a/link'],
    bytes.map((odd) => `/${odd}`),
    long(4_000, 8_100, 8_192, 16_300, 16_384, 17_000).map((text) => `/${text}`),
  ),
);
const method = mostly(
  'GET',
  oneOf(
    ...['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY', 'PROPFIND', 'PRI'],
    ...['get', 'Get', 'GETT', 'GE', '', 'GE\tT', 'FOO', 'G\x00T', ' GET', 'M-SEARCH', 'SOURCE'],
  ),
);
const version = mostly(
  'HTTP/1.1',
  oneOf(
    'HTTP/1.0',
    'HTTP/0.9',
    'HTTP/1.2',
    'HTTP/2.0',
    'HTTP/11',
    'http/1.1',
    'HTTP/1.1 ',
    'HTTP/',
    '',
    'ICE/1.0',
  ),
);
const lineEnd = fc.oneof(
  { weight: 40, arbitrary: fc.constant(CRLF) },
  { weight: 1, arbitrary: oneOf('\n', '\r', '\r\r\n', '\n\r', ' \r\n', '\x0b\r\n') },
);

const usualHeader = oneOf(
  ...['Accept: */*', 'accept:text/html', 'User-Agent: Mozilla/5.0 (X11; Linux)', 'COOKIE: a=b; c=d'],
  ...['Accept-Language:\t zh-TW,zh;q=0.9 \t', 'Referer: https://e.test/\xe9', 'X-Forwarded-For: 10.0.0.1'],
  ...[
    'Connection: keep-alive',
    'Connection: Keep-Alive',
    'X-Empty:',
    'X-Spaces: \t ',
    'DNT: 1',
    'Sec-GPC: 1',
  ],
);
const connection = oneOf(
  ...['close', 'CLOSE', 'keep-alive, close', 'close, x-mine', 'upgrade', 'Upgrade, HTTP2-Settings', '', ','],
  ...['closed', 'keep-alive\t', 'te', 'x-mine', 'transfer-encoding', 'keep-alive;x', '"close"'],
).map((value) => `Connection: ${value}`);
/** What tells how long a body is, or says it twice and differently. */
const framing = oneOf(
  ...['0', '3', '5', '+3', '-1', '3, 3', '3, 4', '0x3', '3 ', '', ' ', '99999999999999999999'].map(
    (length) => `Content-Length: ${length}`,
  ),
  ...['chunked', 'Chunked', 'identity', 'gzip, chunked', 'chunked, chunked', 'chunked, gzip', 'xchunked'].map(
    (coding) => `Transfer-Encoding: ${coding}`,
  ),
  ...['\x0bchunked', 'chunked\x00', '', '"chunked"', 'chunked;q=1'].map((odd) => `Transfer-Encoding: ${odd}`),
  ...['Transfer-Encoding : chunked', 'Transfer-Encoding\t: chunked', 'Transfer_Encoding: chunked'],
  ...[
    'Content-Length : 3',
    'Content_Length: 3',
    'X: y\nContent-Length: 3',
    'X: y\rTransfer-Encoding: chunked',
  ],
  `Content-Length: 3${CRLF}Content-Length: 3`,
  `Content-Length: 3${CRLF}Content-Length: 4`,
  `Content-Length: 3${CRLF}Transfer-Encoding: chunked`,
  `Transfer-Encoding: chunked${CRLF}Content-Length: 30`,
  `Transfer-Encoding: chunked${CRLF}Transfer-Encoding: identity`,
);
const oddHeader = oneOf(
  ...[
    'Host: b',
    'host: a',
    'HOST:',
    'Host : a',
    'Host: a, b',
    'Host: a:80',
    'X-Forwarded-Host: c',
    'Host:a\t',
  ],
  ...['Expect: 100-continue', 'Expect: 100-Continue', 'Expect: 200-ok', 'Expect:', 'Expect: 100-continue, x'],
  ...[
    'Upgrade: websocket',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
    'TE: trailers',
    'Trailer: X-Late',
  ],
  ...[
    ' folded',
    '\tfolded',
    'X-Fold: a\r\n b',
    'X-Fold:\r\n\tb',
    'X-Fold: a\r\n ',
    'no colon',
    ': no name',
    'a b: c',
  ],
  ...[
    'X-Nul: \x00',
    'X\x00: a',
    'X-Del: \x7f',
    'X-Bell: a\x07b',
    'X-Cr: a\rb',
    'X-Lf: a\nb',
    'X-Ff: \x0c',
    '\xe9: a',
  ],
  ...[
    '__proto__: p',
    'constructor: c',
    'toString: t',
    'Accept: a',
    'Cookie: e=f',
    'Set-Cookie: g',
    'X-Nbsp: \xa0b\xa0',
  ],
  ...[
    'Keep-Alive: timeout=5',
    'Proxy-Connection: close',
    'Max-Forwards: 0',
    'Range: bytes=0-1',
    'Accept;: a',
    '@: b',
  ],
  fc.tuple(bytes, bytes).map(([name, value]) => `${name}: ${value}`),
  long(3_900, 8_000, 8_150, 8_192, 16_200, 16_384, 17_000, 70_000).map((text) => `X-Long: ${text}`),
  fc
    .constantFrom(90, 400, 2_100)
    .map((count) => Array.from({ length: count }, (_, at) => `X-${String(at)}: y`).join(CRLF)),
);
const header = fc.oneof(
  { weight: 12, arbitrary: usualHeader },
  { weight: 2, arbitrary: connection },
  { weight: 2, arbitrary: framing },
  { weight: 3, arbitrary: oddHeader },
);

const SMUGGLED = `GET /link?smuggled HTTP/1.1${CRLF}Host: a${CRLF}${CRLF}`;
const body = mostly(
  '',
  oneOf(
    ...['abc', 'abcde', '0\r\n\r\n', '3\r\nabc\r\n0\r\n\r\n', '3;ext=1\r\nabc\r\n0\r\nX-Late: 1\r\n\r\n'],
    ...[
      '3\nabc\n0\n\n',
      '03\r\nabc\r\n00\r\n\r\n',
      '0x3\r\nabc\r\n0\r\n\r\n',
      '-1\r\n',
      'g\r\n',
      '3\r\nabcd\r\n0\r\n\r\n',
    ],
    ...['fffffffffffffffff\r\nabc', '3\r\nabc\r\n0\r\n', ' 3\r\nabc\r\n0\r\n\r\n', '\x00', '\r\n', '\n'],
    ...[SMUGGLED, `0\r\n\r\n${SMUGGLED}`, `3\r\nabc\r\n0\r\n\r\n${SMUGGLED}`, `abc${SMUGGLED}`],
    bytes,
  ),
);

const plain = fc
  .tuple(path, fc.uniqueArray(usualHeader, { maxLength: 6 }))
  .map(([where, headers]) => [`GET ${where} HTTP/1.1`, 'Host: a', ...headers, CRLF].join(CRLF));

/** Anything may be odd, but most of it is not: a test that stops at the first oddity never sees the second. */
const composed = fc
  .record({
    before: mostly('', oneOf(CRLF, '\n', '\r\n\r\n\r\n', ' ', '\x00')),
    line: fc.tuple(method, target, version).map((parts) => parts.join(' ')),
    host: mostly('Host: a', oneOf('Host: b', '', 'Host: a\r\nHost: a', 'host:a')),
    headers: fc.array(header, { maxLength: 5 }),
    ends: fc.array(lineEnd, { minLength: 8, maxLength: 8 }),
    body,
  })
  .map(({ before, line, host, headers, ends, body: rest }) => {
    const said = [line, ...(host === '' ? [] : [host]), ...headers, ''];
    return before + said.map((each, index) => each + (ends[index] ?? CRLF)).join('') + rest;
  });

/** One with a body that is as long as it says. */
const posting = fc
  .tuple(
    path,
    fc.constantFrom('POST', 'PUT', 'GET', 'DELETE', 'HEAD'),
    fc.string({ unit: byte, maxLength: 40 }),
    fc.boolean(),
  )
  .map(([where, how, text, isChunked]) => {
    const length = text.length.toString(isChunked ? 16 : 10);
    const framed = isChunked ? `${text === '' ? '' : `${length}${CRLF}${text}${CRLF}`}0${CRLF}${CRLF}` : text;
    const frame = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
    return `${how} ${where} HTTP/1.1${CRLF}Host: a${CRLF}${frame}${CRLF}${CRLF}${framed}`;
  });

/** A good one in which a byte is missing, another one, or one too many. */
const damaged = fc
  .tuple(fc.oneof(plain, posting), fc.nat(), fc.constantFrom(0, 1), oneOf('', byte))
  .map(([text, place, missing, instead]) => {
    const at = place % text.length;
    return text.slice(0, at) + instead + text.slice(at + missing);
  });

const request = fc.oneof(
  { weight: 8, arbitrary: plain },
  { weight: 8, arbitrary: composed },
  { weight: 2, arbitrary: posting },
  { weight: 3, arbitrary: damaged },
  { weight: 1, arbitrary: bytes },
);

const manner: fc.Arbitrary<Manner> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Manner>('at once') },
  { weight: 4, arbitrary: fc.constant<Manner>('one by one') },
  { weight: 1, arbitrary: fc.constant<Manner>('bytewise') },
  { weight: 1, arbitrary: fc.constant<Manner>('hanging up') },
  {
    weight: 3,
    arbitrary: fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 4 }).map((cutsAt) => ({ cutsAt })),
  },
);

/** Whatever may come over one connection: valid, odd, malformed and hostile requests, in all manners. */
export const conversations: fc.Arbitrary<Conversation> = fc.record({
  requests: fc.array(request, { minLength: 1, maxLength: 8, size: 'max' }),
  manner,
});
