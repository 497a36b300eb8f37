import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { bucketOf } from '../../counting/domain/bucket';
import { type Count, NO_HITS } from '../../counting/domain/click-count';
import type { SubjectNumber } from '../../counting/domain/subject';
import { LiveClicksQuery } from '../infrastructure/live-clicks.query';

/** Hears the totals of a subject with each look, whether or not they are news. */
export type TotalsListener = (totals: Count) => void;

interface Watched {
  readonly listeners: Set<TotalsListener>;
  /** Clicks of late when last looked at; null: never looked at. */
  recent: Count | null;
  totals: Count | null;
}

const LOOK_MS = 500;
/** Quarter hours in which new clicks are looked for; counting is rarely behind by more. */
const RECENT = 4;
/** So often all totals are read anew, whatever changed of late: counting may have been far behind. */
const LOOKS_PER_READING = 30;

const isSame = (one: Count, other: Count): boolean =>
  one.total === other.total && one.unique === other.unique;

function notifyAll({ listeners, totals }: Watched): void {
  if (totals) for (const hear of listeners) hear(totals);
}

/**
 * Watches the counters on behalf of everybody who looks on. However many do, this process asks twice a second about all
 * that they watch together, and for the totals of what has changed.
 */
@Injectable()
export class LiveClicks implements OnModuleDestroy {
  private readonly logger = new Logger(LiveClicks.name);
  private readonly watched = new Map<SubjectNumber, Watched>();
  private timer: NodeJS.Timeout | null = null;
  private looks = 0;
  private isReported = false;

  constructor(
    private readonly query: LiveClicksQuery,
    private readonly clock: Clock,
  ) {}

  /** Ends with a call of what comes back. */
  watch(subject: SubjectNumber, listener: TotalsListener): () => void {
    const watched = this.watched.get(subject) ?? { listeners: new Set(), recent: null, totals: null };
    this.watched.set(subject, watched);
    watched.listeners.add(listener);
    this.timer ??= setTimeout(() => void this.look(), LOOK_MS);
    return () => {
      watched.listeners.delete(listener);
      if (watched.listeners.size === 0) this.watched.delete(subject);
    };
  }

  onModuleDestroy(): void {
    this.watched.clear();
    if (this.timer) clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    try {
      await this.read();
      this.isReported = false;
      for (const watched of this.watched.values()) notifyAll(watched);
    } catch (error) {
      if (!this.isReported) this.logger.warn({ err: error }, 'Live clicks wait for the database');
      this.isReported = true;
    }
    this.timer = this.watched.size === 0 ? null : setTimeout(() => void this.look(), LOOK_MS);
  }

  private async read(): Promise<void> {
    const subjects = [...this.watched.keys()];
    if (subjects.length === 0) return;
    this.looks += 1;
    const since = bucketOf(this.clock.now().getTime()) - RECENT;
    const recent = await this.query.since(subjects, since);
    const isReadingAll = this.looks % LOOKS_PER_READING === 0;
    const changed = subjects.filter(
      (subject) => this.note(subject, recent.get(subject) ?? NO_HITS) || isReadingAll,
    );
    if (changed.length === 0) return;
    const totals = await this.query.since(changed);
    for (const subject of changed) {
      const watched = this.watched.get(subject);
      if (watched) watched.totals = totals.get(subject) ?? NO_HITS;
    }
  }

  /** True when there are other clicks of late than there were. */
  private note(subject: SubjectNumber, recent: Count): boolean {
    const watched = this.watched.get(subject);
    if (!watched) return false;
    const hasChanged = watched.recent === null || !isSame(watched.recent, recent);
    watched.recent = recent;
    return hasChanged;
  }
}
