import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import { currencyNamed, currencyOfType } from './currency';
import type { BillingStatus, PaymentType, StartedOrder } from './payments.api';

/** What a subscription says of its next charge, and of the ways to pay it. */
export type PayableSubscription = Pick<
  BillingStatus,
  'state' | 'nextCharge' | 'paidUntil' | 'paymentType' | 'paymentTypes'
>;

/** Those that take the currency of the subscription. */
const typesFor = ({ paymentTypes, nextCharge }: PayableSubscription): readonly PaymentType[] =>
  paymentTypes.filter((type) => currencyOfType(type) === currencyNamed(nextCharge?.currency ?? 'ntd'));

/** Another card for what is paid for; what is overdue is paid with it, or in another way. */
export class CardChangeStore {
  readonly isOverdue: boolean;
  /** Ways to pay that can be chosen. */
  readonly types: readonly PaymentType[];
  paymentType: PaymentType | null;
  readonly submission = new Request<StartedOrder>();
  private readonly send: (paymentType: PaymentType) => Promise<StartedOrder>;

  constructor(payable: PayableSubscription, send: (paymentType: PaymentType) => Promise<StartedOrder>) {
    this.isOverdue = payable.state === 'pastDue';
    this.types = this.isOverdue ? typesFor(payable) : ['newebPay'];
    this.paymentType = this.types.find((type) => type === payable.paymentType) ?? this.types[0] ?? null;
    this.send = send;
    makeAutoObservable<this, 'send'>(
      this,
      { isOverdue: false, types: false, send: false, submission: false },
      { autoBind: true },
    );
  }

  choose(type: PaymentType): void {
    this.paymentType = type;
  }

  /** What was begun; null when it could not be. */
  async submit(): Promise<StartedOrder | null> {
    const { paymentType } = this;
    if (paymentType === null || this.submission.isPending) return null;
    return this.submission.run(() => this.send(paymentType));
  }
}
