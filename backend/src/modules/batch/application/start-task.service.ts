import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import type { Language } from '../../../shared/domain/language';
import type { Currency } from '../../../shared/domain/money';
import { RateLimits } from '../../../shared/rate-limit/rate-limits';
import { TableUnreadable } from '../domain/batch.errors';
import { BatchTask } from '../domain/batch-task.entity';
import { type ColumnChoice, readHead } from '../domain/columns';
import { sentFileName } from '../domain/file-name';
import type { BatchOptions } from '../domain/row-fields';
import { AddTaskService } from './add-task.service';
import { NewTaskIds } from './new-task-ids';
import { TableFiles } from './ports/table-files';

const LIMIT = { name: 'batch.start', points: 120, seconds: 3_600 };

export interface StartInput {
  /** Where it lies in the spool folder, and what its sender calls it. */
  readonly file: { readonly name: string; readonly sentAs: string; readonly size: number } | null;
  readonly name: string | null;
  readonly choice: ColumnChoice | null;
  readonly options: BatchOptions;
  readonly currency: Currency;
  readonly lang: Language;
}

/** Takes a file, and has its rows judged. */
@Injectable()
export class StartTaskService {
  constructor(
    private readonly adding: AddTaskService,
    private readonly files: TableFiles,
    private readonly ids: NewTaskIds,
    private readonly limits: RateLimits,
  ) {}

  /** Throws `TableUnreadable`, `TooManyTasks`, `RateLimited`; the file is then the caller's to remove. */
  async start(member: Member, { file: sent, name, choice, ...chosen }: StartInput): Promise<BatchTask> {
    if (!sent) throw new TableUnreadable('batch.file-missing', 'Send a table as “file”.');
    await this.limits.take(LIMIT, member.userId);
    const file = await this.files.inspect(sent.name);
    let head;
    for await (const first of this.files.rows(file, 0)) {
      head = readHead(first, choice);
      break;
    }
    if (!head) throw new TableUnreadable('batch.file-empty', 'The file has no rows.');
    const task = new BatchTask({
      ...this.ids.next(),
      groupId: member.groupId,
      userId: member.userId,
      name: sentFileName(name ?? sent.sentAs),
      size: sent.size,
      file,
      head,
      ...chosen,
    });
    return this.adding.add(task);
  }
}
