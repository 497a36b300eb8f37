import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { RegisterDomainsService } from './register-domains.service';

const REGISTER_INTERVAL_MS = 15_000;
const HOUR_MS = 3_600_000;

/** What happens to domains that are bought by the passing of time. */
@Injectable()
export class SalesUpkeep implements OnModuleInit {
  constructor(
    private readonly registrations: RegisterDomainsService,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.recurring.every('domains.register-due', REGISTER_INTERVAL_MS, ({ signal }) =>
      this.registrations.followDue(signal),
    );
    this.recurring.every('domains.forget-reservations', HOUR_MS, () => this.registrations.forgetUnpaid());
  }
}
