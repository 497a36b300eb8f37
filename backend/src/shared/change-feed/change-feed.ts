import type { Logger } from '@nestjs/common';
import { ANY_CHANGE, type ChangeLog } from './change-log';
import { ChangeWindow } from './change-window';

/** Between one poll and the next: changes are seen by other processes within about this time. */
const INTERVAL_MS = 1_000;
/** Changes taken at once. */
const MAX_AT_ONCE = 1_000;
/** When there are more than in so many goes, anything may have changed. */
const MAX_GOES = 8;
/** Changes before the latest that are known from the beginning, many transactions of them: what is missing between them may still come. */
const KNOWN_AT_FIRST = 5_000;
/** A process that has not polled for more changes than these takes everything to have changed. */
const MAX_STORED = 10_000;

interface ChangeFeedOptions {
  /** Between one poll and the next, where a second is too long. */
  readonly intervalMs?: number | undefined;
  /** Says which changes, when they cannot be read. */
  readonly logger: Logger;
  /** Is given what has changed, each once; {@link ANY_CHANGE} comes alone. */
  readonly handler: (change: string) => Promise<void>;
}

/** Reads a change log each second, or more often, and passes on what it says. */
export class ChangeFeed {
  private window = new ChangeWindow([]);
  private timer: NodeJS.Timeout | null = null;
  private hasStopped = false;
  private isAway = false;

  constructor(
    private readonly log: ChangeLog,
    private readonly options: ChangeFeedOptions,
  ) {}

  /** What was read before this may be older than any change, what is read afterwards only than those that are still to come. */
  async begin(): Promise<void> {
    const from = (await this.log.latest()) - KNOWN_AT_FIRST;
    this.window = new ChangeWindow(await this.log.since(from, 2 * KNOWN_AT_FIRST));
  }

  keepPolling(): void {
    if (this.hasStopped) return;
    this.timer = setTimeout(() => void this.pollAndGoOn(), this.options.intervalMs ?? INTERVAL_MS).unref();
  }

  stop(): void {
    this.hasStopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Passes on what has come. Rejects when the log cannot be read; nothing is missed by that. */
  async poll(): Promise<void> {
    let late = await this.log.these(this.window.awaited);
    for (let go = 0; go < MAX_GOES; go += 1) {
      const { from } = this.window;
      const known = await this.log.since(from, MAX_AT_ONCE);
      // Where it was read up to is no more there.
      if (known[0]?.id !== from) break;
      await this.passOn(new Set(this.window.take([...late, ...known])));
      if (known.length < MAX_AT_ONCE) return;
      late = [];
    }
    await this.begin();
    await this.options.handler(ANY_CHANGE);
  }

  deleteOld(): Promise<void> {
    return this.log.keepLatest(MAX_STORED);
  }

  private async passOn(changes: ReadonlySet<string>): Promise<void> {
    for (const change of changes.has(ANY_CHANGE) ? [ANY_CHANGE] : changes) await this.options.handler(change);
  }

  private async pollAndGoOn(): Promise<void> {
    try {
      await this.poll();
      this.isAway = false;
    } catch (error) {
      if (!this.isAway && !this.hasStopped) {
        this.options.logger.warn(
          { err: error },
          'Changes cannot be read; what is cached is used until they can',
        );
      }
      this.isAway = true;
    }
    this.keepPolling();
  }
}
