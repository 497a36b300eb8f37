import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { type ApiDay, apiDayOf, apiDaysUpTo } from '../domain/api-period';
import { ApiMeterService } from './api-meter.service';
import type { ApiAllowance } from './api-plans.service';
import { ApiPlanStore } from './ports/api-plan-store';

const DAYS_SHOWN = 31;

export interface ApiUsageSnapshot {
  /** Calls of the current year. */
  readonly usage: number;
  /** Each of the last days, the oldest first. */
  readonly usageByDay: readonly { readonly day: ApiDay; readonly calls: number }[];
}

/** How much a group calls the API. */
@Injectable()
export class UsageOfGroupService {
  constructor(
    private readonly store: ApiPlanStore,
    private readonly meter: ApiMeterService,
    private readonly clock: Clock,
  ) {}

  async usageOf(allowance: ApiAllowance): Promise<ApiUsageSnapshot> {
    const days = apiDaysUpTo(apiDayOf(this.clock.now()), DAYS_SHOWN);
    const stored = await this.store.callsByDay(allowance.plan.groupId, days[0] ?? '');
    const calls = new Map(stored.map(({ day, calls: count }) => [day, count]));
    return {
      usage: await this.meter.usedBy(allowance),
      usageByDay: days.map((day) => ({ day, calls: calls.get(day) ?? 0 })),
    };
  }
}
