import { fetchableAddress } from './fetchable-address';

const page = new URL('https://e.test/news/today?x=1');

describe('addresses that the server may call', () => {
  it.each([
    ['http://e.test/', 'http://e.test/'],
    ['https://e.test:443/a#b', 'https://e.test/a#b'],
    ['http://e.test:443/', 'http://e.test:443/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
    ['https://例子.台灣/', 'https://xn--fsqu00a.xn--kpry57d/'],
    ['photo.jpg', 'https://e.test/news/photo.jpg'],
    ['/photo.jpg', 'https://e.test/photo.jpg'],
    ['//cdn.test/photo.jpg', 'https://cdn.test/photo.jpg'],
    ['http:photo.jpg', 'http://photo.jpg/'],
    [' \n/a\tb ', 'https://e.test/ab'],
    ['', 'https://e.test/news/today?x=1'],
  ])('%j is %s', (text, address) => {
    expect(fetchableAddress(text, page)?.href).toBe(address);
  });

  it.each([
    'ftp://e.test/',
    'file:///etc/passwd',
    'gopher://e.test/',
    'data:image/png;base64,AA==',
    'javascript:alert(1)',
    'https://e.test:8443/',
    'http://e.test:22/',
    'https://user@e.test/',
    'https://user:secret@e.test/',
    'https://:secret@e.test/',
    'http://localhost/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:8.8.8.8]:8080/',
    'http://printer/',
    'http://',
    'https://e.test:99999/',
    `https://e.test/${'a'.repeat(2048)}`,
    `https://e.test/${'測'.repeat(300)}`,
  ])('%s is none', (text) => {
    expect(fetchableAddress(text)).toBeNull();
  });

  it('takes a relative address for none when it is relative to nothing', () => {
    expect(fetchableAddress('/photo.jpg')).toBeNull();
  });
});
