import { setTimeout as sleep } from 'node:timers/promises';

/** Undefined while it is away. */
async function startsOf(origin: string): Promise<number | undefined> {
  try {
    const { starts } = (await (await fetch(`${origin}/_control`)).json()) as { starts: number };
    return starts;
  } catch {
    return undefined;
  }
}

/** Has a simulator end and start again, and waits until it has. */
export async function restart(origin: string): Promise<void> {
  const before = await startsOf(origin);
  await fetch(`${origin}/_control/restart`, { method: 'POST' });
  for (let now = before; now === undefined || now === before; now = await startsOf(origin)) await sleep(1);
}
