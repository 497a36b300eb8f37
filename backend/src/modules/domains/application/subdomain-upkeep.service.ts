import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import { RESERVED_MS } from '../domain/subdomain';
import { SubdomainStore } from './ports/subdomain-store';

const HOUR_MS = 3_600_000;

/** Lets go of names that were given up long enough ago. */
@Injectable()
export class SubdomainUpkeepService implements OnModuleInit {
  constructor(
    private readonly recurring: RecurringJobs,
    private readonly store: SubdomainStore,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.recurring.every('domains.remove-released-names', HOUR_MS, () =>
      this.store.removeReleasedBefore(new Date(this.clock.now().getTime() - RESERVED_MS)),
    );
  }
}
