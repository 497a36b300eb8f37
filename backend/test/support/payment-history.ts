import fc from 'fast-check';
import { ChargeDue } from '../../src/modules/payments/application/charge-due.service';
import { ChangeSubscription } from '../../src/modules/payments/application/change-subscription.service';
import { Checkout } from '../../src/modules/payments/application/checkout.service';
import { DueSubscriptions } from '../../src/modules/payments/application/due-subscriptions.service';
import { Mandates } from '../../src/modules/payments/application/mandates.service';
import { OpenAttempts } from '../../src/modules/payments/application/open-attempts.service';
import { ReceiveNotice } from '../../src/modules/payments/application/receive-notice.service';
import { StartPayment } from '../../src/modules/payments/application/start-payment.service';
import { PLAN } from '../../src/modules/payments/plans/domain/plan-target';
import { BrokenInvariantsQuery } from '../../src/modules/payments/infrastructure/broken-invariants.query';
import { PlanGrants } from '../../src/modules/billing';
import { DomainError } from '../../src/shared/domain/domain-error';
import type { Member } from '../../src/shared/domain/actor';
import type { MoneyApp } from './money-app';
import { PaymentModel } from './payment-model';
import { type Character, ScriptedGateway } from './scripted-gateway';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const PRICES = { personal: 299, initial: 550, classic: 1_980 } as const;
const MONTH = { target: PLAN, cycle: 'monthly', currency: 'TWD', invoice: null } as const;
/** What the coupon of each history takes off. */
export const DISCOUNT = 100;

const CHARACTERS: readonly Character[] = [
  { type: 'newebPay', actsByItself: true },
  { type: 'linePay', actsByItself: false },
];

const nth = fc.nat({ max: 5 });
const gateway = fc.nat({ max: CHARACTERS.length - 1 });
const plan = fc.constantFrom('personal' as const, 'initial' as const, 'classic' as const);

const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** What customers, gateways, networks and time do. A purchase is several steps that mostly follow each other. */
export const STEP = fc.oneof(
  often(3, fc.record({ do: fc.constant('purchase' as const), gateway, plan, hasCoupon: fc.boolean() })),
  often(2, fc.record({ do: fc.constant('buy' as const), gateway, plan, hasCoupon: fc.boolean() })),
  often(2, fc.record({ do: fc.constant('pay' as const), gateway, nth, isWrong: fc.boolean() })),
  often(1, fc.record({ do: fc.constant('decline' as const), gateway, nth })),
  often(2, fc.record({ do: fc.constantFrom('deliver' as const, 'duplicate' as const), gateway, nth })),
  often(1, fc.record({ do: fc.constantFrom('drop' as const, 'come back' as const), gateway, nth })),
  often(1, fc.record({ do: fc.constantFrom('cancel' as const, 'resubscribe' as const), gateway })),
  often(1, fc.record({ do: fc.constant('refuse card' as const), gateway })),
  often(1, fc.record({ do: fc.constantFrom('away' as const, 'answer lost' as const), gateway })),
  often(1, fc.record({ do: fc.constant('minutes' as const), amount: fc.constantFrom(1, 6, 50) })),
  often(3, fc.record({ do: fc.constant('days' as const), amount: fc.constantFrom(1, 2, 8, 31) })),
);
export type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never;

type Purchase = Extract<Step, { readonly hasCoupon: boolean }>;

/** One group's life with the product, with gateways that do as they are told, and with the model beside them. */
export class PaymentHistory {
  readonly model: PaymentModel;
  readonly gateways: readonly ScriptedGateway[];
  private now: number;
  private readonly numbers = new Map<string, string>();
  /** Charges that the customer must get something for, or back. */
  private readonly owed = new Set<string>();

  constructor(
    private readonly app: MoneyApp,
    private readonly member: Member,
    start: number,
    private readonly coupon: string,
  ) {
    this.now = start;
    this.model = new PaymentModel(() => this.now);
    this.gateways = CHARACTERS.map(
      (character) =>
        new ScriptedGateway(
          character,
          () => this.now,
          (fact) => this.model.hear(fact),
        ),
    );
  }

