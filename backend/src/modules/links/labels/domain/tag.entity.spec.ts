import type { InvalidInput } from '../../../../shared/domain/domain-error';
import { foldLabel } from './label-text';
import { parseTag, Tag } from './tag.entity';

const refusalOf = (work: () => unknown): InvalidInput => {
  try {
    work();
  } catch (error) {
    return error as InvalidInput;
  }
  throw new Error('nothing was refused');
};

describe('the words on a tag', () => {
  it.each([
    ['  春節 特賣  ', '春節 特賣'],
    ['cafe\u0301', 'caf\u00e9'],
    ['a \u3000 b', 'a b'],
    ['apis', 'apis'],
    ['<script>', '<script>'],
    ['=SUM(A1)', '=SUM(A1)'],
    ['𠮷'.repeat(50), '𠮷'.repeat(50)],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
  ])('%j are kept as %j', (raw, kept) => {
    expect(parseTag(raw)).toBe(kept);
  });

  it.each([
    ['', 'links.tag-invalid'],
    ['   ', 'links.tag-invalid'],
    ['x'.repeat(51), 'links.tag-invalid'],
    ['two\nlines', 'links.tag-invalid'],
    ['abc\u202etxt', 'links.tag-invalid'],
    ['\u0000', 'links.tag-invalid'],
    ['\u200b', 'links.tag-invalid'],
    ['\ud800', 'links.tag-invalid'],
    // One sign that stands for eighteen, fifty times.
    ['\ufdfa'.repeat(50), 'links.tag-invalid'],
    ['api', 'links.tag-reserved'],
    [' API ', 'links.tag-reserved'],
    ['ａｐｉ', 'links.tag-reserved'],
  ])('%j are refused with %s', (raw, code) => {
    expect(refusalOf(() => parseTag(raw)).code).toBe(code);
  });

  it('name the field that they came in', () => {
    expect(refusalOf(() => parseTag('', 'value.3')).details.fields).toMatchObject([{ field: 'value.3' }]);
  });

  it.each([
    ['Sale', 'SALE'],
    ['ＡＢＣ', 'abc'],
    ['ｱｲｳ', 'アイウ'],
    ['☕', '☕\ufe0f'],
    ['Straße', 'STRAẞE'],
  ])('%j and %j are one tag', (one, other) => {
    expect(foldLabel(one)).toBe(foldLabel(other));
  });

  it.each([
    ['か', 'が'],
    ['か', 'カ'],
    ['cafe', 'café'],
    ['sale', 'sales'],
  ])('%j and %j are two', (one, other) => {
    expect(foldLabel(one)).not.toBe(foldLabel(other));
  });
});

it('counts a new tag as used just now', () => {
  const createdAt = new Date('2026-11-21T12:00:00Z');
  const tag = Tag.create({ groupId: 5, creatorUserId: 7, value: 'Sale', createdAt });
  expect(tag).toMatchObject({
    value: 'Sale',
    folded: 'sale',
    usedAt: createdAt,
    groupId: 5,
    creatorUserId: 7,
  });
});

it('is gray until it is coloured, and keeps what a change leaves out', () => {
  const createdAt = new Date('2026-11-21T12:00:00Z');
  const tag = Tag.create({ groupId: 5, creatorUserId: 7, value: 'Sale', createdAt });
  expect(tag.color).toBe('gray');
  tag.change({ color: 'red' });
  expect(tag).toMatchObject({ value: 'Sale', folded: 'sale', color: 'red' });
  tag.change({ value: 'Ｄiscount' });
  expect(tag).toMatchObject({ value: 'Ｄiscount', folded: 'discount', color: 'red', usedAt: createdAt });
});
