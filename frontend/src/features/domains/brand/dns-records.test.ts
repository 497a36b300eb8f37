import { buildCname, buildRecord } from '../../../test/fake-brand-domains';
import { findingOf, hasAlternatives, mailAddress, recordGroups } from './dns-records';

const APEX = [
  buildRecord(),
  buildRecord({ type: 'A', way: 'addresses', name: '@', value: '192.0.2.1' }),
  buildRecord({ type: 'AAAA', way: 'addresses', name: '@', value: '2001:db8::1' }),
  buildRecord({ type: 'ALIAS', way: 'alias', name: '@' }),
  buildRecord({ type: 'A', action: 'remove', name: '@', value: '198.51.100.7' }),
];

describe('records', () => {
  it('are grouped by what they are for, alternatives apart and strays last', () => {
    const groups = recordGroups(APEX);
    expect(groups.map(({ purpose, records }) => [purpose, records.length])).toEqual([
      ['control', 1],
      ['addresses', 2],
      ['alias', 1],
      ['strays', 1],
    ]);
    expect(hasAlternatives(groups)).toBe(true);
    expect(hasAlternatives(recordGroups([buildRecord(), buildCname()]))).toBe(false);
  });

  it.each([
    ['ok', buildRecord()],
    ['unknown', buildRecord({ ok: false, found: null })],
    ['missing', buildRecord({ ok: false, found: [] })],
    ['other', buildRecord({ ok: false, found: ['v=spf1'] })],
    ['stray', buildRecord({ action: 'remove', ok: false, found: ['198.51.100.7'] })],
  ])('are %s by what was found', (expected, record) => {
    expect(findingOf(record)).toBe(expected);
  });

  it('go into a mail with line breaks and signs of the address escaped', () => {
    expect(mailAddress('A & B', 'a=b\nc')).toBe('mailto:?subject=A%20%26%20B&body=a%3Db%0D%0Ac');
  });
});
