import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Mandate } from '../../domain/mandate.entity';
import { OpenAlerts } from '../ports/open-alerts';
import { OrderStore } from '../ports/order-store';

const ALERT = 'mandate-not-changed';
const alertKeyOf = ({ number }: Mandate): string => `mandate:${number}`;

/** Tells a person of mandates that cannot be changed at their gateways. */
@Injectable()
export class MandateAlertsService {
  constructor(
    private readonly orders: OrderStore,
    private readonly alerts: OpenAlerts,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction, after each try. */
  async follow(mandate: Mandate): Promise<void> {
    const now = this.clock.now();
    if (mandate.tries === 0) await this.alerts.close(alertKeyOf(mandate), now);
    else if (mandate.isLate(now)) await this.alert(mandate);
  }

  /** With all names by which a person finds it at the gateway. */
  private async alert(mandate: Mandate): Promise<void> {
    const { gateway, number, wanted, wantedMinor, amountMinor, currency, failure, wantedAt } = mandate;
    const attempt = await this.orders.findAttempt(number);
    const order = attempt && (await this.orders.byId(attempt.orderId));
    const details = {
      gateway,
      number,
      transaction: attempt?.reference ?? null,
      order: order?.externalId ?? null,
      wanted,
      wantedMinor,
      amountMinor,
      currency,
      since: wantedAt?.toISOString() ?? null,
      reason: failure,
    };
    const alert = { key: alertKeyOf(mandate), kind: ALERT, groupId: order?.groupId ?? 0, details };
    await this.alerts.raise(alert, this.clock.now());
  }
}
