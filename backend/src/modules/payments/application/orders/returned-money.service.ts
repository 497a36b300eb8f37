import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { type Money, money } from '../../../../shared/domain/money';
import { EventNotChecked } from '../../domain/payments.errors';
import type { Refund } from '../../domain/refund.entity';
import { firstChargeOf } from '../../domain/mandate.entity';
import { AfterRefundService } from '../refunds/after-refund.service';
import type { EventOutcome } from '../ports/event-log';
import { OpenAlerts } from '../ports/open-alerts';
import { type HeldAttempt, OrderStore } from '../ports/order-store';
import type { MoneyReturned } from '../ports/payment-gateway';
import { RefundsService } from '../refunds/refunds.service';
import { UsePaymentService } from './use-payment.service';

const ignored = (reason: string): EventOutcome => ({ outcome: 'ignored', reason });

/** Money that gateways gave back without us, or banks took. Everything is part of the caller's transaction. */
@Injectable()
export class ReturnedMoneyService {
  constructor(
    private readonly orders: OrderStore,
    private readonly refunds: RefundsService,
    private readonly after: AfterRefundService,
    private readonly purposes: UsePaymentService,
    private readonly alerts: OpenAlerts,
    private readonly clock: Clock,
  ) {}

  /** Throws `EventNotChecked` while it is unknown whether it is what we have asked for. */
  async note(fact: MoneyReturned): Promise<EventOutcome> {
    const held = await this.holdTaken(fact.number);
    if (held?.attempt.reference !== fact.reference) return ignored('unknown-number');
    const known = await this.refunds.refundsOf(held);
    if (isOurs(fact, known)) return ignored('refund-of-ours');
    if (known.some((refund) => mayBe(fact, refund))) throw new EventNotChecked();
    const amount = amountOf(fact, await this.refunds.leftOf(held));
    if (amount.minor === 0 && !fact.isReversal) return ignored('given-back-before');
    if (amount.minor > 0) await this.record(held, fact, amount);
    // A second payment of the same order has paid for nothing.
    const wasUsed = known.every((refund) => refund.wasUsed);
    if (fact.isReversal && wasUsed) await this.purposes.revoke(held.order);
    await this.alert(held, fact, amount);
    return { outcome: 'alerted', reason: kindOf(fact) };
  }

  /** Nothing was taken when a customer only agreed to be charged: the first charge has a number of its own. */
  private async holdTaken(number: string): Promise<HeldAttempt | null> {
    const held = await this.orders.holdAttempt({ number });
    if (held?.attempt.amountMinor !== 0) return held;
    return this.orders.holdAttempt({ number: firstChargeOf(number) });
  }

  /** It was of use, so that its invoice follows it; whether the plan should stay only a person knows. */
  private async record(held: HeldAttempt, fact: MoneyReturned, amount: Money): Promise<void> {
    const cause = fact.isReversal ? 'reversed' : 'atGateway';
    const input = { amount, cause, reason: '', requestedBy: null } as const;
    const refund = await this.refunds.addDone(held, input, fact.refund);
    await this.after.record({ ...held, refund });
    await this.purposes.takeBack(held.order, amount);
  }

  private alert(
    { order, attempt }: HeldAttempt,
    fact: MoneyReturned,
    { minor, currency }: Money,
  ): Promise<void> {
    const { groupId, externalId } = order;
    const { gateway, number, reference: transaction } = attempt;
    const details = { order: externalId, gateway, number, transaction, refund: fact.refund, minor, currency };
    return this.alerts.raise(
      { key: `returned:${fact.key}`, kind: kindOf(fact), groupId, details },
      this.clock.now(),
    );
  }
}

const kindOf = ({ isReversal }: MoneyReturned): string =>
  isReversal ? 'reversed-payment' : 'returned-payment';

/** Of what could not be used all goes back at our word, whatever the gateway calls it. */
const isOurs = ({ refund: name, isReversal }: MoneyReturned, known: readonly Refund[]): boolean =>
  known.some(({ reference, wasUsed }) => reference === name || (!wasUsed && !isReversal));

/** We have asked for such a sum, and have not heard what the gateway calls it. */
const mayBe = ({ amount, isReversal }: MoneyReturned, refund: Refund): boolean =>
  !isReversal && refund.state === 'asked' && (amount === undefined || amount.minor === refund.amountMinor);

/** Never more than is left, whatever the gateway says. */
const amountOf = ({ amount }: MoneyReturned, left: Money): Money =>
  money(Math.min(left.minor, amount?.minor ?? left.minor), left.currency);
