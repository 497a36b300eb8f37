import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Attempt } from '../../domain/attempt.entity';
import { captured, fulfilled, MANUAL } from '../../domain/ledger';
import type { Order } from '../../domain/order.entity';
import type { Subscription } from '../../domain/subscription.entity';
import { InvoiceProfilesService } from '../invoices/invoice-profiles.service';
import { PaymentNoticesService } from '../mails/payment-notices.service';
import { PaymentRecipientsService, type Recipient } from '../mails/payment-recipients.service';
import { Ledger } from '../ports/ledger';
import { RecordInvoiceService } from '../invoices/record-invoice.service';

/** What it was used for. */
interface UsedPayment {
  readonly order: Order;
  readonly attempt: Attempt;
  /** Null for what is paid once. */
  readonly subscription: Subscription | null;
  /** Where the caller has looked it up. */
  readonly recipient: Recipient | null;
}

/** Booking a payment that was used for what it was meant, its invoice, and telling who paid. Part of the caller's transaction. */
@Injectable()
export class AfterPaymentService {
  constructor(
    private readonly ledger: Ledger,
    private readonly recipients: PaymentRecipientsService,
    private readonly settings: InvoiceProfilesService,
    private readonly invoices: RecordInvoiceService,
    private readonly notices: PaymentNoticesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Who is told of it; null when no one is left who could use what was paid, or who may be charged again. Until the
   * transaction ends no member leaves the group, so that those who leave next find what was bought.
   */
  holdRecipient(order: Order): Promise<Recipient | null> {
    return this.recipients.hold(order);
  }

  async record({ order, attempt, subscription, recipient }: UsedPayment): Promise<void> {
    const { id: attemptId, gateway } = attempt;
    const now = this.clock.now();
    const { id: orderId, groupId, total: amount } = order;
    const payment = { gateway: gateway ?? MANUAL, groupId, orderId, attemptId, amount };
    await this.ledger.book([captured(payment), fulfilled(payment)], now);
    await this.invoices.forPayment(order, attempt);
    await this.notices.paid(order, subscription, recipient ?? (await this.recipients.recipientOf(order)));
  }

  /** Settings of invoices as they are now, sealed. */
  async invoiceOf(groupId: number): Promise<string> {
    return this.settings.seal(await this.settings.settingsOf(groupId));
  }

  missed(subscription: Subscription): Promise<void> {
    return this.notices.missed(subscription);
  }
}
