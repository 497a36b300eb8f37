import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { RecurringJobs } from '../jobs/recurring-jobs';
import { IdempotencyKeys } from './idempotency-keys';
import { TwoPhaseAnswers } from './two-phase-answers';

const HOUR_MS = 3_600_000;

/** What repeatable routes of every module need. */
@Global()
@Module({ providers: [IdempotencyKeys, TwoPhaseAnswers], exports: [IdempotencyKeys, TwoPhaseAnswers] })
export class IdempotencyModule implements OnModuleInit {
  constructor(
    private readonly recurring: RecurringJobs,
    private readonly keys: IdempotencyKeys,
  ) {}

  onModuleInit(): void {
    this.recurring.every('http.remove-idempotency-keys', HOUR_MS, () => this.keys.removeOld());
  }
}
