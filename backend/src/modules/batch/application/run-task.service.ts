import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { DomainError } from '../../../shared/domain/domain-error';
import { BulkCreationService } from '../../links';
import type { BatchTask } from '../domain/batch-task.entity';
import { readRowFields, type RowFields } from '../domain/row-fields';
import type { RowOutcome } from '../domain/row-verdict';
import { BatchMembersService } from './batch-members.service';
import { BatchQuotaService } from './batch-quota.service';
import { batchCrashPoint } from './crash-points';
import { EndRunService } from './end-run.service';
import { firstProblemOf } from './judge-rows.service';
import { BatchStore, type StoredRow } from './ports/batch-store';

const ROWS_AT_ONCE = 250;

/** Makes the links of a task, some at a time: links, what has come of their rows, and how far the run is are stored together. */
@Injectable()
export class RunTaskService {
  constructor(
    private readonly store: BatchStore,
    private readonly creation: BulkCreationService,
    private readonly quota: BatchQuotaService,
    private readonly members: BatchMembersService,
    private readonly ending: EndRunService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async run({ id }: BatchTask, signal: AbortSignal): Promise<void> {
    while (await this.unitOfWork.runRepeatable(() => this.next(id))) {
      batchCrashPoint('links.committed');
      signal.throwIfAborted();
    }
  }

  /** Whether there may be more. */
  private async next(taskId: number): Promise<boolean> {
    const task = await this.store.hold(taskId);
    if (task?.phase !== 'running') return false;
    const member = await this.members.memberOf(task);
    if (!member) return this.ending.fail(task, 'batch.member-gone');
    if (member.isReadOnly) return this.ending.pause(task, 'batch.member-barred');
    const rows = await this.store.rowsAfter(taskId, task.rowsRun, ROWS_AT_ONCE);
    if (rows.length === 0) return this.ending.finish(task);
    const now = task.isUnlocked ? rows : allowed(rows, await this.quota.left(task.groupId));
    if (now.length === 0) return this.ending.pause(task);
    await this.make(task, member, now);
    await this.store.save(task);
    return true;
  }

  private async make(task: BatchTask, member: Member, rows: readonly StoredRow[]): Promise<void> {
    const { now } = this.quota;
    const reading = { ...task.head, options: task.options, now };
    const wanted = rows.filter(({ verdict }) => verdict === 'create');
    const inputs = wanted
      .map(({ cells }) => readRowFields(cells, reading))
      .filter((each): each is RowFields => each !== null);
    const made = await this.creation.make(member, inputs);
    batchCrashPoint('links.made');
    const outcomes = made.map((each, index): RowOutcome => {
      const n = wanted[index]?.n ?? 0;
      if (!(each instanceof DomainError)) return { n, result: 'created', code: null, message: null, ...each };
      return { n, result: 'failed', ...pick(firstProblemOf(each)), linkId: null, shortUrl: null };
    });
    const count = made.filter((each) => !(each instanceof DomainError)).length;
    if (!task.isUnlocked) await this.quota.take(task.groupId, count);
    await this.store.addOutcomes(task.id, outcomes);
    task.noteRun(
      rows.map(({ verdict }) => verdict),
      outcomes,
      now,
    );
    batchCrashPoint('links.recorded');
  }
}

const pick = ({ code, message }: { readonly code: string; readonly message: string }) => ({ code, message });

/** The first rows, with no more links among them than may be made. */
function allowed(rows: readonly StoredRow[], left: number): readonly StoredRow[] {
  let links = 0;
  const end = rows.findIndex(({ verdict }) => verdict === 'create' && (links += 1) > left);
  return end < 0 ? rows : rows.slice(0, end);
}
