import { DEMO_MERCHANT as PAYPAL_APP } from '../../sandbox/paypal/merchant';
import { startPayPal } from '../../sandbox/paypal/paypal';
import type { PayPalState } from '../../sandbox/paypal/state';
import type { Simulator } from '../../sandbox/shared/simulator';
import { ChangeCardService } from '../../src/modules/payments/application/changes/change-card.service';
import { ChangeSubscriptionService } from '../../src/modules/payments/application/subscriptions/change-subscription.service';
import type { ChangeContext } from '../../src/modules/payments/application/changes/change-context';
import { ChangeTermsService } from '../../src/modules/payments/application/changes/change-terms.service';
import type { ChangeInput } from '../../src/modules/payments/application/changes/change-quotes.service';
import {
  PurchasesService,
  type PurchaseInput,
} from '../../src/modules/payments/application/orders/purchases.service';
import { ReceiveNoticeService } from '../../src/modules/payments/application/gateway-events/receive-notice.service';
import type { StartedPayment } from '../../src/modules/payments/application/orders/start-payment.service';
import { CURRENCY_OF, type PaymentType } from '../../src/modules/payments/domain/payment-type';
import type { ChangeKind } from '../../src/modules/payments/domain/plan-change';
import { BrokenInvariantsQuery } from '../../src/modules/payments/infrastructure/broken-invariants.query';
import { PLAN } from '../../src/modules/payments/plans/domain/plan-target';
import type { Member } from '../../src/shared/domain/actor';
import type { Row } from './buyer';
import { MoneyApp } from './money-app';
import { PaymentWorld } from './payment-world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ADDRESS = '10.0.0.1';
/** Noon in Taipei; the first period has 30 days. */
const START = '2026-11-01T12:00:00+08:00';

type Choice = 'pay' | 'decline' | 'cancel';

/** The services of payments beside the simulators of all gateways, on one clock. */
export class ChangingShop {
  member!: Member;

  private constructor(
    readonly app: MoneyApp,
    readonly world: PaymentWorld,
    readonly paypal: Simulator<PayPalState>,
  ) {}

  static async open(): Promise<ChangingShop> {
    const world = await PaymentWorld.open(START);
    const paypal = await startPayPal({ clock: world.clock });
    const app = await MoneyApp.start({
      ...world.variables,
      PAYPAL_URL: paypal.origin,
      PAYPAL_CLIENT_ID: PAYPAL_APP.clientId,
      PAYPAL_CLIENT_SECRET: PAYPAL_APP.clientSecret,
      PAYPAL_WEBHOOK_ID: PAYPAL_APP.webhookId,
    });
    const shop = new ChangingShop(app, world, paypal);
    world.takeNotice = (fields) =>
      shop.atNow(() => app.get(ReceiveNoticeService).receive('newebPay', fields));
    return shop;
  }

  /** It is the beginning again, and nothing has been sold yet. */
  async beginAgain(): Promise<void> {
    // The application remembers what it has made of PayPal's catalogue.
    const { products, plans } = this.paypal.state;
    this.paypal.clear();
    Object.assign(this.paypal.state, { products, plans });
    await this.world.beginAgain(START);
    await this.app.empty();
  }

  async close(): Promise<void> {
    await this.app.stop();
    await this.paypal.close();
    await this.world.close();
  }

  /** A group that has paid for a plan by that way. */
  async subscribe(paymentType: PaymentType, input: Partial<PurchaseInput> = {}): Promise<void> {
    this.member = await this.app.member();
    const offer = this.offer(paymentType);
    await this.atNow(async () => {
      const purchases = this.app.get(PurchasesService);
      const wanted = { target: PLAN, item: 'initial', paymentType, ...input } as const;
      const { externalId } = await purchases.quote(this.member, wanted, offer);
      const choice = { paymentType, offered: offer.types };
      await this.finish(await purchases.start(this.member, externalId, choice), 'pay');
    });
  }

  /** What was begun; null when it takes effect later. */
  change(kind: ChangeKind, input: ChangeInput, paymentType?: PaymentType): Promise<StartedPayment | null> {
    const context = this.context(paymentType);
    return this.atNow(() => this.app.get(ChangeTermsService).change(this.member, kind, input, context));
  }

  /** The same until it is paid. */
  async changeAndPay(kind: ChangeKind, input: ChangeInput, paymentType?: PaymentType): Promise<void> {
    const started = await this.change(kind, input, paymentType);
    if (started) await this.finish(started, 'pay');
  }

