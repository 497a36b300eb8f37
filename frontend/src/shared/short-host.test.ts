import { shortHost } from './short-host';

describe('the short host', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it.each([
    ['what the server wrote', '<meta name="short-host" content="s.example:81">', 's.example:81'],
    ["this page's own while developing", '<meta name="short-host" content="__SHORT_HOST__">', 'localhost'],
    ["this page's own without a word of it", '', 'localhost'],
  ])('is %s', (_, head, host) => {
    document.head.innerHTML = head;
    expect(shortHost()).toBe(host);
  });
});
