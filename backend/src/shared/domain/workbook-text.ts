/** Kept as text, also after a reader has edited the cell: nothing in it becomes a formula, a number or a date. */
interface TextCell {
  readonly value: string;
  readonly type: typeof String;
  readonly format: '@';
}

/** What XML cannot hold, and what programs that write it leave out. */
const UNWRITABLE = /(?![\t\n])[\p{Cc}\p{Cs}\uFDD0-\uFDEF\uFFFD-\uFFFF]/gu;
/** An underscore that would be read as the beginning of an escape. */
const ESCAPES_BY_CHANCE = /_(?=x[\da-f]{4}_)/gi;

const escaped = (sign: string): string =>
  `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A cell of a workbook (XLSX) that holds a text as it is; escapes are those of ECMA-376, part 1, 22.9.2.19. */
export const textCell = (text: string): TextCell => ({
  value: text.replace(ESCAPES_BY_CHANCE, escaped).replace(UNWRITABLE, escaped),
  type: String,
  format: '@',
});
