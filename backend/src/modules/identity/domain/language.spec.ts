import { LANGUAGES } from '../../../shared/domain/language';
import { readLanguage } from './language';

describe('a language', () => {
  it.each<readonly [string | null, string]>([
    ...LANGUAGES.map((each) => [each, each] as const),
    ['zh-tw', 'zh-TW'],
    ['fr', 'en'],
    ['', 'zh-TW'],
    [null, 'zh-TW'],
  ])('%j is read as %j', (text, language) => {
    expect(readLanguage(text)).toBe(language);
  });
});
