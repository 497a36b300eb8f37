import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { BatchDoesNotExist, FailedTask, RowsPurged } from '../domain/batch.errors';
import { batchStatusOf } from '../domain/batch-phase';
import type { BatchTask } from '../domain/batch-task.entity';
import { BatchStore, type RowGroup, type StoredRow } from './ports/batch-store';

/** As many as anybody looks at. */
const MAX_LISTED = 200;
/** Rows that stand for all alike. */
const MAX_SAMPLE_GROUPS = 40;

export interface BatchOverview {
  readonly task: BatchTask;
  /** Rows alike, most of them first, with the first of each. */
  readonly groups: readonly (RowGroup & { readonly sample: StoredRow | null })[];
}

/** Finds tasks of the group acted in. */
@Injectable()
export class OwnBatchesService {
  constructor(private readonly store: BatchStore) {}

  /** The newest first. */
  list({ groupId }: Member): Promise<BatchTask[]> {
    return this.store.ofGroup(groupId, MAX_LISTED);
  }

  /** Throws `BatchDoesNotExist`. */
  async find({ groupId }: Member, externalId: string): Promise<BatchTask> {
    const task = await this.store.find(externalId);
    if (task?.groupId !== groupId) throw new BatchDoesNotExist();
    return task;
  }

  /** The same, to be changed in the caller's unit of work. */
  async hold(member: Member, externalId: string): Promise<BatchTask> {
    const { id } = await this.find(member, externalId);
    const task = await this.store.hold(id);
    if (!task) throw new BatchDoesNotExist();
    return task;
  }

  /** In the caller's unit of work. */
  save(task: BatchTask): Promise<void> {
    return this.store.save(task);
  }

  /** Throws `FailedTask` for one that failed. */
  async overview(member: Member, externalId: string): Promise<BatchOverview> {
    const task = await this.find(member, externalId);
    if (batchStatusOf(task.phase) === 'failed') {
      throw new FailedTask(task.failureCode ?? task.phase, task.failureRow);
    }
    const groups = [...(await this.store.groupsOf(task.id))].sort((one, other) => other.rows - one.rows);
    const sampled = [];
    for (const group of groups.slice(0, MAX_SAMPLE_GROUPS)) {
      const [sample = null] = await this.store.rowsAfter(task.id, group.firstRow - 1, 1);
      sampled.push({ ...group, sample });
    }
    return { task, groups: sampled };
  }

  /** One whose rows are there. Throws `RowsPurged`. */
  async withRows(member: Member, externalId: string): Promise<BatchTask> {
    const task = await this.find(member, externalId);
    if (task.purgedAt) throw new RowsPurged();
    return task;
  }
}
