import { randomId } from '../../shared/random-id';
import type { StoredValue } from '../../shared/storage';

/** Runs one task at a time in all tabs of this browser. */
export type SessionLock = <T>(task: () => Promise<T>) => Promise<T>;

const NAME = 'linklet.session';
/** How long those wait who found the lock taken. */
export const LOOK_AGAIN_MS = 1_000;
/** Longer than any call lasts; a tab that holds the lock still is gone, and is not waited for. */
export const MAX_HOLD_MS = 35_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function withNavigator(locks: LockManager): SessionLock {
  return async (task) => {
    const started = { is: false };
    try {
      const signal = AbortSignal.timeout(MAX_HOLD_MS);
      return await locks.request(NAME, { signal }, () => {
        started.is = true;
        return task();
      });
    } catch (thrown) {
      // The task's own failure is the caller's; a lock that cannot be had must not keep anybody out.
      if (started.is) throw thrown;
      return task();
    }
  };
}

interface Taken {
  readonly by: string;
  /** ms since 1970 */
  readonly until: number;
}

function isTaken(value: unknown): value is Taken {
  return typeof value === 'object' && value !== null && 'until' in value && typeof value.until === 'number';
}

/** For browsers without locks: nearly exclusive, which is enough as the server forgives two at a time. */
export function withStorage(shelf: Pick<StoredValue, 'read' | 'write'>): SessionLock {
  return async (task) => {
    const by = randomId();
    for (let taken = shelf.read(); isTaken(taken) && taken.until > Date.now(); taken = shelf.read()) {
      await pause(Math.min(LOOK_AGAIN_MS, taken.until - Date.now()));
    }
    shelf.write({ by, until: Date.now() + MAX_HOLD_MS } satisfies Taken);
    try {
      return await task();
    } finally {
      shelf.write(null);
    }
  };
}

export function createSessionLock(shelf: Pick<StoredValue, 'read' | 'write'>): SessionLock {
  // Browsers hide locks from pages on plain http.
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks === undefined ? withStorage(shelf) : withNavigator(locks);
}
