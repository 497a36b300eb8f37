import { inUnits, type Money } from '../../../shared/domain/money';
import { wireCurrency } from '../../../shared/http/wire-currency';
import type { OneTimeQuote } from '../../payments';
import type { FilePreview } from '../application/preview-file.service';
import type { BatchOverview } from '../application/own-batches.service';
import { BATCH_STATUSES, batchStatusOf } from '../domain/batch-phase';
import type { BatchTask } from '../domain/batch-task.entity';
import { COLUMN_FIELDS } from '../domain/columns';
import { problemColumn } from '../domain/problem-column';
import { MAX_COLUMNS } from '../domain/table-limits';
import type { FileColumnDto, FilePreviewDto } from './dto/batch-files.dto';
import type {
  BatchOverviewDto,
  BatchRowGroupDto,
  BatchTaskDto,
  BatchTasksDto,
  UnlockOrderDto,
} from './dto/batch-tasks.dto';

const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function presentBatchTask(task: BatchTask): BatchTaskDto {
  const { externalId, name, size, phase, rows, rowsRun, toCreate, toSkip, toFail } = task;
  const { created, skipped, failed, undone, failureCode, failureRow } = task;
  return {
    ...{ externalId, name, size, phase, rows, rowsRun, toCreate, toSkip, toFail },
    ...{ created, skipped, failed, undone },
    isUnlocked: task.isUnlocked,
    status: batchStatusOf(phase),
    source: task.head.source,
    rowsFetched: task.file.remote?.rows ?? null,
    failure: failureCode === null ? null : { code: failureCode, row: failureRow },
    resumesAt: isoOrNull(task.resumesAt),
    undoableUntil: isoOrNull(task.undoableUntil),
    createdAt: task.createdAt.toISOString(),
    endedAt: isoOrNull(task.endedAt),
  };
}

export function presentTasks(tasks: readonly BatchTask[]): BatchTasksDto {
  const lists: BatchTasksDto = { checking: [], inProgress: [], success: [], failed: [] };
  for (const status of BATCH_STATUSES) {
    lists[status].push(...tasks.filter(({ phase }) => batchStatusOf(phase) === status).map(presentBatchTask));
  }
  return lists;
}

export const presentUnlock = (quote: OneTimeQuote): UnlockOrderDto => ({
  externalId: quote.externalId,
  currency: wireCurrency(quote.total.currency),
  amount: inUnits(quote.total),
  paymentTypes: [...quote.paymentTypes],
  expireTime: quote.expiresAt.toISOString(),
});

export const presentBatchOverview = ({ task, groups }: BatchOverview, price: Money): BatchOverviewDto => ({
  task: presentBatchTask(task),
  currency: wireCurrency(price.currency),
  price: inUnits(price),
  groups: groups.map(({ verdict, result, code, flag, rows, firstRow, sample }): BatchRowGroupDto => ({
    ...{ code, flag, rows, firstRow },
    status: result ?? verdict,
    column: problemColumn(code, task.head),
    sample: [...(sample?.cells ?? [])],
    message: sample?.outcome?.message ?? sample?.message ?? null,
  })),
});

export function presentPreview({ file, head, rows }: FilePreview): FilePreviewDto {
  const widest = Math.max(head.names?.length ?? 0, ...rows.map((row) => row.length));
  const width = Math.min(widest, MAX_COLUMNS);
  const columns = Array.from({ length: width }, (_, index): FileColumnDto => ({
    name: head.names?.[index] ?? null,
    field: COLUMN_FIELDS.find((field) => head.columns[field] === index) ?? null,
  }));
  return {
    source: head.source,
    format: file.format,
    columns,
    rows: rows.map((row) => columns.map((_, index) => row[index] ?? '')),
  };
}
