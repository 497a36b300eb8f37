import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { JobQueue } from '../../../../shared/jobs/job-queue';
import { type Departing, DepartureStore } from '../ports/departure-store';

export const ERASE_JOB = 'account.erase';

const DAY_MS = 24 * 3_600_000;
const MAX_AT_ONCE = 100;

/** Remembers who leaves until everything is erased, and has it done. */
@Injectable()
export class LeavingService {
  constructor(
    private readonly departures: DepartureStore,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction. False, and nothing happens, when the person has asked before. */
  async begin(owner: Departing): Promise<boolean> {
    if (!(await this.departures.begin(owner, this.clock.now()))) return false;
    await this.enqueue(owner.userId, 'first');
    return true;
  }

  /** A job is given up after some hours of failures; a request to be forgotten is not, but tried anew each day. */
  async resume(): Promise<void> {
    const now = this.clock.now();
    const [today = ''] = now.toISOString().split('T');
    const before = new Date(now.getTime() - DAY_MS);
    for (const userId of await this.departures.unfinished(before, MAX_AT_ONCE)) {
      await this.enqueue(userId, today);
    }
  }

  private enqueue(userId: number, time: string): Promise<void> {
    return this.jobs.enqueue({ name: ERASE_JOB, id: `${ERASE_JOB}:${userId}:${time}`, payload: { userId } });
  }
}
