import { createHash } from 'node:crypto';
import type { Money } from '../../../../shared/domain/money';
import type { Attempt } from '../../domain/attempt.entity';
import { type CalendarDate, daysBetween, taipeiDateOf } from '../../domain/billing-calendar';
import type { BillingCycle } from '../../domain/billing-cycle';
import type { Order } from '../../domain/order.entity';
import { payPalTextIn, writtenDollars } from './paypal-answers';
import { type PayPalCalls, PayPalRefused } from './paypal-calls';

/** What PayPal calls the things that are sold, by our names of them. */
export abstract class PayPalNames {
  abstract find(key: string): Promise<string | null>;
  /** The first one counts, from any seller. */
  abstract add(key: string, name: string, at: Date): Promise<void>;
}

/** What is charged, and what the first time, which is less with a coupon. */
export interface PricedPlan {
  readonly item: string;
  readonly cycle: BillingCycle;
  readonly price: Money;
  readonly first: Money;
  /** Days until the next charge; null: a cycle. */
  readonly firstDays: number | null;
}

/** What an order is charged by. Of what is charged only later nothing is charged first. */
export function pricedPlan(
  { item, billingCycle: cycle, price, nextChargeOn: isChanged }: Order,
  { amount, amountMinor }: Attempt,
  { nextChargeOn, now }: { readonly nextChargeOn: CalendarDate; readonly now: Date },
): PricedPlan {
  const first = amountMinor > 0 ? amount : price;
  const firstDays = isChanged && amountMinor > 0 ? daysBetween(taipeiDateOf(now), nextChargeOn) : null;
  return { item, cycle, price, first, firstDays };
}

/** Its own pauses are five days long; the plan stays for seven. */
const MAX_FAILURES = 3;
const UNITS = { monthly: 'MONTH', yearly: 'YEAR' } as const satisfies Record<BillingCycle, string>;
const KEY_LENGTH = 32;

const cycleOf = (cycle: BillingCycle, price: Money) => ({
  frequency: { interval_unit: UNITS[cycle], interval_count: 1 },
  pricing_scheme: { fixed_price: writtenDollars(price) },
});

/** A first charge of another sum, or for another time, is a cycle of its own: no single charge can be changed. */
function billingCycles({ cycle, price, first, firstDays }: PricedPlan): readonly object[] {
  const regular = { ...cycleOf(cycle, price), tenure_type: 'REGULAR', total_cycles: 0 };
  if (first.minor === price.minor && firstDays === null) return [{ ...regular, sequence: 1 }];
  const { frequency, pricing_scheme } = cycleOf(cycle, first);
  const own = {
    frequency: firstDays === null ? frequency : { interval_unit: 'DAY', interval_count: firstDays },
    pricing_scheme,
    tenure_type: 'TRIAL',
    total_cycles: 1,
    sequence: 1,
  };
  return [own, { ...regular, sequence: 2 }];
}

/** Makes products and plans at PayPal, each once for an account; two processes that make one get the same. */
export class PayPalCatalog {
  private readonly making = new Map<string, Promise<string>>();
  private readonly prefix: string;

  constructor(
    private readonly calls: PayPalCalls,
    private readonly names: PayPalNames,
    /** Names are those of one account. */
    account: string,
    private readonly now: () => Date,
  ) {
    this.prefix = shortened(account);
  }

  /** PayPal's id of the plan by which it is charged. */
  async planId(priced: PricedPlan): Promise<string> {
    const { item, cycle, price, first, firstDays } = priced;
    const own = firstDays === null ? '' : `:${firstDays}`;
    const productId = await this.idOf('product', '/v1/catalogs/products', {
      name: 'Linklet',
      type: 'SERVICE',
      category: 'SOFTWARE',
    });
    return this.idOf(
      `${item}:${cycle}:${price.currency}:${price.minor}:${first.minor}${own}`,
      '/v1/billing/plans',
      {
        product_id: productId,
        name: `Linklet ${item} ${cycle}`,
        status: 'ACTIVE',
        billing_cycles: billingCycles(priced),
        payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: MAX_FAILURES },
      },
    );
  }

  private idOf(name: string, path: string, body: object): Promise<string> {
    const key = `${this.prefix}:${name}`;
    const known = this.making.get(key);
    if (known) return known;
    const made = this.make(key, path, body);
    this.making.set(key, made);
    made.catch(() => this.making.delete(key));
    return made;
  }

  /** The id of the request is that of the thing: a repeat after a crash gets what the first has made. */
  private async make(key: string, path: string, body: object): Promise<string> {
    const known = await this.names.find(key);
    if (known !== null) return known;
    const id = payPalTextIn(await this.calls.post({ path, body, requestId: `LK${shortened(key)}` }), 'id');
    if (id === '') throw new PayPalRefused(0, 'no-id');
    await this.names.add(key, id, this.now());
    return (await this.names.find(key)) ?? id;
  }
}

const shortened = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, KEY_LENGTH);
