import type { InvalidInput } from '../../../../shared/domain/domain-error';
import { type UpdateLinkInput, readEdits } from './link-edits';
import type { LinkEdits } from './link-settings';

const now = new Date('2026-11-21T12:00:00Z');
const addresses = {
  ownHosts: new Set(['linklet.example']),
  productKey: 'linklet',
  appOrigin: 'https://app.test',
};
const read = (input: UpdateLinkInput): LinkEdits => readEdits(input, now, addresses);

function problems(input: UpdateLinkInput): unknown {
  try {
    read(input);
  } catch (error) {
    return (error as InvalidInput).details.fields?.map(({ field, code }) => [field, code]);
  }
  return [];
}

const none = { expiresAt: null, expiryTimeZone: null, fallbackUrl: null };

describe('what somebody wants changed of a link', () => {
  it.each<[string, UpdateLinkInput, LinkEdits]>([
    ['nothing', {}, {}],
    ['another address', { url: ' e.test/a?gclid=1&b#c ' }, { url: 'http://e.test/a?b#c' }],
    ['another slug', { encodeId: '春\u30cf\u309aレ' }, { slug: '春パレ' }],
    ['a note', { note: ' x ' }, { note: 'x' }],
    ['no note', { note: null }, { note: null }],
    ['a star', { star: true }, { isStarred: true }],
    ['smart UTM', { smartUtmOff: false }, { isSmartUtmOff: false }],
    ['no smart UTM', { smartUtmOff: true }, { isSmartUtmOff: true }],
    ['parameters passed on', { passQuery: true }, { passesQuery: true }],
    ['open analytics', { analyticsObscurity: false }, { isAnalyticsPublic: true }],
    ['native open', { nativeOpen: true }, { isNativeOpen: true }],
    ['campaign parameters', { utm: { term: ' ', medium: ' social ' } }, { utm: { medium: 'social' } }],
    ['no campaign parameters', { utm: null }, { utm: null }],
    ['nothing but empty campaign parameters', { utm: { source: '' } }, { utm: null }],
    ['no targets', { targets: [] }, { targets: null }],
    ['never to expire', { expireTime: null }, none],
    [
      'to expire in a zone’s time',
      { expireTime: '2026-11-21T21:00:00+08:00', timezone: 'Asia/Taipei' },
      {
        ...none,
        expiresAt: new Date('2026-11-21T13:00:00Z'),
        expiryTimeZone: 'Asia/Taipei',
      },
    ],
    [
      'to lead on',
      { expireTime: '2026-11-21T12:00:00.001Z', fallbackUrl: 'e.test/?fbclid=1' },
      {
        ...none,
        expiresAt: new Date('2026-11-21T12:00:00.001Z'),
        fallbackUrl: 'http://e.test/',
      },
    ],
  ])('%s is read', (_, input, edits) => {
    expect(read(input)).toEqual(edits);
  });

  it.each([
    '',
    'tomorrow',
    '2026-12-01',
    '2026-12-01T10:00',
    '2027-02-30T10:00:00Z',
    '2026-12-01T25:00:00Z',
    '+012026-12-01T10:00:00Z',
    '9999-12-31T23:59:59-12:00',
    '1795000000000',
  ])('no moment is %j', (expireTime) => {
    expect(problems({ expireTime })).toEqual([['expireTime', 'links.expiry-malformed']]);
  });

  it.each(['2026-11-21T12:00:00Z', '2026-11-21T19:59:59+08:00', '0001-01-01T00:00:00Z'])(
    'the past is refused: %s',
    (expireTime) => {
      expect(problems({ expireTime })).toEqual([['expireTime', 'links.expiry-past']]);
    },
  );

  it('is refused with everything that is wrong, under the names that the caller used', () => {
    const input = {
      encodeId: 'ab',
      url: 'ftp://e.test/',
      note: '\u0000',
      expireTime: 'x',
      timezone: '+08:00',
      utm: { source: 'a\nb', term: 'x'.repeat(201) },
      targets: [
        { target: 'windows', url: '' },
        { target: 'pc', url: 'ftp:x' },
      ],
      fallbackUrl: 'http://linklet.example/a',
    };
    expect(problems(input)).toEqual([
      ['encodeId', 'links.slug-too-short'],
      ['url', 'links.address-scheme'],
      ['note', 'links.note-invalid'],
      ['targets.0.target', 'links.target-kind-unknown'],
      ['targets.1.url', 'links.address-scheme'],
      ['utm.source', 'links.utm-invalid'],
      ['utm.term', 'links.utm-invalid'],
      ['expireTime', 'links.expiry-malformed'],
      ['timezone', 'links.expiry-time-zone-unknown'],
      ['fallbackUrl', 'links.address-own-host'],
    ]);
  });

  it.each<UpdateLinkInput>([
    { timezone: 'Asia/Taipei' },
    { fallbackUrl: 'https://e.test/' },
    { expireTime: null, fallbackUrl: 'https://e.test/' },
  ])('what belongs to an end needs one: %j', (input) => {
    expect(problems(input)).toEqual([[Object.keys(input).at(-1), 'links.expiry-missing']]);
  });
});
