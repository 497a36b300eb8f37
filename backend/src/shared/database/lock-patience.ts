import { setTimeout as sleep } from 'node:timers/promises';
import { isLockConflict } from './database-errors';

/** Longest that anything waits for another process or thread to finish writing before it is told so. */
const PATIENCE_MS = 5_000;
const PAUSE_MS = 3;

/** Tries again while somebody else writes to the same file. SQLite itself would wait by blocking the event loop. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockConflict(error) || performance.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
