import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { BatchTask } from '../domain/batch-task.entity';
import type { BatchFinished } from '../events';
import { BatchMailsService } from './batch-mails.service';
import { BatchQuotaService } from './batch-quota.service';
import { BatchStore } from './ports/batch-store';
import { UnusedUnlockService } from './unused-unlock.service';

/** Fewer, because a person waits at the screen. */
const MAX_ROWS_WITHOUT_MAIL = 1_000;

const newsOf = ({ groupId, externalId, name, created, skipped, failed }: BatchTask): BatchFinished => ({
  type: 'batch.run-finished',
  ...{ groupId, externalId, name, created, skipped, failed },
});

/** Where a run stops, for good or for today. Part of the unit of work that holds the task; each answers that there is no more. */
@Injectable()
export class EndRunService {
  constructor(
    private readonly store: BatchStore,
    private readonly quota: BatchQuotaService,
    private readonly mails: BatchMailsService,
    private readonly unlock: UnusedUnlockService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async finish(task: BatchTask): Promise<false> {
    task.finish(this.quota.now);
    await this.store.save(task);
    this.unitOfWork.publish(newsOf(task));
    if (task.rows > MAX_ROWS_WITHOUT_MAIL) await this.mails.notify(task);
    return false;
  }

  /** Until tomorrow: for more links of the plan, or for what `code` names. */
  async pause(task: BatchTask, code: string | null = null): Promise<false> {
    task.pause(await this.quota.tomorrow(task.groupId), code);
    await this.store.save(task);
    return false;
  }

  async fail(task: BatchTask, code: string): Promise<false> {
    task.fail(code, null, this.quota.now);
    await this.unlock.giveBack(task);
    await this.store.save(task);
    return false;
  }
}
