import { linkFieldsOf } from './link-fields';
import { picSeeCodeOf } from './picsee-codes';
import {
  dayInTaipei,
  readTaipeiTime,
  writeLastSecond,
  writeTaipeiClock,
  writeTaipeiTime,
} from './taipei-time';

describe('times of PicSee', () => {
  it.each([
    ['2026-04-20T08:00:00', '2026-04-20T08:00:00+08:00'],
    ['2026-04-20 08:00', '2026-04-20T08:00+08:00'],
    ['2026-04-20T08:00:00Z', '2026-04-20T08:00:00Z'],
    ['yesterday', 'yesterday'],
  ])('%s is read as %s', (text, read) => {
    expect(readTaipeiTime(text)).toBe(read);
  });

  it('have the day of Taipei', () => {
    expect(dayInTaipei('2026-04-20T00:30:00')).toBe('2026-04-20');
    expect(dayInTaipei('2026-04-19T16:30:00Z')).toBe('2026-04-20');
    expect(dayInTaipei('soon')).toBe('soon');
  });

  it('are written in Taipei’s time', () => {
    expect(writeTaipeiTime('2018-04-11T07:24:19.000Z')).toBe('2018-04-11T15:24:19+08:00');
    expect(writeTaipeiClock('2023-11-14T03:39:00.000Z')).toBe('2023-11-14 11:39:00');
    expect(writeLastSecond('2024-03-23T16:00:00.000Z')).toBe('2024-03-23 23:59:59');
  });
});

describe('fields of PicSee', () => {
  it('are taken under our names, and nothing else is', () => {
    expect(linkFieldsOf({ url: 'u', domain: 'd', title: null, groupId: 7, target: [{}] })).toEqual({
      url: 'u',
      targets: [{}],
    });
    expect(linkFieldsOf({ utm: { utm_source: 'a', medium: 'b' }, fbPixel: null, expireTime: null })).toEqual({
      utm: { source: 'a', medium: 'b' },
      fbPixel: null,
      expireTime: null,
    });
    expect(linkFieldsOf({ utm: 'text', expireTime: '2026-01-02T03:04:05' })).toEqual({
      utm: 'text',
      expireTime: '2026-01-02T03:04:05+08:00',
    });
  });
});

it.each([
  ['plan.feature-missing', [], 'PUB00201'],
  ['http.invalid-input', [{ field: 'encodeId', code: 'links.slug-taken' }], 'PUB00503'],
  ['http.invalid-input', [{ field: 'domain', code: 'domains.domain-unknown' }], 'PUB00510'],
  ['links.expiry-past', [], 'PUB00000'],
])('%s is refused as PicSee does', (code, fields, expected) => {
  expect(picSeeCodeOf({ status: 400, code, message: '', fields })).toBe(expected);
});
