import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import { Metrics } from '../../../shared/health/metrics';
import { pageAt, People } from '../../identity';
import type { Attempt } from '../domain/attempt.entity';
import { NoticeRefused } from '../domain/payments.errors';
import type { PaymentType } from '../domain/payment-type';
import { FewAtOnce } from './few-at-once';
import { GatewayFacts } from './gateway-facts.service';
import { OrderStore } from './ports/order-store';
import { type GatewayFact, PaymentGateways } from './ports/payment-gateway';

const PAGE = '/payment';
/** What the page says first; it asks the server for what is true. */
const RESULTS: Readonly<Record<string, string>> = { paid: 'success', failed: 'failed' };

/** Many customers come back at once when a gateway has been away; the database refuses whoever is too far behind. */
const MAX_LOOKUPS = 3;

type Message = Readonly<Record<string, unknown>>;

/** Messages that gateways send, by themselves or by the browser of a customer who comes back. */
@Injectable()
export class ReceiveNotice implements OnModuleInit {
  private readonly logger = new Logger(ReceiveNotice.name);
  private readonly turns = new FewAtOnce(MAX_LOOKUPS);
  private refused = 0;

  constructor(
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFacts,
    private readonly orders: OrderStore,
    private readonly people: People,
    private readonly web: WebSettings,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.counter(
      'linklet_payment_notices_refused_total',
      'Messages to the addresses of gateways that were not from them.',
      () => this.refused,
    );
  }

  /** Returns when everything that follows is stored. Throws `NoticeRefused`. */
  async receive(type: PaymentType, message: Message): Promise<void> {
    await this.facts.apply(this.read(type, message));
  }

  /** Address of the page that tells whoever comes back what became of it, also when the message is not the gateway's. */
  async comeBack(type: PaymentType, message: Message): Promise<string> {
    try {
      const fact = this.read(type, message);
      await this.facts.apply(fact);
      return await this.pageOf(fact);
    } catch (error) {
      if (error instanceof NoticeRefused) return this.web.appOrigin + PAGE;
      throw error;
    }
  }

  /** The same of a gateway whose address says nothing but names: the gateway itself is asked what became of it. */
  async comeBackOf(type: PaymentType, number: string, reference: string): Promise<string> {
    const attempt = await this.turns.run(() => this.orders.findAttempt(number));
    if (attempt?.gateway !== type || attempt.reference !== reference) return this.web.appOrigin + PAGE;
    if (attempt.isOpen) await this.ask(attempt);
    return this.pageOf({ number });
  }

  /** Where it cannot be asked now, it is asked again later. */
  private async ask(attempt: Attempt): Promise<void> {
    const gateway = attempt.gateway && this.gateways.find(attempt.gateway);
    try {
      const found = gateway ? await gateway.look(attempt) : 'unpaid';
      if (found !== 'unpaid') await this.facts.apply(found);
    } catch (error) {
      this.logger.warn({ err: error, attempt: attempt.number }, 'a gateway could not be asked');
    }
  }

  private read(type: PaymentType, message: Message): GatewayFact {
    const fact = this.gateways.find(type)?.read(message);
    if (fact) return fact;
    this.refused += 1;
    throw new NoticeRefused();
  }

  private pageOf({ number }: Pick<GatewayFact, 'number'>): Promise<string> {
    return this.turns.run(() => this.pageOfAttempt(number));
  }

  private async pageOfAttempt(number: string): Promise<string> {
    const attempt = await this.orders.findAttempt(number);
    const order = attempt && (await this.orders.byId(attempt.orderId));
    if (!order) return this.web.appOrigin + PAGE;
    const { state, item: plan, cycle: billingCycle, externalId } = order;
    const result = RESULTS[state];
    const query = new URLSearchParams({
      ...(result === undefined ? {} : { result }),
      order: 'subscribe',
      plan,
      billingCycle,
      externalId,
    });
    const lang = (await this.people.find(order.payerId))?.lang ?? 'en';
    return pageAt(this.web.appOrigin, lang, `${PAGE}?${query.toString()}`);
  }
}
