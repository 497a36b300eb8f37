import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { JobQueue } from '../../../shared/jobs/job-queue';
import type { AccountOwner } from './account-owners.service';
import { DepartureStore } from './ports/departure-store';

export const ERASE_JOB = 'account.erase';

/** Remembers who leaves until everything is erased, and has it done. */
@Injectable()
export class Leaving {
  constructor(
    private readonly departures: DepartureStore,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction; the second time nothing happens. */
  async begin(owner: AccountOwner): Promise<void> {
    await this.departures.begin(owner, this.clock.now());
    const { userId } = owner;
    await this.jobs.enqueue({ name: ERASE_JOB, id: `${ERASE_JOB}:${userId}`, payload: { userId } });
  }
}
