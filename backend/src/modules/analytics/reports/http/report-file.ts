import { StreamableFile } from '@nestjs/common';
import { strToU8, zipSync } from 'fflate';
import { BYTE_ORDER_MARK, csvLine } from '../../../../shared/domain/csv';
import type { Language } from '../../../../shared/domain/language';
import { textCell } from '../../../../shared/domain/workbook-text';
import type { FileFormat, FileSheet } from '../domain/file-sheet';
import { type Column, columnHead, sheetTitle } from '../domain/file-texts';

const TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** Widths of columns with long texts, in characters. */
const WIDTHS: Readonly<Partial<Record<Column, number>>> = { referrer: 30, shortUrl: 40, title: 60 };
const DEFAULT_WIDTH = 20;

/** How an export is written. */
interface FileStyle {
  /** Without what follows the dot. */
  readonly name: string;
  readonly format: FileFormat;
  /** Language of the column heads; the API's field names when absent. */
  readonly lang: Language | undefined;
}

/** Writes sheets as a download: CSV holds the first sheet alone, ZIP each as a CSV of its own. */
export async function reportFile(
  sheets: readonly FileSheet[],
  { name, format, lang }: FileStyle,
): Promise<StreamableFile> {
  const disposition = `attachment; ${fileNames(`${name}.${format}`)}`;
  return new StreamableFile(await WRITERS[format](sheets, lang), { type: TYPES[format], disposition });
}

type Writer = (sheets: readonly FileSheet[], lang: Language | undefined) => Uint8Array | Promise<Uint8Array>;

const WRITERS: Readonly<Record<FileFormat, Writer>> = {
  csv: (sheets, lang) =>
    strToU8(
      sheets
        .slice(0, 1)
        .map((sheet) => csvOf(sheet, lang))
        .join(''),
    ),
  xlsx: (sheets, lang) => xlsxOf(sheets, lang),
  zip: (sheets, lang) =>
    zipSync(
      Object.fromEntries(
        sheets.map((sheet) => [`${sheetTitle(sheet.name, lang)}.csv`, strToU8(csvOf(sheet, lang))]),
      ),
    ),
};

/** The name in characters that every program takes, and as it is (RFC 6266). */
function fileNames(name: string): string {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === name ? `filename="${plain}"` : `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const csvOf = ({ columns, rows }: FileSheet, lang: Language | undefined): string =>
  BYTE_ORDER_MARK + [columns.map((column) => columnHead(column, lang)), ...rows].map(csvLine).join('');

/** Dates are text, so that no program reads them by the habits of its country. */
async function xlsxOf(sheets: readonly FileSheet[], lang: Language | undefined): Promise<Buffer> {
  // Loaded by the first who wants such a file.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: sheetTitle(name, lang),
      data: [
        columns.map((column) => ({ ...textCell(columnHead(column, lang)), fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? textCell(cell) : cell))),
      ],
      columns: columns.map((column) => ({ width: WIDTHS[column] ?? DEFAULT_WIDTH })),
    })),
  ).toBuffer();
}
