import { InvalidInput } from '../../../../shared/domain/domain-error';
import { hitClass } from '../../../../shared/domain/visitor/hit-class';
import { inAppSource } from '../../../../shared/domain/visitor/known-sources';
import { platformOf } from '../../../../shared/domain/visitor/platform';
import { readVisitedPath } from '../../../links/values';
import { EXPLAINED_DEVICES, userAgentOf } from './explained-device';
import { type QuestionInput, readVisitQuestion } from './visit-question';

const NOW = new Date('2026-11-22T03:00:00Z');
const ask = (input: QuestionInput) => readVisitQuestion(input, NOW);

function codesOf(input: QuestionInput): readonly (readonly [string, string])[] {
  try {
    ask(input);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return (error.details.fields ?? []).map(({ field, code }) => [field, code]);
  }
}

describe('a question about a visit', () => {
  it('is of an ordinary visit now, unless it says otherwise', () => {
    expect(ask({ device: 'windows-chrome' })).toEqual({
      at: NOW.getTime(),
      method: 'GET',
      isPrefetch: false,
      path: null,
      userAgent: userAgentOf('windows-chrome'),
      acceptLanguage: undefined,
      referrer: undefined,
      country: null,
      fromQr: false,
      refusesTracking: false,
    });
  });

  it('may say everything', () => {
    const input: QuestionInput = {
      userAgent: ' curl/8.5.0 ',
      country: 'jp',
      language: 'ja;q=0.9',
      at: '2027-01-31T18:00:00+08:00',
      referrer: 'https://l.facebook.com/',
      path: 'か\u3099',
      method: 'HEAD',
      isPrefetch: true,
      fromQr: true,
      doNotTrack: true,
    };
    expect(ask(input)).toEqual({
      at: Date.UTC(2027, 0, 31, 10),
      method: 'HEAD',
      isPrefetch: true,
      path: 'か\u3099',
      userAgent: 'curl/8.5.0',
      acceptLanguage: 'ja;q=0.9',
      referrer: 'https://l.facebook.com/',
      country: 'JP',
      fromQr: true,
      refusesTracking: true,
    });
  });

  it.each<[QuestionInput, string, string]>([
    [{}, 'device', 'links.device-missing'],
    [{ device: 'toaster' }, 'device', 'links.device-unknown'],
    [{ device: 'ipad', userAgent: 'x' }, 'userAgent', 'links.device-twice'],
    [{ userAgent: 'a\nb' }, 'userAgent', 'links.visit-text-invalid'],
    [{ userAgent: 'é' }, 'userAgent', 'links.visit-text-invalid'],
    [{ userAgent: 'x'.repeat(1_001) }, 'userAgent', 'links.visit-text-invalid'],
    [{ device: 'ipad', language: '中文' }, 'language', 'links.visit-text-invalid'],
    [{ device: 'ipad', referrer: 'https://例.test/' }, 'referrer', 'links.visit-text-invalid'],
    [{ device: 'ipad', country: 'Japan' }, 'country', 'links.country-unknown'],
    [{ device: 'ipad', country: '' }, 'country', 'links.country-unknown'],
    [{ device: 'ipad', at: '2027-01-31T18:00:00' }, 'at', 'links.moment-malformed'],
    [{ device: 'ipad', at: 'tomorrow' }, 'at', 'links.moment-malformed'],
    [{ device: 'ipad', path: 'a/b' }, 'path', 'links.visit-path-invalid'],
    [{ device: 'ipad', path: 'a\0b' }, 'path', 'links.visit-path-invalid'],
    [{ device: 'ipad', path: 'x'.repeat(201) }, 'path', 'links.visit-path-invalid'],
  ])('of %j is refused by its field %s', (input, field, code) => {
    expect(codesOf(input)).toEqual([[field, code]]);
  });

  it('is refused with everything that is wrong', () => {
    expect(codesOf({ device: 'toaster', country: 'x', at: 'y', path: '/' }).map(([field]) => field)).toEqual([
      'device',
      'at',
      'path',
      'country',
    ]);
  });

  it.each([
    ['a\u200bb', 'ab'],
    [' mei ', 'mei'],
    // As it was written: a visit does not put its signs together either.
    ['\u30cf\u309a\u30f3', '\u30cf\u309a\u30f3'],
    ['\u{20bb7}'.repeat(200), '\u{20bb7}'.repeat(200)],
  ])('has the path %j as a visit has it', (path, asked) => {
    expect(ask({ device: 'ipad', path }).path).toBe(asked);
    expect(readVisitedPath(`/slug/${encodeURIComponent(path)}`)?.extraPath).toBe(asked);
  });

  it('takes an empty user agent for one', () => {
    expect(ask({ userAgent: '' }).userAgent).toBe('');
    expect(ask({ device: 'ipad', path: '' }).path).toBeNull();
  });
});

describe('the devices that one can ask about', () => {
  const seen = (device: (typeof EXPLAINED_DEVICES)[number]): string => {
    const userAgent = userAgentOf(device);
    const of = hitClass({ kind: 'visit', userAgent, automated: false });
    return of === 'human' ? `${platformOf(userAgent)} ${inAppSource(userAgent) ?? '-'}` : of;
  };

  it('are what their names say', () => {
    expect(Object.fromEntries(EXPLAINED_DEVICES.map((device) => [device, seen(device)]))).toEqual({
      'iphone-safari': 'iphone -',
      'iphone-line': 'iphone line',
      'iphone-facebook': 'iphone facebook',
      'iphone-instagram': 'iphone instagram',
      'android-chrome': 'android -',
      'android-line': 'android line',
      'android-facebook': 'android facebook',
      ipad: 'ipad -',
      'windows-chrome': 'windows -',
      'mac-safari': 'macintosh -',
      facebookexternalhit: 'preview',
      'line-poker': 'preview',
      twitterbot: 'preview',
      slackbot: 'preview',
      // A search engine; the list of bots knows it.
      googlebot: 'others -',
    });
  });
});
