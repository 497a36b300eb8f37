import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';

/** A link to the calling thread, where Linux shows it. */
const THIS_THREAD = '/proc/thread-self';

/**
 * Lets all other threads that want the same core go first (ADR 0085). This one has what they leave of it, and one or two
 * hundredths of a core that they never leave. Linux gives each thread a priority of its own; elsewhere it stays as it is.
 */
export function lowerThreadPriority(): void {
  try {
    setPriority(Number(basename(readlinkSync(THIS_THREAD))), constants.priority.PRIORITY_LOW);
  } catch {
    // A machine without these priorities shares a core evenly, as it would without this.
  }
}
