import { Injectable } from '@nestjs/common';
import { type DailyRow, dailyRows, daysIn } from '../domain/daily-table';
import { ClickReportQuery } from '../infrastructure/click-report.query';
import type { ReportRequest } from './report-request';

/** Reads the table of days. */
@Injectable()
export class DailyReportService {
  constructor(private readonly report: ClickReportQuery) {}

  /** One row for each day of the range, oldest first. */
  async rows({ subject, question, shown }: ReportRequest): Promise<DailyRow[]> {
    const days = daysIn(shown.range, question.zone);
    return dailyRows(
      days.map(({ date }) => date),
      await this.report.classesPerSlot(subject, days),
    );
  }
}
