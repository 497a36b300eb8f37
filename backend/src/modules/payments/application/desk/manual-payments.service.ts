import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Attempt } from '../../domain/attempt.entity';
import { type ManualPayment, readManualPayment } from '../../domain/desk-input';
import { OrderDoesNotExist, OrderNotPayable } from '../../domain/payments.errors';
import { PaymentNumbers } from '../payment-numbers';
import { OrderStore } from '../ports/order-store';
import { SellersService } from '../sellers.service';
import { SettlementService } from '../orders/settlement.service';

/** Money that has come beside all gateways, such as by bank transfer. */
@Injectable()
export class ManualPaymentsService {
  constructor(
    private readonly orders: OrderStore,
    private readonly sellers: SellersService,
    private readonly settlement: SettlementService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly numbers: PaymentNumbers,
  ) {}

  /** Gives what the order is for, until the end of its period. Throws when that is not possible. */
  async mark(
    { userId }: Member,
    externalId: string,
    { address, ...raw }: ManualPayment & { readonly address: string },
  ): Promise<void> {
    const { reference, reason } = readManualPayment(raw);
    const found = await this.orders.find(externalId);
    if (!found) throw new OrderDoesNotExist();
    await this.unitOfWork.runRepeatable(async () => {
      const order = await this.orders.hold(found.id);
      if (!order?.isPayableByHand || order.operation !== 'subscribe') throw new OrderNotPayable();
      const refusal = await this.sellers.sellerOf(order.target).mayBuy(order.groupId, order.item);
      if (refusal) throw refusal;
      const attempt = this.newAttempt(order);
      await this.orders.addAttempt(attempt);
      if (!(await this.settlement.payByHand(order, attempt, reference))) throw new OrderNotPayable();
      const { minor, currency } = order.total;
      await this.audit.record({
        action: 'payments.paid-by-hand',
        outcome: 'done',
        userId,
        groupId: order.groupId,
        address,
        details: { order: externalId, reference, reason, minor, currency },
      });
    });
  }

  private newAttempt({
    id: orderId,
    total: amount,
  }: {
    readonly id: number;
    readonly total: Attempt['amount'];
  }) {
    const { now } = this.numbers;
    const number = this.numbers.newNumber();
    return new Attempt({ orderId, number, gateway: null, amount, now, checkAt: null });
  }
}
