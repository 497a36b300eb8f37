import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { MANUAL } from '../../domain/ledger';
import type { Order } from '../../domain/order.entity';
import { PaymentNoticesService } from '../mails/payment-notices.service';
import { OpenAlerts } from '../ports/open-alerts';
import type { Paid, Renewed } from '../ports/payment-gateway';
import type { HeldRefund } from './held-refunds.service';

const detailsOf = ({ key, number, reference: transaction, amount }: Paid | Renewed) => ({
  event: key,
  number,
  transaction,
  minor: amount.minor,
  currency: amount.currency,
});

/** Tells those who run the site, and those who paid, of money that cannot be used. Part of the caller's transaction. */
@Injectable()
export class UnappliedAlertsService {
  constructor(
    private readonly alerts: OpenAlerts,
    private readonly notices: PaymentNoticesService,
    private readonly clock: Clock,
  ) {}

  /** It goes back by itself. */
  async returning({ order, attempt, refund }: HeldRefund, reason: string): Promise<void> {
    const { minor, currency } = attempt.received;
    const { number, reference: transaction } = attempt;
    const { groupId, externalId } = order;
    const gateway = attempt.gateway ?? MANUAL;
    const details = { reason, order: externalId, gateway, number, transaction, minor, currency };
    const key = `refund:${attempt.id}`;
    await this.alerts.raise({ key, kind: 'unapplied-payment', groupId, details }, this.clock.now());
    await this.notices.unused(order, refund);
  }

  async unknown(fact: Paid | Renewed): Promise<void> {
    const alert = { kind: 'unknown-payment', groupId: 0, details: detailsOf(fact) };
    await this.alerts.raise({ ...alert, key: `stranger:${fact.key}` }, this.clock.now());
  }

  async duplicate(fact: Paid, { groupId, externalId: order }: Order): Promise<void> {
    const alert = { kind: 'duplicate-payment', groupId, details: { order, ...detailsOf(fact) } };
    await this.alerts.raise({ ...alert, key: `second:${fact.key}` }, this.clock.now());
  }
}
