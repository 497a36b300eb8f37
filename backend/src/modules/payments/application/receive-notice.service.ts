import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import { type LabelledNumber, Metrics } from '../../../shared/health/metrics';
import { pageAt, People } from '../../identity';
import type { Attempt } from '../domain/attempt.entity';
import { NoticeRefused } from '../domain/payments.errors';
import type { PaymentType } from '../domain/payment-type';
import { GatewayFacts } from './gateway-facts.service';
import { OrderStore } from './ports/order-store';
import { type GatewayFact, PaymentGateways } from './ports/payment-gateway';

const PAGE = '/payment';
/** What the page says first; it asks the server for what is true. */
const RESULTS: Readonly<Record<string, string>> = { paid: 'success', failed: 'failed' };

type Message = Readonly<Record<string, unknown>>;

/** Messages that gateways send, by themselves or by the browser of a customer who comes back. */
@Injectable()
export class ReceiveNotice implements OnModuleInit {
  private readonly logger = new Logger(ReceiveNotice.name);
  private readonly received = new Map<PaymentType, number>();
  private readonly refused = new Map<PaymentType, number>();

  constructor(
    private readonly gateways: PaymentGateways,
    private readonly facts: GatewayFacts,
    private readonly orders: OrderStore,
    private readonly people: People,
    private readonly web: WebSettings,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const labels = ['gateway'] as const;
    const help = 'Messages of gateways, and customers who came back from them.';
    this.metrics.counters({ name: 'linklet_payment_notices_received_total', help, labels }, () =>
      this.countsIn(this.received),
    );
    const refusedHelp = 'Messages to the addresses of gateways that were not from them.';
    this.metrics.counters({ name: 'linklet_payment_notices_refused_total', help: refusedHelp, labels }, () =>
      this.countsIn(this.refused),
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
    const attempt = await this.orders.findAttempt(number);
    const isKnown = attempt?.gateway === type && attempt.reference === reference;
    this.count(isKnown ? this.received : this.refused, type);
    if (!isKnown) return this.web.appOrigin + PAGE;
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
    this.count(fact ? this.received : this.refused, type);
    if (fact) return fact;
    throw new NoticeRefused();
  }

  private count(counts: Map<PaymentType, number>, type: PaymentType): void {
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }

  /** Gateways are there from the beginning: what never grew is 0, not absent. */
  private countsIn(counts: ReadonlyMap<PaymentType, number>): LabelledNumber<'gateway'>[] {
    return this.gateways.offered.map((gateway) => ({ of: { gateway }, value: counts.get(gateway) ?? 0 }));
  }

  private async pageOf({ number }: Pick<GatewayFact, 'number'>): Promise<string> {
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
