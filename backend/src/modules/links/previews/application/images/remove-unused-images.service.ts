import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import { Clock } from '../../../../../shared/domain/clock';
import type { JobRun } from '../../../../../shared/jobs/job';
import { RecurringJobs } from '../../../../../shared/jobs/recurring-jobs';
import { ImageRegister } from '../../../core/application/ports/image-register';
import { ImageStore } from '../ports/image-store';

const HOUR_MS = 3_600_000;
const RETENTION_MS = 24 * HOUR_MS;
const AT_ONCE = 200;

/** Removes pictures that were uploaded and then not used within a day. */
@Injectable()
export class RemoveUnusedImagesService implements OnModuleInit {
  constructor(
    private readonly register: ImageRegister,
    private readonly store: ImageStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.recurring.every('links.remove-unused-images', HOUR_MS, ({ signal }) => this.remove(signal));
  }

  async remove(signal: JobRun['signal']): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    for (;;) {
      const names = await this.register.unusedSince(before, AT_ONCE);
      for (const name of names) await this.removeOne(name);
      if (names.length < AT_ONCE || signal.aborted) return;
    }
  }

  /** A caller who wants to use it in this moment waits, and then finds it gone. */
  private removeOne(name: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (await this.register.forgetUnused(name)) await this.store.remove(name);
    });
  }
}
