import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';

/** What should never be, and where it is. */
export interface BrokenInvariant {
  readonly name: string;
  /** Of the row: an order, an attempt, a subscription and so on. */
  readonly id: number | string;
}

/** A rule, and the rows that break it. */
export interface InvariantCheck {
  readonly name: string;
  /** Its moments are those of `times`, in their order. */
  readonly sql: string;
  readonly times: readonly ('now' | 'since')[];
}

/** What is looked at. */
interface Span {
  readonly now: Date;
  /** What was booked, paid or settled before, and has not changed since, is not looked at. */
  readonly since: Date;
}

const MAX_FOUND = 20;
const MAX_EVENTS = 100_000;

/** Money of an attempt `a` that was of no use, and so goes back. */
const UNAPPLIED = `EXISTS (
             SELECT 1 FROM payment_refunds u WHERE u.attempt_id = a.id AND u.cause = 'unapplied')`;
/** The currency that money of an attempt `a` came in. */
const CAME_IN = 'COALESCE(a.received_currency, a.currency)';

/** Of what has happened since a moment, and of all that goes on. */
const CHECKS: readonly InvariantCheck[] = [
  {
    name: 'I1 a booking does not sum to 0',
    sql: `SELECT booking AS id FROM ledger_entries WHERE booked_at >= ?
           GROUP BY booking, currency HAVING SUM(minor) <> 0`,
    times: ['since'],
  },
  {
    name: 'I2 more was given back than came',
    sql: `SELECT e.order_id AS id FROM ledger_entries e
           WHERE e.order_id IN (SELECT n.order_id FROM ledger_entries n WHERE n.booked_at >= ?)
             AND e.account LIKE 'cash:%'
           GROUP BY e.order_id, e.currency HAVING SUM(e.minor) < 0`,
    times: ['since'],
  },
  {
    name: 'I2 more is to go back of a payment than came',
    sql: `SELECT a.id FROM payment_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
           WHERE a.id IN (SELECT n.attempt_id FROM payment_refunds n WHERE n.created_at >= ?)
           GROUP BY a.id, a.received_minor
          HAVING SUM(r.amount_minor) > COALESCE(a.received_minor, 0)
              OR SUM(CASE WHEN r.currency = ${CAME_IN} THEN 0 ELSE 1 END) > 0`,
    times: ['since'],
  },
  {
    // What is found late was paid before it was settled.
    name: 'I3 a paid order has not one payment of its amount',
    sql: `SELECT o.id
            FROM (SELECT id FROM orders WHERE paid_at >= ?
                   UNION SELECT order_id FROM payment_attempts WHERE settled_at >= ?) n
            JOIN orders o ON o.id = n.id
            LEFT JOIN payment_attempts a ON a.order_id = o.id AND a.state = 'settled' AND NOT ${UNAPPLIED}
           WHERE o.state = 'paid'
           GROUP BY o.id, o.total_minor
          HAVING COUNT(a.id) <> 1 OR SUM(CASE WHEN ${CAME_IN} = o.currency THEN a.received_minor END) <> o.total_minor
              OR SUM(CASE WHEN ${CAME_IN} = o.currency THEN 0 ELSE 1 END) > 0`,
    times: ['since', 'since'],
  },
  {
    name: 'I3 money of an order that is not paid is not given back',
    sql: `SELECT a.id FROM payment_attempts a JOIN orders o ON o.id = a.order_id
           WHERE a.settled_at >= ? AND a.state = 'settled' AND o.state <> 'paid' AND NOT ${UNAPPLIED}`,
    times: ['since'],
  },
  {
    name: 'I4 paid periods have a gap or overlap',
    sql: `SELECT s.id FROM subscriptions s
            JOIN subscription_periods p ON p.subscription_id = s.id
            JOIN subscription_periods q ON q.subscription_id = s.id AND q.number = p.number + 1
           WHERE s.live_key IS NOT NULL AND q.starts_on <> p.ends_on`,
    times: [],
  },
  {
    name: 'I4 a period was not paid for',
    sql: `SELECT s.id FROM subscriptions s
            LEFT JOIN subscription_periods p ON p.subscription_id = s.id
           WHERE s.live_key IS NOT NULL GROUP BY s.id, s.period_number HAVING COUNT(p.id) <> s.period_number`,
    times: [],
  },
  {
    // An alert may have been closed before the debt was paid.
    name: 'I6 a customer is owed something, and nobody knows',
    sql: `SELECT e.order_id AS id FROM ledger_entries e JOIN orders o ON o.id = e.order_id
           WHERE e.order_id IN (
             SELECT n.order_id FROM ledger_entries n WHERE n.booked_at >= ?
              UNION SELECT d.id FROM payment_alerts c JOIN orders d ON d.group_id = c.group_id WHERE c.closed_at >= ?)
             AND e.account LIKE 'customer:%'
             AND NOT EXISTS (
             SELECT 1 FROM payment_alerts a WHERE a.group_id = o.group_id AND a.closed_at IS NULL)
             AND NOT EXISTS (
             SELECT 1 FROM payment_refunds r WHERE r.order_id = e.order_id AND r.state IN ('wanted', 'asked', 'waiting'))
           GROUP BY e.order_id, e.currency HAVING SUM(e.minor) <> 0`,
    times: ['since', 'since'],
  },
  {
    name: 'I7 nobody has noted whether a payment needs an invoice',
    sql: `SELECT a.id FROM payment_attempts a JOIN orders o ON o.id = a.order_id
            LEFT JOIN invoices i ON i.attempt_id = a.id
           WHERE a.settled_at >= ? AND a.state = 'settled' AND o.state = 'paid' AND i.id IS NULL AND NOT ${UNAPPLIED}`,
    times: ['since'],
  },
  {
    name: 'I7 an invoice is not issued, or not taken back, for two days',
    sql: `SELECT i.id FROM invoices i
           WHERE i.state IN ('wanted', 'requested', 'voidWanted', 'allowanceWanted', 'stuck') AND i.wanted_at < ?`,
    times: ['since'],
  },
  {
    name: 'I7 what went back is not taken off an invoice for two days',
    sql: `SELECT w.id FROM invoice_allowances w WHERE w.state <> 'issued' AND w.wanted_at < ?`,
    times: ['since'],
  },
  {
    name: 'I7 invoices are not what was sold',
    sql: `SELECT e.order_id AS id FROM ledger_entries e
           WHERE e.order_id IN (SELECT n.order_id FROM ledger_entries n WHERE n.booked_at >= ?)
             AND e.account IN ('sales', 'tax')
             AND e.order_id IN (SELECT w.order_id FROM invoices w WHERE w.number IS NOT NULL)
           GROUP BY e.order_id
          HAVING SUM(e.minor) + (
            SELECT COALESCE(SUM(i.total_minor), 0) FROM invoices i
             WHERE i.order_id = e.order_id AND i.number IS NOT NULL AND i.revoked_at IS NULL) - (
            SELECT COALESCE(SUM(w.amount_minor), 0) FROM invoice_allowances w WHERE w.order_id = e.order_id) <> 0`,
    times: ['since'],
  },
  {
    name: 'I8 a coupon was used too often',
    sql: `SELECT c.id FROM coupons c JOIN coupon_uses u ON u.coupon_id = c.id
           WHERE c.max_uses IS NOT NULL GROUP BY c.id, c.max_uses HAVING COUNT(*) > c.max_uses`,
    times: [],
  },
  {
    name: 'I8 a coupon is used up by an order that came to nothing',
    sql: `SELECT u.order_id AS id FROM coupon_uses u JOIN orders o ON o.id = u.order_id
           WHERE o.state NOT IN ('draft', 'pending', 'paid')`,
    times: [],
  },
  {
    name: 'I9 a mandate charges for nothing',
    sql: `SELECT m.id FROM mandates m
            LEFT JOIN subscriptions s ON s.id = m.subscription_id AND s.live_key IS NOT NULL
           WHERE m.wanted <> 'terminated' AND s.id IS NULL`,
    times: [],
  },
  {
    name: 'I9 a mandate is to charge another sum than the next price',
    sql: `SELECT m.id FROM mandates m JOIN subscriptions s ON s.id = m.subscription_id AND s.live_key IS NOT NULL
           WHERE m.wanted <> 'terminated' AND m.wanted_minor <> COALESCE(s.next_price_minor, s.price_minor)`,
    times: [],
  },
  {
    // The newest ones by their ids: their moments have no index.
    name: 'I10 a word of a gateway was neither used nor looked at',
    sql: `SELECT e.id FROM payment_events e
           WHERE e.id > (SELECT COALESCE(MAX(n.id), 0) - ${MAX_EVENTS} FROM payment_events n) AND e.received_at >= ?
             AND NOT (e.outcome = 'ignored' AND e.reason IS NOT NULL)
             AND NOT (e.outcome = 'applied' AND (e.kind IN ('declined', 'renewalFailed', 'mandateEnded', 'event') OR EXISTS (
               SELECT 1 FROM payment_attempts a WHERE a.number = e.number AND a.settled_at IS NOT NULL)))
             AND NOT (e.outcome = 'alerted' AND e.reason IS NOT NULL AND (
               EXISTS (SELECT 1 FROM payment_alerts l
                        WHERE l.alert_key IN (REPLACE('stranger:#', '#', e.event_key), REPLACE('second:#', '#', e.event_key),
                                              REPLACE('event:#', '#', e.event_key), REPLACE('returned:#', '#', e.event_key)))
               OR EXISTS (SELECT 1 FROM payment_attempts a
                            JOIN payment_alerts l ON l.alert_key = REPLACE('refund:#', '#', a.id)
                           WHERE a.number = e.number)))`,
    times: ['since'],
  },
];

/** What must be true of money, asked of the stored rows themselves. */
@Injectable()
export class BrokenInvariantsQuery {
  private readonly checks = [...CHECKS];

  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Rules of what is sold, by seller. */
  add(checks: readonly InvariantCheck[]): void {
    this.checks.push(...checks);
  }

  async find(moments: Span): Promise<BrokenInvariant[]> {
    const found: BrokenInvariant[] = [];
    for (const { name, sql, times } of this.checks) {
      const rows = await this.unitOfWork.manager.query<{ id: number | string }[]>(
        `${sql} LIMIT ${MAX_FOUND}`,
        times.map((time) => moments[time]),
      );
      found.push(...rows.map(({ id }) => ({ name, id })));
    }
    return found;
  }
}
