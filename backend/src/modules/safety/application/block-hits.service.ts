import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { countedDayOf } from '../../../shared/day-counts/counted-day';
import { DayCounts } from '../../../shared/day-counts/day-counts';
import { Clock } from '../../../shared/domain/clock';
import { BlockedAddressesService } from './blocked-addresses.service';
import { BlockHitStore, type EntryHits } from './ports/block-hit-store';
import { BlockListSource } from './ports/block-list-source';

const FLUSH_MS = 1_000;

interface PendingHits {
  hits: number;
  lastHitAt: Date;
}

const NEVER: EntryHits = { hits: 0, lastHitAt: null };

/**
 * Counts how often each entry of the block lists refused an address. Hits are added up in memory and stored once a second
 * and when the process ends, so that refusing writes nothing; a crash forgets a second of them. There are no more of them
 * than entries.
 */
@Injectable()
export class BlockHitsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Safety');
  private pending = new Map<string, PendingHits>();
  private timer: NodeJS.Timeout | null = null;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly desk: BlockedAddressesService,
    private readonly file: BlockListSource,
    private readonly store: BlockHitStore,
    private readonly days: DayCounts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryToFlush(), FLUSH_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    try {
      await this.flush();
    } catch (error) {
      // Whatever else ends with the process is not kept from it.
      this.logger.error({ err: error }, 'what was blocked in the last second could not be counted');
    }
  }

  /** An address was refused; counts where an entry blocks it, and not where it is refused for something else. */
  note(url: string): void {
    const address = new URL(url);
    const entry = this.desk.known.find(address) ?? this.file.known.find(address);
    if (entry !== null) this.addPending(entry, { hits: 1, lastHitAt: this.clock.now() });
  }

  /** Of at most a hundred entries, each; what this process has counted is stored first. */
  async hitsOf(entries: readonly string[]): Promise<(entry: string) => EntryHits> {
    await this.tryToFlush();
    const stored = await this.store.hitsOf(entries);
    return (entry) => stored.get(entry) ?? NEVER;
  }

  /** Stores what was counted. */
  flush(): Promise<void> {
    this.flushing = this.flushing.catch(() => undefined).then(() => this.storePending());
    return this.flushing;
  }

  private async tryToFlush(): Promise<void> {
    try {
      await this.flush();
    } catch (error) {
      this.logger.warn({ err: error }, 'what was blocked cannot be counted now; it is counted later');
    }
  }

  private async storePending(): Promise<void> {
    if (this.pending.size === 0) return;
    const taken = this.pending;
    this.pending = new Map();
    try {
      await this.unitOfWork.runRepeatable(async () => {
        await this.store.add(taken);
        for (const [day, hits] of byDay(taken)) await this.days.add('refused', day, hits);
      });
    } catch (error) {
      for (const [entry, hits] of taken) this.addPending(entry, hits);
      throw error;
    }
  }

  private addPending(entry: string, { hits, lastHitAt }: PendingHits): void {
    const known = this.pending.get(entry);
    if (!known) this.pending.set(entry, { hits, lastHitAt });
    else {
      known.hits += hits;
      if (lastHitAt > known.lastHitAt) known.lastHitAt = lastHitAt;
    }
  }
}

/** All of a second are counted on the day of their last one. */
function byDay(taken: ReadonlyMap<string, PendingHits>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { hits, lastHitAt } of taken.values()) {
    const day = countedDayOf(lastHitAt);
    sums.set(day, (sums.get(day) ?? 0) + hits);
  }
  return sums;
}
