import { Injectable } from '@nestjs/common';
import { AddressSafety } from '../../safety';
import { TableUnreadable } from '../domain/batch.errors';
import type { BatchTask } from '../domain/batch-task.entity';
import { MAX_ROWS } from '../domain/table-limits';
import { BatchChangesService } from './batch-changes.service';
import { BatchMembersService } from './batch-members.service';
import { batchCrashPoint } from './crash-points';
import { HostVerdicts } from './host-verdicts';
import { JudgeRowsService } from './judge-rows.service';
import { TableFiles } from './ports/table-files';

const ROWS_AT_ONCE = 500;

interface Chunk {
  /** Rows that come before. */
  readonly after: number;
  readonly rows: readonly (readonly string[])[];
}

/** Judges the rows of a file, some at a time; begins where it was left. */
@Injectable()
export class CheckTaskService {
  constructor(
    private readonly files: TableFiles,
    private readonly judging: JudgeRowsService,
    private readonly changes: BatchChangesService,
    private readonly members: BatchMembersService,
    private readonly safety: AddressSafety,
  ) {}

  async check(task: BatchTask, signal: AbortSignal): Promise<void> {
    const member = await this.members.memberOf(task);
    if (!member) return this.changes.fail(task.id, 'batch.member-gone', null);
    const hosts = new HostVerdicts(this.safety);
    try {
      for await (const { after, rows } of this.chunks(task)) {
        signal.throwIfAborted();
        const numbered = rows.map((cells, index) => ({ n: after + index + 1, cells }));
        const judged = await this.judging.judge(numbered, { member, task, hosts });
        batchCrashPoint('rows.judged');
        if (!(await this.changes.noteJudged(task.id, judged, after))) return;
        batchCrashPoint('rows.stored');
      }
    } catch (error) {
      if (!(error instanceof TableUnreadable)) throw error;
      return this.changes.fail(task.id, error.code, error.row);
    }
    await this.changes.endCheck(task.id);
  }

  private async *chunks({ file, head, rows: known }: BatchTask): AsyncGenerator<Chunk> {
    const heading = head.names === null ? 0 : 1;
    let after = known;
    let rows: (readonly string[])[] = [];
    for await (const cells of this.files.rows(file, known + heading)) {
      if (after + rows.length >= MAX_ROWS) {
        const message = `At most ${String(MAX_ROWS)} rows are read.`;
        throw new TableUnreadable('batch.too-many-rows', message, MAX_ROWS + heading + 1);
      }
      rows.push(cells);
      if (rows.length < ROWS_AT_ONCE) continue;
      yield { after, rows };
      after += rows.length;
      rows = [];
    }
    if (rows.length > 0) yield { after, rows };
  }
}
