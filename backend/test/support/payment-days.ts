import type { GatewayFact } from '../../src/modules/payments/application/ports/payment-gateway';
import { ChangeSubscriptionService } from '../../src/modules/payments/application/subscriptions/change-subscription.service';
import { ReceiveNoticeService } from '../../src/modules/payments/application/gateway-events/receive-notice.service';
import { StartPaymentService } from '../../src/modules/payments/application/orders/start-payment.service';
import type { Order } from '../../src/modules/payments/domain/order.entity';
import type { Member } from '../../src/shared/domain/actor';
import { allowing } from './allowing';
import { ADDRESS } from './any-change';
import type { MoneyApp } from './money-app';
import type { GatewayFault, Page } from './scripted-books';
import type { ScriptedGateway } from './scripted-gateway';
import { CHARACTERS, openGateway } from './scripted-gateways';
import { ScriptedInvoices } from './scripted-invoices';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Of Taipei's day: after midnight, when gateways charge, twice in business hours, and before midnight. */
const LATE_MS = 23.9 * HOUR_MS;
export const TIMES_MS = [0.1 * HOUR_MS, 3 * HOUR_MS, 9 * HOUR_MS, 15 * HOUR_MS, LATE_MS];
/** Everybody buys in the first days, which have ends of months among them. */
export const BUYING_DAYS = 33;
/** How long a message may take that does not come at once. */
const MAX_DELAY_MS = 40 * HOUR_MS;
/** How long a gateway that is away stays so. */
const MAX_AWAY_MS = 8 * HOUR_MS;

/** A person who pays. */
export interface Payer {
  readonly member: Member;
  readonly gateway: ScriptedGateway;
  /** Number of the mandate that was cancelled last; null since the next purchase. */
  cancelled: string | null;
}

interface Message {
  readonly from: ScriptedGateway;
  readonly fact: GatewayFact;
  readonly at: number;
}

/** Gateways and their messages, day after day; one in twenty things goes wrong. What customers do, a subclass says. */
export abstract class PaymentDays {
  readonly gateways: readonly ScriptedGateway[];
  readonly invoices: ScriptedInvoices;
  /** Numbers of mandates that customers have cancelled, and when what they paid for ended if that was at once. */
  readonly cancelled = new Map<string, number | null>();
  /** Groups that have changed what they pay for, or how. */
  readonly changed = new Set<number>();
  protected isCalm = false;
  private readonly pages: { readonly payer: Payer; readonly page: Page }[] = [];
  private messages: Message[] = [];
  private readonly awayUntil = new Map<ScriptedGateway, number>();

  constructor(
    protected readonly app: MoneyApp,
    protected readonly random: () => number,
    /** The beginning of a day in Taipei. */
    protected readonly start: number,
    /** Of the charges, those that banks refuse. */
    refusedShare: number,
  ) {
    app.now = start;
    const now = () => app.now;
    this.gateways = CHARACTERS.map((character) => {
      const gateway = openGateway(character, now);
      gateway.nextFault = () => this.fault(gateway);
      gateway.refusesNext = () => this.happens(refusedShare);
      return gateway;
    });
    app.gateways = this.gateways;
    this.invoices = new ScriptedInvoices(now, () => this.fault());
    app.invoiceBy(this.invoices);
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

  /** What customers do at one of the moments of a day. */
  protected abstract act(): Promise<void>;

  protected async hour(): Promise<void> {
    for (const gateway of this.gateways) gateway.chargeDue();
    await this.decidePages();
    await this.act();
    await this.deliver();
    await this.app.followDue();
    await this.app.followRest();
  }

  protected async startPaying(payer: Payer, order: Order): Promise<void> {
    const { member, gateway } = payer;
    const before = gateway.pages.length;
    const choice = { paymentType: gateway.type, offered: [gateway.type] };
    const isStarted = await allowing(() => this.app.get(StartPaymentService).start(member, order, choice));
    const page = gateway.pages[before];
    if (!isStarted || !page) return;
    if ((this.app.now - this.start) % DAY_MS === LATE_MS) this.pages.push({ payer, page });
    else await this.pay(payer, page);
  }

  /** Where the browser brings back names, the gateway is asked; a few customers do not come back. */
  protected async pay({ gateway }: Payer, page: Page): Promise<void> {
    gateway.decide(page, 'paid');
    if (gateway.type === 'newebPay' || this.happens(0.05)) return;
    await this.app.get(ReceiveNoticeService).handleReturnOf(gateway.type, page.number, `R${page.number}`);
  }

  protected async cancel(payer: Payer, slot: string): Promise<void> {
    const { member } = payer;
    const number = await this.mandateOf(member);
    await allowing(async () => {
      const reason = { reason: '', address: ADDRESS };
      const { isLive } = await this.app.get(ChangeSubscriptionService).cancel(member, slot, reason);
      if (number === null) return;
      payer.cancelled = number;
      this.cancelled.set(number, isLive ? null : this.app.now);
    });
  }

  protected async resume(payer: Payer, slot: string, number: string): Promise<void> {
    const work = () => this.app.get(ChangeSubscriptionService).resume(payer.member, slot, ADDRESS);
    if (!(await allowing(work))) return;
    payer.cancelled = null;
    this.cancelled.delete(number);
  }

  protected happens(share: number): boolean {
    return !this.isCalm && this.random() < share;
  }

  /** Null without a live subscription that is charged again. */
  private async mandateOf({ groupId }: Member): Promise<string | null> {
    const [row] = await this.app.query(
      `SELECT m.number FROM mandates m JOIN subscriptions s ON s.id = m.subscription_id
        WHERE s.group_id = ? AND s.live_key IS NOT NULL AND m.wanted <> 'terminated'`,
      [groupId],
    );
    return row ? String(row['number']) : null;
  }

  /** Who has opened a page shortly before midnight pays after it. */
  private async decidePages(): Promise<void> {
    const open = this.pages.splice(0);
    for (const { payer, page } of open) await this.pay(payer, page);
  }

  private async deliver(): Promise<void> {
    for (const from of this.gateways) {
      for (const fact of from.underWay.splice(0)) this.send(from, fact);
    }
    const due = this.messages.filter(({ at }) => at <= this.app.now);
    this.messages = this.messages.filter(({ at }) => at > this.app.now);
    for (const message of due) {
      const isHeard = await allowing(() => this.app.hear(message.from, message.fact));
      // A gateway sends it again when it could not be taken.
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
}
