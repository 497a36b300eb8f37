import type { GatewayFact } from '../../src/modules/payments/application/ports/payment-gateway';
import { Checkout } from '../../src/modules/payments/application/checkout.service';
import { ReceiveNotice } from '../../src/modules/payments/application/receive-notice.service';
import { StartPayment } from '../../src/modules/payments/application/start-payment.service';
import { PLAN } from '../../src/modules/payments/plans/domain/plan-target';
import type { Member } from '../../src/shared/domain/actor';
import { allowing } from './allowing';
import type { MoneyApp } from './money-app';
import type { GatewayFault, Page } from './scripted-books';
import type { ScriptedGateway } from './scripted-gateway';
import { CHARACTERS, openGateway } from './scripted-gateways';
import { ScriptedInvoices } from './scripted-invoices';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of Taipei's day: after midnight, when gateways charge, twice in business hours, and before midnight. */
const LATE_MS = 23.9 * HOUR_MS;
const TIMES_MS = [0.1 * HOUR_MS, 3 * HOUR_MS, 9 * HOUR_MS, 15 * HOUR_MS, LATE_MS];
/** Everybody buys in the first days, which have ends of months among them. */
const BUYING_DAYS = 33;
const PLANS = ['personal', 'initial', 'classic'] as const;
/** How long a message may take that does not come at once. */
const MAX_DELAY_MS = 40 * HOUR_MS;
/** How long a gateway that is away stays so. */
const MAX_AWAY_MS = 8 * HOUR_MS;

interface Customer {
  readonly member: Member;
  readonly gateway: ScriptedGateway;
  readonly item: (typeof PLANS)[number];
  /** The next moment at which they buy, if they have nothing by then. */
  buysAt: number;
}

interface Message {
  readonly from: ScriptedGateway;
  readonly fact: GatewayFact;
  readonly at: number;
}

/** Many customers and their gateways, month after month; one in twenty things goes wrong. */
export class PaymentYear {
  readonly gateways: readonly ScriptedGateway[];
  readonly invoices: ScriptedInvoices;
  private customers: readonly Customer[] = [];
  private readonly pages: { readonly customer: Customer; readonly page: Page }[] = [];
  private messages: Message[] = [];
  private readonly awayUntil = new Map<ScriptedGateway, number>();
  private isCalm = false;

  constructor(
    private readonly app: MoneyApp,
    private readonly random: () => number,
    /** The beginning of a day in Taipei. */
    private readonly start: number,
  ) {
    app.now = start;
    const now = () => app.now;
    this.gateways = CHARACTERS.map((character) => {
      const gateway = openGateway(character, now);
      gateway.nextFault = () => this.fault(gateway);
      gateway.refusesNext = () => this.happens(0.007);
      return gateway;
    });
    app.gateways = this.gateways;
    this.invoices = new ScriptedInvoices(now, () => this.fault());
    app.invoiceBy(this.invoices);
  }

  async enter(count: number): Promise<void> {
    const customers: Customer[] = [];
    for (let index = 0; index < count; index += 1) {
      const gateway = this.gateways[index % this.gateways.length];
      const item = PLANS[Math.floor(this.random() * PLANS.length)] ?? 'initial';
      const buysAt = this.start + this.random() * BUYING_DAYS * DAY_MS;
      if (gateway) customers.push({ member: await this.app.member(), gateway, item, buysAt });
    }
    this.customers = customers;
  }

  async day(): Promise<void> {
    const midnight = this.app.now - ((this.app.now - this.start) % DAY_MS);
    for (const gateway of this.gateways) {
      if (this.happens(0.05)) this.awayUntil.set(gateway, midnight + this.random() * DAY_MS);
    }
    for (const ms of TIMES_MS) {
      this.app.now = midnight + ms;
      await this.hour();
    }
    this.app.now = midnight + DAY_MS;
  }

  /** Everything arrives, and nothing goes wrong or is bought any more. */
  async settle(days: number): Promise<void> {
    this.isCalm = true;
    this.awayUntil.clear();
    for (let day = 0; day < days; day += 1) await this.day();
  }

  private async hour(): Promise<void> {
    for (const gateway of this.gateways) gateway.chargeDue();
    await this.decidePages();
    await this.buy();
    await this.deliver();
    await this.app.followDue();
    await this.app.followRest();
  }

  /** Who has opened a page shortly before midnight pays after it. */
  private async decidePages(): Promise<void> {
    const open = this.pages.splice(0);
    for (const { customer, page } of open) await this.pay(customer, page);
  }

  private async buy(): Promise<void> {
    if (this.isCalm) return;
    const due = this.customers.filter(({ buysAt }) => buysAt <= this.app.now);
    if (due.length === 0) return;
    const rows = await this.app.query('SELECT group_id FROM subscriptions WHERE live_key IS NOT NULL');
    const having = new Set(rows.map(({ group_id: group }) => Number(group)));
    for (const customer of due) {
      customer.buysAt = this.app.now + DAY_MS;
      if (!having.has(customer.member.groupId)) await this.order(customer);
    }
  }

  private async order(customer: Customer): Promise<void> {
    const { member, gateway, item } = customer;
    const { currency } = gateway.character;
    const input = { target: PLAN, cycle: 'monthly', invoice: null, coupon: null, item, currency } as const;
    const order = await this.app.get(Checkout).quote(member, input);
    const before = gateway.pages.length;
    const choice = { paymentType: gateway.type, offered: [gateway.type] };
    const isStarted = await allowing(() => this.app.get(StartPayment).start(member, order, choice));
    const page = gateway.pages[before];
    if (!isStarted || !page) return;
    if ((this.app.now - this.start) % DAY_MS === LATE_MS) this.pages.push({ customer, page });
    else await this.pay(customer, page);
  }

  /** Where the browser brings back names, the gateway is asked; a few customers do not come back. */
  private async pay({ gateway }: Customer, page: Page): Promise<void> {
    gateway.decide(page, 'paid');
    if (gateway.type === 'newebPay' || this.happens(0.05)) return;
    await this.app.get(ReceiveNotice).handleReturnOf(gateway.type, page.number, `R${page.number}`);
  }

  private async deliver(): Promise<void> {
    for (const from of this.gateways) {
      for (const fact of from.underWay.splice(0)) this.send(from, fact);
    }
    const due = this.messages.filter(({ at }) => at <= this.app.now);
    this.messages = this.messages.filter(({ at }) => at > this.app.now);
    for (const message of due) {
      const isHeard = await allowing(() => this.app.hear(message.from, message.fact));
      // A gateway sends it again when nobody could take it.
      if (!isHeard) this.messages.push({ ...message, at: this.app.now + HOUR_MS });
    }
  }

  private send(from: ScriptedGateway, fact: GatewayFact): void {
    const { now } = this.app;
    const message = { from, fact, at: now };
    if (this.happens(0.02)) return;
    if (this.happens(0.02)) this.messages.push({ ...message, at: now + this.random() * MAX_DELAY_MS });
    else this.messages.push(message);
    if (this.happens(0.02)) this.messages.push({ ...message, at: now + this.random() * MAX_DELAY_MS });
  }

  private fault(gateway?: ScriptedGateway): GatewayFault | undefined {
    const since = gateway && this.awayUntil.get(gateway);
    if (since !== undefined && this.app.now >= since && this.app.now < since + MAX_AWAY_MS) return 'away';
    if (this.happens(0.01)) return 'away';
    return this.happens(0.01) ? 'answer lost' : undefined;
  }

  private happens(share: number): boolean {
    return !this.isCalm && this.random() < share;
  }
}
