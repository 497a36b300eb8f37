import type { LinkUtm } from '../../../links/values';
import { mergeUtm } from './utm-merge';

describe('a campaign of the link in its address', () => {
  it.each<[string, LinkUtm | null, string]>([
    [
      'https://e.test/p?utm_source=a&x=1#f',
      { source: 'b', medium: 'm' },
      'https://e.test/p?utm_source=b&x=1&utm_medium=m#f',
    ],
    [
      'https://e.test/p',
      { campaign: '春季 特賣' },
      'https://e.test/p?utm_campaign=%E6%98%A5%E5%AD%A3%20%E7%89%B9%E8%B3%A3',
    ],
    [
      'https://e.test/?a=%20b&UTM_Source=x&utm_source=y',
      { source: 'z' },
      'https://e.test/?a=%20b&utm_source=z',
    ],
    ['https://e.test/p?q=1+1', { content: 'a&b=c' }, 'https://e.test/p?q=1+1&utm_content=a%26b%3Dc'],
    ['https://e.test/p?q=%7e&empty', null, 'https://e.test/p?q=%7e&empty'],
    ['https://e.test/p?', { term: 't' }, 'https://e.test/p?utm_term=t'],
    ['https://e.test/p?a&', { term: 't' }, 'https://e.test/p?a&utm_term=t'],
    ['https://e.test/p#a?b', { term: 't' }, 'https://e.test/p?utm_term=t#a?b'],
    [
      'https://e.test/?%75tm_source=x&empty&r=%7E',
      { source: 'z' },
      'https://e.test/?utm_source=z&empty&r=%7E',
    ],
    [
      'https://e.test/?utm_content=1&utm_term=2&utm_campaign=3&utm_medium=4&utm_source=5',
      { source: 'a', medium: 'b', campaign: 'c', term: 'd', content: 'e' },
      'https://e.test/?utm_content=e&utm_term=d&utm_campaign=c&utm_medium=b&utm_source=a',
    ],
    [
      'https://e.test/',
      { content: 'e', term: 'd', campaign: 'c', medium: 'b', source: 'a' },
      'https://e.test/?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e',
    ],
    ['https://e.test/?xutm_source=1', { source: 'z' }, 'https://e.test/?xutm_source=1&utm_source=z'],
    ['https://e.test/', { source: 'a\ud800b' }, 'https://e.test/?utm_source=a%EF%BF%BDb'],
  ])('%s with %j: %s', (address, utm, expected) => {
    expect(mergeUtm(address, utm)).toBe(expected);
  });
});
