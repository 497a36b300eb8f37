import { textCell } from '../../../shared/domain/workbook-text';

/** Larger ones take more memory than a process should lend. */
export const MAX_WORKBOOK_ROWS = 50_000;

/** A workbook of one sheet in which all cells are text. */
export async function workbookOf(parts: AsyncIterable<readonly (readonly string[])[]>): Promise<Uint8Array> {
  // Loaded by the first who wants such a file.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const data: ReturnType<typeof textCell>[][] = [];
  for await (const rows of parts) for (const row of rows) data.push(row.map(textCell));
  return writeXlsxFile([{ sheet: 'Linklet', data }]).toBuffer();
}
