import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { ChargeDueService } from './charge-due.service';
import { MissedRenewalsService } from './missed-renewals.service';
import { PayersWhoLeaveService } from './payers-who-leave.service';

const INTERVAL_MS = 30_000;

/** What happens by the mere passing of time to renewals that are missing, or cannot come. */
@Injectable()
export class RenewalUpkeep implements OnModuleInit {
  constructor(
    private readonly missed: MissedRenewalsService,
    private readonly charges: ChargeDueService,
    private readonly leaving: PayersWhoLeaveService,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.recurring.every(
      'payments.charge-missed',
      INTERVAL_MS,
      ({ signal }) => this.charges.retryDue(signal),
      'services',
    );
    this.recurring.every('payments.remind-of-missed', INTERVAL_MS, ({ signal }) =>
      this.missed.remind(signal),
    );
    this.recurring.every('payments.follow-payers-who-leave', INTERVAL_MS, ({ signal }) =>
      this.leaving.follow(signal),
    );
  }
}
