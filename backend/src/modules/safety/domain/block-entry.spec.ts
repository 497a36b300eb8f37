import { BlockList } from './block-list';
import { type BlockScope, entryFor } from './block-entry';
import { NothingToBlock, OwnHostNotBlocked } from './safety.errors';

const isOwn = ({ hostname }: URL): boolean => hostname === 'linklet.test';
const SHOP = 'https://www.shop.example.com.tw/Pay%6Ce?x=1#top';

describe('the line that blocks an address', () => {
  it.each<[string, BlockScope, string]>([
    [SHOP, 'exact', 'www.shop.example.com.tw/Payle?x=1'],
    [SHOP, 'host', 'www.shop.example.com.tw'],
    [SHOP, 'domain', '*.example.com.tw'],
    ['http://SHOP.example./', 'host', 'shop.example'],
    ['https://203.0.113.9/a', 'domain', '203.0.113.9'],
    // Not all of GitHub's pages.
    ['https://a.somebody.github.io/x', 'domain', '*.somebody.github.io'],
    ['https://店.example/', 'host', new URL('https://店.example/').hostname],
  ])('%s, %s: %s', (url, scope, entry) => {
    expect(entryFor(url, scope, isOwn)).toBe(entry);
    const list = new BlockList();
    expect(list.add(entry)).toBe(true);
    expect(list.has(new URL(url))).toBe(true);
  });

  it('blocks nothing beside it', () => {
    const list = new BlockList();
    list.add(entryFor('https://shop.example/pay', 'exact', isOwn));
    expect(list.has(new URL('https://shop.example/'))).toBe(false);
    expect(list.has(new URL('https://www.shop.example/pay'))).toBe(false);
  });

  it.each([
    '',
    'x',
    'ftp://shop.example/',
    'javascript:alert(1)',
    'https://shop.example/*',
    'https://shop.example/a%20b',
    'https://shop.example/a%23b',
    `https://shop.example/${'a'.repeat(500)}`,
  ])('is none for %j', (url) => {
    expect(() => entryFor(url, 'exact', isOwn)).toThrow(NothingToBlock);
  });

  it('is none for ourselves', () => {
    expect(() => entryFor('https://linklet.test/abc', 'host', isOwn)).toThrow(OwnHostNotBlocked);
  });
});
