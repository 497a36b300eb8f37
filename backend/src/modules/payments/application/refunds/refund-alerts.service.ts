import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { HeldRefund } from './held-refunds.service';
import { OpenAlerts } from '../ports/open-alerts';

/** What site admins should know of refunds. Part of the caller's transaction. */
@Injectable()
export class RefundAlertsService {
  constructor(
    private readonly alerts: OpenAlerts,
    private readonly clock: Clock,
  ) {}

  /** With all names by which a person finds it at the gateway. */
  open(kind: 'refund-stuck' | 'refund-delayed', { order, attempt, refund }: HeldRefund): Promise<void> {
    const { groupId, externalId } = order;
    const { gateway, number, reference: transaction } = attempt;
    const { amountMinor: minor, currency, failure: reason } = refund;
    const names = { order: externalId, gateway, number, transaction, refund: refund.number };
    const details = { ...names, minor, currency, reason };
    return this.alerts.raise({ key: `${kind}:${refund.number}`, kind, groupId, details }, this.clock.now());
  }

  /** It works again. */
  async close({ refund: { number } }: Pick<HeldRefund, 'refund'>): Promise<void> {
    for (const kind of ['refund-stuck', 'refund-delayed']) {
      await this.alerts.close(`${kind}:${number}`, this.clock.now());
    }
  }
}
