import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Money } from '../../../../shared/domain/money';
import type { Order } from '../../domain/order.entity';
import { DeskAuditService, type DeskStep } from './desk-audit.service';
import { RefundedOrdersService } from '../refunds/refunded-orders.service';
import { RefundsService } from '../refunds/refunds.service';
import { UsePaymentService } from '../orders/use-payment.service';

export interface WantedRefund {
  /** In the currency of the order. Undefined: all that is left. */
  readonly amount: (order: Order) => Money | undefined;
  readonly endSubscription: boolean;
}

/** Giving back what was paid for an order, as those who run the site decide. */
@Injectable()
export class OrderRefundsService {
  constructor(
    private readonly orders: RefundedOrdersService,
    private readonly refunds: RefundsService,
    private readonly purposes: UsePaymentService,
    private readonly audit: DeskAuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws when nothing was paid, or that much is not left. */
  want(externalId: string, wanted: WantedRefund, step: DeskStep): Promise<void> {
    return this.unitOfWork.runRepeatable(async () => {
      const held = await this.orders.holdPaid(externalId);
      const amount = wanted.amount(held.order) ?? (await this.refunds.leftOf(held));
      const { admin, reason } = step;
      const input = { amount, cause: 'granted', reason, requestedBy: admin.userId } as const;
      const { number: refund } = await this.refunds.add(held, input);
      await this.purposes.takeBack(held.order, amount);
      const { endSubscription } = wanted;
      if (endSubscription) await this.purposes.revoke(held.order);
      const endedSubscription = endSubscription ? 'yes' : 'no';
      const details = { refund, ...amount, endedSubscription };
      await this.audit.note('payments.refund-requested', held.order, step, details);
    });
  }
}