  withdraw(): Promise<void> {
    return this.atNow(() => this.app.get(ChangeTermsService).withdraw(this.member, this.context()));
  }

  changeCard(paymentType?: PaymentType): Promise<StartedPayment> {
    return this.atNow(() => this.app.get(ChangeCardService).change(this.member, this.context(paymentType)));
  }

  /** What the customer has to agree to; null when it goes on as before. */
  resume(paymentType?: PaymentType): Promise<StartedPayment | null> {
    return this.atNow(() => this.app.get(ChangeCardService).resume(this.member, this.context(paymentType)));
  }

  async cancel(): Promise<void> {
    const reason = { reason: '', address: ADDRESS };
    await this.atNow(() => this.app.get(ChangeSubscriptionService).cancel(this.member, PLAN, reason));
  }

  /** What the customer decides on the page of the gateway, and that they come back from it. */
  async finish({ order, handOver }: StartedPayment, choice: Choice): Promise<void> {
    if (!handOver) return;
    const back = await this.world.decide(handOver, choice);
    const type = order.paymentType;
    if (type === 'newebPay' || type === null) return;
    const [number, reference] = ['orderId', 'transactionId'].map(
      (name) => back?.searchParams.get(name) ?? '',
    );
    await this.atNow(() =>
      type === 'linePay'
        ? this.app.get(ReceiveNoticeService).handleReturnOf(type, number ?? '', reference ?? '')
        : this.app
            .get(ReceiveNoticeService)
            .handleReturnOf(type, back?.searchParams.get('number') ?? '', null),
    );
  }

  /** Time passes, with what the jobs do in it. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= DAY) {
      await this.world.clock.advance(Math.min(left, DAY));
      await this.upkeep();
    }
  }

  /** Noon of the day on which the paid period is over, and the jobs have run. */
  async passPeriodEnd(): Promise<void> {
    const { period_end: end } = await this.subscription();
    await this.pass(Date.parse(`${String(end)}T12:00:00+08:00`) - this.world.clock.now());
    await this.pass(HOUR);
  }

  upkeep(): Promise<void> {
    return this.atNow(async () => {
      await this.app.followDue();
      await this.app.followRest();
    });
  }

  async subscription(): Promise<Row> {
    const [row] = await this.rows('SELECT * FROM subscriptions WHERE group_id = ? ORDER BY id DESC LIMIT 1');
    if (!row) throw new Error('there is no subscription');
    return row;
  }

  async plan(): Promise<unknown> {
    const [row] = await this.rows('SELECT plan FROM user_groups WHERE id = ?');
    return row?.['plan'];
  }

  /** What the group has paid, oldest first. */
  async paid(): Promise<unknown[]> {
    const rows = await this.rows(
      "SELECT operation, item, cycle, total_minor FROM orders WHERE group_id = ? AND state = 'paid' ORDER BY id",
    );
    return rows.map((row) => [row['operation'], row['item'], row['cycle'], Number(row['total_minor'])]);
  }

  async mandates(): Promise<unknown[]> {
    const rows = await this.rows(
      `SELECT m.gateway, m.state, m.amount_minor, m.cycle FROM mandates m JOIN subscriptions s ON s.id = m.subscription_id
        WHERE s.group_id = ? ORDER BY m.id`,
    );
    return rows.map((row) => [row['gateway'], row['state'], Number(row['amount_minor']), row['cycle']]);
  }

  broken(): Promise<unknown[]> {
    return this.app
      .get(BrokenInvariantsQuery)
      .find({ now: new Date(this.world.clock.now()), since: new Date(0) });
  }

  rows(sql: string): Promise<Row[]> {
    return this.app.query(sql, [this.member.groupId]);
  }

  private offer(paymentType: PaymentType) {
    const types = (['newebPay', 'linePay', 'paypal'] as const).filter(
      (type) => CURRENCY_OF[type] === CURRENCY_OF[paymentType],
    );
    return { types, currency: CURRENCY_OF[paymentType] };
  }

  private context(paymentType?: PaymentType): ChangeContext {
    const offer = { types: ['newebPay', 'linePay', 'paypal'], currency: 'TWD' } as const;
    return { slot: PLAN, paymentType, offer, address: ADDRESS };
  }

  private atNow<T>(work: () => Promise<T>): Promise<T> {
    this.app.now = this.world.clock.now();
    return work();
  }
}
