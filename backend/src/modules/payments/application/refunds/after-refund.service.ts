import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { MANUAL, refunded, returned } from '../../domain/ledger';
import { paymentCrashPoint } from '../crash-points';
import type { HeldRefund } from './held-refunds.service';
import { PaymentMailsService } from '../mails/payment-mails.service';
import { Ledger } from '../ports/ledger';
import { OpenAlerts } from '../ports/open-alerts';
import { RecordInvoiceService } from '../invoices/record-invoice.service';
import { RefundAlertsService } from './refund-alerts.service';

/** What follows when a customer has money back: the books, the invoice and a mail. Part of the caller's transaction. */
@Injectable()
export class AfterRefundService {
  constructor(
    private readonly ledger: Ledger,
    private readonly openAlerts: OpenAlerts,
    private readonly invoices: RecordInvoiceService,
    private readonly mails: PaymentMailsService,
    private readonly alerts: RefundAlertsService,
    private readonly clock: Clock,
  ) {}

  async record(held: HeldRefund, { isByHand = false } = {}): Promise<void> {
    const { order, attempt, refund } = held;
    const now = this.clock.now();
    const { id: refundId, amount } = refund;
    const gateway = isByHand ? MANUAL : (attempt.gateway ?? MANUAL);
    const booked = { gateway, groupId: order.groupId, orderId: order.id, refundId, amount };
    await this.ledger.book([...(refund.wasUsed ? [returned(booked)] : []), refunded(booked)], now);
    if (refund.wasUsed) await this.invoices.takeBack(refund);
    else await this.openAlerts.close(`refund:${attempt.id}`, now);
    await this.alerts.close(held);
    if (refund.cause !== 'reversed') await this.mails.refunded(order, refund);
    paymentCrashPoint('refund.booking');
  }
}
