import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import type { BillingStatus, Payment, PaymentPage, SubscriptionApi } from './payments.api';

type Calls = Pick<SubscriptionApi, 'status' | 'payments' | 'cancel' | 'resume'>;

/** Why people cancel, as the server is told. */
export const CANCEL_REASONS = [
  'tooExpensive',
  'tooLittleUse',
  'missingFeature',
  'otherService',
  'other',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** What the group acted in pays for and has paid. */
export class SubscriptionStore {
  readonly status = new Request<BillingStatus>();
  readonly log = new Request<PaymentPage>();
  readonly cancelling = new Request<BillingStatus>();
  readonly resuming = new Request<BillingStatus>();
  /** Those that have come, newest first; null before the first page. */
  payments: readonly Payment[] | null = null;
  private readonly api: Calls;

  constructor(api: Calls) {
    this.api = api;
    makeAutoObservable<this, 'api'>(
      this,
      {
        ...{ api: false, status: false, log: false, cancelling: false, resuming: false },
        payments: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Where older payments begin; null when there are none. */
  get older(): string | null {
    return this.log.value?.start ?? null;
  }

  async loadStatus(): Promise<void> {
    await this.status.run(() => this.api.status());
  }

  async loadPayments(): Promise<void> {
    const start = this.older;
    const page = await this.log.run(() => this.api.payments(start));
    if (page === null) return;
    runInAction(() => (this.payments = [...(this.payments ?? []), ...page.payments]));
  }

  /** Whether it was cancelled. */
  async cancel(reason: CancelReason | null, text: string): Promise<boolean> {
    if (this.cancelling.isPending) return false;
    const said = [reason ?? '', text.trim()].filter((part) => part !== '').join(': ');
    return this.follow(await this.cancelling.run(() => this.api.cancel(said)));
  }

  /** Whether it goes on. */
  async resume(): Promise<boolean> {
    if (this.resuming.isPending) return false;
    const status = await this.resuming.run(async () => {
      await this.api.resume();
      return this.api.status();
    });
    return this.follow(status);
  }

  private async follow(status: BillingStatus | null): Promise<boolean> {
    if (status === null) return false;
    await this.status.run(() => Promise.resolve(status));
    return true;
  }
}
