import { NEW_LINK_SETTINGS } from './link-settings';
import { changedMeanwhile, currentValues, type SeenLabels, type SeenValues } from './seen-values';

const LINK = { ...NEW_LINK_SETTINGS, domainId: 1, slug: 'tea', url: 'https://e.test/' };
const NO_LABELS: SeenLabels = { tags: [], trackingTools: [] };

const changed = (
  seen: SeenValues,
  wanted: SeenValues,
  link: Partial<typeof LINK> | object = {},
  labels: Partial<SeenLabels> = {},
): string[] =>
  changedMeanwhile(seen, wanted, currentValues({ ...LINK, ...link }, { ...NO_LABELS, ...labels }));

const END = new Date('2099-01-01T00:00:00.000Z');
const [IOS, ANDROID] = [
  { target: 'ios', url: 'https://e.test/i' },
  { target: 'android', url: 'https://e.test/a' },
] as const;

describe('values that somebody else changed', () => {
  it.each<[string, SeenValues, SeenValues, object, Partial<SeenLabels>, string[]]>([
    ['a text', { note: 'a' }, { note: 'b' }, { note: 'c' }, {}, ['note']],
    ['a text that was none', { note: null }, { note: 'b' }, { note: 'c' }, {}, ['note']],
    ['a text that is none now', { note: 'a' }, { note: 'b' }, { note: null }, {}, ['note']],
    ['a slug', { encodeId: 'tea' }, { encodeId: 'mate' }, { slug: 'oolong' }, {}, ['encodeId']],
    [
      'an end',
      { expireTime: null },
      { expireTime: '2098-01-01T00:00:00Z' },
      { expiresAt: END },
      {},
      ['expireTime'],
    ],
    [
      'a parameter',
      { pathFormat: null },
      { pathFormat: { key: 'q' } },
      { pathKey: 'id' },
      {},
      ['pathFormat'],
    ],
    ['targets', { targets: [] }, { targets: [IOS] }, { targets: [ANDROID] }, {}, ['targets']],
    ['tags', { tags: [1] }, { tags: [1, 'x'] }, {}, { tags: [1, 2] }, ['tags']],
    [
      'tools',
      { trackingTools: [3] },
      { trackingTools: [] },
      {},
      { trackingTools: [3, 4] },
      ['trackingTools'],
    ],
    ['several', { note: 'a', url: 'x' }, { note: 'b', url: 'y' }, { note: 'c' }, {}, ['url', 'note']],
  ])('are found: %s', (_, seen, wanted, link, labels, found) => {
    expect(changed(seen, wanted, link, labels).sort()).toEqual([...found].sort());
  });

  it.each<[string, SeenValues, SeenValues, object, Partial<SeenLabels>]>([
    ['as it was seen', { note: 'a' }, { note: 'b' }, { note: 'a' }, {}],
    ['as it is wanted', { note: 'a' }, { note: 'b' }, { note: 'b' }, {}],
    ['a switch that others pressed, too', { star: true }, { star: false }, { isStarred: false }, {}],
    ['not to be changed', { note: 'a' }, { star: true }, { note: 'c' }, {}],
    ['not said to have been seen', {}, { note: 'b' }, { note: 'c' }, {}],
    ['spaces around it', { note: ' a ' }, { note: 'b' }, { note: 'a' }, {}],
    ['another way to write none', { note: '' }, { note: 'b' }, { note: null }, {}],
    ['no list and an empty one', { targets: null }, { targets: [IOS] }, { targets: null }, {}],
    ['another order', { targets: [IOS, ANDROID] }, { targets: [] }, { targets: [ANDROID, IOS] }, {}],
    [
      'the same moment',
      { expireTime: '2099-01-01T08:00:00+08:00' },
      { expireTime: null },
      { expiresAt: END },
      {},
    ],
    ['blank parameters', { utm: { source: 'x', term: '' } }, { utm: null }, { utm: { source: 'x' } }, {}],
    ['tags in another order', { tags: [2, 1] }, { tags: [] }, {}, { tags: [1, 2] }],
  ])('are none: %s', (_, seen, wanted, link, labels) => {
    expect(changed(seen, wanted, link, labels)).toEqual([]);
  });
});
