import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { BillingApi } from './billing.api';
import type { GroupUsage, LimitName, Meter } from './plan';

/** What the group acted in has used of what its plan allows. */
export class UsageStore {
  readonly request = new Request<GroupUsage>();
  private groupId = 0;
  private readonly api: BillingApi;

  constructor(api: BillingApi) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'groupId'>(this, { api: false, groupId: false, request: false });
  }

  /** Another group is acted in (0: none), which has used something else. */
  setOwner = (groupId: number): void => {
    this.groupId = groupId;
    this.request.reset();
  };

  /** Asks anew; what was known stays to be seen meanwhile. */
  load = async (): Promise<void> => {
    const { groupId } = this;
    if (groupId !== 0) await this.request.run(() => this.api.usage(groupId));
  };

  /** For screens that show a limit beside something else: one answer serves all of them. */
  loadOnce = (): void => {
    const { state } = this.request;
    if (state === 'idle' || state === 'failed') void this.load();
  };

  meterOf = (name: LimitName): Meter | null => {
    return this.request.value?.meters.find((meter) => meter.name === name) ?? null;
  };
}
