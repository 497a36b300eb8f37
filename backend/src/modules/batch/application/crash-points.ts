import { channel } from 'node:diagnostics_channel';

/** Where a crash must leave nothing twice and nothing out; tests kill the process there. */
export type BatchCrashPoint =
  'rows.judged' | 'rows.storing' | 'rows.stored' | 'links.made' | 'links.recorded' | 'links.committed';

const points = channel('linklet:batch:crash-points');

export const batchCrashPoint = (point: BatchCrashPoint): void => {
  points.publish(point);
};
