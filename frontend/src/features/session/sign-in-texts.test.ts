import { codeIn, digitsOf } from './code-text';
import { emailProblem } from './email-text';
import { inAppBrowserOf, outsideLine } from './in-app-browser';
import { returnPage, returnPath } from './return-path';

describe('a typed code', () => {
  it.each([
    ['123456', '123456'],
    ['12 34-56', '123456'],
    ['１２３４５６', '123456'],
    ['1234567890123', '123456789012'],
    ['abc', ''],
  ])('%j holds %j', (text, code) => {
    expect(digitsOf(text)).toBe(code);
  });
});

describe('what is pasted', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['123-456 is your code', '123456'],
    ['Linklet 2026: your code is 048213. It works for 10 minutes.', '048213'],
    ['驗證碼：０４８２１３', '048213'],
    ['123456654321', '123456654321'],
    ['Your code: 482913\n100 people', '482913'],
    ['call 0912345678', null],
    ['12345', null],
    ['', null],
  ])('%j holds the code %j', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });
});

describe('an email address', () => {
  it.each([
    ['', 'session.email-missing'],
    ['   ', 'session.email-missing'],
    ['mei', 'session.email-malformed'],
    ['mei@', 'session.email-malformed'],
    ['mei@example', 'session.email-malformed'],
    ['mei@example..com', 'session.email-malformed'],
    ['mei lin@example.com', 'session.email-malformed'],
    [`${'a'.repeat(250)}@example.com`, 'session.email-malformed'],
    ['mei@example.com', null],
    [' mei+links@mail.example.co.jp ', null],
    ['梅@例子.台灣', null],
  ])('%j: %s', (text, problem) => {
    expect(emailProblem(text)).toBe(problem);
  });
});

describe('the way on after logging in', () => {
  it.each([
    ['/users/7', 'en', '/en/users/7'],
    ['/users/7?tab=star#top', 'zh-TW', '/users/7?tab=star#top'],
    ['/ja/users/7', 'en', '/ja/users/7'],
    [null, 'en', '/en'],
    ['', 'zh-TW', '/'],
    ['//evil.example', 'en', '/en'],
    ['///evil.example', 'en', '/en'],
    ['/\\evil.example', 'en', '/en'],
    ['/\t/evil.example', 'en', '/en'],
    ['/x\\..\\..//evil.example', 'en', '/en'],
    ['/.//evil.example', 'en', '/en'],
    ['/en//evil.example', 'en', '/en'],
    ['https://evil.example/', 'en', '/en'],
    ['javascript:alert(1)', 'en', '/en'],
    ['users/7', 'en', '/en'],
    ['/login?redirect_to=/x', 'en', '/en'],
    ['/ja/logout', 'en', '/en'],
    ['/?x=1', 'vi', '/vi?x=1'],
  ] as const)('from %j in %s is %s', (wanted, locale, path) => {
    expect(returnPath(wanted, locale)).toBe(path);
  });

  it.each([
    ['/ja/users/7?tab=star', '/users/7?tab=star'],
    ['/en?x=1', '/?x=1'],
    ['/users/7', '/users/7'],
    ['//evil.example', '/'],
  ])('without a language, from %j, is %s', (wanted, page) => {
    expect(returnPage(wanted)).toBe(page);
  });
});

describe('a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.4.1',
      'LINE',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-S908E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36 Line/13.21.1/IAB',
      'LINE',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21E219 [FBAN/FBIOS;FBAV/455.0.0.41.96;FBBV/1;FBDV/iPhone14,5]',
      'Facebook',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; wv) Chrome/121.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/450.0;]',
      'Facebook',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_3) AppleWebKit/605.1.15 Mobile/21D50 Instagram 317.0.3.29 (iPhone14,5; iOS 17_3)',
      'Instagram',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
      null,
    ],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/121.0 Mobile Safari/537.36 Headline/2', null],
    ['', null],
  ])('%s is the one inside %s', (userAgent, app) => {
    expect(inAppBrowserOf(userAgent)).toBe(app);
  });

  it('inside LINE opens an address outside when that says so', () => {
    expect(outsideLine('https://l.test/en/login?err=x#y')).toBe(
      'https://l.test/en/login?err=x&openExternalBrowser=1#y',
    );
  });
});
