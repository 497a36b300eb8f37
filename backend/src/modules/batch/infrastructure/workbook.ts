import { TableUnreadable } from '../domain/batch.errors';
import { MAX_ROWS } from '../domain/table-limits';
import { checkZip, type ZipEntry } from './zip-entries';

const MAX_ENTRIES = 200;
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const MAX_RATIO = 200;
/** Small files of many blanks pack well; they do no harm. */
const HARMLESS_BYTES = 1024 * 1024;

const suspicious = (what: string): TableUnreadable =>
  new TableUnreadable('batch.file-suspicious', `The workbook ${what}: save the table as “CSV UTF-8”.`);

const noWorkbook = (): TableUnreadable =>
  new TableUnreadable('batch.file-kind', 'The file is packed, but no workbook (.xlsx).');

/** Looks at what a workbook says it contains, before anything of it is read. Throws `TableUnreadable`. */
export async function requireHarmlessWorkbook(path: string): Promise<void> {
  const checked = await checkZip(path, MAX_ENTRIES, requireHarmless).catch((error: unknown) => {
    throw error instanceof TableUnreadable ? error : noWorkbook();
  });
  if (checked === null) throw suspicious('has too many parts');
}

function requireHarmless(entries: readonly ZipEntry[]): void {
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw noWorkbook();
  if (entries.some(({ name }) => /vbaProject/i.test(name))) throw suspicious('has macros');
  if (entries.some(({ name }) => /^xl\/externalLinks\//i.test(name))) {
    throw suspicious('leads to other files');
  }
  const unpacked = entries.reduce((total, entry) => total + entry.unpacked, 0);
  if (unpacked > MAX_UNPACKED_BYTES) throw suspicious('is too large when it is unpacked');
  if (entries.some(isBomb)) throw suspicious('is packed more densely than tables are');
}

const isBomb = ({ packed, unpacked }: ZipEntry): boolean =>
  unpacked > HARMLESS_BYTES && unpacked > MAX_RATIO * packed;

/** Rows of the first sheet behind the first `skip` ones. Throws `TableUnreadable`. */
export async function* workbookRows(path: string, skip: number): AsyncGenerator<readonly string[]> {
  // Loaded by the first who sends such a file.
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(path).catch(() => {
    throw new TableUnreadable('batch.table-malformed', 'The workbook cannot be read.');
  });
  if (rows.length > MAX_ROWS + 1) {
    throw new TableUnreadable('batch.too-many-rows', `At most ${String(MAX_ROWS)} rows are read.`);
  }
  const filled = rows.filter((row) => row.some((cell) => cell !== null));
  for (const row of filled.slice(skip)) yield row.map(cellText);
}

/** The package names constructors among the kinds of cells, which no cell is. */
const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString();
  return ['string', 'number', 'boolean'].includes(typeof cell) ? String(cell) : '';
};
