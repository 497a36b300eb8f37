import { LANGUAGES } from '../../../shared/domain/language';
import { phoneCodeText } from './phone-code-text';

it.each(LANGUAGES)(
  'says the code and how long it is good in %s, in two parts of a message at most',
  (language) => {
    const text = phoneCodeText('012345', 600, language);
    expect(text).toMatch(/^Linklet: 012345 [^]*10[^]*\n\n@012345$/);
    // Two parts in UCS-2 have 67 characters each.
    expect(text.length).toBeLessThanOrEqual(134);
  },
);

it('says it in each language with words of its own', () => {
  expect(new Set(LANGUAGES.map((language) => phoneCodeText('012345', 600, language))).size).toBe(
    LANGUAGES.length,
  );
});
