import { encodedTarget } from './unreadable-request';

const asBytes = (text: string): string => Buffer.from(text).toString('latin1');

describe('the target of a request with raw bytes', () => {
  it.each([
    ['GET /測試中 HTTP/1.1', '/%E6%B8%AC%E8%A9%A6%E4%B8%AD'],
    ['HEAD /khuyến-mãi?a=%20b&c=茶 HTTP/1.1', '/khuy%E1%BA%BFn-m%C3%A3i?a=%20b&c=%E8%8C%B6'],
    ['GET /ร้าน HTTP/1.0', '/%E0%B8%A3%E0%B9%89%E0%B8%B2%E0%B8%99'],
  ])('%s is led to %s', (line, target) => {
    expect(encodedTarget(`${asBytes(line)}\r\nHost: a\r\n\r\n`)).toBe(target);
  });

  it.each([
    'GET /abc HTTP/1.1\r\n',
    'GET //evil.test/測 HTTP/1.1\r\n',
    'GET /\\evil.test/測 HTTP/1.1\r\n',
    'GET http://evil.test/測 HTTP/1.1\r\n',
    'POST /測 HTTP/1.1\r\n',
    'GET /測 測 HTTP/1.1\r\n',
    'GET /測\n HTTP/1.1\r\n',
    'GET /測\x7f HTTP/1.1\r\n',
    'GET /測 HTTP/1.1',
    '',
  ])('is none in %j', (packet) => {
    expect(encodedTarget(asBytes(packet))).toBeNull();
  });
});
