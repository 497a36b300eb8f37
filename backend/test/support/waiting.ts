/** Only a condition that never holds is waited for as long: how fast the machine is decides nothing. */
const TIMEOUT_MS = 60_000;

/** Resolves as soon as the condition holds; rejects, naming it, when it does not for a minute. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`not for a minute: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Waits for a condition by asking again; throws with the last value when it never holds. */
export async function eventually<T>(
  ask: () => Promise<T>,
  holds: (value: T) => boolean,
  withinMs = TIMEOUT_MS,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > deadline) throw new Error(`never came true: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Something did not come to its end. */
export class Stuck extends Error {}

/** What comes of it, unless it goes on for too long; `what` says what was waited for. */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Stuck(`${what} took more than ${String(ms)} ms`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
