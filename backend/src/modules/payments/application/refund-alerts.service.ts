import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { HeldRefund } from './held-refunds.service';
import { Books } from './ports/books';

/** What somebody should know of refunds. Part of the caller's transaction. */
@Injectable()
export class RefundAlerts {
  constructor(
    private readonly books: Books,
    private readonly clock: Clock,
  ) {}

  /** With all names by which a person finds it at the gateway. */
  open(kind: 'refund-stuck' | 'refund-delayed', { order, attempt, refund }: HeldRefund): Promise<void> {
    const { groupId, externalId } = order;
    const { gateway, number, reference: transaction } = attempt;
    const { amountMinor: minor, currency, failure: reason } = refund;
    const names = { order: externalId, gateway, number, transaction, refund: refund.number };
    const details = { ...names, minor, currency, reason };
    return this.books.alert({ key: `${kind}:${refund.number}`, kind, groupId, details }, this.clock.now());
  }

  /** It works again. */
  async close({ refund: { number } }: Pick<HeldRefund, 'refund'>): Promise<void> {
    for (const kind of ['refund-stuck', 'refund-delayed']) {
      await this.books.closeAlert(`${kind}:${number}`, this.clock.now());
    }
  }
}
