import { StreamableFile } from '@nestjs/common';
import writeXlsxFile from 'write-excel-file/node';
import { BYTE_ORDER_MARK, csvLine, harmlessText } from '../../../../shared/domain/csv';
import type { Language } from '../../../../shared/domain/language';
import type { FileSheet } from '../domain/file-sheet';
import { type Column, columnHead, sheetTitle } from '../domain/file-texts';
import type { ReportRange } from '../domain/report-range';

const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Widths of columns with long texts, in characters. */
const WIDTHS: Readonly<Partial<Record<Column, number>>> = { referrer: 30, shortUrl: 40, title: 60 };
const DEFAULT_WIDTH = 20;

/** How an export is written. */
interface FileFormat {
  readonly format: 'csv' | 'xlsx';
  /** Language of the column heads; the API's field names when absent. */
  readonly lang: Language | undefined;
}

/** Writes sheets as a download: CSV holds the first sheet alone. */
export async function reportFile(
  sheets: readonly FileSheet[],
  { from, to }: Pick<ReportRange, 'from' | 'to'>,
  { format, lang }: FileFormat,
): Promise<StreamableFile> {
  const disposition = `attachment; filename="linklet-clicks-${from}-${to}.${format}"`;
  return format === 'csv'
    ? new StreamableFile(
        Buffer.from(
          sheets
            .slice(0, 1)
            .map((sheet) => csvOf(sheet, lang))
            .join(''),
        ),
        {
          type: CSV,
          disposition,
        },
      )
    : new StreamableFile(await xlsxOf(sheets, lang), { type: XLSX, disposition });
}

const csvOf = ({ columns, rows }: FileSheet, lang: Language | undefined): string =>
  BYTE_ORDER_MARK + [columns.map((column) => columnHead(column, lang)), ...rows].map(csvLine).join('');

/** Dates are text, so that no program reads them by the habits of its country. */
const xlsxOf = (sheets: readonly FileSheet[], lang: Language | undefined): Promise<Buffer> =>
  writeXlsxFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: sheetTitle(name, lang),
      data: [
        columns.map((column) => ({ value: columnHead(column, lang), fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(harmlessCell)),
      ],
      columns: columns.map((column) => ({ width: WIDTHS[column] ?? DEFAULT_WIDTH })),
    })),
  ).toBuffer();

/** Whoever edits a cell, or saves the table as CSV, would make a formula of text that looks like one. */
const harmlessCell = (cell: string | number): string | number =>
  typeof cell === 'string' ? harmlessText(cell) : cell;
