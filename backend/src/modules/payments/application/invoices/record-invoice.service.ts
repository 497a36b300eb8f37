import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { Randomness } from '../../../../shared/domain/randomness';
import { Allowance } from '../../domain/allowance.entity';
import type { Attempt } from '../../domain/attempt.entity';
import { Invoice } from '../../domain/invoice.entity';
import type { Order } from '../../domain/order.entity';
import type { Refund } from '../../domain/refund.entity';
import { InvoiceAlertsService } from './invoice-alerts.service';
import { newCode } from '../new-code';
import { AllowanceStore } from '../ports/allowance-store';
import { InvoiceProviders } from '../ports/invoice-provider';
import { InvoiceStore } from '../ports/invoice-store';

/** Providers take up to 20 signs. */
const NUMBER_LENGTH = 15;
const PREFIX = 'I';

/** Notes what has to be invoiced. Part of the caller's transaction: issuing it is never in the way of money. */
@Injectable()
export class RecordInvoiceService {
  constructor(
    private readonly store: InvoiceStore,
    private readonly allowances: AllowanceStore,
    private readonly providers: InvoiceProviders,
    private readonly alerts: InvoiceAlertsService,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  forPayment({ id: orderId, groupId, total }: Order, { id: attemptId }: Attempt): Promise<void> {
    const isNeeded = this.providers.provider !== null && total.currency === 'TWD' && total.minor > 0;
    const number = isNeeded ? PREFIX + newCode(this.randomness, NUMBER_LENGTH) : null;
    const now = this.clock.now();
    return this.store.add(new Invoice({ orderId, attemptId, groupId, total, number, now }));
  }

  /** That much of the payment went back. */
  async takeBack({ id: refundId, attemptId, amount }: Refund): Promise<void> {
    const known = await this.store.ofAttempt(attemptId);
    const invoice = known && (await this.store.hold(known.id));
    if (invoice?.number == null) return;
    const now = this.clock.now();
    if (amount.minor < invoice.totalMinor) {
      return this.allowances.add(new Allowance({ invoice, refundId, amount, now }));
    }
    invoice.revoke(now);
    await this.store.save(invoice);
    if (invoice.state === 'none') await this.alerts.close(invoice);
  }
}
