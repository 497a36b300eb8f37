import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { GroupMembers } from '../../groups';
import type { Attempt } from '../domain/attempt.entity';
import { captured, fulfilled } from '../domain/ledger';
import type { Order } from '../domain/order.entity';
import type { Subscription } from '../domain/subscription.entity';
import { InvoiceProfiles } from './invoice-profiles.service';
import { PaymentMails } from './payment-mails.service';
import { Books } from './ports/books';
import { RecordInvoice } from './record-invoice.service';

/** Booking a payment that was used for what it was meant, its invoice, and telling who paid. Part of the caller's transaction. */
@Injectable()
export class AfterPayment {
  constructor(
    private readonly books: Books,
    private readonly members: GroupMembers,
    private readonly settings: InvoiceProfiles,
    private readonly invoices: RecordInvoice,
    private readonly mails: PaymentMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Whether anybody is left who could use what was paid, and who may be charged again. Until the transaction ends
   * nobody leaves the group, so that whoever does so finds what was bought.
   */
  async canFulfil({ groupId, payerId }: Order): Promise<boolean> {
    const team = await this.members.holdIfThere(groupId);
    return team !== null && team.members.length > 0 && (await this.mails.canReach(payerId));
  }

  async record(order: Order, attempt: Attempt, subscription: Subscription): Promise<void> {
    const { id: attemptId, gateway } = attempt;
    const now = this.clock.now();
    const { id: orderId, groupId, total: amount } = order;
    const payment = { gateway: gateway ?? 'none', groupId, orderId, attemptId, amount };
    await this.books.book([captured(payment), fulfilled(payment)], now);
    await this.invoices.forPayment(order, attempt);
    if (order.operation === 'renew') await this.mails.renewed(order, subscription);
    else await this.mails.paid(order, subscription);
  }

  /** Settings of invoices as they are now, sealed. */
  async invoiceOf(groupId: number): Promise<string> {
    return this.settings.seal(await this.settings.of(groupId));
  }

  async missed(subscription: Subscription): Promise<void> {
    await this.mails.missed(subscription);
  }
}
