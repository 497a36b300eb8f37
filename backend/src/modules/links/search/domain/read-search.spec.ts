import { InvalidInput } from '../../../../shared/domain/domain-error';
import { readSearch } from './read-search';

const filtersOf = (key: string, value: unknown): unknown => readSearch({ filters: [{ key, value }] }).filters;

/** The fields that are refused, with their codes. */
function refused(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof InvalidInput) return error.details.fields?.map(({ field, code }) => [field, code]);
  }
  return null;
}

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

describe('a filter', () => {
  it.each([
    ['text', '  ', {}],
    ['text', 'sale', { terms: [{ from: 'sale', to: 'sale\u{10ffff}' }] }],
    ['text', '!!!', { terms: [{ from: '', to: '' }] }],
    ['tagIds', [3, '4', 3], { tagIds: [3, 4] }],
    ['tagIds', '7', { tagIds: [7] }],
    ['author', 7, { authorIds: [7] }],
    ['allTagIds', [3, '4', 3], { allTagIds: [3, 4] }],
    ['domain', ' Tea.Example ', { host: 'tea.example' }],
    ['has', ['warning', 'pixels'], { traits: ['warning', 'pixels'] }],
    ['externalId', ' Tea 7 ', { externalId: 'Tea 7' }],
    ['url', ' e.test/a ', { destination: 'e.test/a' }],
    ['isApi', false, { isApi: false }],
    ['isApi', 'true', { isApi: true }],
    ['star', true, { isStarred: true }],
    ['star', 'true', { isStarred: true }],
    ['has', 'note', { traits: ['note'] }],
    ['has', ['note', 'utm', 'note'], { traits: ['note', 'utm'] }],
    ['clicks', { from: 3 }, { clicks: { from: 3, to: null } }],
    ['clicks', ['1', '9'], { clicks: { from: 1, to: 10 } }],
    ['createdTime', { from: '2026-11-01' }, { created: { from: day('2026-11-01'), to: null } }],
    [
      'createdTime',
      ['2026-11-01', '2026-11-21'],
      { created: { from: day('2026-11-01'), to: day('2026-11-22') } },
    ],
    ['createdTime', { to: '2026-11-21T08:00:00+08:00' }, { created: { from: null, to: day('2026-11-21') } }],
    [
      'createdTime',
      { to: '9999-12-31' },
      { created: { from: null, to: new Date('9999-12-31T23:59:59.999Z') } },
    ],
  ])('%s of %j is %j', (key, value, filters) => {
    expect(filtersOf(key, value)).toEqual(filters);
  });

  it.each([
    ['text', 7],
    ['text', 'a'.repeat(201)],
    ['text', undefined],
    ['tagIds', []],
    ['allTagIds', []],
    ['domain', ''],
    ['domain', 7],
    ['isApi', 1],
    ['url', ' '],
    ['url', 7],
    ['url', 'x'.repeat(2049)],
    ['externalId', ''],
    ['externalId', 7],
    ['externalId', 'x'.repeat(101)],
    ['tagIds', [1.5]],
    ['tagIds', '-1'],
    ['tagIds', Array.from({ length: 21 }, (_, index) => index)],
    ['author', "1' OR '1'='1"],
    ['star', false],
    ['has', 'secrets'],
    ['has', []],
    ['clicks', 5],
    ['clicks', {}],
    ['clicks', { from: -1 }],
    ['clicks', { to: '1e9' }],
    ['createdTime', 'yesterday'],
    ['createdTime', { from: null, to: null }],
    ['createdTime', { from: '2026-02-30' }],
    ['createdTime', { to: '2026-11-21T08:00:00' }],
    ['createdTime', [{}, {}]],
  ])('%s cannot be %j', (key, value) => {
    expect(refused(() => filtersOf(key, value))).toEqual([['filters.0.value', 'links.filter-invalid']]);
  });
});

describe('a search', () => {
  it('is of all links, newest first, unless it says otherwise', () => {
    expect(readSearch({})).toEqual({ tab: 'links', sort: 'newest', filters: {}, isAdvanced: false });
  });

  it.each([
    ['author', 7, true],
    ['clicks', { from: 1 }, true],
    ['has', 'note', true],
    ['has', ['down', 'note'], true],
    ['has', ['down', 'warning'], false],
    ['tagIds', 1, false],
    ['createdTime', { from: '2026-11-01' }, false],
  ])('by %s needs a plan with advanced search: %3$s', (key, value, isAdvanced) => {
    expect(readSearch({ filters: [{ key, value }] }).isAdvanced).toBe(isAdvanced);
  });

  it('is refused with everything that is wrong', () => {
    const filters = [
      { key: 'constructor', value: 1 },
      { key: 'star', value: true },
      { key: 'star', value: true },
      { key: 'author', value: null },
    ];
    expect(refused(() => readSearch({ tab: 'trashBin', sort: 'clicks', filters }))).toEqual([
      ['sort', 'links.sort-invalid'],
      ['filters.0.key', 'links.filter-unknown'],
      ['filters.2.key', 'links.filter-repeated'],
      ['filters.3.value', 'links.filter-invalid'],
    ]);
  });
});
