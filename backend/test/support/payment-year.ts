import { CheckoutService } from '../../src/modules/payments/application/orders/checkout.service';
import type { BillingCycle } from '../../src/modules/payments/domain/billing-cycle';
import { PLAN } from '../../src/modules/payments/plans/domain/plan-target';
import { allowing } from './allowing';
import { anyChange, PLANS } from './any-change';
import type { MoneyApp } from './money-app';
import { BUYING_DAYS, DAY_MS, type Payer, PaymentDays } from './payment-days';
import { COUPONS } from './payment-history';
import { refundPart } from './payment-parts';
import type { ScriptedGateway } from './scripted-gateway';

/** Of the charges, those that banks refuse. */
const REFUSED = 0.007;
/** One in five pays for a year at once, and one in three buys with a coupon, of which some take everything off. */
const [YEARLY, WITH_COUPON] = [0.2, 0.3];
const FREE_COUPON = 'EVERYTHING';
/** How likely a customer cancels, or takes that back, at one of the moments of a day. */
const [CANCELLING, RESUMING] = [0.0005, 0.01];
/** How likely a customer changes what they pay for, at one of the moments of a day. */
const CHANGING = 0.002;
/** How likely a site admin gives a part of a payment back, at one of the moments of a day and per customer. */
const REFUNDING = 0.0003;

interface Customer extends Payer {
  readonly item: (typeof PLANS)[number];
  readonly cycle: BillingCycle;
  /** For the next purchase. */
  coupon: string | null;
  /** The next moment at which they buy, if they have nothing by then. */
  buysAt: number;
}

/** Many customers and their gateways, month after month; one in twenty things goes wrong. */
export class PaymentYear extends PaymentDays {
  private customers: readonly Customer[] = [];

  /** `start`: the beginning of a day in Taipei. */
  constructor(app: MoneyApp, random: () => number, start: number) {
    super(app, random, start, REFUSED);
  }

  async enter(count: number): Promise<void> {
    await this.addCoupons(count);
    const customers: Customer[] = [];
    for (let index = 0; index < count; index += 1) {
      const gateway = this.gateways[index % this.gateways.length];
      const item = PLANS[Math.floor(this.random() * PLANS.length)] ?? 'initial';
      const buysAt = this.start + this.random() * BUYING_DAYS * DAY_MS;
      if (!gateway) continue;
      const cycle = this.random() < YEARLY ? 'yearly' : 'monthly';
      const coupon = this.random() < WITH_COUPON ? this.anyCoupon(gateway) : null;
      const member = await this.app.member();
      customers.push({ member, gateway, item, cycle, coupon, cancelled: null, buysAt });
    }
    this.customers = customers;
  }

  protected override async act(): Promise<void> {
    await this.changeMinds();
    await this.buy();
  }

  /** Amounts in both currencies, and one that takes everything off, as often as a tenth of the customers can use it. */
  private async addCoupons(customers: number): Promise<void> {
    const kinds = Object.entries(COUPONS).map(([currency, { code, off }]) => [
      code,
      null,
      off,
      currency,
      null,
    ]);
    for (const values of [...kinds, [FREE_COUPON, 100, null, null, Math.ceil(customers / 10)]]) {
      await this.app.query(
        `INSERT INTO coupons (code, percent, off_minor, currency, max_uses, plans, cycles, valid_from, created_at)
         VALUES (?, ?, ?, ?, ?, '', '', ?, ?)`,
        [...values, this.app.moment, this.app.moment],
      );
    }
  }

  private anyCoupon({ character }: ScriptedGateway): string {
    return this.random() < 0.5 ? FREE_COUPON : COUPONS[character.currency].code;
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
    const { member, gateway, item, cycle, coupon } = customer;
    const { currency } = gateway.character;
    const input = { target: PLAN, invoice: null, item, cycle, coupon, currency } as const;
    Object.assign(customer, { coupon: null, cancelled: null });
    // A coupon may be used up; the next purchase is without one.
    await allowing(async () => {
      const order = await this.app.get(CheckoutService).quote(member, input);
      await this.startPaying(customer, order);
    });
  }

  private async changeMinds(): Promise<void> {
    for (const customer of this.customers) {
      if (customer.cancelled === null) {
        if (this.happens(CANCELLING)) await this.cancel(customer, PLAN);
        else if (this.happens(CHANGING)) await this.change(customer);
        if (this.happens(REFUNDING)) await this.refund(customer);
      } else if (this.happens(RESUMING)) await this.resume(customer, PLAN, customer.cancelled);
    }
  }

  /** Of one of the last payments, whosever it is. */
  private async refund({ member: admin }: Customer): Promise<void> {
    const [nth, amount] = [100, 60].map((many) => 1 + Math.floor(this.random() * many)) as [number, number];
    await allowing(() => refundPart(this.app, admin, { nth, amount }));
  }

  private async change(customer: Customer): Promise<void> {
    const { member, gateway } = customer;
    const before = gateway.pages.length;
    const way = anyChange(this.app, member, { type: gateway.type, random: this.random });
    if (!(await allowing(way))) return;
    this.changed.add(member.groupId);
    const page = gateway.pages[before];
    if (page) await this.pay(customer, page);
  }
}
