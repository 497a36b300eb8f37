import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { Randomness } from '../../../shared/domain/randomness';
import { People } from '../../identity';
import { Attempt } from '../domain/attempt.entity';
import type { Order } from '../domain/order.entity';
import {
  GatewayAway,
  OrderDoesNotExist,
  PaymentTypeNotOffered,
  SubscribedAlready,
} from '../domain/payments.errors';
import { CURRENCY_OF, type PaymentType } from '../domain/payment-type';
import { newCode } from './new-code';
import { OrderStore } from './ports/order-store';
import {
  type HandOver,
  type HandOverInput,
  type PaymentGateway,
  PaymentGateways,
} from './ports/payment-gateway';
import { Settlement } from './settlement.service';

const NUMBER_LENGTH = 22;
/** Marks numbers as ours in the lists of gateways. */
const PREFIX = 'LK';
/** The gateway is asked for the first time after that. */
const FIRST_CHECK_MS = 5 * 60_000;
/** A form that was handed out is handed out again for so long. */
const REUSE_MS = 15 * 60_000;

/** The moment, and numbers that nobody has had before. */
@Injectable()
export class PaymentNumbers {
  constructor(
    private readonly clock: Clock,
    private readonly randomness: Randomness,
  ) {}

  get now(): Date {
    return this.clock.now();
  }

  newNumber(): string {
    return PREFIX + newCode(this.randomness, NUMBER_LENGTH);
  }
}

/** How somebody wants to pay, of what they are offered. */
export interface PaymentChoice {
  readonly paymentType: PaymentType | null;
  readonly offered: readonly PaymentType[];
}

/** An order, and where to pay for it; null when nothing has to be paid. */
export interface StartedPayment {
  readonly order: Order;
  readonly handOver: HandOver | null;
}

/** Lets somebody pay for an order. */
@Injectable()
export class StartPayment {
  private readonly logger = new Logger(StartPayment.name);

  constructor(
    private readonly orders: OrderStore,
    private readonly gateways: PaymentGateways,
    private readonly settlement: Settlement,
    private readonly people: People,
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
    if (order.total.minor === 0) return { order: await this.payNothing(order.id), handOver: null };
    const gateway = paymentType && offered.includes(paymentType) && this.gateways.find(paymentType);
    if (!gateway || CURRENCY_OF[gateway.type] !== order.currency) {
      throw new PaymentTypeNotOffered(offered);
    }
    const [held, attempt] = await this.unitOfWork.runRepeatable(() => this.prepare(order.id, gateway));
    const payer = await this.people.find(member.userId);
    const handOver = await this.handOver(gateway, {
      order: held,
      attempt,
      email: payer?.email ?? '',
      lang: payer?.lang ?? 'en',
      now: this.numbers.now,
    });
    return { order: held, handOver };
  }

  /** Outside of transactions: the attempt is stored before, what the gateway calls it afterwards. */
  private async handOver(gateway: PaymentGateway, input: HandOverInput): Promise<HandOver> {
    const handOver = await gateway.handOver(input).catch((error: unknown) => {
      this.logger.warn({ err: error, gateway: gateway.type }, 'a payment could not be handed over');
      throw new GatewayAway();
    });
    const { reference } = handOver;
    if (reference !== null) {
      await this.unitOfWork.runRepeatable(async () => {
        const attempt = await this.orders.attempt(input.attempt.id);
        if (attempt?.reference !== null) return;
        attempt.takeReference(reference);
        await this.orders.saveAttempt(attempt);
      });
    }
    return handOver;
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
      if (!(await this.settlement.payNothing(order, attempt))) throw new SubscribedAlready();
      return order;
    });
  }

  private async held(orderId: number): Promise<Order> {
    const order = await this.orders.hold(orderId);
    if (!order) throw new OrderDoesNotExist();
    return order;
  }
}
