import { GatewayError } from '../../../shared/gateway-http/gateway-error';

/** `silent`: the gateway, or the invoice provider, did not answer at all. */
export type StepOutcome = 'answered' | 'silent';

interface Round<T> {
  /** Rows of one gateway wait for each other; null for those that wait for none. */
  readonly gatewayOf: (row: T) => string | null;
  readonly step: (row: T) => Promise<StepOutcome>;
  readonly signal: AbortSignal;
}

/** A call waits for up to 45 seconds: after so many in a row the rest of the gateway's rows is left for the next round. */
const MAX_SILENT = 2;
/** Nothing is begun later in a round; what is left is found again by the next one. */
const ROUND_MS = 60_000;

/** The provider of invoices, which is no gateway and waited for like one. */
export const INVOICES = 'invoices';

export const outcomeOfError = (error: unknown): StepOutcome =>
  error instanceof GatewayError && error.reason !== 'not-json' ? 'silent' : 'answered';

/** Goes through rows that are due, those of each gateway beside those of the others: one that hangs delays no other's. */
export async function runRound<T>(rows: readonly T[], { gatewayOf, step, signal }: Round<T>): Promise<void> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(ROUND_MS)]);
  const queues = new Map<string | null, T[]>();
  for (const row of rows) {
    const gateway = gatewayOf(row);
    queues.set(gateway, [...(queues.get(gateway) ?? []), row]);
  }
  const done = await Promise.allSettled([...queues.values()].map((queue) => runQueue(queue, step, end)));
  const failed = done.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

async function runQueue<T>(queue: readonly T[], step: Round<T>['step'], end: AbortSignal): Promise<void> {
  let silent = 0;
  for (const row of queue) {
    if (end.aborted || silent === MAX_SILENT) return;
    silent = (await step(row)) === 'silent' ? silent + 1 : 0;
  }
}
