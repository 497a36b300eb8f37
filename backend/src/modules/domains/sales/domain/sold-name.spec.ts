import { saleRefusalOf, suggestionsFor } from './sold-name';

const TLDS = ['com', 'com.tw', 'link'];

describe('names that are sold', () => {
  it.each([
    ['tea', ['tea.com', 'tea.com.tw', 'tea.link']],
    ['  My Tea ', ['my-tea.com', 'my-tea.com.tw', 'my-tea.link']],
    ['tea.link', ['tea.link', 'tea.com', 'tea.com.tw']],
    ['TEA.com.tw.', ['tea.com.tw', 'tea.com', 'tea.link']],
    ['tea.de', []],
    ['go.tea.com', []],
    ['-tea', []],
    ['', []],
    ['a/b', []],
    ['a'.repeat(64), []],
    ['a'.repeat(35), ['com', 'link'].map((tld) => `${'a'.repeat(35)}.${tld}`)],
  ])('are meant by %p', (typed, hosts) => {
    expect(suggestionsFor(typed, TLDS)).toEqual(hosts);
  });

  it.each([
    ['tea.com', null],
    ['tea.com.tw', null],
    ['tea.de', 'ending-not-sold'],
    ['go.tea.com', 'ending-not-sold'],
    ['com', 'ending-not-sold'],
    [`${'a'.repeat(37)}.com`, 'too-long'],
  ])('leave out %s', (host, refusal) => {
    expect(saleRefusalOf(host, TLDS)).toBe(refusal);
  });
});
