import { pageAt } from './page-address';

describe('the address of a page', () => {
  it.each([
    ['zh-TW', '/login', '/login'],
    ['en', '/login?err=x', '/en/login?err=x'],
    ['id', '/', '/id/'],
    ['ja', '/en/users/7', '/en/users/7'],
    ['zh-TW', '/vi?x', '/vi?x'],
    ['vi', '/idea', '/vi/idea'],
    ['vi', '/enterprise', '/vi/enterprise'],
  ] as const)('in %s of %s is %s', (lang, path, address) => {
    expect(pageAt('https://app.example', lang, path)).toBe(`https://app.example${address}`);
  });
});
