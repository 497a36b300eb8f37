import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { JobQueue } from '../../../shared/jobs/job-queue';
import { AlarmMailsService } from './alarm-mails.service';
import { CaseRepository } from './ports/case-repository';

/** However many cases come, site admins get one mail in this time. */
export const PAUSE_MS = 15 * 60_000;

/**
 * Mails site admins that cases wait. What is told is written down with the case, so that a mail that never leaves costs
 * time, and no case.
 */
@Injectable()
export class AbuseAlarmService {
  static readonly job = 'reports.alarm';

  constructor(
    private readonly cases: CaseRepository,
    private readonly mails: AlarmMailsService,
    private readonly queue: JobQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Part of the unit of work that opens a case. */
  async set(): Promise<void> {
    const last = await this.cases.lastNotifiedAt();
    const soonest = last === null ? 0 : last.getTime() + PAUSE_MS;
    const runAt = new Date(Math.max(this.clock.now().getTime(), soonest));
    const id = `${AbuseAlarmService.job}:${last?.toISOString() ?? 'first'}`;
    await this.queue.enqueue({ name: AbuseAlarmService.job, id, payload: null, runAt });
  }

  /** Notifies of all that no notice was sent of, unless one was sent of others a moment ago. */
  async ring(): Promise<void> {
    await this.unitOfWork.run(async () => {
      const [now, last] = [this.clock.now(), await this.cases.lastNotifiedAt()];
      if (last !== null && now.getTime() - last.getTime() < PAUSE_MS) return;
      // Cases first, as reporting does: two that hold each other's row wait for each other here, and the second has none.
      const count = await this.cases.markNotified(now);
      if (count === 0) return;
      const { open } = await this.cases.waiting();
      await this.mails.send(`abuse-alarm:${now.toISOString()}`, { count, open });
    });
  }
}
