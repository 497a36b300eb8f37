import { readHead } from './columns';

const sourceOf = (heading: string) => readHead(heading.split(','), null).source;

describe('the first row of a file', () => {
  it.each([
    ['url,slug', { url: 0, slug: 1 }],
    ['Long URL,Custom back-half', { url: 0, slug: 1 }],
    ['標籤,原始網址,自訂短碼', { tags: 0, url: 1, slug: 2 }],
    ['Liên kết,Tên ngắn', { url: 0, slug: 1 }],
    ['Tautan,Catatan', { url: 0, note: 1 }],
    ['リンク先,短縮コード,タグ', { url: 0, slug: 1, tags: 2 }],
    ['ＵＲＬ,x', { url: 0 }],
    ['url,Description', { url: 0, note: 1 }],
    ['url,Description,Note', { url: 0, note: 2 }],
    ['url,Created (Asia/Taipei)', { url: 0, createdAt: 1 }],
    ['url,Created (Nowhere/Else)', { url: 0 }],
    ['url,destination,target', { url: 0 }],
  ])('names columns in five languages: %s', (heading, columns) => {
    const head = readHead(heading.split(','), null);
    expect(head).toEqual({ source: 'file', columns, names: heading.split(',') });
  });

  it.each([
    ['created_at,title,long_url,bitlink,tags', 'bitly'],
    ['title,long_url,link', 'bitly'],
    ['Original URL,Short URL,Title', 'shortio'],
    ['Created at,Short URL,Short code,Long URL', 'shlink'],
    ['keyword,url,title,timestamp,ip,clicks', 'yourls'],
    ['target,address,description', 'kutt'],
    ['url,title', 'file'],
  ])('tells which service %s comes from', (heading, source) => {
    expect(sourceOf(heading)).toBe(source);
  });

  it.each([
    [['【特賣】 https://example.com/', 'tea'], null, 0],
    [['【特賣】https://example.com/'], null, 0],
    [['see https://example.com/', 'https://example.com/a'], null, 1],
    [['tea', '【特賣】 https://example.com/'], { url: 1 }, 1],
  ])('is a link where an address has text around it: %j', (first, named, url) => {
    expect(readHead(first, named)).toEqual({ source: 'file', columns: { url }, names: null });
  });

  it('is a link where nothing is named', () => {
    expect(readHead(['my-slug', 'https://example.com/'], null)).toEqual({
      source: 'file',
      columns: { url: 1 },
      names: null,
    });
  });

  it('is read as its sender says', () => {
    const { columns } = readHead(['Ziel', 'url'], { url: 'ziel', slug: 1 });
    expect(columns).toEqual({ url: 0, slug: 1 });
  });

  it('is read without what its sender leaves out', () => {
    const { columns } = readHead(['url', 'title', 'note'], { title: null });
    expect(columns).toEqual({ url: 0, note: 2 });
  });

  it('has an address somewhere, and not too many columns', () => {
    expect(() => readHead(['a', 'b'], null)).toThrow('No column has addresses');
    expect(() => readHead(new Array<string>(101).fill('url'), null)).toThrow('101 columns');
  });
});
