import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Attempt } from '../../domain/attempt.entity';
import type { Order } from '../../domain/order.entity';
import {
  OrderDoesNotExist,
  OrderNotOpen,
  PaymentTypeNotOffered,
  SubscribedAlready,
} from '../../domain/payments.errors';
import { CURRENCY_OF, type PaymentType } from '../../domain/payment-type';
import { paymentCrashPoint } from '../crash-points';
import { HandOversService } from './hand-overs.service';
import { PaymentNumbers } from '../payment-numbers';
import { OrderStore } from '../ports/order-store';
import { type HandOver, type PaymentGateway, PaymentGateways } from '../ports/payment-gateway';
import { SettlementService } from './settlement.service';

/** The gateway is asked for the first time after that. */
const FIRST_CHECK_MS = 5 * 60_000;
/** A form that was handed out is handed out again for so long. */
const REUSE_MS = 15 * 60_000;

/** How a buyer wants to pay, of what they are offered. */
export interface PaymentChoice {
  readonly paymentType: PaymentType | null;
  readonly offered: readonly PaymentType[];
}

/** An order, and where to pay for it; null when nothing has to be paid. */
export interface StartedPayment {
  readonly order: Order;
  readonly handOver: HandOver | null;
}

/** Lets a member pay for an order. */
@Injectable()
export class StartPaymentService {
  constructor(
    private readonly orders: OrderStore,
    private readonly gateways: PaymentGateways,
    private readonly settlement: SettlementService,
    private readonly handOvers: HandOversService,
    private readonly unitOfWork: UnitOfWork,
    private readonly numbers: PaymentNumbers,
  ) {}

  /** Of the group acted in. Throws `OrderDoesNotExist` for those of others. */
  async find({ groupId }: Member, externalId: string): Promise<Order> {
    const order = await this.orders.find(externalId);
    if (order?.groupId !== groupId) throw new OrderDoesNotExist();
    return order;
  }

  async start(
    member: Member,
    order: Order,
    { paymentType, offered }: PaymentChoice,
  ): Promise<StartedPayment> {
    if (!order.needsConsentAt(paymentType)) {
      return { order: await this.payNothing(order.id), handOver: null };
    }
    const gateway = paymentType && offered.includes(paymentType) && this.gateways.find(paymentType);
    if (!gateway || CURRENCY_OF[gateway.type] !== order.currency) {
      throw new PaymentTypeNotOffered(offered);
    }
    const [held, attempt] = await this.unitOfWork.runRepeatable(() => this.prepare(order.id, gateway));
    paymentCrashPoint('attempt.prepared');
    return { order: held, handOver: await this.handOvers.to(gateway, { order: held, attempt, member }) };
  }

  /** The attempt is stored before anybody can pay it. */
  private async prepare(
    orderId: number,
    { type, repeatsHandOver }: PaymentGateway,
  ): Promise<[Order, Attempt]> {
    const order = await this.held(orderId);
    const { now } = this.numbers;
    order.start(type, now);
    await this.orders.save(order);
    const known = await this.orders.attemptsOf([orderId]);
    const isGood = ({ gateway, isOpen, createdAt }: Attempt) =>
      repeatsHandOver && gateway === type && isOpen && now.getTime() - createdAt.getTime() < REUSE_MS;
    const same = known.find(isGood);
    if (same) return [order, same];
    const attempt = new Attempt({
      orderId,
      number: this.numbers.newNumber(),
      gateway: type,
      amount: order.total,
      isOnce: order.isPaidOnce,
      now,
      checkAt: new Date(now.getTime() + FIRST_CHECK_MS),
    });
    await this.orders.addAttempt(attempt);
    return [order, attempt];
  }

  private payNothing(orderId: number): Promise<Order> {
    return this.unitOfWork.runRepeatable(async () => {
      const order = await this.held(orderId);
      const { now } = this.numbers;
      order.start(null, now);
      const number = this.numbers.newNumber();
      const attempt = new Attempt({
        orderId,
        number,
        gateway: null,
        amount: order.total,
        now,
        checkAt: null,
      });
      await this.orders.addAttempt(attempt);
      if (!(await this.settlement.payNothing(order, attempt))) {
        throw order.operation === 'subscribe' ? new SubscribedAlready() : new OrderNotOpen();
      }
      return order;
    });
  }

  private async held(orderId: number): Promise<Order> {
    const order = await this.orders.hold(orderId);
    if (!order) throw new OrderDoesNotExist();
    return order;
  }
}
