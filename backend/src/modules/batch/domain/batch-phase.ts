/** Where a task stands. */
export const BATCH_PHASES = [
  'uploaded',
  'checking',
  'ready',
  'running',
  'paused',
  'done',
  'undoing',
  'undone',
  'aborted',
  'failed',
] as const;
export type BatchPhase = (typeof BATCH_PHASES)[number];

/** What lists are made of, in the words of the specification. */
export const BATCH_STATUSES = ['checking', 'inProgress', 'success', 'failed'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

const STATUS_OF: Readonly<Record<BatchPhase, BatchStatus>> = {
  uploaded: 'checking',
  checking: 'checking',
  ready: 'success',
  running: 'inProgress',
  paused: 'inProgress',
  done: 'success',
  undoing: 'inProgress',
  undone: 'success',
  aborted: 'failed',
  failed: 'failed',
};

export const batchStatusOf = (phase: BatchPhase): BatchStatus => STATUS_OF[phase];

/** A worker has something to do for these. */
export const WORKED_PHASES: readonly BatchPhase[] = ['uploaded', 'checking', 'running', 'undoing'];
