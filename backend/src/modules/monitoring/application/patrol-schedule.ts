import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PatrolSettings } from '../../../config/settings';
import { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import { PatrolService } from './patrol.service';

const MINUTE_MS = 60_000;

/** Sends the patrol out each minute, unless the operator does not want it. */
@Injectable()
export class PatrolSchedule implements OnModuleInit {
  constructor(
    private readonly patrol: PatrolService,
    private readonly jobs: RecurringJobs,
    private readonly settings: PatrolSettings,
  ) {}

  onModuleInit(): void {
    if (!this.settings.isOn) return;
    this.jobs.every('links.patrol', MINUTE_MS, ({ signal }) => this.patrol.run(signal));
  }
}
