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

/** Booking a payment that was used for what it was meant, and telling who paid. Part of the caller's transaction. */
@Injectable()
export class AfterPayment {
  constructor(
    private readonly books: Books,
    private readonly members: GroupMembers,
    private readonly invoices: InvoiceProfiles,
    private readonly mails: PaymentMails,
    private readonly clock: Clock,
  ) {}

  /** Whether anybody is left who could use what was paid. */
  async isThere(groupId: number): Promise<boolean> {
    return (await this.members.of(groupId)).length > 0;
  }

  async done(order: Order, { id: attemptId, gateway }: Attempt, subscription: Subscription): Promise<void> {
    const now = this.clock.now();
    const { id: orderId, groupId, total: amount } = order;
    const payment = { gateway: gateway ?? 'none', groupId, orderId, attemptId, amount };
    await this.books.book(captured(payment), now);
    await this.books.book(fulfilled(payment), now);
    await this.mails.paid(order, subscription);
  }

  /** Settings of invoices as they are now, sealed. */
  async invoiceOf(groupId: number): Promise<string> {
    return this.invoices.seal(await this.invoices.of(groupId));
  }

  async missed(subscription: Subscription): Promise<void> {
    await this.mails.missed(subscription);
  }
}
