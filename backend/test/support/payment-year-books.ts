import type { Row } from './buyer';
import type { MoneyApp } from './money-app';
import { monthsAfter, taipeiDay } from './payment-model';
import type { PaymentYear } from './payment-year';
import type { Trade } from './scripted-books';
import type { ScriptedGateway } from './scripted-gateway';

const DAY_MS = 86_400_000;
const GRACE_MS = 7 * DAY_MS;
/** Charges come up to so much before their day, and become known up to so much after it. */
const [EARLY_MS, LATE_MS] = [4 * DAY_MS, 3 * DAY_MS];

const groupedBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

/** Where the product's books differ from those of the gateways, to the day and to the cent; empty when they do not. */
export class YearBooks {
  private constructor(
    private readonly year: PaymentYear,
    private readonly now: number,
    private readonly attempts: ReadonlyMap<string, Row[]>,
    private readonly cash: readonly Row[],
    private readonly invoices: readonly Row[],
  ) {}

  static async read(app: MoneyApp, year: PaymentYear): Promise<YearBooks> {
    const attempts = await app.query(
      `SELECT a.number, a.state, a.received_minor, p.number AS period, p.starts_on, p.ends_on,
              s.state AS standing, s.period_number, s.ended_at
         FROM payment_attempts a
         LEFT JOIN subscription_periods p ON p.order_id = a.order_id AND a.state = 'settled'
         LEFT JOIN subscriptions s ON s.id = p.subscription_id
        WHERE a.received_minor IS NOT NULL`,
    );
    const kind =
      "CASE WHEN account LIKE 'customer:%' THEN 'customer' WHEN account IN ('sales', 'tax') THEN 'sold' ELSE account END";
    const cash = await app.query(
      `SELECT ${kind} AS kind, currency, SUM(minor) AS minor FROM ledger_entries GROUP BY ${kind}, currency`,
    );
    const invoices = await app.query(
      `SELECT i.number, i.state, a.received_minor FROM payment_attempts a LEFT JOIN invoices i ON i.attempt_id = a.id
        WHERE a.state = 'settled' AND a.currency = 'TWD'`,
    );
    return new YearBooks(
      year,
      app.now,
      groupedBy(attempts, ({ number }) => String(number)),
      cash,
      invoices,
    );
  }

  differences(): unknown[] {
    const known = this.year.gateways.flatMap(({ trades }) => trades);
    const numbers = new Set(known.map(({ number }) => number));
    return [
      ...(numbers.size === known.length ? [] : ['a gateway has charged a number twice']),
      ...[...this.attempts.keys()]
        .filter((number) => !numbers.has(number))
        .map((number) => ({ neverTaken: number })),
      ...known.flatMap((trade) => this.ofTrade(trade)),
      ...this.year.gateways.flatMap((gateway) => this.ofMandates(gateway)),
      ...this.ofLedger(),
      ...this.ofInvoices(),
    ];
  }

  /** Each charge is one period or one refund. */
  private ofTrade({ number, amount, isRefunded }: Trade): unknown[] {
    const rows = this.attempts.get(number) ?? [];
    const [row] = rows;
    const isRight =
      rows.length === 1 &&
      Number(row?.['received_minor']) === amount.minor &&
      (isRefunded ? row?.['state'] === 'refunded' : row?.['state'] === 'settled' && row['period'] !== null);
    return isRight ? [] : [{ money: number, isRefunded, rows }];
  }

  private ofMandates({ trades, refused }: ScriptedGateway): unknown[] {
    const used = groupedBy(
      trades.filter(({ isRefunded }) => !isRefunded),
      ({ mandateNumber }) => mandateNumber,
    );
    return [...used].flatMap(([mandate, charges]) => this.ofMandate(mandate, charges, refused.has(mandate)));
  }

  /** A period for each charge, month after month from the day of the first; only who was refused may have ended. */
  private ofMandate(mandate: string, charges: readonly Trade[], wasRefused: boolean): unknown[] {
    const anchor = taipeiDay(charges[0]?.at ?? 0);
    const rows = charges.map(({ number }) => this.attempts.get(number)?.[0]);
    const found = rows.map((row) => [Number(row?.['period']), row?.['starts_on'], row?.['ends_on']]);
    const expected = charges.map((_, at) => [at + 1, monthsAfter(anchor, at), monthsAfter(anchor, at + 1)]);
    const last = rows.at(-1);
    const isRight =
      JSON.stringify(found) === JSON.stringify(expected) &&
      Number(last?.['period_number']) === charges.length &&
      (last?.['standing'] === 'ended'
        ? wasRefused && this.endsInTime(last)
        : this.isComplete(anchor, charges.length));
    return isRight ? [] : [{ mandate, wasRefused, found, expected, last }];
  }

  private endsInTime({ ended_at: endedAt, ends_on: end }: Row): boolean {
    const due = Date.parse(`${String(end)}T00:00:00+08:00`) + GRACE_MS;
    const late = new Date(endedAt as string).getTime() - due;
    return late >= 0 && late < DAY_MS;
  }

  private isComplete(anchor: string, periods: number): boolean {
    const dueBy = (at: number): number => {
      let months = 0;
      while (monthsAfter(anchor, months) <= taipeiDay(at)) months += 1;
      return months;
    };
    return periods >= dueBy(this.now - LATE_MS) && periods <= dueBy(this.now + EARLY_MS);
  }

  private ofLedger(): unknown[] {
    const sums = new Map<string, number>();
    const add = (name: string, minor: number) => sums.set(name, (sums.get(name) ?? 0) + minor);
    for (const { type, trades } of this.year.gateways) {
      for (const { amount, isRefunded } of trades) {
        const minor = isRefunded ? 0 : amount.minor;
        add(`cash:${type} ${amount.currency}`, minor);
        add(`sold ${amount.currency}`, -minor);
        add(`customer ${amount.currency}`, 0);
      }
    }
    const found = this.cash.map(({ kind, currency, minor }) => [
      `${String(kind)} ${String(currency)}`,
      Number(minor),
    ]);
    const [one, other] = [found, [...sums]].map((each) => JSON.stringify(each.sort()));
    return one === other ? [] : [{ ledger: one, gateways: other }];
  }

  /** Every charge in Taiwan dollars has its invoice. */
  private ofInvoices(): unknown[] {
    const { issued } = this.year.invoices;
    const wrong = this.invoices.filter(
      ({ number, state, received_minor: minor }) =>
        state !== 'issued' || issued.get(String(number)) !== Number(minor),
    );
    return issued.size === this.invoices.length
      ? wrong
      : [...wrong, { invoices: issued.size, sold: this.invoices.length }];
  }
}
