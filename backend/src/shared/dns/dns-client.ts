import { Resolver } from 'node:dns/promises';
import { TookTooLong, withTimeout } from '../deadline';

export interface DnsLimits {
  /** Of a first try; each further one waits twice as long. */
  readonly timeoutMs: number;
  readonly tries: number;
  /** Of a question, however many servers there are. */
  readonly questionMs: number;
}

export const DNS_LIMITS: DnsLimits = { timeoutMs: 2_000, tries: 2, questionMs: 6_000 };

/** More than any set of records that leads here; what is cut off is not shown. */
const MAX_VALUES = 100;
/** Node's codes for a name that does not exist, and one without records of the type; after any other nothing is known. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks these servers, or the system's. */
export class DnsClient {
  /** @param servers addresses, with a port where it is not 53; none: the system's */
  constructor(
    private readonly servers: readonly string[],
    private readonly limits: DnsLimits = DNS_LIMITS,
  ) {}

  /** The first hundred values; null when no server could say within a few seconds. Never throws. */
  async ask<Value>(
    question: (resolver: Resolver) => Promise<readonly Value[]>,
  ): Promise<readonly Value[] | null> {
    const { timeoutMs, tries, questionMs } = this.limits;
    // One resolver for each question: cancelling ends its question only.
    const resolver = new Resolver({ timeout: timeoutMs, tries });
    try {
      if (this.servers.length > 0) resolver.setServers(this.servers);
      return (await withTimeout(questionMs, question(resolver))).slice(0, MAX_VALUES);
    } catch (error) {
      resolver.cancel();
      if (error instanceof TookTooLong) return null;
      return ABSENT.has((error as NodeJS.ErrnoException).code) ? [] : null;
    }
  }
}
