import { Injectable } from '@nestjs/common';
import { inUnits, type Money } from '../../../../shared/domain/money';
import { NothingToRefund, RefundTooMuch } from '../../domain/payments.errors';
import { refundableOf, Refund, type RefundCause } from '../../domain/refund.entity';
import { PaymentNumbers } from '../payment-numbers';
import type { HeldAttempt } from '../ports/order-store';
import { RefundStore } from '../ports/refund-store';

export interface RefundInput {
  readonly amount: Money;
  readonly cause: RefundCause;
  readonly reason: string;
  /** Null: no person did, it follows from a rule. */
  readonly requestedBy: number | null;
}

/** What is to go back of payments. Everything is part of the caller's transaction, which holds the order. */
@Injectable()
export class RefundsService {
  constructor(
    private readonly store: RefundStore,
    private readonly numbers: PaymentNumbers,
  ) {}

  /** Throws when that much has not come, or went back before. */
  async add({ order, attempt }: HeldAttempt, input: RefundInput): Promise<Refund> {
    const { minor, currency } = input.amount;
    const left = await this.leftOf({ order, attempt });
    if (left.minor === 0) throw new NothingToRefund();
    if (minor <= 0 || minor > left.minor || currency !== left.currency) {
      throw new RefundTooMuch(inUnits(left), left.currency);
    }
    return this.put({ order, attempt }, input);
  }

  /** It went back already, which the gateway tells. */
  async addDone(held: HeldAttempt, input: RefundInput, reference: string): Promise<Refund> {
    const refund = await this.put(held, input);
    refund.finish(this.numbers.now, reference);
    await this.store.save(refund);
    return refund;
  }

  /** Oldest first. */
  refundsOf({ attempt }: HeldAttempt): Promise<Refund[]> {
    return this.store.ofAttempt(attempt.id);
  }

  async leftOf(held: HeldAttempt): Promise<Money> {
    return refundableOf(held.attempt, await this.refundsOf(held));
  }

  private async put({ order, attempt }: HeldAttempt, input: RefundInput): Promise<Refund> {
    const number = this.numbers.newRefundNumber();
    const refund = new Refund({ ...input, number, attempt, groupId: order.groupId, now: this.numbers.now });
    await this.store.add(refund);
    return refund;
  }
}
