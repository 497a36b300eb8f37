import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { BillingApi } from './billing.api';
import type { GroupUsage, LimitName, Losses, UsageMeter, Plan } from './plan';

/** What the group acted in has used of what its plan allows, and that plan. */
export class UsageStore {
  readonly request = new Request<GroupUsage>();
  /** Only for screens that tell of the plan itself. */
  readonly plan = new Request<Plan>();
  private groupId = 0;
  private readonly api: BillingApi;

  constructor(api: BillingApi) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'groupId'>(this, {
      api: false,
      groupId: false,
      request: false,
      plan: false,
    });
  }

  /** Another group is acted in (0: none), which has used something else. */
  setOwner = (groupId: number): void => {
    this.groupId = groupId;
    this.request.reset();
    this.plan.reset();
  };

  /** Asks anew; what was known stays to be seen meanwhile. */
  load = async (): Promise<void> => {
    if (this.groupId !== 0) await this.request.run(() => this.api.usage());
  };

  /** The same for the plan. */
  loadPlan = async (): Promise<void> => {
    if (this.groupId !== 0) await this.plan.run(() => this.api.plan());
  };

  /** For screens that show a limit beside something else: one answer serves all of them. */
  loadOnce = (): void => {
    const { state } = this.request;
    if (state === 'idle' || state === 'failed') void this.load();
  };

  /** Asked anew by each screen that shows it. */
  lossesWith = (plan: string): Promise<Losses> => this.api.losses(plan);

  meterOf = (name: LimitName): UsageMeter | null => {
    return this.request.value?.meters.find((meter) => meter.name === name) ?? null;
  };
}
