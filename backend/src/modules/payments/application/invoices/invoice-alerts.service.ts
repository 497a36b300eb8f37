import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Allowance } from '../../domain/allowance.entity';
import type { Invoice } from '../../domain/invoice.entity';
import { OpenAlerts } from '../ports/open-alerts';
import { OrderStore } from '../ports/order-store';

const KINDS = {
  delayed: 'invoice-delayed',
  stuck: 'invoice-stuck',
  unnumbered: 'invoice-unnumbered',
} as const;

/** What site admins should know of invoices. Part of the caller's transaction. */
@Injectable()
export class InvoiceAlertsService {
  constructor(
    private readonly orders: OrderStore,
    private readonly alerts: OpenAlerts,
    private readonly clock: Clock,
  ) {}

  async open(alert: keyof typeof KINDS, invoice: Invoice): Promise<void> {
    const { id, groupId, orderId, state, number, invoiceNumber, reason, totalMinor: minor } = invoice;
    const kind = KINDS[alert];
    const order = (await this.orders.byId(orderId))?.externalId ?? null;
    const details = { order, state, number, invoiceNumber, reason, minor };
    return this.alerts.raise({ key: `${kind}:${id}`, kind, groupId, details }, this.clock.now());
  }

  /** Of a part that is to be taken off. */
  async openFor(alert: 'delayed' | 'stuck', allowance: Allowance, invoice: Invoice): Promise<void> {
    const kind = KINDS[alert];
    const { id, groupId, orderId, reason, amountMinor: minor } = allowance;
    const { number, invoiceNumber } = invoice;
    const order = (await this.orders.byId(orderId))?.externalId ?? null;
    const details = { order, state: `allowance ${allowance.state}`, number, invoiceNumber, reason, minor };
    return this.alerts.raise({ key: `${kind}:allowance:${id}`, kind, groupId, details }, this.clock.now());
  }

  async closeFor({ id }: Allowance): Promise<void> {
    for (const kind of [KINDS.delayed, KINDS.stuck]) {
      await this.alerts.close(`${kind}:allowance:${id}`, this.clock.now());
    }
  }

  async close({ id }: Invoice): Promise<void> {
    for (const kind of Object.values(KINDS)) await this.alerts.close(`${kind}:${id}`, this.clock.now());
  }
}
