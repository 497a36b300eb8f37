import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { JobHandlers } from '../../../shared/jobs/job-handlers';
import { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import { AbuseAlarmService, PAUSE_MS } from './abuse-alarm.service';
import { ReportStore } from './ports/report-store';

const HOUR_MS = 3_600_000;

/** Rings the alarm that was set, and deletes what has had its time. */
@Injectable()
export class ReportsUpkeep implements OnModuleInit {
  constructor(
    private readonly alarm: AbuseAlarmService,
    private readonly reports: ReportStore,
    private readonly handlers: JobHandlers,
    private readonly recurring: RecurringJobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(AbuseAlarmService.job, () => this.alarm.ring());
    // A case that came while the alarm was ringing has no job of its own.
    this.recurring.every('reports.alarm-again', PAUSE_MS, () => this.alarm.ring());
    this.recurring.every('reports.forget', HOUR_MS, () => this.reports.removeForgotten(this.clock.now()));
  }
}
