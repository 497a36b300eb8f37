/** Languages that Linklet speaks; the first is that of people who did not choose one. */
export const LANGUAGES = ['zh-TW', 'en', 'vi', 'id', 'ja'] as const;

export type Language = (typeof LANGUAGES)[number];
