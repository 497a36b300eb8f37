import type { ColumnField, TableHead } from './columns';

/** What the beginning of an error code is about; the first column that a file has counts. */
const ABOUT: readonly (readonly [RegExp, readonly ColumnField[]])[] = [
  [/^(links\.address|batch\.row-empty)/, ['url']],
  [/^(links\.slug|batch\.slug)/, ['slug', 'shortUrl']],
  [/^links\.(tag|too-many-tags)/, ['tags']],
  [/^links\.expiry/, ['expireTime']],
  [/^links\.note/, ['note', 'title']],
  [/^domains\./, ['domain']],
];

const LETTERS = 26;

/** As spreadsheets name the column at this zero-based position: A, Z, AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS));
  return index < LETTERS ? last : columnLetters(Math.floor(index / LETTERS) - 1) + last;
}

/**
 * The column of a file that a row's error code is about: by its name, or by its letters where the file has no names. Null
 * for what no column says, such as an option of the whole task.
 */
export function problemColumn(
  code: string | null,
  { columns, names }: Pick<TableHead, 'columns' | 'names'>,
): string | null {
  const fields = code === null ? [] : (ABOUT.find(([beginning]) => beginning.test(code))?.[1] ?? []);
  const index = fields.map((field) => columns[field]).find((position) => position !== undefined);
  if (index === undefined) return null;
  return names?.[index] ?? columnLetters(index);
}
