import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import { VerdictStore } from './ports/verdict-store';

const HOUR_MS = 3_600_000;

/** Forgets what no longer holds. */
@Injectable()
export class ForgetFindingsService implements OnModuleInit {
  constructor(
    private readonly store: VerdictStore,
    private readonly clock: Clock,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.recurring.every('safety.forget-findings', HOUR_MS, () => this.store.removeExpired(this.clock.now()));
  }
}
