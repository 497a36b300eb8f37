/** Languages that Linklet speaks; the first is the one of whoever did not say. */
export const LANGUAGES = ['zh-TW', 'en', 'vi', 'id', 'ja'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language that the text names in whatever case; unknown ones fall back to English. */
export function readLanguage(text: string | null | undefined): Language {
  if (!text) return LANGUAGES[0];
  return LANGUAGES.find((each) => each.toLowerCase() === text.toLowerCase()) ?? 'en';
}
