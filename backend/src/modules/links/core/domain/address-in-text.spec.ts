import { AddressRefused } from './links.errors';
import { parseWebAddress } from './web-address';

const parse = (raw: string): string =>
  parseWebAddress(raw, { ownHosts: new Set(['linklet.example']), productKey: 'linklet' });

const X = 'https://shop.example/x';

describe('an address with text around it', () => {
  it.each([
    [`${X} 快來看`],
    [`${X}\u3000快來看`],
    [`【特賣】 ${X}`],
    [`【特賣】${X}`],
    [`快來看：${X}`],
    [`快來看\n${X}`],
    [`標題\r\n第二行\r\n\r\n${X}\n`],
    [`「${X}」這裡`],
    [`（${X}）`],
    [`特賣(${X})`],
    [`<${X}>`],
    [`"${X}"`],
    [`看 ${X}，很便宜`],
    [`看 ${X}。`],
    [`See ${X}.`],
    [`(see ${X})`],
    [`Link: ${X}, and more`],
    [`12:30 ${X}`],
  ])('%j is the address alone', (raw) => {
    expect(parse(raw)).toBe(X);
  });

  it.each([
    ['看 https://e.test/wiki/A_(b)', 'https://e.test/wiki/A_(b)'],
    ['看 https://e.test/?u=https://f.test/', 'https://e.test/?u=https://f.test/'],
    ['看 http:/e.test/a', null],
    ['https://e.test/?q=red shoes', 'https://e.test/?q=red'],
    ['https://e.test/a，b', 'https://e.test/a%EF%BC%8Cb'],
    ['https://e.test/測試', 'https://e.test/%E6%B8%AC%E8%A9%A6'],
    ['https://web.archive.test/2020/https://e.test/', 'https://web.archive.test/2020/https://e.test/'],
    ['web.archive.test/2020/https://e.test/', 'http://web.archive.test/2020/https://e.test/'],
    ['https://e.test/.', 'https://e.test/'],
    ['https://e.test/a.', 'https://e.test/a.'],
  ])('%j: %s', (raw, address) => {
    expect(address === null ? parse(raw) : parse(raw)).toBe(address ?? 'http://e.test/a');
  });
});

describe('texts from which no address can be chosen', () => {
  it.each([
    [
      'two lines',
      'https://a.test/x\nhttps://b.test/y',
      'links.address-several',
      ['https://a.test/x', 'https://b.test/y'],
    ],
    [
      'two words',
      'https://a.test/x https://b.test/y',
      'links.address-several',
      ['https://a.test/x', 'https://b.test/y'],
    ],
    [
      'a wide comma',
      'https://a.test/x，https://b.test/y',
      'links.address-several',
      ['https://a.test/x', 'https://b.test/y'],
    ],
    [
      'a tab',
      'https://a.test/x\thttps://b.test/y',
      'links.address-several',
      ['https://a.test/x', 'https://b.test/y'],
    ],
    ['no schemes', 'a.test/x\nb.test/y', 'links.address-broken', ['a.test/x', 'b.test/y']],
    ['a host with a tab', 'https://exa\tmple.com/', 'links.address-broken', ['https://exa', 'mple.com/']],
    ['a path with a line end', 'https://e.test/a\r\nb', 'links.address-broken', ['https://e.test/a', 'b']],
    ['text in the next line', `${X}\n快來看`, 'links.address-broken', [X, '快來看']],
    ['a scheme with a tab', 'ht\ttp:\n//e.test/', 'links.address-broken', ['ht', 'tp:']],
    ['a line separator', 'https://e.test/a\u2028b', 'links.address-broken', ['https://e.test/a']],
  ])('%s', (_, raw, code, named) => {
    const error = refusalOf(raw);
    expect(error.code).toBe(code);
    for (const each of named) expect(error.message).toContain(`“${each}”`);
    expect(error.message).toMatch(/: (use|write)/);
  });

  it('names the beginnings of long ones, and no more than three', () => {
    const long = Array.from({ length: 9 }, (_each, n) => `https://e${String(n)}.test/${'a'.repeat(900)}`);
    expect(refusalOf(long.join(' ')).message.length).toBeLessThan(500);
  });
});

function refusalOf(raw: string): AddressRefused {
  try {
    parse(raw);
  } catch (error) {
    if (error instanceof AddressRefused) return error;
    throw error;
  }
  throw new Error(`accepted ${raw}`);
}
