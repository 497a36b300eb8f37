import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import type { Language } from '../../../../shared/domain/language';
import { GroupsService } from '../../../groups';
import { partialCount } from '../../counting/domain/subject';
import { ClickExportService } from '../application/click-export.service';
import { DailyReportService } from '../application/daily-report.service';
import type { ReportRequest } from '../application/report-request';
import type { DailyRow } from '../domain/daily-table';
import { reportFileName } from '../domain/file-name';
import { presentTotals } from './breakdown.presenter';
import type { DailyReportDto } from './dto/daily-report.dto';
import type { ExportFormat } from './dto/report-query.dto';
import { reportFile } from './report-file';

interface ResponseFormat {
  readonly format: ExportFormat;
  /** Language of the column heads of a file; the API's field names when absent. */
  readonly lang: Language | undefined;
}

export type DailyReportResponse = { readonly data: DailyReportDto } | StreamableFile;

/** Answers with the table of days as JSON, or with a file. */
@Injectable()
export class DailyReportResponder {
  constructor(
    private readonly days: DailyReportService,
    private readonly exports: ClickExportService,
    private readonly groups: GroupsService,
  ) {}

  /** Throws `FeatureMissing` and `RateLimited` for files. */
  async respond(
    actor: Actor,
    request: ReportRequest,
    { format, lang }: ResponseFormat,
  ): Promise<DailyReportResponse> {
    if (format === 'json') return { data: present(request, await this.days.rows(request)) };
    const sheets = await this.exports.sheets(actor, request, format);
    const about = request.name ?? (await this.groups.settingsOf(actor.groupId)).name;
    return reportFile(sheets, { name: reportFileName(about, request.shown.range), format, lang });
  }
}

const present = (request: ReportRequest, rows: readonly DailyRow[]): DailyReportDto => ({
  ...presentTotals(request, rows),
  days: rows.map(({ date, total, unique, before, hits }) => ({
    date,
    totalClicks: total,
    uniqueClicks: unique,
    hits,
    ...(before === null ? {} : { previousClicks: before }),
  })),
  partial: partialCount(request.subject),
});
