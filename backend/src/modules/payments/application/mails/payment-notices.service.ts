import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { inUnits } from '../../../../shared/domain/money';
import type { Order } from '../../domain/order.entity';
import type { Refund } from '../../domain/refund.entity';
import type { Subscription } from '../../domain/subscription.entity';
import { unusedReasonOf } from '../../domain/unused-payment';
import type { PaymentFailed, PaymentReceived } from '../../events';
import { PaymentMailsService } from './payment-mails.service';
import type { Recipient } from './payment-recipients.service';

/** Tells who pays by mail, and everybody else by an event. Part of the caller's transaction. */
@Injectable()
export class PaymentNoticesService {
  constructor(
    private readonly mails: PaymentMailsService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `subscription`: null for what is paid once. */
  async paid(order: Order, subscription: Subscription | null, recipient: Recipient | null): Promise<void> {
    if (recipient && subscription) await this.mails.paid(order, subscription, recipient);
    else if (recipient) await this.mails.bought(order, recipient);
    const { groupId, externalId, total } = order;
    if (total.minor === 0) return;
    const money = { amount: inUnits(total), currency: total.currency };
    const event: PaymentReceived = { type: 'payments.payment-received', groupId, externalId, ...money };
    this.unitOfWork.publish(event);
  }

  /** The payment came and could not be used: all of it goes back. */
  async unused(order: Order, refund: Refund): Promise<void> {
    await this.mails.unused(order, refund);
    const { groupId, payerId: userId, externalId } = order;
    const { amount, currency } = refund;
    await this.audit.record({
      action: 'payments.payment-unused',
      outcome: 'refused',
      userId,
      groupId,
      details: {
        unused: unusedReasonOf(refund.reason),
        amount: inUnits(amount),
        currency,
        order: externalId,
      },
    });
  }

  async missed(subscription: Subscription): Promise<void> {
    await this.mails.missed(subscription);
    const { id: subscriptionId, groupId, periodNumber, graceEnd } = subscription;
    const period = { subscriptionId, periodNumber, endsAt: graceEnd.toISOString() };
    const event: PaymentFailed = { type: 'payments.payment-failed', groupId, ...period };
    this.unitOfWork.publish(event);
  }
}
