import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { GroupsService } from '../../groups';
import { LimitReached } from '../domain/billing.errors';
import { warningAt } from '../domain/limit-warning';
import { planNamed, UNLIMITED } from '../domain/plan-table';
import { type Limit, periodOf, usageMonth } from '../domain/usage-period';
import type { LimitNeared } from '../events';
import { type MeterPlace, UsageStore } from './ports/usage-store';

interface MeterLimit {
  readonly allowed: number;
  /** The group's month. */
  readonly month: string;
  readonly place: MeterPlace;
}

/** What every module asks before it adds something that plans limit. */
@Injectable()
export class PlanLimitsService {
  constructor(
    private readonly groups: GroupsService,
    private readonly store: UsageStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks and takes in one step, in the caller's transaction: if that is rolled back, nothing was taken. Throws
   * `LimitReached`.
   */
  async take(groupId: number, limit: Limit, amount = 1): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { allowed, month, place } = await this.meterLimit(groupId, limit);
      const { taken, used } = await this.store.take(place, amount, allowed);
      if (!taken) throw new LimitReached({ limit, allowed, used }, amount);
      const percent = warningAt(allowed, used - amount, used);
      if (percent === null) return;
      const event: LimitNeared = {
        type: 'billing.limit-neared',
        groupId,
        limit,
        percent,
        used,
        allowed,
        month,
      };
      this.unitOfWork.publish(event);
    });
  }

  /** How many more the group may have now; who holds the group can rely on it. */
  async left(groupId: number, limit: Limit): Promise<number> {
    const { allowed, place } = await this.meterLimit(groupId, limit);
    if (allowed === UNLIMITED) return Number.MAX_SAFE_INTEGER;
    const readings = await this.store.readings(groupId, [place.period]);
    const used = readings.find(({ meter }) => meter === limit)?.used ?? 0;
    return Math.max(0, allowed - used);
  }

  /** For a thing that is gone, or was not used after all. */
  async giveBack(groupId: number, limit: Limit, amount = 1): Promise<void> {
    await this.store.giveBack((await this.meterLimit(groupId, limit)).place, amount);
  }

  /** For what can be counted where it is kept: the meter shows that number from now on. */
  async recount(groupId: number, limit: Limit, used: number): Promise<void> {
    await this.store.put((await this.meterLimit(groupId, limit)).place, used);
  }

  private async meterLimit(groupId: number, limit: Limit): Promise<MeterLimit> {
    const { plan, timeZone } = await this.groups.settingsOf(groupId);
    const { key: month } = usageMonth(this.clock.now(), timeZone);
    const period = periodOf(limit, this.clock.now(), timeZone);
    return { allowed: planNamed(plan).limits[limit], month, place: { groupId, meter: limit, period } };
  }
}
