import { BlockList } from './block-list';

const listOf = (...lines: string[]): BlockList => {
  const list = new BlockList();
  for (const line of lines) list.add(line);
  return list;
};

it.each([
  ['http://Evil.example./x', 'evil.example'],
  ['http://a.b.worse.example/', '*.worse.example'],
  ['http://worse.example/', '*.worse.example'],
  ['http://fine.example/%6cogin/1', 'fine.example/login*'],
  ['http://any.example/x.apk', '*/*.apk'],
  ['http://fine.example/', null],
])('finds what blocks %s: %s', (address, entry) => {
  const list = listOf('evil.example', '*.worse.example', 'fine.example/login*', '*/*.apk');
  expect(list.find(new URL(address))).toBe(entry);
});

describe('a line of the list', () => {
  it.each([
    ['evil.example', 'https://evil.example/a', true],
    ['evil.example', 'https://evil.example./a', true],
    ['EVIL.example', 'https://evil.EXAMPLE/', true],
    ['evil.example', 'https://www.evil.example/', false],
    ['evil.example', 'https://notevil.example/', false],
    ['https://evil.example', 'http://evil.example/', true],
    ['*.evil.example', 'https://evil.example/', true],
    ['*.evil.example', 'https://a.b.evil.example/', true],
    ['*.evil.example', 'https://notevil.example/', false],
    ['*.zip', 'https://invoice.zip/', true],
    ['例子.台灣', 'https://xn--fsqu00a.xn--kpry57d/', true],
    ['93.184.216.34', 'http://93.184.216.34/', true],
    ['evil.example/login', 'https://evil.example/login', true],
    ['evil.example/login', 'https://evil.example/login?a=1', false],
    ['evil.example/login*', 'https://evil.example/login?a=1', true],
    ['http://evil.example/login*', 'https://evil.example/login/x', true],
    ['evil.example/*.apk', 'https://evil.example/x/y.apk', true],
    ['evil.example/*.apk', 'https://evil.example/x/y.apk?z', false],
    ['evil.example/A*', 'https://evil.example/a', false],
    ['*.evil.example/get*', 'https://www.evil.example/get/it', true],
    ['*/wp-content/*.exe', 'https://any.example/wp-content/a/b.exe', true],
    ['*/wp-content/*.exe', 'https://any.example/content/b.exe', false],
    ['evil.example/login*', 'https://evil.example/%6cogin', true],
    ['evil.example/login*', 'https://evil.example/%6C%6Fgin?a=1', true],
    ['evil.example/login*', 'https://evil.example//login', true],
    ['evil.example/login*', 'https://evil.example/%2F/login', true],
    ['evil.example/login*', 'https://evil.example/\\login', true],
    ['evil.example/login*', 'https://evil.example/%fflogin', false],
    ['evil.example/%6cogin', 'https://evil.example/login', true],
    ['evil.example/登入*', 'https://evil.example/%E7%99%BB%E5%85%A5/x', true],
    ['evil.example/a?to=*evil*', 'https://evil.example/a?to=//%65vil/', true],
    ['evil.example/a%2Ab', 'https://evil.example/axb', false],
    ['evil.example/a%2Ab', 'https://evil.example/a%2ab', true],
    ['  evil.example   # since Monday', 'https://evil.example/', true],
    ['# evil.example', 'https://evil.example/', false],
  ])('%j blocks %s: %s', (line, address, isBlocked) => {
    expect(listOf(line).has(new URL(address))).toBe(isBlocked);
  });

  it.each(['', '   ', '# only a comment', '#'])('may say nothing: %j', (line) => {
    const list = new BlockList();
    expect([list.add(line), list.size]).toEqual([true, 0]);
  });

  it.each([
    '*',
    '*.',
    '*/*',
    '/',
    '/login*',
    'two words',
    'ev*il.example',
    'a@b.example',
    'http://',
    'x'.repeat(501),
  ])('is refused when it is of no use: %j', (line) => {
    const list = new BlockList();
    expect([list.add(line), list.size]).toEqual([false, 0]);
  });

  it('is refused when it is one of too many that are tried on every address', () => {
    const list = new BlockList();
    for (let index = 0; index < 1_000; index += 1) expect(list.add(`*${index}/x`)).toBe(true);
    expect(list.add('*/one-more')).toBe(false);
    expect(list.add('a.example/x*')).toBe(true);
  });
});

it('finds each of many', () => {
  const list = listOf('a.example', '*.b.example', 'c.example/x*', 'c.example/y*');
  const blocked = (address: string) => list.has(new URL(address));
  expect(
    ['http://a.example/', 'http://x.b.example/', 'http://c.example/x1', 'http://c.example/y1'].map(blocked),
  ).toEqual([true, true, true, true]);
  expect(['http://d.example/', 'http://c.example/z'].map(blocked)).toEqual([false, false]);
});

// One that tried every way to spread the letters over the stars would not come to an end.
it('comes to an end however many stars there are', () => {
  const list = listOf(`${'*a'.repeat(200)}*/b`);
  const address = new URL(`http://${'a'.repeat(60)}.example/${'a'.repeat(2_000)}`);
  expect(list.has(address)).toBe(false);
});
