import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ANY_CHANGE } from '../../../../shared/change-feed/change-log';
import { Clock } from '../../../../shared/domain/clock';
import { Remembered } from '../../../../shared/remembered';
import { PlansService } from '../../../billing';
import { ProgramChangeFeedService } from '../../../identity';
import { apiDayOf, type ApiPeriod, apiPeriodAt } from '../domain/api-period';
import { type ApiPlan, quotaOf } from '../domain/api-plan';
import { ApiPlanNotEnabled } from '../domain/api-plan.errors';
import { ApiPlanStore } from './ports/api-plan-store';

const RETENTION_MS = 10_000;
const MAX_REMEMBERED = 10_000;
const DEADLINE_MS = 10_000;

/** What a group may do by the API at this moment. */
export interface ApiAllowance {
  readonly plan: ApiPlan;
  /** Calls that its plan allows in the period. */
  readonly quota: number;
  readonly period: ApiPeriod;
}

/** Which groups may call the API. What was read of one is remembered for some seconds, and forgotten when it changes. */
@Injectable()
export class ApiPlansService implements OnModuleInit {
  private readonly known = new Remembered<ApiAllowance | null>({
    most: MAX_REMEMBERED,
    deadlineMs: DEADLINE_MS,
    keptMs: () => RETENTION_MS,
  });

  constructor(
    private readonly store: ApiPlanStore,
    private readonly plans: PlansService,
    private readonly changes: ProgramChangeFeedService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.changes.listen((change) => {
      if (change === ANY_CHANGE) this.known.forgetAll();
      else this.known.forget(change);
    });
  }

  /** Null when the group has not enabled the API. Some seconds old at most. */
  async allowanceOf(groupId: number): Promise<ApiAllowance | null> {
    const [key, now] = [String(groupId), performance.now()];
    const atHand = this.known.atHand(key, now);
    return atHand === undefined ? this.known.ask(key, now, () => this.readAllowance(groupId)) : atHand;
  }

  /** Throws `ApiPlanNotEnabled`. */
  async requireEnabled(groupId: number): Promise<ApiAllowance> {
    const allowance = await this.allowanceOf(groupId);
    if (!allowance) throw new ApiPlanNotEnabled();
    return allowance;
  }

  private async readAllowance(groupId: number): Promise<ApiAllowance | null> {
    const plan = await this.store.find(groupId);
    if (!plan) return null;
    const period = apiPeriodAt(plan.startsOn, apiDayOf(this.clock.now()));
    return { plan, period, quota: quotaOf(await this.plans.planOf(groupId)) };
  }
}
