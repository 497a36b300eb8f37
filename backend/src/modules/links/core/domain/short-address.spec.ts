import { DomainError } from '../../../../shared/domain/domain-error';
import { readShortAddress } from './short-address';

const HOSTS = new Set(['linklet.example', 'go.example:8443', '*.linklet.example']);

const read = (text: string): string => {
  try {
    const { host, path } = readShortAddress(text, HOSTS);
    return `${host} ${path}`;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

describe('a short address that somebody wrote down', () => {
  it.each([
    ['https://linklet.example/abc', 'linklet.example /abc'],
    ['linklet.example/abc', 'linklet.example /abc'],
    ['  \u200bHTTP://LINKLET.example/abc?fbclid=1#top ', 'linklet.example /abc'],
    ['https://linklet.example/abc/def', 'linklet.example /abc'],
    ['linklet.example/測試', 'linklet.example /%E6%B8%AC%E8%A9%A6'],
    ['linklet.example/abc)', 'linklet.example /abc)'],
    ['mei.linklet.example/abc', 'mei.linklet.example /abc'],
    ['https://go.example:8443/abc', 'go.example:8443 /abc'],
    ['linklet.example', 'linklet.example /'],
  ])('%j is read as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['', 'links.address-missing'],
    [' \u200b ', 'links.address-missing'],
    ['abc', 'links.address-foreign'],
    ['https://example.com/abc', 'links.address-foreign'],
    ['https://linklet.example.evil.test/abc', 'links.address-foreign'],
    ['https://linklet.example@evil.test/abc', 'links.address-foreign'],
    ['a.linklet.example.test/abc', 'links.address-foreign'],
    ['javascript://linklet.example/%0aalert(1)', 'links.address-malformed'],
    ['ftp://linklet.example/abc', 'links.address-malformed'],
    ['what is this', 'links.address-malformed'],
    ['linklet.example\r\nBcc: eve@example.com', 'links.address-foreign'],
    [`linklet.example/${'a'.repeat(5_000)}`, 'links.address-too-long'],
  ])('%j is refused: %s', (text, code) => {
    expect(read(text)).toBe(code);
  });
});
