import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import { Clock } from '../../../../../shared/domain/clock';
import { RecurringJobs } from '../../../../../shared/jobs/recurring-jobs';
import { LinkRepository } from '../ports/link-repository';
import { LinkBurialService } from './link-burial.service';

const HOUR_MS = 3_600_000;
const LINKS_AT_ONCE = 100;

/** Empties the trash bins of what has been there for its time. */
@Injectable()
export class PurgeTrashService implements OnModuleInit {
  constructor(
    private readonly links: LinkRepository,
    private readonly burial: LinkBurialService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly jobs: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('links.purge-trash', HOUR_MS, ({ signal }) => this.purge(signal));
  }

  async purge(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const due = await this.links.dueForPurge(this.clock.now(), LINKS_AT_ONCE);
      if (due.length === 0) return;
      for (const { id } of due) {
        await this.unitOfWork.run(() => this.burial.bury(id));
      }
    }
  }
}
