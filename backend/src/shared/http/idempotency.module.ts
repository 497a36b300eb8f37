import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { RecurringJobs } from '../jobs/recurring-jobs';
import { IdempotencyKeys } from './idempotency-keys';

const HOUR_MS = 3_600_000;

/** What `@Idempotent()` routes of every module need. */
@Global()
@Module({ providers: [IdempotencyKeys], exports: [IdempotencyKeys] })
export class IdempotencyModule implements OnModuleInit {
  constructor(
    private readonly recurring: RecurringJobs,
    private readonly keys: IdempotencyKeys,
  ) {}

  onModuleInit(): void {
    this.recurring.every('http.remove-idempotency-keys', HOUR_MS, () => this.keys.removeOld());
  }
}
