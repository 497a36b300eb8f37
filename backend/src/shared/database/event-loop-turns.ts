import { setImmediate as nextTurn } from 'node:timers/promises';

/** What the database may take of one turn of the event loop, before others have theirs. */
const MAX_TURN_MS = 4;
/** Others have no more than this of the turns that follow. */
const MAX_LEFT_MS = 8;
/** A turn that takes less has nothing to do. */
const IDLE_TURN_MS = 0.05;

/**
 * SQLite answers without leaving the turn of the event loop, so that one long transaction after the other would keep all
 * visitors waiting until the last is done. Work that asks here before each statement leaves them room between two of them:
 * as many turns as they have use for, because each turn takes in one new connection only.
 */
export class EventLoopTurns {
  private begunAt: number | null = null;

  /** Resolves at once, or when others have had theirs after the database has had enough of a turn. */
  async take(): Promise<void> {
    const now = performance.now();
    if (this.begunAt === null) {
      this.begunAt = now;
      setImmediate(() => (this.begunAt = null));
    } else if (now - this.begunAt >= MAX_TURN_MS) {
      await leaveToOthers();
    }
  }
}

async function leaveToOthers(): Promise<void> {
  const end = performance.now() + MAX_LEFT_MS;
  for (let at = performance.now(), took = Infinity; took > IDLE_TURN_MS && at < end;) {
    await nextTurn();
    const now = performance.now();
    [took, at] = [now - at, now];
  }
}
