/** Languages that Linklet speaks; the first is the one of whoever did not say. */
export const LANGUAGES = ['zh-TW', 'en', 'vi', 'id', 'ja'] as const;

export type Language = (typeof LANGUAGES)[number];
