import { Injectable, StreamableFile } from '@nestjs/common';
import writeXlsxFile from 'write-excel-file/node';
import type { Actor } from '../../../shared/domain/actor';
import { BYTE_ORDER_MARK, csvLine, harmlessText } from '../../../shared/domain/csv';
import type { Language } from '../../../shared/domain/language';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { Plans } from '../../billing';
import { cellsOf, DAILY_COLUMNS, type DailyRow, dailyRows, daysIn } from '../domain/daily-table';
import type { FileSheet } from '../domain/file-sheet';
import { type Column, columnHead, sheetTitle } from '../domain/file-texts';
import { partialCount } from '../domain/subject';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { presentTotals } from './breakdown.presenter';
import type { ReportCall } from './click-reports';
import type { DailyReportDto } from './dto/daily-report.dto';
import type { ExportFormat } from './dto/report-query.dto';
import { ReportSheets } from './report-sheets';

/** How the answer is to be written. */
interface ExportWish {
  readonly format: ExportFormat;
  /** Of the heads of a file; the names that programs know when absent. */
  readonly lang: Language | undefined;
}

type Answer = { readonly data: DailyReportDto } | StreamableFile;

const EXPORTS = { name: 'analytics.export', points: 60, seconds: 3_600 };
const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Of columns whose texts are long, in characters. */
const WIDTHS: Readonly<Partial<Record<Column, number>>> = { referrer: 30, shortUrl: 40, title: 60 };
const USUAL_WIDTH = 20;

/** The table of days, to be shown, or taken away as a file: a workbook has the other lists, too. */
@Injectable()
export class DailyReports {
  constructor(
    private readonly report: ClickReportQuery,
    private readonly sheets: ReportSheets,
    private readonly plans: Plans,
    private readonly limits: RateLimits,
  ) {}

  /** Files are for callers whose plan has exports; no plan says what those who run the site see of it. Throws `FeatureMissing`, `RateLimited`. */
  async of(actor: Actor, asked: ReportCall, { format, lang }: ExportWish): Promise<Answer> {
    if (format === 'json') return { data: present(asked, await this.rowsOf(asked)) };
    if (asked.subject.kind !== 'site') await this.plans.requireFeature(actor.groupId, 'export');
    await this.limits.take(EXPORTS, actor.userId || actor.browserUuid);
    const rows = await this.rowsOf(asked);
    const { from, to } = asked.shown.range;
    const disposition = `attachment; filename="linklet-clicks-${from}-${to}.${format}"`;
    const days: FileSheet = { name: 'days', columns: DAILY_COLUMNS, rows: rows.map(cellsOf) };
    if (format === 'csv') {
      return new StreamableFile(Buffer.from(csvOf(days, lang)), { type: CSV, disposition });
    }
    const sheets = [days, ...(await this.sheets.of(asked))];
    return new StreamableFile(await xlsxOf(sheets, lang), { type: XLSX, disposition });
  }

  private async rowsOf({ subject, question, shown }: ReportCall): Promise<DailyRow[]> {
    const days = daysIn(shown.range, question.zone);
    return dailyRows(
      days.map(({ date }) => date),
      await this.report.classesPerSlot(subject, days),
    );
  }
}

const present = (asked: ReportCall, rows: readonly DailyRow[]): DailyReportDto => ({
  ...presentTotals(asked, rows),
  days: rows.map(({ date, total, unique, hits }) => ({
    date,
    totalClicks: total,
    uniqueClicks: unique,
    hits,
  })),
  partial: partialCount(asked.subject),
});

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
      columns: columns.map((column) => ({ width: WIDTHS[column] ?? USUAL_WIDTH })),
    })),
  ).toBuffer();

/** Whoever edits a cell, or saves the table as CSV, would make a formula of text that looks like one. */
const harmlessCell = (cell: string | number): string | number =>
  typeof cell === 'string' ? harmlessText(cell) : cell;
