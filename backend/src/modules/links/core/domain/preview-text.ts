import { asPlainLine, drawsSomething } from '../../../../shared/domain/one-line';

/** Code points. */
export const MAX_PREVIEW_TEXT_LENGTH = 300;
/** A page may give a book for its title; no more of it is looked at. */
const MAX_RAW_LENGTH = 5_000;

const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Text of a page as a preview shows it: one line, cut between two signs. Null when nothing of it can be seen. */
export function previewText(raw: string): string | null {
  const line = asPlainLine(raw.slice(0, MAX_RAW_LENGTH)).normalize('NFC');
  return drawsSomething(line) ? firstSigns(line, MAX_PREVIEW_TEXT_LENGTH).trimEnd() : null;
}

/** As much of a line as `most` code points hold, cut between two signs. */
export function firstSigns(line: string, most: number): string {
  let kept = '';
  let length = 0;
  for (const { segment } of signs.segment(line)) {
    length += Array.from(segment).length;
    if (length > most) break;
    kept += segment;
  }
  // A single sign may be longer than all that is shown.
  return kept === '' ? Array.from(line).slice(0, most).join('') : kept;
}
