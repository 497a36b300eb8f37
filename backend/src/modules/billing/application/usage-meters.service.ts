import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { GroupsService } from '../../groups';
import { EVER, type Meter, METERS, periodOf, type Usage, usageDay, usageMonth } from '../domain/usage-period';
import { GroupClicksService } from './group-clicks.service';
import { UsageStore } from './ports/usage-store';

/** What a group has used up to now. */
export interface UsageSnapshot {
  /** Like `2026-11`, in the group's time zone. */
  readonly month: string;
  /** When counts per month start again. */
  readonly resetsAt: Date;
  /** That of the group. */
  readonly timeZone: string;
  readonly used: Usage;
}

/** Counts what plans limit, by group, and by day or calendar month in the group's time zone. */
@Injectable()
export class UsageMetersService {
  constructor(
    private readonly groups: GroupsService,
    private readonly store: UsageStore,
    private readonly clicks: GroupClicksService,
    private readonly clock: Clock,
  ) {}

  async usageOf(groupId: number): Promise<UsageSnapshot> {
    const { timeZone } = await this.groups.settingsOf(groupId);
    const now = this.clock.now();
    const { key, resetsAt } = usageMonth(now, timeZone);
    const [clicks, readings] = await Promise.all([
      this.clicks.thisMonth(groupId),
      this.store.readings(groupId, [key, EVER, usageDay(now, timeZone)]),
    ]);
    const usedOf = (meter: Meter): number => {
      const period = periodOf(meter, now, timeZone);
      return readings.find((each) => each.meter === meter && each.period === period)?.used ?? 0;
    };
    const names = Object.keys(METERS) as Meter[];
    const stored = Object.fromEntries(names.map((meter) => [meter, usedOf(meter)])) as Usage;
    return { month: key, resetsAt, timeZone, used: { ...stored, clicks } };
  }
}
