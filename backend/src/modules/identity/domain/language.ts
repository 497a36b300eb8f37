import { type Language, LANGUAGES } from '../../../shared/domain/language';

/** The language that the text names in whatever case; unknown ones fall back to English. */
export function readLanguage(text: string | null | undefined): Language {
  if (!text) return LANGUAGES[0];
  return LANGUAGES.find((each) => each.toLowerCase() === text.toLowerCase()) ?? 'en';
}
