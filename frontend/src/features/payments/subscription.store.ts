import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import type {
  BillingStatus,
  ChangeApi,
  PaymentLogFilter,
  Payment,
  PaymentPage,
  StartedOrder,
  SubscriptionApi,
} from './payments.api';

type Calls = Pick<SubscriptionApi, 'status' | 'payments' | 'cancel' | 'resume'> &
  Pick<ChangeApi, 'withdrawChange'>;

/** What the group acted in pays for and has paid. */
export class SubscriptionStore {
  readonly status = new Request<BillingStatus>();
  readonly log = new Request<PaymentPage>();
  readonly cancelling = new Request<BillingStatus>();
  readonly resuming = new Request<StartedOrder>();
  readonly withdrawing = new Request<BillingStatus>();
  /** Those that have come, newest first; null before the first page. */
  payments: readonly Payment[] | null = null;
  filter: PaymentLogFilter = 'all';
  private readonly api: Calls;

  constructor(api: Calls) {
    this.api = api;
    makeAutoObservable<this, 'api'>(
      this,
      {
        ...{ api: false, status: false, log: false, cancelling: false, resuming: false },
        withdrawing: false,
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

  async choosePayments(filter: PaymentLogFilter): Promise<void> {
    this.filter = filter;
    this.payments = null;
    this.log.reset();
    await this.loadPayments();
  }

  async loadPayments(): Promise<void> {
    const { older: start, filter } = this;
    const page = await this.log.run(() => this.api.payments(filter, start));
    if (page === null) return;
    runInAction(() => (this.payments = [...(this.payments ?? []), ...page.payments]));
  }

  /** Whether it was cancelled. */
  async cancel(reason: string): Promise<boolean> {
    if (this.cancelling.isPending) return false;
    return this.follow(await this.cancelling.run(() => this.api.cancel(reason)));
  }

  /** It goes on, unless its payer has to agree to a new mandate; null when it was refused. */
  async resume(): Promise<StartedOrder | null> {
    if (this.resuming.isPending) return null;
    const started = await this.resuming.run(() => this.api.resume());
    if (started?.paymentRequired === false) await this.loadStatus();
    return started;
  }

  /** Whether what was scheduled is withdrawn. */
  async withdraw(): Promise<boolean> {
    if (this.withdrawing.isPending) return false;
    const status = await this.withdrawing.run(async () => {
      await this.api.withdrawChange();
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
