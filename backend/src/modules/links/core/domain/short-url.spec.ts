import { shortUrlOf } from './short-url';

describe('the short address', () => {
  it.each([
    ['abc~_-9', 'https://l.example/abc~_-9'],
    ['測試', 'https://l.example/%E6%B8%AC%E8%A9%A6'],
    ['𠮷𠮷𠮷', 'https://l.example/%F0%A0%AE%B7%F0%A0%AE%B7%F0%A0%AE%B7'],
  ])('of %s is ASCII', (slug, url) => {
    expect(shortUrlOf('https://l.example', slug)).toBe(url);
  });
});
