import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventBus } from '../../../shared/events/event-bus';
import { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import type { MemberLeft } from '../../groups/events';
import { WeeklyReportStore } from './ports/weekly-report-store';
import { SendWeeklyReportsService } from './send-weekly-reports.service';

const INTERVAL_MS = 5 * 60_000;

/** Has reports sent when they are due, and turns off those of people who leave the group. */
@Injectable()
export class WeeklyReportsUpkeep implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly recurring: RecurringJobs,
    private readonly reports: SendWeeklyReportsService,
    private readonly store: WeeklyReportStore,
  ) {}

  onModuleInit(): void {
    this.events.on<MemberLeft>('groups.member-left', (left) => this.store.remove(left));
    this.recurring.every(
      'weekly-reports.send',
      INTERVAL_MS,
      ({ signal }) => this.reports.send(signal),
      'long',
    );
  }
}
