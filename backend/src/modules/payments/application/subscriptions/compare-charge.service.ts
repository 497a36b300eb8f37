import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { chargeDifference } from '../../domain/charge-difference';
import { OpenAlerts } from '../ports/open-alerts';
import { OrderStore } from '../ports/order-store';
import type { Paid, Renewed } from '../ports/payment-gateway';
import { SubscriptionStore } from '../ports/subscription-store';

const ALERT = 'charge-differs';

/** Gateways that charge by themselves say which charge it was, and when the next one is: it is compared with what is known. */
@Injectable()
export class CompareChargeService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly orders: OrderStore,
    private readonly alerts: OpenAlerts,
    private readonly clock: Clock,
  ) {}

  /** Of money that was used. Part of the caller's transaction. */
  async compare(mandateNumber: string, fact: Paid | Renewed): Promise<void> {
    const { charge = null, nextChargeOn: nextOn = null, number } = fact;
    if (charge === null && nextOn === null) return;
    const mandate = await this.store.findMandate(mandateNumber);
    const id = mandate?.subscriptionId ?? null;
    const subscription = id === null ? null : await this.store.hold(id);
    if (!mandate || !subscription) return;
    const difference = chargeDifference({ number, charge, nextOn }, mandate, subscription);
    if (!difference) return;
    const attempt = await this.orders.findAttempt(number);
    const order = attempt && (await this.orders.byId(attempt.orderId));
    const details = {
      order: order?.externalId ?? null,
      gateway: mandate.gateway,
      number,
      transaction: fact.reference,
      mandate: mandate.reference,
      ...difference,
    };
    const alert = { key: `charge:${fact.key}`, kind: ALERT, groupId: subscription.groupId, details };
    await this.alerts.raise(alert, this.clock.now());
  }
}
