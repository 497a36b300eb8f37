import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { PeopleService } from '../../../identity';
import type { Attempt } from '../../domain/attempt.entity';
import { type CalendarDate, cyclesAfter, taipeiDateOf } from '../../domain/billing-calendar';
import type { Order } from '../../domain/order.entity';
import { GatewayAway } from '../../domain/payments.errors';
import { paymentCrashPoint } from '../crash-points';
import { PaymentNumbers } from '../payment-numbers';
import { OrderStore } from '../ports/order-store';
import { GATEWAY_LANGUAGE, type HandOver, type PaymentGateway } from '../ports/payment-gateway';
import { SellersService } from '../sellers.service';

interface ToHandOver {
  readonly order: Order;
  readonly attempt: Attempt;
  readonly member: Member;
}

/** Null for what is paid once. */
const nextChargeOf = (order: Order, now: Date): CalendarDate | null =>
  order.isPaidOnce ? null : (order.nextChargeOn ?? cyclesAfter(taipeiDateOf(now), order.billingCycle, 1));

/** Sends customers to gateways. */
@Injectable()
export class HandOversService {
  private readonly logger = new Logger(HandOversService.name);

  constructor(
    private readonly orders: OrderStore,
    private readonly sellers: SellersService,
    private readonly people: PeopleService,
    private readonly unitOfWork: UnitOfWork,
    private readonly numbers: PaymentNumbers,
  ) {}

  /**
   * Outside of transactions: the attempt was stored before, what the gateway calls it is stored afterwards. Throws
   * `GatewayAway`.
   */
  async to(gateway: PaymentGateway, { order, attempt, member }: ToHandOver): Promise<HandOver> {
    const payer = await this.people.find(member.userId);
    const { now } = this.numbers;
    const input = {
      order,
      attempt,
      nextChargeOn: nextChargeOf(order, now),
      product: this.sellers.nameOf(order, GATEWAY_LANGUAGE),
      email: payer?.email ?? '',
      lang: payer?.lang ?? 'en',
      now,
    };
    const handOver = await gateway.handOver(input).catch((error: unknown) => {
      this.logger.warn({ err: error, gateway: gateway.type }, 'a payment could not be handed over');
      throw new GatewayAway();
    });
    paymentCrashPoint('attempt.handed-over');
    if (handOver.reference !== null) await this.takeReference(attempt, handOver.reference);
    return handOver;
  }

  private async takeReference({ id }: Attempt, reference: string): Promise<void> {
    await this.unitOfWork.runRepeatable(async () => {
      const attempt = (await this.orders.holdAttempt({ id }))?.attempt;
      if (attempt?.reference !== null) return;
      attempt.takeReference(reference);
      await this.orders.saveAttempt(attempt);
    });
    paymentCrashPoint('attempt.reference-stored');
  }
}
