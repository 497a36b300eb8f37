import { DomainError } from '../../../../shared/domain/domain-error';
import { readForCheck } from './domain-check';
import { withoutInvisible } from './invisible';
import { readEdits } from './link-edits';
import { parseNote } from './link-note';
import { readTargets } from './link-target';
import { arrivingUtm, readUtm } from './link-utm';
import { previewText } from './preview-text';
import { cutQuery, readQuery } from './query-cut';
import { termsOf, wantedTerms } from './search-terms/search-terms';
import { parseUtmFormat } from '../../creation/domain/utm-format';
import { slugCandidates } from '../../creation/domain/slug-candidates';
import { parseSlug } from './slug';
import { answeredTexts } from '../../previews/domain/suggestions/answered-texts';
import { textsFromPage, wordsOf } from '../../previews/domain/suggestions/page-words';
import { parseTag } from '../../labels/domain/tag.entity';
import { readTrackingValue } from '../../labels/domain/tracking-value';
import { isKnownMedium } from '../../labels/domain/utm-medium';
import { forgivingSlugs, readVisitedPath } from './visited-path';
import { parseWebAddress } from './web-address';

const LENGTH = 100_000;
const CONTEXT = {
  ownHosts: new Set(['s.test']),
  appOrigin: 'https://app.test',
  productKey: 'linklet',
};
const NOW = new Date('2026-11-21T12:00:00Z');

/** What patterns that go back and forth choke on: one piece again and again, and then what does not fit. */
const PIECES = [
  'a',
  ' ',
  'a ',
  '\t',
  '\n',
  '.',
  '-',
  '%',
  '%e6',
  '%25',
  '&',
  '&a=',
  '?',
  '#',
  '/',
  '//',
  '@',
  ':',
  '<',
  '<a ',
  '"',
  "'",
  '\\',
  '(',
  ')',
  '[',
  '*',
  '**',
  '1',
  '1.',
  '=',
  'ガ',
  'が',
  '\u0301',
  '\u200b',
  '\u3164',
  '👩‍',
  '𠮷',
  '한',
  'ａ',
  'http://',
  'utm_',
] as const;
const ENDS = ['', '!', '\u0000', ' x'] as const;

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'an address': (text) => parseWebAddress(text, CONTEXT),
  'the rest of an address': (text) => parseWebAddress(`https://e.test/${text}`, CONTEXT),
  'a check of an address': (text) => readForCheck(text, CONTEXT),
  'a slug': parseSlug,
  'candidates for a slug': (text) => slugCandidates(text, 2026),
  'the path of a visit': (text) => readVisitedPath(`/${text}`),
  'what a visit may have meant': forgivingSlugs,
  'a note': parseNote,
  'a text of a preview': previewText,
  'a tag': parseTag,
  'unseen signs': withoutInvisible,
  'a query': (text) => [readQuery(text), cutQuery(`https://e.test/?${text}`, () => true)],
  'campaign parameters that a destination has': (text) =>
    arrivingUtm({ url: `https://e.test/?utm_source=${text}`, utm: null }),
  'campaign parameters': (text) => readUtm({ source: text, medium: text }),
  'campaign parameters of an address': parseUtmFormat,
  'a medium': isKnownMedium,
  'a pixel': (text) => readTrackingValue({ fbPixel: text, gTag: text, lineTag: text, tiktok: text }),
  'a target': (text) => readTargets([{ target: 'ios', url: text }], CONTEXT),
  'an end': (text) => readEdits({ expireTime: text, timezone: text }, NOW, CONTEXT),
  'a picture': (text) => readEdits({ imageUrl: text }, NOW, CONTEXT),
  'words to be found by': (text) => termsOf([text]),
  'words to look for': wantedTerms,
  'an answer of a model': answeredTexts,
  'words of a page': (text) =>
    textsFromPage(
      wordsOf({ base: new URL('https://e.test/'), titles: [text], descriptions: [text], images: [] }),
      { type: 'title', style: 'friendly' },
    ),
};

describe('text of a hundred thousand signs', () => {
  it.each(Object.keys(PARSERS))('is read, or refused, as %s', (name) => {
    for (const piece of PIECES) {
      const text = piece.repeat(LENGTH / piece.length);
      for (const end of ENDS) {
        try {
          PARSERS[name]?.(text + end);
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
        }
      }
    }
  });
});
