import type {
  GatewayFact,
  Paid,
  Renewed,
} from '../../src/modules/payments/application/ports/payment-gateway';

const DAY_MS = 86_400_000;
const TAIPEI_MS = 8 * 3_600_000;
/** How long before the end of a period the next one may be charged. */
const EARLY_MS = 4 * DAY_MS;
const GRACE_MS = 7 * DAY_MS;

/** Reckoned apart from the product's calendar, so that a shared mistake cannot hide. */
export const taipeiDay = (at: number): string => new Date(at + TAIPEI_MS).toISOString().slice(0, 10);
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

export interface ModelSubscription {
  readonly mandateNumber: string;
  readonly plan: string;
  readonly price: number;
  readonly firstAmount: number;
  readonly anchor: string;
  readonly lateMs: number;
  state: 'active' | 'due' | 'pastDue' | 'cancelled';
  periods: number;
  dueAt: number;
}

interface ModelOrder {
  readonly number: string;
  readonly plan: string;
  readonly price: number;
  readonly total: number;
  /** How long after the paid period its gateway may take for the next charge. */
  readonly lateMs: number;
  isPaid: boolean;
}

/** What a group should have, and what should have become of its money, as far as the product was told. */
export class PaymentModel {
  subscription: ModelSubscription | null = null;
  readonly used = new Set<string>();
  readonly back = new Set<string>();
  private readonly orders = new Map<string, ModelOrder>();
  private readonly heard = new Set<string>();

  constructor(private readonly now: () => number) {}

  /** The same order under another number, where it was handed over again. */
  handedOver(number: string, order: Omit<ModelOrder, 'number' | 'isPaid'>, sameAs: string | null): void {
    const known = this.orders.get(number) ?? (sameAs === null ? undefined : this.orders.get(sameAs));
    this.orders.set(number, known ?? { number, ...order, isPaid: false });
  }

  get paidUntil(): number {
    const { anchor, periods } = this.subscription ?? { anchor: '1970-01-01', periods: 0 };
    return startOf(monthsAfter(anchor, periods));
  }

  /** What is seen of it from outside. */
  get state(): readonly [state: string, periods: number, paidUntil: string] | null {
    const { subscription } = this;
    return subscription && [subscription.state, subscription.periods, taipeiDay(this.paidUntil)];
  }

  hear(fact: GatewayFact): void {
    if (this.heard.has(fact.key)) return;
    this.heard.add(fact.key);
    if (fact.kind === 'paid') this.pay(fact);
    else if (fact.kind === 'renewed') this.renew(fact);
    else if (fact.kind === 'renewalFailed') this.fail(fact.mandateNumber);
    else if (fact.kind === 'mandateEnded') this.endMandate(fact.number);
  }

  cancel(): 'done' | 'refused' {
    const { subscription } = this;
    if (!subscription || subscription.state === 'due' || subscription.state === 'cancelled') return 'refused';
    if (subscription.state === 'pastDue') this.subscription = null;
    else subscription.state = 'cancelled';
    return 'done';
  }

  resume(): 'done' | 'refused' {
    if (this.subscription?.state !== 'cancelled') return 'refused';
    this.subscription.state = 'active';
    return 'done';
  }

  /** Whether a gateway that cannot be asked now is asked again before the next thing happens. */
  get waitsForAnswer(): boolean {
    const { subscription } = this;
    if (!subscription || subscription.dueAt > this.now()) return false;
    const { state, lateMs } = subscription;
    if (state !== 'due' && state !== 'pastDue') return false;
    return this.now() < this.paidUntil + (state === 'due' ? lateMs : GRACE_MS) + DAY_MS;
  }

  /** The product has looked at what is due. */
  pass(): void {
    const { subscription } = this;
    if (!subscription || subscription.dueAt > this.now()) return;
    if (subscription.state === 'active') {
      subscription.state = 'due';
      subscription.dueAt = Math.max(this.paidUntil, this.now()) + subscription.lateMs;
    } else if (subscription.state === 'due') this.miss(subscription);
    else this.subscription = null;
  }

  private pay({ number, amount, at }: Paid): void {
    const order = this.orders.get(number);
    if (!order) throw new Error(`the model knows nothing of ${number}`);
    if (amount.minor !== order.total || order.isPaid || this.subscription) {
      this.back.add(number);
      return;
    }
    order.isPaid = true;
    this.used.add(number);
    const { plan, price, total, lateMs } = order;
    const anchor = taipeiDay(at?.getTime() ?? this.now());
    const dueAt = startOf(monthsAfter(anchor, 1));
    this.subscription = {
      mandateNumber: number,
      plan,
      price,
      firstAmount: total,
      anchor,
      lateMs,
      state: 'active',
      periods: 1,
      dueAt,
    };
  }

  private renew({ number, mandateNumber, amount, at }: Renewed): void {
    const { subscription } = this;
    const isExpected =
      subscription?.mandateNumber === mandateNumber &&
      subscription.state !== 'cancelled' &&
      startOf(taipeiDay(at?.getTime() ?? this.now())) >= this.paidUntil - EARLY_MS &&
      [subscription.price, subscription.firstAmount].includes(amount.minor);
    if (!isExpected) {
      this.back.add(number);
      return;
    }
    this.used.add(number);
    subscription.periods += 1;
    subscription.state = 'active';
    subscription.dueAt = this.paidUntil;
  }

  private fail(mandateNumber: string): void {
    const { subscription } = this;
    if (subscription?.mandateNumber !== mandateNumber) return;
    if (subscription.state === 'pastDue' || subscription.state === 'cancelled') return;
    if (startOf(taipeiDay(this.now())) >= this.paidUntil - EARLY_MS) this.miss(subscription);
  }

  /** Only the product itself ends mandates, of what is no longer paid for. */
  private endMandate(number: string): void {
    if (this.subscription?.mandateNumber === number) throw new Error(`${number} was ended before its time`);
  }

  private miss(subscription: ModelSubscription): void {
    subscription.state = 'pastDue';
    subscription.dueAt = this.paidUntil + GRACE_MS;
  }
}
