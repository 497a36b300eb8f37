import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { OrderDetails, SubscriptionApi } from './payments.api';

/** How often the server is asked before the buyer is sent a mail instead. */
const MAX_LOOKS = 30;

/** What became of an order, as the server knows it. */
export class OrderStore {
  readonly request = new Request<OrderDetails>();
  looks = 0;
  private readonly api: Pick<SubscriptionApi, 'order'>;
  private readonly externalId: string;

  constructor(api: Pick<SubscriptionApi, 'order'>, externalId: string) {
    this.api = api;
    this.externalId = externalId;
    makeAutoObservable<this, 'api' | 'externalId'>(
      this,
      { api: false, externalId: false, request: false },
      { autoBind: true },
    );
  }

  get order(): OrderDetails | null {
    return this.request.value;
  }

  get isTired(): boolean {
    return this.looks >= MAX_LOOKS;
  }

  /** Whether there is news to come: the gateway's word, or the number of the invoice. */
  get isAwaited(): boolean {
    const { order } = this;
    if (order === null) return false;
    const isOpen = order.result === 'waiting' || order.invoice?.state === 'pending';
    return isOpen && !this.isTired;
  }

  /** Whether the server has answered. */
  async look(): Promise<boolean> {
    this.looks += 1;
    return (await this.request.run(() => this.api.order(this.externalId))) !== null;
  }

  async lookAgain(): Promise<void> {
    this.looks = 0;
    await this.look();
  }
}
