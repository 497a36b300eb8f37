import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { retentionLimits } from '../../domain/retention';
import { RetainedRecords } from '../ports/retained-records';

const INTERVAL_MS = 24 * 3_600_000;

/** Deletes what the law no longer asks for. */
@Injectable()
export class PurgeRecordsService implements OnModuleInit {
  constructor(
    private readonly records: RetainedRecords,
    private readonly clock: Clock,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.recurring.every('payments.purge-records', INTERVAL_MS, ({ signal }) => this.run(signal));
  }

  async run(signal: AbortSignal): Promise<void> {
    const { vouchers, books } = retentionLimits(this.clock.now());
    await this.records.purgeOrders(vouchers, signal);
    await this.records.purgeSubscriptions(vouchers, signal);
    await this.records.purgeEvents(vouchers, signal);
    await this.records.purgeBookings(books, signal);
  }
}
