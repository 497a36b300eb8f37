import { REMINDER_DAYS } from '../../src/modules/payments/domain/missed-renewal.entity';
import { momentOf } from '../../src/shared/database/rows';
import type { Row } from './buyer';
import type { MoneyApp } from './money-app';
import { monthsAfter, taipeiDay } from './payment-model';
import type { PaymentDays } from './payment-days';
import type { Trade } from './scripted-books';
import type { ScriptedGateway } from './scripted-gateway';

const DAY_MS = 86_400_000;
const LAST_REMINDER = REMINDER_DAYS.at(-1);
const GRACE_MS = 7 * DAY_MS;
/** Charges come up to so much before their day, and become known up to so much after it. */
const [EARLY_MS, LATE_MS] = [4 * DAY_MS, 3 * DAY_MS];

const groupedBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

/** What was agreed with a gateway, and whether it was ever refused a charge. */
interface Agreement {
  readonly mandate: string;
  /** Between two charges. */
  readonly months: number;
  readonly wasRefused: boolean;
  /** The day of the charge that the gateway left out, because the customer resumed only after it. */
  readonly leftOut: string | undefined;
}

/** What was paid for a change is of no period of its own. */
const CHANGES: ReadonlySet<string> = new Set(['upgrade']);

const backOf = ({ refunds }: Trade): number => [...refunds.values()].reduce((sum, minor) => sum + minor, 0);

const endOf = (row: Row | undefined): number => Date.parse(`${String(row?.['ends_on'])}T00:00:00+08:00`);
const endedAt = (row: Row | undefined): number => momentOf(row?.['ended_at'] as string).getTime();

function endsInTime(row: Row | undefined, graceMs: number): boolean {
  const late = endedAt(row) - endOf(row) - graceMs;
  return late >= 0 && late < DAY_MS;
}

/** It was the charge for the period after the last one that was left out, and the payer was told to the last day. */
function wasLeftOut(row: Row | undefined, day: string | undefined): boolean {
  if (day === undefined || Number(row?.['told']) !== LAST_REMINDER) return false;
  const early = endOf(row) - Date.parse(`${day}T00:00:00+08:00`);
  return early >= 0 && early <= EARLY_MS;
}

/** Where the product's books differ from those of the gateways, to the day and to the cent; empty when they do not. */
export class YearBooks {
  private constructor(
    private readonly year: PaymentDays,
    private readonly now: number,
    private readonly attempts: ReadonlyMap<string, Row[]>,
    private readonly cash: readonly Row[],
    private readonly invoices: readonly Row[],
  ) {}

