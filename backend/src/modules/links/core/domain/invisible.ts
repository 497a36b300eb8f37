// Signs that cannot be seen and that come along when text is copied: soft hyphen, zero-width signs, joiners,
// direction marks, the byte order mark.
const UNSEEN = '\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF';

const SPACE_OR_UNSEEN = new RegExp(`[\\s${UNSEEN}]`);
const UNSEEN_OR_NBSP = new RegExp(`[\\u00A0${UNSEEN}]`, 'g');

/** Text without spaces and unseen signs at its two ends. Walks, because a pattern for “at the end” backtracks. */
export function trimInvisible(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SPACE_OR_UNSEEN.test(text.charAt(start))) start += 1;
  while (end > start && SPACE_OR_UNSEEN.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Text without unseen signs and no-break spaces, wherever they stand. */
export function withoutInvisible(text: string): string {
  return text.replace(UNSEEN_OR_NBSP, '');
}
