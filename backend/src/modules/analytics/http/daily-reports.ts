import { Injectable, StreamableFile } from '@nestjs/common';
import writeXlsxFile from 'write-excel-file/node';
import type { Actor } from '../../../shared/domain/actor';
import { BYTE_ORDER_MARK, csvLine } from '../../../shared/domain/csv';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { Plans } from '../../billing';
import { cellsOf, DAILY_COLUMNS, type DailyRow, dailyRows, daysIn } from '../domain/daily-table';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { presentTotals } from './breakdown.presenter';
import type { ReportCall } from './click-reports';
import type { DailyReportDto } from './dto/daily-report.dto';
import type { ExportFormat } from './dto/report-query.dto';

type Asked = Pick<ReportCall, 'subject' | 'question' | 'shown'>;
type Answer = { readonly data: DailyReportDto } | StreamableFile;

const EXPORTS = { name: 'analytics.export', points: 60, seconds: 3_600 };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The table of days, to be shown or taken away as a file. */
@Injectable()
export class DailyReports {
  constructor(
    private readonly report: ClickReportQuery,
    private readonly plans: Plans,
    private readonly limits: RateLimits,
  ) {}

  /** Files are for callers whose plan has exports; no plan says what those who run the site see of it. Throws `FeatureMissing`, `RateLimited`. */
  async of(actor: Actor, asked: Asked, format: ExportFormat): Promise<Answer> {
    if (format === 'json') return { data: present(asked, await this.rowsOf(asked)) };
    if (asked.subject.kind !== 'site') await this.plans.requireFeature(actor.groupId, 'export');
    await this.limits.take(EXPORTS, actor.userId || actor.browserUuid);
    const rows = await this.rowsOf(asked);
    const { from, to } = asked.shown.range;
    const disposition = `attachment; filename="linklet-clicks-${from}-${to}.${format}"`;
    return format === 'csv'
      ? new StreamableFile(Buffer.from(csvOf(rows)), { type: 'text/csv; charset=utf-8', disposition })
      : new StreamableFile(await xlsxOf(rows), { type: XLSX, disposition });
  }

  private async rowsOf({ subject, question, shown }: Asked): Promise<DailyRow[]> {
    const days = daysIn(shown.range, question.zone);
    return dailyRows(
      days.map(({ date }) => date),
      await this.report.classesPerSlot(subject, days),
    );
  }
}

const present = (asked: Asked, rows: readonly DailyRow[]): DailyReportDto => ({
  ...presentTotals(asked, rows),
  days: rows.map(({ date, total, unique, hits }) => ({
    date,
    totalClicks: total,
    uniqueClicks: unique,
    hits,
  })),
});

const csvOf = (rows: readonly DailyRow[]): string =>
  BYTE_ORDER_MARK + [DAILY_COLUMNS, ...rows.map(cellsOf)].map(csvLine).join('');

/** Dates are text, so that no program reads them by the habits of its country. */
function xlsxOf(rows: readonly DailyRow[]): Promise<Buffer> {
  const head = DAILY_COLUMNS.map((value) => ({ value, fontWeight: 'bold' as const }));
  return writeXlsxFile([head, ...rows.map(cellsOf)], {
    columns: DAILY_COLUMNS.map(() => ({ width: 14 })),
  }).toBuffer();
}
