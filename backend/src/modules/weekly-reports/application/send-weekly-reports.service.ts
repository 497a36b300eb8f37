import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { MailQueue } from '../../../shared/mail/mail-queue';
import { planStepOf } from '../domain/report-week';
import { type ChosenReport, WeeklyReportStore } from './ports/weekly-report-store';
import { ReportLettersService } from './report-letters.service';
import { ReportRecipientsService } from './report-recipients.service';

const REPORTS_AT_ONCE = 100;

/** Sends the reports that are due: each week once, to people who may see the analytics of the group at that moment. */
@Injectable()
export class SendWeeklyReportsService {
  private readonly logger = new Logger('WeeklyReports');

  constructor(
    private readonly store: WeeklyReportStore,
    private readonly recipients: ReportRecipientsService,
    private readonly letters: ReportLettersService,
    private readonly mails: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** A report that fails is tried again in the next run and keeps no other one waiting. */
  async send(signal: AbortSignal): Promise<void> {
    const now = this.clock.now();
    let last: ChosenReport | null = null;
    for (;;) {
      const due = await this.store.due(now, last, REPORTS_AT_ONCE);
      for (const report of due) {
        if (signal.aborted) return;
        await this.handle(report, now).catch((error: unknown) => {
          this.logger.error({ err: error, report: report.id }, 'a weekly report could not be sent');
        });
      }
      last = due.at(-1) ?? null;
      if (due.length < REPORTS_AT_ONCE) return;
    }
  }

  /** The step and the mail are one transaction: of several processes one sends, and a crash leaves both or neither. */
  private async handle(report: ChosenReport, now: Date): Promise<void> {
    const group = await this.recipients.groupOf(report);
    if (!group) {
      await this.store.remove(report);
      return;
    }
    const { isDue, next } = planStepOf(report, now, group.timeZone);
    const reader = isDue ? await this.recipients.readerOf(report, group) : null;
    const mail = reader && (await this.letters.written(report, group, reader));
    await this.unitOfWork.run(async () => {
      if ((await this.store.advance(report, next)) && mail) {
        await this.mails.enqueue({ ...mail, id: `weekly-report:${report.id}:${next.handledWeek}` });
      }
    });
  }
}
