import { Injectable } from '@nestjs/common';
import { momentOf } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { BookedEntry, HeardEvent } from '../../domain/order-timeline';

type Stored = number | string;

interface EventRow {
  readonly number: string;
  readonly kind: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly minor: Stored | null;
  readonly received_at: string | Date;
}

interface EntryRow {
  readonly booking: string;
  readonly account: string;
  readonly minor: Stored;
  readonly currency: string;
  readonly booked_at: string | Date;
}

const MAX_ROWS = 500;

/** What is stored of an order beside itself. */
@Injectable()
export class OrderHistoryQuery {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** What gateways said of these numbers, in that order. */
  async eventsOf(numbers: readonly string[]): Promise<HeardEvent[]> {
    if (numbers.length === 0) return [];
    const rows = await this.manager.query<EventRow[]>(
      `SELECT number, kind, outcome, reason, minor, received_at FROM payment_events
        WHERE number IN (${numbers.map(() => '?').join(', ')}) ORDER BY id LIMIT ${MAX_ROWS}`,
      [...numbers],
    );
    return rows.map(({ minor, received_at: at, ...row }) => ({
      ...row,
      minor: minor === null ? null : Number(minor),
      at: momentOf(at),
    }));
  }

  async entriesOf(orderId: number): Promise<BookedEntry[]> {
    const rows = await this.manager.query<EntryRow[]>(
      `SELECT booking, account, minor, currency, booked_at FROM ledger_entries
        WHERE order_id = ? ORDER BY id LIMIT ${MAX_ROWS}`,
      [orderId],
    );
    return rows.map(({ minor, booked_at: at, ...row }) => ({
      ...row,
      minor: Number(minor),
      at: momentOf(at),
    }));
  }

  async couponCodeOf(couponId: number): Promise<string | null> {
    const [row] = await this.manager.query<{ code: string }[]>('SELECT code FROM coupons WHERE id = ?', [
      couponId,
    ]);
    return row?.code ?? null;
  }

  /** Which the order has paid for, or changed. */
  async subscriptionIdOf(orderId: number): Promise<number | null> {
    const [row] = await this.manager.query<{ subscription_id: Stored }[]>(
      `SELECT subscription_id FROM subscription_periods WHERE order_id = ?
        UNION SELECT subscription_id FROM orders WHERE id = ? AND state = 'paid' AND subscription_id IS NOT NULL`,
      [orderId, orderId],
    );
    return row ? Number(row.subscription_id) : null;
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
