import { DomainError, InvalidInput } from '../../../shared/domain/domain-error';

/** Said alike whether it is another group's or does not exist. */
export class BatchDoesNotExist extends DomainError {
  constructor() {
    super('not-found', 'batch.task-does-not-exist', 'This group has no batch task of this id.');
  }
}

/** The call does not fit what has become of the task. */
export class BatchNotInPhase extends DomainError {
  constructor(phase: string, allowed: readonly string[]) {
    super(
      'conflict',
      'batch.wrong-phase',
      `This task is ${phase}; the call needs one that is ${allowed.join(' or ')}.`,
      { details: { phase } },
    );
  }
}

/** The text that the specification gives for tasks that failed. */
export class FailedTask extends DomainError {
  constructor(reason: string, row: number | null) {
    super('conflict', 'batch.failed-task', 'Failed task', { details: { reason, row } });
  }
}

/** The time for undoing is over. */
export class UndoExpired extends DomainError {
  constructor() {
    super('conflict', 'batch.undo-expired', 'A task can be undone for 24 hours after its end.');
  }
}

/** It was paid for, and is paid for once. */
export class UnlockedBefore extends DomainError {
  constructor() {
    super('conflict', 'batch.unlocked-before', 'This task has been unlocked: it runs without waiting.');
  }
}

/** The plan allows all of its links today. */
export class NothingLocked extends DomainError {
  constructor() {
    super('conflict', 'batch.nothing-locked', 'The plan allows all links of this task today: run it.');
  }
}

export class TooManyTasks extends DomainError {
  constructor(allowed: number) {
    super(
      'conflict',
      'batch.too-many-tasks',
      `This group has ${String(allowed)} tasks that are checked or run: wait for one, or abort it.`,
      { details: { allowed } },
    );
  }
}

/** Rows are stored for a month, and a group must not fill the disk with them. */
export class TooManyRowsKept extends DomainError {
  constructor() {
    super(
      'conflict',
      'batch.too-many-rows-kept',
      'Files of this group have three million rows: rows are forgotten 30 days after their upload.',
    );
  }
}

/** Its rows are no longer kept. */
export class RowsPurged extends DomainError {
  constructor() {
    super('gone', 'batch.rows-purged', 'Rows of a task are kept for 30 days.');
  }
}

/** The file as a whole cannot be read; `row`: where, counted as spreadsheets do. */
export class TableUnreadable extends InvalidInput {
  constructor(
    code: TableProblem,
    message: string,
    readonly row: number | null = null,
  ) {
    super([{ field: 'file', code, message }], { row });
  }
}

export type TableProblem =
  | 'batch.file-missing'
  | 'batch.file-empty'
  | 'batch.file-kind'
  | 'batch.file-encoding'
  | 'batch.file-suspicious'
  | 'batch.no-url-column'
  | 'batch.row-too-long'
  | 'batch.too-many-columns'
  | 'batch.too-many-rows'
  | 'batch.table-malformed';
