import { Injectable } from '@nestjs/common';
import { type DailyRow, dailyRows, daysIn } from '../domain/daily-table';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import { comparesPeriods, type ReportRequest } from './report-request';

/** Reads the table of days. */
@Injectable()
export class DailyReportService {
  constructor(private readonly report: ClickReportQuery) {}

  /** One row for each day of the range, oldest first. */
  async rows(request: ReportRequest): Promise<DailyRow[]> {
    const { subject, question, shown } = request;
    const { zone, classes, filter } = question;
    const { previous } = shown.range;
    const days = daysIn(shown.range, zone);
    const daysBefore = daysIn({ from: previous.firstDate, to: previous.lastDate, span: previous }, zone);
    const [hits, counted, before] = await Promise.all([
      this.report.classesPerSlot(subject, days),
      this.report.perSlot(subject, days, { classes, filter }),
      comparesPeriods(request) ? this.report.perSlot(subject, daysBefore, { classes, filter }) : null,
    ]);
    return dailyRows(
      days.map(({ date }) => date),
      { counted, before, hits },
    );
  }
}
