import { ChangeSubscriptionService } from '../../src/modules/payments/application/subscriptions/change-subscription.service';
import { CheckoutService } from '../../src/modules/payments/application/orders/checkout.service';
import { ReceiveNoticeService } from '../../src/modules/payments/application/gateway-events/receive-notice.service';
import { StartPaymentService } from '../../src/modules/payments/application/orders/start-payment.service';
import { PLAN } from '../../src/modules/payments/plans/domain/plan-target';
import { BrokenInvariantsQuery } from '../../src/modules/payments/infrastructure/broken-invariants.query';
import type { Member } from '../../src/shared/domain/actor';
import { allowing } from './allowing';
import type { MoneyApp } from './money-app';
import { PaymentModel } from './payment-model';
import { refundDifferences, refundPart } from './payment-parts';
import type { Disturbance, Purchase, Step } from './payment-steps';
import type { Character, GatewayFault } from './scripted-books';
import type { ScriptedGateway } from './scripted-gateway';
import { CHARACTERS, openGateway, PRICES } from './scripted-gateways';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MONTH = { target: PLAN, cycle: 'monthly', invoice: null } as const;
/** The coupons of each history, and what they take off. */
export const COUPONS = {
  TWD: { code: 'HUNDRED', off: 100 },
  USD: { code: 'THREE-DOLLARS', off: 300 },
} as const;

const ASK_AGAIN_MS = 10 * MINUTE_MS;

/** One group's life with the product, with gateways that do as they are told, and with the model beside them. */
export class PaymentHistory {
  readonly model: PaymentModel;
  readonly gateways: readonly ScriptedGateway[];
  private readonly numbers = new Map<string, string>();
  /** Charges that the customer must get something for, or back, and their mandates. */
  private readonly owed = new Map<string, string>();
  private readonly faults = new Map<ScriptedGateway, GatewayFault[]>();
  private readonly refusals = new Set<ScriptedGateway>();
  private silences = 0;

