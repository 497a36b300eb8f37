import { InvalidInput } from '../../../../shared/domain/domain-error';
import {
  updateLinkInputOf,
  OptionsForMembers,
  refuseMembersOptions,
  type CreateLinkInput,
} from './create-link-input';

const url = 'https://example.com/';
const DEFAULTS = { smartUtm: false, nativeOpen: true, publicAnalytics: true, passQuery: false };

describe('what a new link begins with', () => {
  it.each([
    ['nothing said, by a guest', {}, null, [true, false, true]],
    ['smart UTM, by a guest', { smartUtm: true }, null, [false, false, true]],
    ['nothing said, in a group', {}, DEFAULTS, [true, true, false]],
    [
      'the editor’s names',
      { smartUtmOff: false, nativeOpen: false, analyticsObscurity: true },
      DEFAULTS,
      [false, false, true],
    ],
    ['the short form’s names', { smartUtm: true, nativeLaunch: false }, DEFAULTS, [false, false, false]],
    [
      'both names',
      { smartUtm: true, smartUtmOff: true, nativeLaunch: true, nativeOpen: false },
      null,
      [true, false, true],
    ],
  ])('%s', (_, input, defaults, expected) => {
    const { smartUtmOff, nativeOpen, analyticsObscurity } = updateLinkInputOf({ url, ...input }, defaults);
    expect([smartUtmOff, nativeOpen, analyticsObscurity]).toEqual(expected);
  });

  it.each([
    [{}, null, false],
    [{}, { ...DEFAULTS, passQuery: true }, true],
    [{ passQuery: false }, { ...DEFAULTS, passQuery: true }, false],
    [{ passQuery: true }, DEFAULTS, true],
  ])('passing parameters on, asked %j with defaults %j, is %s', (input, defaults, expected) => {
    expect(updateLinkInputOf({ url, ...input }, defaults).passQuery).toBe(expected);
  });

  it.each([
    ['utm_source=news&utm_medium=e-mail', { source: 'news', medium: 'e-mail' }],
    ['?UTM_Campaign=%E6%98%A5+%E5%AD%A3', { campaign: '春 季' }],
    ['', {}],
  ])('campaign parameters written as %s', (utmFormat, utm) => {
    expect(updateLinkInputOf({ url, utmFormat }, null).utm).toEqual(utm);
  });

  it.each(['source=news', 'utm_source=a&x=1', 'utm_id=1', `utm_source=${'a'.repeat(3_000)}`])(
    'but not as %.20s',
    (utmFormat) => {
      expect(() => updateLinkInputOf({ url, utmFormat }, null)).toThrow(InvalidInput);
    },
  );
});

describe('what guests may ask for', () => {
  it('is all that concerns the address', () => {
    const input: CreateLinkInput = {
      url,
      encodeId: 'mine',
      utm: { source: 'a' },
      smartUtm: true,
      nativeLaunch: true,
    };
    expect(() => refuseMembersOptions(input)).not.toThrow();
  });

  it('is nothing that a group looks after, and they are told of each', () => {
    const input: CreateLinkInput = {
      url,
      note: null,
      star: false,
      tags: ['a'],
      expireTime: '2099-01-01T00:00:00Z',
    };
    const fields = ['note', 'star', 'tags', 'expireTime'];
    try {
      refuseMembersOptions(input);
    } catch (error) {
      expect(error).toBeInstanceOf(OptionsForMembers);
      expect((error as OptionsForMembers).details.fields?.map(({ field }) => field)).toEqual(fields);
    }
    expect.assertions(2);
  });
});
