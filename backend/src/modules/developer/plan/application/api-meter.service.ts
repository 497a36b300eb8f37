import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { apiDayOf, type ApiDay, startOfApiDay } from '../domain/api-period';
import { QuotaExceeded } from '../domain/api-plan.errors';
import type { ApiAllowance } from './api-plans.service';
import { ApiThresholdsService } from './api-thresholds.service';
import { ApiPlanStore, type DayOfCalls } from './ports/api-plan-store';

const FLUSH_MS = 1_000;
/** Groups whose calls are stored by one statement; more wait for the next second. */
const MAX_GROUPS_AT_ONCE = 1_000;
/** No call lasts so long: nothing will be taken back from a group that has not called since. */
const FORGOTTEN_AFTER_MS = 3_600_000;

/** What this process knows of the calls of a group. */
interface Counter {
  allowance: ApiAllowance;
  /** Stored by all processes, as of the last read; null when it has to be read again. */
  stored: number | null;
  storedFrom: ApiDay;
  /** Being read for the first call, and for all that come meanwhile. */
  reading: Promise<number> | null;
  /** Counted here and not stored yet; below zero when more was taken back. */
  pending: number;
  /** When it was last asked for; milliseconds since 1970. */
  askedAt: number;
}

/** How much of its quota a group has used. */
export interface ApiUsage {
  readonly quota: number;
  readonly used: number;
  /** Seconds until the next year of calls begins. */
  readonly resetsIn: number;
}

/**
 * Counts the calls of groups. They are added up in memory and stored once a second and when the process ends, so that no
 * call writes: a crash forgets a second of them, in favour of the caller. The quota is compared with what all processes
 * have stored and with what this one has counted since.
 */
@Injectable()
export class ApiMeterService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ApiMeterService.name);
  private readonly counters = new Map<number, Counter>();
  private timer: NodeJS.Timeout | null = null;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: ApiPlanStore,
    private readonly thresholds: ApiThresholdsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryToFlush(), FLUSH_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    try {
      while (this.isAnyPending) await this.flush();
    } catch (error) {
      // Whatever else ends with the process is not kept from it.
      this.logger.error({ err: error }, 'API calls of the last second could not be stored');
    }
  }

  /** Counts one more call. Throws `QuotaExceeded` when none is left. */
  async count(allowance: ApiAllowance): Promise<ApiUsage> {
    const counter = this.counterOf(allowance);
    const read = counter.stored ?? (await this.storedOf(counter));
    // While it was read, a flush may have stored more: what is counted now starts from the newest number.
    const usage = this.usageOf(counter, counter.stored ?? read);
    if (usage.used >= usage.quota) throw new QuotaExceeded(usage.quota, usage.resetsIn);
    counter.pending += 1;
    return { ...usage, used: usage.used + 1 };
  }

  /** A call that was counted failed through no fault of the caller's. */
  takeBack(groupId: number): void {
    const counter = this.counters.get(groupId);
    if (counter) counter.pending -= 1;
  }

  /** Of this moment, calls that are not stored yet among them. */
  async usedBy(allowance: ApiAllowance): Promise<number> {
    const { plan, period } = allowance;
    const stored = await this.store.callsSince(new Map([[plan.groupId, period.from]]));
    return (stored.get(plan.groupId) ?? 0) + (this.counters.get(plan.groupId)?.pending ?? 0);
  }

  /** Stores what was counted, in one statement, and reads what other processes have counted meanwhile. */
  flush(): Promise<void> {
    this.flushing = this.flushing.catch(() => undefined).then(() => this.storePending());
    return this.flushing;
  }

  private get isAnyPending(): boolean {
    return [...this.counters.values()].some(({ pending }) => pending !== 0);
  }

  private counterOf(allowance: ApiAllowance): Counter {
    const { groupId } = allowance.plan;
    const { from } = allowance.period;
    const known = this.counters.get(groupId);
    const fresh = { stored: null, reading: null, pending: 0 };
    const counter: Counter = known ?? { allowance, storedFrom: from, askedAt: 0, ...fresh };
    if (counter.storedFrom !== from) Object.assign(counter, { stored: null, reading: null });
    Object.assign(counter, { allowance, storedFrom: from, askedAt: this.clock.now().getTime() });
    if (!known) this.counters.set(groupId, counter);
    return counter;
  }

  /** Read once, and with each flush while there are calls. */
  private storedOf(counter: Counter): Promise<number> {
    const reading = counter.reading ?? this.readStored(counter);
    counter.reading = reading;
    return reading;
  }

  private async readStored(counter: Counter): Promise<number> {
    const { groupId } = counter.allowance.plan;
    try {
      const sums = await this.store.callsSince(new Map([[groupId, counter.storedFrom]]));
      counter.stored ??= sums.get(groupId) ?? 0;
      return counter.stored;
    } finally {
      counter.reading = null;
    }
  }

  private usageOf({ allowance, pending }: Counter, stored: number): ApiUsage {
    const { quota, period } = allowance;
    const left = startOfApiDay(period.to).getTime() - this.clock.now().getTime();
    return { quota, used: stored + pending, resetsIn: Math.max(1, Math.ceil(left / 1_000)) };
  }

  private async tryToFlush(): Promise<void> {
    try {
      await this.flush();
    } catch (error) {
      this.logger.warn({ err: error }, 'API calls cannot be stored now; they are counted on');
    }
  }

  private async storePending(): Promise<void> {
    const now = this.clock.now();
    const due = [...this.counters.values()]
      .filter(({ pending }) => pending !== 0)
      .slice(0, MAX_GROUPS_AT_ONCE);
    this.forgetIdle(now);
    if (due.length === 0) return;
    const taken: DayOfCalls[] = due.map(({ allowance, pending }) => ({
      groupId: allowance.plan.groupId,
      day: apiDayOf(now),
      calls: pending,
    }));
    const periods = new Map(due.map(({ allowance, storedFrom }) => [allowance.plan.groupId, storedFrom]));
    const sums = await this.unitOfWork.run(async () => {
      await this.store.addCalls(taken);
      return this.store.callsSince(periods);
    });
    // Moved from pending to stored in one step: a call in between would see neither and be let in beyond the quota.
    for (const [index, counter] of due.entries()) {
      const { groupId } = counter.allowance.plan;
      counter.pending -= taken[index]?.calls ?? 0;
      counter.stored = counter.storedFrom === periods.get(groupId) ? (sums.get(groupId) ?? 0) : null;
    }
    for (const { allowance, stored } of due) await this.notify(allowance, stored ?? 0);
  }

  /** A group that does not call now is read again with its next call. */
  private forgetIdle(now: Date): void {
    for (const [groupId, counter] of this.counters) {
      if (counter.pending !== 0) continue;
      counter.stored = null;
      if (now.getTime() - counter.askedAt > FORGOTTEN_AFTER_MS) this.counters.delete(groupId);
    }
  }

  /** What fails for one group keeps no other from being notified, and is tried again when more is counted. */
  private async notify(allowance: ApiAllowance, used: number): Promise<void> {
    try {
      await this.thresholds.note(allowance, used);
    } catch (error) {
      this.logger.warn({ err: error }, 'how much of the API is used cannot be told now');
    }
  }
}
