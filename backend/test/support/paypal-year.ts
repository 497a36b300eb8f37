import { ChangeCardService } from '../../src/modules/payments/application/changes/change-card.service';
import { ChangeTermsService } from '../../src/modules/payments/application/changes/change-terms.service';
import { OneTimePurchasesService } from '../../src/modules/payments/application/orders/one-time-purchases.service';
import { OrderRefundsService } from '../../src/modules/payments/application/desk/order-refunds.service';
import { PurchasesService } from '../../src/modules/payments/application/orders/purchases.service';
import { SellersService } from '../../src/modules/payments/application/sellers.service';
import type { Sale } from '../../src/modules/payments/application/ports/seller';
import type { StartedPayment } from '../../src/modules/payments/application/orders/start-payment.service';
import type { BillingCycle } from '../../src/modules/payments/domain/billing-cycle';
import { PLAN } from '../../src/modules/payments/plans/domain/plan-target';
import type { Member } from '../../src/shared/domain/actor';
import { DomainError } from '../../src/shared/domain/domain-error';
import { money } from '../../src/shared/domain/money';
import { allowing } from './allowing';
import { ADDRESS, PLANS } from './any-change';
import { BUYING_DAYS, DAY_MS } from './payment-days';
import { COUPONS } from './payment-history';
import { refundPart } from './payment-parts';
import { PayPalDays } from './paypal-days';

/** One in five pays for a year at once, and one in three buys with a coupon. */
const [YEARLY, WITH_COUPON] = [0.2, 0.3];
/** How likely a customer cancels, takes that back, or changes what they pay for, at one of the moments of a day. */
const [CANCELLING, RESUMING, CHANGING] = [0.0005, 0.01, 0.003];
/** How likely a site admin gives back a part of a payment, or all of one; per customer. */
const [REFUNDING, REVOKING] = [0.0005, 0.0002];
/** How likely a customer pays once for a file of links, at one of the moments of a day. */
const PAYING_ONCE = 0.0005;
const PRICE_OF_FILE = money(700, 'USD');

const OFFER = { types: ['paypal'], currency: 'USD' } as const;
const CHANGE = { slot: PLAN, paymentType: 'paypal', offer: OFFER, address: ADDRESS } as const;
const CYCLES: readonly BillingCycle[] = ['monthly', 'yearly'];

interface Customer {
  readonly member: Member;
  readonly item: (typeof PLANS)[number];
  readonly cycle: BillingCycle;
  /** For the first purchase. */
  coupon: string | undefined;
  /** The next moment at which they buy, if they have nothing by then. */
  buysAt: number;
  isCancelled: boolean;
}

/** Customers who pay by PayPal, month after month. */
export class PayPalYear extends PayPalDays {
  /** Names of the files that were paid for. */
  readonly files = new Set<string>();
  private customers: readonly Customer[] = [];
  private filesQuoted = 0;

