import type { PayPalState, Subscription } from '../../sandbox/paypal/state';
import type { Row } from './buyer';
import type { MoneyApp } from './money-app';
import { taipeiDay } from './payment-model';
import type { PayPalYear } from './paypal-year';

const DAY_MS = 86_400_000;
/** A charge becomes known up to so much after its day. */
const LATE_MS = 3 * DAY_MS;

/** Money that PayPal has taken. */
interface Taken {
  readonly id: string;
  readonly minor: number;
  readonly back: number;
}

const takenBy = ({ sales, captures }: PayPalState): Taken[] => [
  ...sales.map(({ id, money, refunded }) => ({ id, minor: money.minor, back: refunded })),
  ...captures
    .filter(({ status }) => status !== 'PENDING' && status !== 'DECLINED')
    .map(({ id, money, refunded }) => ({ id, minor: money.minor, back: refunded })),
];

/** Where the product's books differ from PayPal's, to the cent; empty when they do not. */
export class PayPalBooks {
  private constructor(
    private readonly state: PayPalState,
    private readonly now: number,
    private readonly attempts: readonly Row[],
    private readonly ledger: readonly Row[],
    private readonly mandates: readonly Row[],
    /** Those that were paid for once, as far as their seller knows. */
    private readonly files: ReadonlySet<string>,
  ) {}

  static async read(app: MoneyApp, { shop, files }: PayPalYear): Promise<PayPalBooks> {
    const attempts = await app.query(
      `SELECT a.number, a.reference, a.received_minor, o.operation, o.target, o.item,
              (SELECT COUNT(*) FROM subscription_periods p WHERE p.order_id = a.order_id) AS periods,
              (SELECT COALESCE(SUM(r.amount_minor), 0) FROM payment_refunds r
                WHERE r.attempt_id = a.id AND r.state = 'done') AS back,
              (SELECT COUNT(*) FROM payment_refunds r WHERE r.attempt_id = a.id AND r.cause = 'unapplied') AS unapplied
         FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE a.received_minor > 0`,
    );
    const kind =
      "CASE WHEN account LIKE 'customer:%' THEN 'customer' WHEN account IN ('sales', 'tax') THEN 'sold' ELSE account END";
    const ledger = await app.query(
      `SELECT ${kind} AS kind, currency, SUM(minor) AS minor FROM ledger_entries GROUP BY ${kind}, currency`,
    );
    const mandates = await app.query(
      `SELECT m.number, m.wanted, s.state, s.period_end, s.live_key FROM mandates m
         JOIN subscriptions s ON s.id = m.subscription_id`,
    );
    return new PayPalBooks(shop.simulator.state, app.now, attempts, ledger, mandates, files);
  }

  differences(): unknown[] {
    const taken = takenBy(this.state);
    const known = new Set(taken.map(({ id }) => id));
    return [
      ...taken.flatMap((money) => this.ofMoney(money)),
      ...this.attempts
        .filter(({ reference }) => !known.has(String(reference)))
        .map((neverTaken) => ({ neverTaken })),
      ...this.ofLedger(taken),
      ...this.state.subscriptions.flatMap((subscription) => this.ofSubscription(subscription)),
      ...this.mandates.flatMap((mandate) => this.ofMandate(mandate)),
    ];
  }

  /** Each payment has one use, or went back whole; what went back did so at both. */
  private ofMoney({ id, minor, back }: Taken): unknown[] {
    const rows = this.attempts.filter(({ reference }) => reference === id);
    const [row] = rows;
    const isRight =
      row !== undefined &&
      rows.length === 1 &&
      Number(row['received_minor']) === minor &&
      Number(row['back']) === back &&
      (back === minor || this.hasUse(row));
    return isRight ? [] : [{ id, minor, back, rows }];
  }

  /** Of one period, the difference of a change, or a file. */
  private hasUse({ periods, operation, target, item, unapplied }: Row): boolean {
    if (Number(unapplied) > 0) return false;
    if (target === 'batch') return this.files.has(String(item));
    return Number(periods) === 1 || operation === 'upgrade';
  }

  private ofLedger(taken: readonly Taken[]): unknown[] {
    const cash = taken.reduce((sum, { minor, back }) => sum + minor - back, 0);
    const expected = [
      ['cash:paypal', 'USD', cash],
      ['customer', 'USD', 0],
      ['sold', 'USD', -cash],
    ];
    const found = this.ledger.map(({ kind, currency, minor }) => [kind, currency, Number(minor)]).sort();
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ ledger: found, paypal: expected }];
  }

  /** Whom PayPal charges has something for it. */
  private ofSubscription({ customId, status }: Subscription): unknown[] {
    if (status !== 'ACTIVE') return [];
    const mandate = this.mandates.find(({ number }) => number === customId);
    const isRight = mandate?.['wanted'] === 'live' && mandate['live_key'] !== null;
    return isRight ? [] : [{ chargesForNothing: customId, mandate }];
  }

  /** Who goes on is charged by PayPal, and has paid until now. */
  private ofMandate(mandate: Row): unknown[] {
    const { number, wanted, state, period_end: end } = mandate;
    if (wanted !== 'live' || state !== 'active') return [];
    const theirs = this.state.subscriptions.find(({ customId }) => customId === number);
    const isPaid = String(end) >= taipeiDay(this.now - LATE_MS);
    return theirs?.status === 'ACTIVE' && isPaid ? [] : [{ notCharged: mandate, status: theirs?.status }];
  }
}
