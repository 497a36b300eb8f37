import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import type { BatchTask } from '../domain/batch-task.entity';
import { OwnBatchesService } from './own-batches.service';
import { UnusedUnlockService } from './unused-unlock.service';
import { WakeWorkerService } from './wake-worker.service';

export interface TaskCall {
  readonly member: Member;
  readonly externalId: string;
  /** Where the call comes from. */
  readonly address: string;
}

/** What the owners of a task can have done with it. Everything throws `BatchDoesNotExist`, `BatchNotInPhase`. */
@Injectable()
export class ChangeTaskService {
  constructor(
    private readonly own: OwnBatchesService,
    private readonly waking: WakeWorkerService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly unlock: UnusedUnlockService,
  ) {}

  run(call: TaskCall): Promise<BatchTask> {
    return this.change(call, 'batch.run', (task) => {
      task.run(this.clock.now());
    });
  }

  abort(call: TaskCall): Promise<BatchTask> {
    return this.change(call, 'batch.aborted', (task) => {
      task.askToAbort(this.clock.now());
    });
  }

  /** Throws `UndoExpired`. */
  undo(call: TaskCall): Promise<BatchTask> {
    return this.change(call, 'batch.undone', (task) => {
      task.undo(this.clock.now());
    });
  }

  private change(
    { member, externalId, address }: TaskCall,
    action: string,
    change: (task: BatchTask) => void,
  ): Promise<BatchTask> {
    const { userId, groupId } = member;
    return this.unitOfWork.runRepeatable(async () => {
      const task = await this.own.hold(member, externalId);
      change(task);
      await this.unlock.giveBack(task);
      await this.own.save(task);
      await this.waking.wake(task);
      const details = { task: externalId, links: task.toCreate };
      await this.audit.record({ action, outcome: 'done', userId, groupId, address, details });
      return task;
    });
  }
}
