import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isLockConflict, isUniqueViolation } from '../../../../shared/database/database-errors';
import type { Clock } from '../../../../shared/domain/clock';
import type { ClickIngester } from './click-ingester';
import { PlaceMoved } from './ports/click-store';

/** What has come of counting, for the metrics. */
export interface IngestLag {
  /** Lines counted since this ingester began. */
  readonly counted: number;
  /** Lines that it could not understand and passed over. */
  readonly skipped: number;
  /** Segments that cannot be read. */
  readonly unreadable: number;
}

const IDLE_MS = 200;
/** What has been counted gives way to counting, but not for ever. */
const REVISE_ROUNDS = 20;
const REVISE_PAUSE_MS = 10;
const REPORT_MS = 1_000;
const PURGE_MS = 10 * 60_000;
const MAX_PAUSE_MS = 5_000;
/** Losing races to another ingester is no trouble, unless it goes on for this long. */
const RACES_MS = 30_000;
const MAX_RACE_PAUSE_MS = 100;

const isRace = (error: unknown): boolean =>
  error instanceof PlaceMoved || isUniqueViolation(error) || isLockConflict(error);

/** Not the error itself: it carries the statement with all its values. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Keeps an ingester going: polls while all is quiet, bears a database that is away, clears up now and then. */
export class IngestLoop {
  private readonly logger = new Logger(IngestLoop.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;
  private rounds = 0;
  private failures = 0;
  private failingSince = 0;
  private inTrouble = false;
  private cannotRevise = false;
  private reportedAt = -Infinity;
  private purgedAt = -Infinity;

  constructor(
    private readonly ingester: ClickIngester,
    private readonly clock: Clock,
    private readonly report: (lag: IngestLag) => void,
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  /** Finishes the batch that is running. */
  async stop(): Promise<void> {
    this.ingester.stop();
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) await this.pause(await this.round());
  }

  /** Milliseconds until the next round. */
  private async round(): Promise<number> {
    try {
      const more = await this.ingester.ingest(this.now());
      await this.tidy();
      const hasMore = await this.revise(more);
      this.recover();
      if (more) return 0;
      return hasMore ? REVISE_PAUSE_MS : IDLE_MS;
    } catch (error) {
      return this.bear(error);
    }
  }

  private async tidy(): Promise<void> {
    const elapsed = performance.now();
    if (elapsed - this.purgedAt > PURGE_MS) {
      this.purgedAt = elapsed;
      await this.ingester.purge(this.now());
    }
    if (elapsed - this.reportedAt > REPORT_MS) {
      this.reportedAt = elapsed;
      const { countedLines: counted, skippedLines: skipped, unreadableSegments: unreadable } = this.ingester;
      this.report({ counted, skipped, unreadable });
    }
  }

  private async revise(isBusy: boolean): Promise<boolean> {
    this.rounds += 1;
    if (isBusy && this.rounds % REVISE_ROUNDS !== 0) return false;
    try {
      const hasMore = await this.ingester.revise(this.now());
      this.cannotRevise = false;
      return hasMore;
    } catch (error) {
      if (!this.cannotRevise && !isRace(error)) {
        this.logger.warn(`What has been counted cannot be summed up or looked at again: ${messageOf(error)}`);
        this.cannotRevise = true;
      }
      return false;
    }
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  private bear(error: unknown): number {
    if (this.failures === 0) this.failingSince = performance.now();
    this.failures += 1;
    if (isRace(error) && performance.now() - this.failingSince < RACES_MS) {
      return randomInt(1, Math.min(10 * this.failures, MAX_RACE_PAUSE_MS));
    }
    if (!this.inTrouble) {
      this.logger.warn(`Clicks wait in the journal: ${messageOf(error)}`);
    }
    this.inTrouble = true;
    return Math.min(100 * 2 ** Math.min(this.failures, 10), MAX_PAUSE_MS);
  }

  private recover(): void {
    if (this.inTrouble) this.logger.log('Clicks are counted again');
    this.inTrouble = false;
    this.failures = 0;
  }

  private async pause(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    await sleep(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