  constructor(
    private readonly app: MoneyApp,
    private readonly member: Member,
  ) {
    this.model = new PaymentModel(() => app.now);
    this.gateways = CHARACTERS.map((character) => this.open(character));
    app.gateways = this.gateways;
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'buy':
        return this.buy(step);
      case 'purchase':
        return this.purchase(step);
      case 'refund':
        return refundPart(this.app, this.member, step);
      case 'minutes':
        return this.pass(step.amount * MINUTE_MS);
      case 'days':
        for (let day = 0; day < step.amount; day += 1) await this.pass(DAY_MS);
        return;
      case 'cancel':
        return this.cancel();
      case 'resubscribe':
        return this.resubscribe();
      case 'refuse card':
      case 'away':
      case 'answer lost':
        this.disturb(step);
        return;
      default:
        return this.atGateway(step);
    }
  }

  /** Everything arrives, and all gateways answer, for as long as anything may take. */
  async settle(): Promise<void> {
    this.faults.clear();
    for (const ms of [6 * MINUTE_MS, 50 * MINUTE_MS, HOUR_MS, ...Array<number>(5).fill(7 * HOUR_MS)]) {
      await this.pass(ms);
    }
    for (let day = 0; day < 9; day += 1) await this.pass(DAY_MS);
    for (const each of this.gateways) {
      while (each.underWay.length > 0) await this.deliver(each, 0);
    }
    // What a charge of this last day would come to is not waited for.
    for (let times = 0; times < 3; times += 1) await this.pass(7 * HOUR_MS, false);
  }

  /** What does not agree; empty when all is well. */
  async differences(): Promise<unknown[]> {
    const { groupId } = this.member;
    const broken = await this.app
      .get(BrokenInvariantsQuery)
      .find({ now: this.app.moment, since: new Date(0) });
    const [live] = await this.app.query(
      'SELECT state, period_number, period_end FROM subscriptions WHERE live_key IS NOT NULL',
    );
    const [group] = await this.app.query('SELECT plan FROM user_groups WHERE id = ?', [groupId]);
    const attempts = await this.app.query(
      `SELECT a.number, r.id AS refund FROM payment_attempts a
         LEFT JOIN payment_refunds r ON r.attempt_id = a.id AND r.cause = 'unapplied'
        WHERE a.state = 'settled'`,
    );
    const numbers = (isBack: boolean) =>
      attempts
        .filter(({ refund }) => (refund !== null) === isBack)
        .map(({ number }) => String(number))
        .sort();
    const found = {
      subscription: live ? [live['state'], Number(live['period_number']), live['period_end']] : null,
      plan: group?.['plan'],
      used: numbers(false),
      back: numbers(true),
    };
    const expected = {
      subscription: this.model.state,
      plan: this.model.subscription?.plan ?? 'free',
      used: [...this.model.used].sort(),
      back: [...this.model.back].sort(),
    };
    return JSON.stringify(found) === JSON.stringify(expected) ? broken : [...broken, { found, expected }];
  }

  /** Money that the gateways hold and our books do not know, or that should have gone back, or has gone back twice. */
  async lost(): Promise<unknown[]> {
    const { used, back } = this.model;
    const held = this.gateways.flatMap(({ trades }) =>
      trades.filter(({ number, mandateNumber, isRefunded }) => {
        if (used.has(number)) return isRefunded;
        if (back.has(number)) return !isRefunded;
        return number === mandateNumber || this.owed.has(number);
      }),
    );
    return [...held, ...(await refundDifferences(this.app, this.gateways))];
  }

  private open(character: Character): ScriptedGateway {
    const opened = openGateway(
      character,
      () => this.app.now,
      (fact) => this.model.hear(fact),
    );
    opened.nextFault = () => {
      const fault = this.faults.get(opened)?.shift();
      if (fault !== undefined) this.silences += 1;
      return fault;
    };
    opened.refusesNext = () => this.refusals.delete(opened);
    return opened;
  }

  private async purchase(step: Purchase): Promise<void> {
    const chosen = this.gateways[step.gateway];
    if (!chosen) return;
    await this.buy(step);
    const page = chosen.pages.at(-1);
    if (!page) return;
    chosen.decide(page, 'paid');
    if (chosen.underWay.length > 0) await this.deliver(chosen, chosen.underWay.length - 1);
    else await this.comeBack(chosen, page.number);
  }

  private async buy({ gateway: index, plan: name, hasCoupon }: Purchase): Promise<void> {
    const chosen = this.gateways[index];
    if (!chosen) return;
    const { currency } = chosen.character;
    const { code, off } = COUPONS[currency];
    const coupon = hasCoupon ? code : null;
    await allowing(async () => {
      const input = { ...MONTH, item: name, currency, coupon };
      const order = await this.app.get(CheckoutService).quote(this.member, input);
      // The attempt is stored before the gateway is called, which may have taken it and be silent.
      await allowing(() =>
        this.app
          .get(StartPaymentService)
          .start(this.member, order, { paymentType: chosen.type, offered: [chosen.type] }),
      );
      const attempts = await this.app.query('SELECT number FROM payment_attempts WHERE order_id = ?', [
        order.id,
      ]);
      for (const { number } of attempts) {
        const price = PRICES[currency][name];
        const first = this.numbers.get(order.externalId) ?? null;
        const total = hasCoupon ? price - off : price;
        this.model.handedOver(
          String(number),
          { plan: name, price, total, lateMs: chosen.character.lateMs },
          first,
        );
        this.numbers.set(order.externalId, first ?? String(number));
      }
    });
  }

  private disturb({ gateway: index, do: trouble }: Disturbance): void {
    const chosen = this.gateways[index];
    if (!chosen) return;
    if (trouble === 'refuse card') this.refusals.add(chosen);
    else this.faults.set(chosen, [...(this.faults.get(chosen) ?? []), trouble]);
  }

  private async atGateway(step: Exclude<Step, { amount: number } | Purchase | Disturbance>): Promise<void> {
    const chosen = this.gateways[step.gateway];
    if (!chosen) return;
    const at = 'nth' in step ? step.nth : 0;
    const page = chosen.pages.at(-1 - (at % chosen.pages.length));
    switch (step.do) {
      case 'pay':
        // One in twelve is of another amount, where the gateway itself takes it.
        chosen.decide(page, 'paid', step.isWrong && at === 0 ? -1 : 0);
        return;
      case 'decline':
        chosen.decide(page, 'declined');
        return;
      case 'come back':
        if (page) await this.comeBack(chosen, page.number);
        return;
      case 'deliver':
      case 'duplicate':
        return this.deliver(chosen, at, step.do === 'deliver');
      case 'drop':
        chosen.underWay.splice(at % chosen.underWay.length, 1);
        return;
      default:
    }
  }

  private async comeBack({ type }: ScriptedGateway, number: string): Promise<void> {
    await this.app.get(ReceiveNoticeService).handleReturnOf(type, number, `R${number}`);
  }

  private async deliver(from: ScriptedGateway, at: number, isGone = true): Promise<void> {
    const index = at % from.underWay.length;
    const fact = from.underWay[index];
    if (!fact) return;
    const isHeard = await allowing(() => this.app.hear(from, fact));
    if (isGone && isHeard) from.underWay.splice(from.underWay.indexOf(fact), 1);
  }

  private async cancel(): Promise<void> {
    const mandateNumber = this.model.subscription?.mandateNumber ?? '';
    const wasPastDue = this.model.state?.[0] === 'pastDue';
    const expected = this.model.cancel();
    await this.agreeing(expected, () =>
      this.app.get(ChangeSubscriptionService).cancel(this.member, PLAN, { reason: '', address: '10.0.0.1' }),
    );
    if (!wasPastDue) return;
    // It is not waited for any more; a charge whose message was lost, too, is left to those who read the books.
    for (const [number, mandate] of this.owed) if (mandate === mandateNumber) this.owed.delete(number);
  }

  private resubscribe(): Promise<void> {
    return this.agreeing(this.model.resume(), () =>
      this.app.get(ChangeSubscriptionService).resume(this.member, PLAN, '10.0.0.1'),
    );
  }

  private async pass(ms: number, hasCharges = true): Promise<void> {
    this.app.now += ms;
    if (hasCharges) for (const each of this.gateways) this.chargeDue(each);
    await this.followDue();
    await this.app.followRest();
  }

  private async followDue(): Promise<void> {
    const { state: before, waitsForAnswer } = this.model;
    const { silences } = this;
    await this.app.followDue();
    if (waitsForAnswer && this.silences > silences) {
      this.app.now += ASK_AGAIN_MS;
      return this.followDue();
    }
    if (JSON.stringify(this.model.state) === JSON.stringify(before)) this.model.pass();
  }

  private chargeDue(from: ScriptedGateway): void {
    const before = from.trades.length;
    from.chargeDue();
    const { subscription } = this.model;
    if (!subscription || subscription.state === 'cancelled') return;
    for (const { number, mandateNumber } of from.trades.slice(before)) {
      if (mandateNumber === subscription.mandateNumber) this.owed.set(number, mandateNumber);
    }
  }

  private async agreeing(expected: 'done' | 'refused', work: () => Promise<unknown>): Promise<void> {
    const isDone = await allowing(work);
    if (isDone !== (expected === 'done')) throw new Error(`it was not ${expected}`);
  }
}
