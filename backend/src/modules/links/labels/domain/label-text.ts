import { readOneLine } from '../../../../shared/domain/one-line';

/** Variation selectors, joiners and the like, which draw nothing by themselves. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Two names of a group are one when these are the same: width, case and what cannot be seen do not matter. */
export const foldLabel = (text: string): string =>
  text.replace(UNSEEN, '').normalize('NFKC').toLowerCase().normalize('NFKC');

/** A name as it is kept, if it is 1 to `most` characters on one line. Folding must not make a novel of it. */
export function readLabel(raw: string, most: number): string | null {
  const text = readOneLine(raw);
  if (text === null || Array.from(text).length > most) return null;
  return Array.from(foldLabel(text)).length > most * 4 ? null : text;
}
