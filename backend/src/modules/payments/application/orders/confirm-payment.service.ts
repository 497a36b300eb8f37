import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import type { Order } from '../../domain/order.entity';
import type { PaymentType } from '../../domain/payment-type';
import { AskGatewayService } from '../gateway-events/ask-gateway.service';
import { OrderStore } from '../ports/order-store';
import { StartPaymentService } from './start-payment.service';

/** Each asks the gateway. */
const QUESTIONS = { name: 'payments.confirm', points: 60, seconds: 600 };

/** A buyer says that they have paid: the gateway is asked, without trusting them. */
@Injectable()
export class ConfirmPaymentService {
  constructor(
    private readonly orders: OrderStore,
    private readonly payments: StartPaymentService,
    private readonly gateway: AskGatewayService,
    private readonly limits: RateLimits,
  ) {}

  /** Throws `OrderDoesNotExist` for orders of others. */
  async confirm(member: Member, externalId: string, type: PaymentType): Promise<Order> {
    await this.limits.take(QUESTIONS, member.userId);
    const order = await this.payments.find(member, externalId);
    for (const attempt of await this.orders.attemptsOf([order.id])) {
      if (attempt.gateway === type && attempt.canSettle) await this.gateway.ask(attempt);
    }
    return this.payments.find(member, externalId);
  }
}
