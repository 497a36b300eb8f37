import { setTimeout as sleep } from 'node:timers/promises';
import { isLockConflict } from './database-errors';

const PAUSE_MS = 3;

/** Tries again for so long while another process writes to the same file. SQLite itself would wait by blocking the event loop. */
export async function retryWhileLocked<T>(work: () => Promise<T>, timeoutMs: number): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockConflict(error) || performance.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
