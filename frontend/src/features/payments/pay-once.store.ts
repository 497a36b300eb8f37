import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { CheckoutApi, PaymentType, Quote, StartedOrder } from './payments.api';

/** An order of something that is paid once. */
export interface OneTimeOrder extends Pick<Quote, 'externalId' | 'currency' | 'paymentTypes'> {
  readonly amount: number;
}

/** Paying for something once: what it costs, and by what it is paid. */
export class PayOnceStore {
  paymentType: PaymentType | null = null;
  readonly ordering = new Request<OneTimeOrder>();
  readonly starting = new Request<StartedOrder>();
  private readonly api: Pick<CheckoutApi, 'start'>;
  private readonly order: () => Promise<OneTimeOrder>;

  /** `order`: the same order as long as it can be paid. */
  constructor(api: Pick<CheckoutApi, 'start'>, order: () => Promise<OneTimeOrder>) {
    this.api = api;
    this.order = order;
    makeAutoObservable<this, 'api' | 'order'>(
      this,
      { api: false, order: false, ordering: false, starting: false },
      { autoBind: true },
    );
  }

  load = async (): Promise<void> => {
    const order = await this.ordering.run(() => this.order());
    if (order !== null) this.choose(order.paymentTypes[0] ?? null);
  };

  choose(type: PaymentType | null): void {
    this.paymentType = type;
  }

  /** Where to pay; null when that could not be begun. */
  async pay(): Promise<StartedOrder | null> {
    const { paymentType, ordering, starting } = this;
    const order = ordering.value;
    if (order === null || paymentType === null || starting.isPending) return null;
    return starting.run(() => this.api.start(order.externalId, paymentType));
  }
}
