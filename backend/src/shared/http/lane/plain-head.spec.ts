import { type PlainHead, readPlainHead } from './plain-head';

const read = (text: string, before: PlainHead | null = null) => readPlainHead(text, before);
const request = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;

describe('the head of a plain request', () => {
  it('is read as it stands, with names in small letters and values without space around them', () => {
    const text = request(
      'GET /caf%C3%A9?x=1&y HTTP/1.1',
      'Host: linklet.test',
      'USER-AGENT:\t Some (thing; here) \xe9 ',
      'X-Odd_name!:',
    );
    expect(read(text)).toMatchObject({
      url: '/caf%C3%A9?x=1&y',
      headers: { host: 'linklet.test', 'user-agent': 'Some (thing; here) \xe9', 'x-odd_name!': '' },
      isLast: false,
    });
  });

  it.each([
    ['Keep-Alive', false],
    ['close', true],
    ['CLOSE', true],
  ])('knows by connection: %s whether another may follow', (connection, isLast) => {
    expect(read(request('GET / HTTP/1.1', 'Host: a', `Connection: ${connection}`))?.isLast).toBe(isLast);
  });

  it.each([
    ['nothing', ''],
    ['half of it', 'GET /abc HTTP/1.1\r\nHost: a\r\n'],
    ['two', request('GET /abc HTTP/1.1', 'Host: a').repeat(2)],
    ['something behind it', `${request('GET /abc HTTP/1.1', 'Host: a')}x`],
    ['another method', request('POST /abc HTTP/1.1', 'Host: a')],
    ['another version', request('GET /abc HTTP/1.0', 'Host: a')],
    ['a whole address', request('GET http://a/abc HTTP/1.1', 'Host: a')],
    ['a sign that is not ASCII', request('GET /caf\xe9 HTTP/1.1', 'Host: a')],
    ['a space in the path', request('GET /a b HTTP/1.1', 'Host: a')],
    ['no host', request('GET /abc HTTP/1.1', 'Accept: */*')],
    ['two hosts', request('GET /abc HTTP/1.1', 'Host: a', 'host: b')],
    ['no headers', 'GET /abc HTTP/1.1\r\n\r\n'],
    ['a line feed alone', request('GET /abc HTTP/1.1', 'Host: a\nX: b')],
    ['a carriage return alone', request('GET /abc HTTP/1.1', 'Host: a\rX: b')],
    ['a line that goes on', request('GET /abc HTTP/1.1', 'Host: a', ' b')],
    ['a space before the colon', request('GET /abc HTTP/1.1', 'Host: a', 'Accept : b')],
    ['a line without colon', request('GET /abc HTTP/1.1', 'Host: a', 'Accept')],
    ['a control sign', request('GET /abc HTTP/1.1', 'Host: a', 'Accept: \x00')],
    ['a length', request('GET /abc HTTP/1.1', 'Host: a', 'Content-Length: 0')],
    ['an encoding', request('GET /abc HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked')],
    ['an expectation', request('GET /abc HTTP/1.1', 'Host: a', 'Expect: 100-continue')],
    ['an upgrade', request('GET /abc HTTP/1.1', 'Host: a', 'Connection: upgrade', 'Upgrade: websocket')],
    [
      'a cookie to be set, of which Node makes a list',
      request('GET /abc HTTP/1.1', 'Host: a', 'Set-Cookie: b=c'),
    ],
    ['another name for Connection', request('GET /abc HTTP/1.1', 'Host: a', 'Proxy-Connection: close')],
    ['named hop headers', request('GET /abc HTTP/1.1', 'Host: a', 'Connection: keep-alive, x-mine')],
    ['too much', request('GET /abc HTTP/1.1', 'Host: a', `X: ${'x'.repeat(8 * 1024)}`)],
  ])('is left to others with %s', (_, text) => {
    expect(read(text)).toBeNull();
  });

  it('is that of the request before, but for the path, where all else is the same', () => {
    const before = read(request('GET /abc HTTP/1.1', 'Host: a', 'Connection: close'));
    const again = read(request('GET /def?x HTTP/1.1', 'Host: a', 'Connection: close'), before);
    expect(again).toEqual({ ...before, url: '/def?x' });
    expect(again?.headers).toBe(before?.headers);
    const other = read(request('GET /def HTTP/1.1', 'Host: b'), before);
    expect(other).toMatchObject({ url: '/def', headers: { host: 'b' }, isLast: false });
    expect(read(request('GET /a b HTTP/1.1', 'Host: a', 'Connection: close'), before)).toBeNull();
    expect(read(request('POST /abc HTTP/1.1', 'Host: a', 'Connection: close'), before)).toBeNull();
  });

  it('keeps of a value what HTTP does not call space', () => {
    const text = request(
      'GET / HTTP/1.1',
      'Host:a',
      'X-One: \xa0b\xa0',
      'X-Two:\t \xa0c\xa0 \t',
      'X-Three: d ',
    );
    expect(read(text)?.headers).toEqual({
      host: 'a',
      'x-one': '\xa0b\xa0',
      'x-two': '\xa0c\xa0',
      'x-three': 'd',
    });
  });

  it('takes no name for what objects have by birth', () => {
    const headers = read(request('GET / HTTP/1.1', 'Host: a', '__proto__: b', 'constructor: c'))?.headers;
    expect(Object.getPrototypeOf(headers)).toBe(Object.prototype);
    expect(headers).toEqual({ host: 'a', constructor: 'c' });
  });
});
