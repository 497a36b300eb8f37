/** Marks text in Excel, and its beginning as no formula in any program. */
const APOSTROPHE = "'";
/** What a program that opens a table may run, also in the wide forms of East Asian keyboards; and the mark itself. */
const DANGEROUS = /^[=+\-@\t\r\n＝＋－＠']/u;
const QUOTED = /[",\r\n]/;

/** Excel takes a file for UTF-8 when it begins with this. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Text that could be a formula, or that begins with an apostrophe, gets an apostrophe in front. */
const harmlessText = (text: string): string => (DANGEROUS.test(text) ? APOSTROPHE + text : text);

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = harmlessText(value);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A line of a table (RFC 4180) in which no cell is a formula; taking the apostrophe in front of a text away gives back
 * what it was.
 */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** What a text was before it was made harmless: exactly one apostrophe in front of what could be a formula goes. */
export const textAsWritten = (harmless: string): string =>
  harmless.startsWith(APOSTROPHE) && DANGEROUS.test(harmless.slice(1)) ? harmless.slice(1) : harmless;
