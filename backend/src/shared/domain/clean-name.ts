const SIGNS_LEFT_OUT = /[/\\;,']/g;

/** What the specification does to every name before it is judged: no slash, backslash, semicolon, comma, apostrophe. */
export const withoutSigns = (text: string): string => text.replace(SIGNS_LEFT_OUT, '').trim();
