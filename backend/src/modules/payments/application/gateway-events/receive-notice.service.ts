import { Injectable } from '@nestjs/common';
import { NoticeRefused } from '../../domain/payments.errors';
import type { PaymentType } from '../../domain/payment-type';
import { AskGatewayService } from './ask-gateway.service';
import { FewAtOnce } from '../../../../shared/few-at-once';
import { GatewayFactsService } from './gateway-facts.service';
import { NoticeCountsService } from './notice-counts.service';
import { OrderStore } from '../ports/order-store';
import { PaymentPageService } from './payment-page.service';
import { type GatewayFact, PaymentGateways } from '../ports/payment-gateway';

/** Many customers come back at once when a gateway has been away; the database refuses transactions that are too far behind. */
const MAX_LOOKUPS = 3;

type Message = Readonly<Record<string, unknown>>;

/** Messages that gateways send, by themselves or by the browser of a customer who comes back. */
@Injectable()
export class ReceiveNoticeService {
  private readonly turns = new FewAtOnce(MAX_LOOKUPS);

  constructor(
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFactsService,
    private readonly orders: OrderStore,
    private readonly page: PaymentPageService,
    private readonly gateway: AskGatewayService,
    private readonly counts: NoticeCountsService,
  ) {}

  /** Returns when everything that follows is stored. Throws `NoticeRefused`. */
  async receive(type: PaymentType, message: Message): Promise<void> {
    await this.apply(this.read(type, message));
  }

  /** Address of the page that tells buyers who come back what became of it, also when the message is not the gateway's. */
  async handleReturn(type: PaymentType, message: Message): Promise<string> {
    try {
      const fact = this.read(type, message);
      await this.apply(fact);
      return await this.turns.run(() => this.page.addressOf(fact.number));
    } catch (error) {
      if (error instanceof NoticeRefused) return this.page.ofNobody;
      throw error;
    }
  }

  /** The same of a gateway whose address says nothing but names: the gateway itself is asked what became of it. */
  async handleReturnOf(type: PaymentType, number: string, reference: string | null): Promise<string> {
    const attempt = await this.turns.run(() => this.orders.findAttempt(number));
    const isKnown = attempt?.gateway === type && (reference === null || attempt.reference === reference);
    this.counts.note(type, isKnown);
    if (!isKnown) return this.page.ofNobody;
    if (attempt.canSettle) await this.gateway.ask(attempt);
    return this.turns.run(() => this.page.addressOf(number));
  }

  /** The customer did not agree, which the gateway does not know; what they pay later nevertheless still counts. */
  async handleCancel(type: PaymentType, number: string): Promise<string> {
    const attempt = await this.orders.findAttempt(number);
    if (attempt?.gateway !== type) return this.page.ofNobody;
    if (attempt.canSettle && (await this.gateway.ask(attempt)) === 'unpaid') {
      const key = `${type}:cancelled:${number}`;
      await this.facts.apply({ kind: 'declined', key, number, reason: 'cancelled-by-customer' });
    }
    return this.page.addressOf(number);
  }

  /** Where the message about a first payment was lost, a charge that follows it is of use only once that payment is known. */
  private async apply(fact: GatewayFact): Promise<void> {
    const first = fact.kind === 'renewed' ? await this.orders.findAttempt(fact.mandateNumber) : null;
    if (first?.canSettle) await this.gateway.ask(first);
    await this.facts.apply(fact);
  }

  private read(type: PaymentType, message: Message): GatewayFact {
    const fact = this.gateways.find(type)?.parseNotice(message);
    this.counts.note(type, fact !== null && fact !== undefined);
    if (!fact) throw new NoticeRefused();
    return fact;
  }
}