  async enter(count: number): Promise<void> {
    this.sellFiles();
    const { code, off } = COUPONS.USD;
    const values = [code, null, off, 'USD', null, '', '', this.app.moment, this.app.moment];
    await this.app.query(
      `INSERT INTO coupons (code, percent, off_minor, currency, max_uses, plans, cycles, valid_from, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      values,
    );
    const customers: Customer[] = [];
    for (let index = 0; index < count; index += 1) {
      customers.push({
        member: await this.app.member(),
        item: this.oneOf(PLANS),
        cycle: this.random() < YEARLY ? 'yearly' : 'monthly',
        coupon: this.random() < WITH_COUPON ? code : undefined,
        buysAt: this.start + this.random() * BUYING_DAYS * DAY_MS,
        isCancelled: false,
      });
    }
    this.customers = customers;
  }

  /** In place of files that would have to be sent. */
  private sellFiles(): void {
    const { files } = this;
    Object.assign(this.app.get(SellersService).sellerOf('batch'), {
      mayBuy: (_: number, item: string) =>
        Promise.resolve(
          files.has(item) ? new DomainError('conflict', 'test.bought', 'It was bought.') : null,
        ),
      fulfil: ({ item }: Sale) => Promise.resolve(files.add(item)),
      revoke: ({ item }: Sale) => Promise.resolve(files.delete(item)),
    });
  }

  protected override async act(): Promise<void> {
    if (this.isCalm) return;
    await this.buyDue();
    for (const customer of this.customers) await this.changeMind(customer);
  }

  private async buyDue(): Promise<void> {
    const due = this.customers.filter(({ buysAt }) => buysAt <= this.app.now);
    if (due.length === 0) return;
    const rows = await this.app.query('SELECT group_id FROM subscriptions WHERE live_key IS NOT NULL');
    const having = new Set(rows.map(({ group_id: group }) => Number(group)));
    for (const customer of due) {
      customer.buysAt = this.app.now + DAY_MS;
      if (!having.has(customer.member.groupId)) await this.buy(customer);
    }
  }

  private buy(customer: Customer): Promise<boolean> {
    const { member, item, cycle, coupon } = customer;
    Object.assign(customer, { coupon: undefined, isCancelled: false });
    const purchases = this.app.get(PurchasesService);
    const input = { target: PLAN, item, cycle, coupon, paymentType: 'paypal' } as const;
    return this.started(async () => {
      const { externalId } = await purchases.quote(member, input, OFFER);
      return purchases.start(member, externalId, { paymentType: 'paypal', offered: OFFER.types });
    });
  }

  private payOnce(member: Member): Promise<boolean> {
    this.filesQuoted += 1;
    const wanted = { target: 'batch', item: `file-${this.filesQuoted}`, price: PRICE_OF_FILE } as const;
    return this.started(async () => {
      const { externalId } = await this.app.get(OneTimePurchasesService).quote(member, wanted, ADDRESS);
      const choice = { paymentType: 'paypal', offered: OFFER.types } as const;
      return this.app.get(PurchasesService).start(member, externalId, choice);
    });
  }

  private async changeMind(customer: Customer): Promise<void> {
    const { member, isCancelled } = customer;
    if (isCancelled) {
      const card = this.app.get(ChangeCardService);
      if (this.happens(RESUMING) && (await this.started(() => card.resume(member, CHANGE)))) {
        customer.isCancelled = false;
      }
    } else if (this.happens(CANCELLING)) customer.isCancelled = await this.cancel(member, PLAN);
    else if (this.happens(CHANGING)) await this.started(this.change(member));
    if (this.happens(PAYING_ONCE)) await this.payOnce(member);
    if (this.happens(REFUNDING)) await this.refund(member);
    if (this.happens(REVOKING)) await this.revoke(member);
  }

  /** Most of what is tried is refused, because nothing would change. */
  private change(member: Member): () => Promise<StartedPayment | null> {
    const [item, cycle] = [this.oneOf(PLANS), this.oneOf(CYCLES)];
    const terms = this.app.get(ChangeTermsService);
    return this.oneOf<() => Promise<StartedPayment | null>>([
      () => terms.change(member, 'upgrade', { item, cycle }, CHANGE),
      () => terms.change(member, 'degrade', { item, cycle }, CHANGE),
      () => terms.change(member, 'changePeriod', { cycle }, CHANGE),
      () => this.app.get(ChangeCardService).change(member, CHANGE),
    ]);
  }

  private async refund(admin: Member): Promise<void> {
    const [nth, amount] = [this.random(), this.random()].map((one) => 1 + Math.floor(one * 80));
    await allowing(() => refundPart(this.app, admin, { nth: nth ?? 1, amount: amount ?? 1 }));
  }

  /** What the group has paid last goes back, and with it what it was for. */
  private async revoke(admin: Member): Promise<void> {
    const [order] = await this.app.query(
      "SELECT external_id FROM orders WHERE group_id = ? AND state = 'paid' ORDER BY id DESC LIMIT 1",
      [admin.groupId],
    );
    if (!order) return;
    const step = { admin, reason: 'a test', address: ADDRESS };
    const wanted = { amount: () => undefined, endSubscription: true };
    await allowing(() => this.app.get(OrderRefundsService).want(String(order['external_id']), wanted, step));
  }

  /** Whether the product allows it; a buyer who has to agree at PayPal does. */
  private started(work: () => Promise<StartedPayment | null>): Promise<boolean> {
    return allowing(async () => {
      const started = await work();
      if (started) await this.agree(started);
    });
  }
}