  static async read(app: MoneyApp, year: PaymentDays): Promise<YearBooks> {
    const attempts = await app.query(
      `SELECT a.number, a.received_minor, o.group_id, o.operation, p.number AS period, p.starts_on, p.ends_on,
              s.state AS standing, s.period_number, s.ended_at,
              (SELECT m.mailed_day FROM missed_renewals m
                WHERE m.subscription_id = s.id AND m.period_number = p.number) AS told,
              (SELECT COALESCE(SUM(r.amount_minor), 0) FROM payment_refunds r
                WHERE r.attempt_id = a.id AND r.state = 'done') AS back,
              (SELECT COUNT(*) FROM payment_refunds r WHERE r.attempt_id = a.id AND r.cause = 'unapplied') AS unapplied
         FROM payment_attempts a
         JOIN orders o ON o.id = a.order_id
         LEFT JOIN subscription_periods p ON p.order_id = a.order_id AND NOT EXISTS (
           SELECT 1 FROM payment_refunds r WHERE r.attempt_id = a.id AND r.cause = 'unapplied')
         LEFT JOIN subscriptions s ON s.id = p.subscription_id
        WHERE a.received_minor > 0 AND a.gateway IS NOT NULL`,
    );
    const kind =
      "CASE WHEN account LIKE 'customer:%' THEN 'customer' WHEN account IN ('sales', 'tax') THEN 'sold' ELSE account END";
    const cash = await app.query(
      `SELECT ${kind} AS kind, currency, SUM(minor) AS minor FROM ledger_entries GROUP BY ${kind}, currency`,
    );
    const invoices = await app.query(
      `SELECT i.number, i.state, a.received_minor,
              (SELECT COALESCE(SUM(r.amount_minor), 0) FROM payment_refunds r
                WHERE r.attempt_id = a.id AND r.state = 'done') AS back
         FROM payment_attempts a LEFT JOIN invoices i ON i.attempt_id = a.id
        WHERE a.state = 'settled' AND a.currency = 'TWD' AND a.received_minor > 0
          AND NOT EXISTS (SELECT 1 FROM payment_refunds r WHERE r.attempt_id = a.id AND r.cause = 'unapplied')`,
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

  /** Each charge is one period, the difference of a change, or one refund; and what went back of it did so at both. */
  private ofTrade(trade: Trade): unknown[] {
    const { number, amount, isRefunded } = trade;
    const rows = this.attempts.get(number) ?? [];
    const [row] = rows;
    const isUsed = Number(row?.['unapplied']) === 0;
    const hasUse = row?.['period'] !== null || CHANGES.has(String(row['operation']));
    const isRight =
      rows.length === 1 &&
      Number(row?.['received_minor']) === amount.minor &&
      Number(row?.['back']) === backOf(trade) &&
      (isUsed ? hasUse : isRefunded);
    return isRight ? [] : [{ money: number, isRefunded, rows }];
  }

  private ofMandates({ trades, refused, leftOut, agreed }: ScriptedGateway): unknown[] {
    const cycles = new Map(agreed.map(({ number, cycleMonths }) => [number, cycleMonths]));
    const used = groupedBy(
      trades.filter(({ number, isRefunded }) => !isRefunded && !this.isOfChanged(number)),
      ({ mandateNumber }) => mandateNumber,
    );
    return [...used].flatMap(([mandate, charges]) =>
      this.ofMandate(
        {
          mandate,
          months: cycles.get(mandate) ?? 1,
          wasRefused: refused.has(mandate),
          leftOut: leftOut.get(mandate),
        },
        charges,
      ),
    );
  }

  /** Of a group whose mandates have followed each other; the invariants look after its periods. */
  private isOfChanged(number: string): boolean {
    return this.year.changed.has(Number(this.attempts.get(number)?.[0]?.['group_id']));
  }

  /** A period for each charge, one after the other from the day of the first; only who was refused, or has cancelled, may have ended. */
  private ofMandate(agreement: Agreement, charges: readonly Trade[]): unknown[] {
    const { mandate, months } = agreement;
    const anchor = taipeiDay(charges[0]?.at ?? 0);
    const rows = charges.map(({ number }) => this.attempts.get(number)?.[0]);
    const found = rows.map((row) => [Number(row?.['period']), row?.['starts_on'], row?.['ends_on']]);
    const expected = charges.map((_, at) => [
      at + 1,
      monthsAfter(anchor, at * months),
      monthsAfter(anchor, (at + 1) * months),
    ]);
    const last = rows.at(-1);
    const isRight =
      JSON.stringify(found) === JSON.stringify(expected) &&
      Number(last?.['period_number']) === charges.length &&
      this.standsRight(agreement, last, () => this.isComplete(anchor, charges.length, months));
    return isRight
      ? []
      : [{ ...agreement, cancelled: this.year.cancelled.get(mandate), found, expected, last }];
  }

  private standsRight(
    { mandate, wasRefused, leftOut }: Agreement,
    last: Row | undefined,
    isComplete: () => boolean,
  ): boolean {
    const standing = last?.['standing'];
    const endedAtOnce = this.year.cancelled.get(mandate);
    if (endedAtOnce !== undefined) {
      if (standing !== 'ended') return standing === 'cancelled' && this.now < endOf(last) + DAY_MS;
      return endedAtOnce === null ? endsInTime(last, 0) : endedAt(last) === endedAtOnce;
    }
    if (standing === 'ended') return (wasRefused || wasLeftOut(last, leftOut)) && endsInTime(last, GRACE_MS);
    return isComplete();
  }

  private isComplete(anchor: string, periods: number, months: number): boolean {
    const dueBy = (at: number): number => {
      let times = 0;
      while (monthsAfter(anchor, times * months) <= taipeiDay(at)) times += 1;
      return times;
    };
    return periods >= dueBy(this.now - LATE_MS) && periods <= dueBy(this.now + EARLY_MS);
  }

  private ofLedger(): unknown[] {
    const sums = new Map<string, number>();
    const add = (name: string, minor: number) => sums.set(name, (sums.get(name) ?? 0) + minor);
    for (const { type, trades } of this.year.gateways) {
      for (const trade of trades) {
        const { amount } = trade;
        const minor = amount.minor - backOf(trade);
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

  /** Every charge in Taiwan dollars has its invoice, which may be void when all of it went back. */
  private ofInvoices(): unknown[] {
    const { issued } = this.year.invoices;
    const wrong = this.invoices.filter(
      ({ number, state, received_minor: minor, back }) =>
        (state !== 'issued' && !(state === 'voided' && Number(back) === Number(minor))) ||
        issued.get(String(number)) !== Number(minor),
    );
    return issued.size === this.invoices.length
      ? wrong
      : [...wrong, { invoices: issued.size, sold: this.invoices.length }];
  }
}