  get moment(): Date {
    return new Date(this.now);
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'buy':
        return this.buy(step);
      case 'purchase':
        return this.purchase(step);
      case 'minutes':
        return this.pass(step.amount * MINUTE_MS);
      case 'days':
        for (let day = 0; day < step.amount; day += 1) await this.pass(DAY_MS);
        return;
      case 'cancel':
        return this.cancel();
      case 'resubscribe':
        return this.resubscribe();
      default:
        return this.atGateway(step);
    }
  }

  /** Everything arrives, and all gateways answer, for as long as anything may take. */
  async settle(): Promise<void> {
    for (const each of this.gateways) each.faults = [];
    for (const ms of [6 * MINUTE_MS, 50 * MINUTE_MS, HOUR_MS, ...Array<number>(5).fill(7 * HOUR_MS)]) {
      await this.pass(ms);
    }
    for (let day = 0; day < 9; day += 1) await this.pass(DAY_MS);
    for (const each of this.gateways) {
      while (each.underWay.length > 0) await this.deliver(each, 0);
    }
    // What a charge of this last day would come to, nobody waits for.
    for (let times = 0; times < 3; times += 1) await this.pass(7 * HOUR_MS, false);
  }

  /** What does not agree; empty when all is well. */
  async differences(): Promise<unknown[]> {
    const { groupId } = this.member;
    const broken = await this.app.get(BrokenInvariantsQuery).find({ now: this.moment, since: new Date(0) });
    const [live] = await this.app.query(
      'SELECT state, period_number FROM subscriptions WHERE live_key IS NOT NULL',
    );
    const [group] = await this.app.query('SELECT plan FROM user_groups WHERE id = ?', [groupId]);
    const attempts = await this.app.query('SELECT number, state FROM payment_attempts');
    const numbers = (states: readonly string[]) =>
      attempts
        .filter(({ state }) => states.includes(String(state)))
        .map(({ number }) => String(number))
        .sort();
    const found = {
      subscription: live ? [live['state'], Number(live['period_number'])] : null,
      plan: group?.['plan'],
      used: numbers(['settled']),
      back: numbers(['refundWanted', 'refunding', 'refunded']),
    };
    const expected = {
      subscription: this.model.state,
      plan: this.model.subscription?.plan ?? 'free',
      used: [...this.model.used].sort(),
      back: [...this.model.back].sort(),
    };
    return JSON.stringify(found) === JSON.stringify(expected) ? broken : [...broken, { found, expected }];
  }

  /** Money that the gateways hold and nobody knows of, or that should have gone back. */
  lost(): unknown[] {
    const { used, back } = this.model;
    return this.gateways.flatMap(({ trades }) =>
      trades.filter(({ number, isRefunded }) => {
        if (used.has(number)) return isRefunded;
        if (back.has(number)) return !isRefunded;
        return !number.includes('_') || this.owed.has(number);
      }),
    );
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
    const coupon = hasCoupon ? this.coupon : null;
    await allowing(async () => {
      const order = await this.app.get(Checkout).quote(this.member, { ...MONTH, item: name, coupon });
      // The attempt is stored before the gateway is called, which may have taken it and be silent.
      await allowing(() =>
        this.app
          .get(StartPayment)
          .start(this.member, order, { paymentType: chosen.type, offered: [chosen.type] }),
      );
      const attempts = await this.app.query('SELECT number FROM payment_attempts WHERE order_id = ?', [
        order.id,
      ]);
      for (const { number } of attempts) {
        const price = PRICES[name];
        const first = this.numbers.get(order.externalId) ?? null;
        const total = hasCoupon ? price - DISCOUNT : price;
        this.model.handedOver(String(number), { plan: name, price, total }, first);
        this.numbers.set(order.externalId, first ?? String(number));
      }
    });
  }

  private async atGateway(step: Exclude<Step, { amount: number } | Purchase>): Promise<void> {
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
      case 'refuse card':
        chosen.declinesNext = true;
        return;
      case 'away':
      case 'answer lost':
        chosen.faults.push(step.do);
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
    await this.app.get(ReceiveNotice).handleReturnOf(type, number, `R${number}`);
  }

  private async deliver(from: ScriptedGateway, at: number, isGone = true): Promise<void> {
    const index = at % from.underWay.length;
    const fact = from.underWay[index];
    if (!fact) return;
    await this.app.get(ReceiveNotice).receive(from.type, { key: fact.key });
    this.model.hear(fact);
    if (isGone) from.underWay.splice(index, 1);
  }

  private async cancel(): Promise<void> {
    const mandateNumber = this.model.subscription?.mandateNumber ?? '';
    const wasPastDue = this.model.state?.[0] === 'pastDue';
    const expected = this.model.cancel();
    await this.agreeing(expected, () =>
      this.app.get(ChangeSubscription).cancel(this.member, PLAN, { reason: '', address: '10.0.0.1' }),
    );
    if (!wasPastDue) return;
    // Nobody waits for it any more; a charge whose message was lost, too, is left to those who read the books.
    for (const number of this.owed) if (number.startsWith(mandateNumber)) this.owed.delete(number);
  }

  private resubscribe(): Promise<void> {
    return this.agreeing(this.model.resume(), () =>
      this.app.get(ChangeSubscription).resume(this.member, PLAN, '10.0.0.1'),
    );
  }

  private async pass(ms: number, hasCharges = true): Promise<void> {
    this.now += ms;
    const signal = new AbortController().signal;
    if (hasCharges) for (const each of this.gateways) this.chargeDue(each);
    const before = JSON.stringify(this.model.state);
    await this.app.get(DueSubscriptions).follow(signal);
    if (JSON.stringify(this.model.state) === before) this.model.pass();
    await this.app.get(ChargeDue).runDue(signal);
    await this.app.get(OpenAttempts).runDue(signal);
    await this.app.get(Mandates).updateDue(signal);
    await this.app.get(PlanGrants).follow(signal);
  }

  private chargeDue(from: ScriptedGateway): void {
    const before = from.trades.length;
    from.chargeDue();
    const { subscription } = this.model;
    if (!subscription || subscription.state === 'cancelled') return;
    for (const { number, mandateNumber } of from.trades.slice(before)) {
      if (mandateNumber === subscription.mandateNumber) this.owed.add(number);
    }
  }

  private async agreeing(expected: 'done' | 'refused', work: () => Promise<unknown>): Promise<void> {
    const isDone = await allowing(work);
    if (isDone !== (expected === 'done')) throw new Error(`it was not ${expected}`);
  }
}

/** False when the product says no, which it may. */
async function allowing(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
