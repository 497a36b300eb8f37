import type { BatchPhase, BatchTask, BatchTasks } from './batch.api';

/** A worker has something to do with these. */
const WORKED: readonly BatchPhase[] = ['uploaded', 'checking', 'running', 'undoing'];

export const isWorked = ({ phase }: Pick<BatchTask, 'phase'>): boolean => WORKED.includes(phase);

/** Its rows can be had, with what came of them or would. */
export const hasRows = ({ phase }: Pick<BatchTask, 'phase'>): boolean =>
  phase === 'ready' || phase === 'paused' || phase === 'done' || phase === 'undone';

/** The one that the visitor wants to see: one that is under way, otherwise the newest that went well. */
export const currentOf = ({ inProgress, success }: BatchTasks): BatchTask | null =>
  inProgress[0] ?? success[0] ?? null;

/** All of them, newest first. */
export const inOrder = ({ checking, inProgress, success, failed }: BatchTasks): readonly BatchTask[] =>
  [...checking, ...inProgress, ...success, ...failed].sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );

/** Rows that are done of what is under way, and of how many; null where that is not known. */
export function progressOf({
  phase,
  rows,
  rowsRun,
}: BatchTask): { readonly done: number; readonly of: number } | null {
  return phase === 'running' || phase === 'paused' ? { done: rowsRun, of: rows } : null;
}
