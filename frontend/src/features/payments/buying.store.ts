import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { BillingStatus, Coupon, PaymentsApi } from './payments.api';

/** What a reader of prices has already, and the coupon that they came with. */
export class BuyingStore {
  readonly status = new Request<BillingStatus>();
  readonly coupon = new Request<Coupon>();
  private readonly api: Pick<PaymentsApi, 'status' | 'coupon'>;

  constructor(api: Pick<PaymentsApi, 'status' | 'coupon'>) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false, status: false, coupon: false }, { autoBind: true });
  }

  /** The plan that the group pays for; null when it pays for none. */
  get subscribedPlan(): string | null {
    const status = this.status.value;
    return status === null || status.state === 'none' ? null : status.currentPlan;
  }

  /** Whether the server has answered, or has failed to. */
  get isKnown(): boolean {
    return this.status.state === 'done' || this.status.state === 'failed';
  }

  async loadStatus(): Promise<void> {
    await this.status.run(() => this.api.status());
  }

  async checkCoupon(code: string): Promise<void> {
    await this.coupon.run(() => this.api.coupon(code));
  }
}
