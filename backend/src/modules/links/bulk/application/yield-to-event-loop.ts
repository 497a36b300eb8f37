import { setImmediate } from 'node:timers/promises';

const ROWS_PER_TURN = 20;

/** Before each of many rows: SQLite answers without leaving this turn of the event loop, and visitors want theirs. One row alone does not wait. */
export async function yieldToEventLoop(index: number): Promise<void> {
  if (index > 0 && index % ROWS_PER_TURN === 0) await setImmediate();
}
