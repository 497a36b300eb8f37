import { FollowRefundsService } from '../../src/modules/payments/application/refunds/follow-refunds.service';
import { OpenAttemptsService } from '../../src/modules/payments/application/orders/open-attempts.service';
import { UnitOfWork } from '../../src/shared/database/unit-of-work';
import type { TestMember, TestServer } from './app';

type Fields = Readonly<Record<string, unknown>>;
export type Row = Readonly<Record<string, unknown>>;

/** What an order was begun with: where the customer goes, and with which fields; null where the address says all. */
export interface StartedOrder<D extends Readonly<Record<string, string>> | null> {
  readonly paymentRequired: boolean;
  readonly externalId: string;
  readonly url: string;
  readonly data: D;
}

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** What a test of a purchase asks and looks up; who buys may be another person in the next test. */
export function buyerOf(
  now: () => { readonly server: TestServer; readonly member: Pick<TestMember, 'call' | 'groupId'> },
) {
  const get = <T>(token: abstract new (...args: never[]) => T): T =>
    now().server.web.app.get<T>(token, { strict: false });
  const query = (sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    get(UnitOfWork).manager.query(sql, [...values]);
  const data = async <T = Fields>(
    path: string,
    body?: object,
    method = body ? 'POST' : 'GET',
  ): Promise<T> => {
    const answer = await now().member.call<{ data: T }>(path, { method, body });
    if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  return {
    get,
    query,
    data,
    status: () => data('/subscription/status'),
    result: async ({ externalId }: { readonly externalId: string }): Promise<unknown> =>
      (await data(`/subscription/order/${externalId}`))['result'],
    /** `settled`, or of money that goes back `refund done` and so on. */
    attemptStates: async (): Promise<unknown[]> => {
      const sql = `SELECT a.state, r.state AS refund FROM payment_attempts a JOIN orders o ON o.id = a.order_id
                     LEFT JOIN payment_refunds r ON r.attempt_id = a.id WHERE o.group_id = ? ORDER BY a.id, r.id`;
      const rows = await query(sql, [now().member.groupId]);
      return rows.map(({ state, refund }) => (refund === null ? state : `refund ${refund as string}`));
    },
    /** Asks the gateway of all that is open, and goes one step further in giving back, as if it were time. */
    askGateway: async (): Promise<void> => {
      const mine = 'order_id IN (SELECT id FROM orders WHERE group_id = ?)';
      await query(`UPDATE payment_attempts SET check_at = ? WHERE check_at IS NOT NULL AND ${mine}`, [
        LONG_AGO,
        now().member.groupId,
      ]);
      await query(`UPDATE payment_refunds SET due_at = ? WHERE due_at IS NOT NULL AND ${mine}`, [
        LONG_AGO,
        now().member.groupId,
      ]);
      const { signal } = new AbortController();
      // What is found to be of no use goes back the next time.
      await get(FollowRefundsService).runDue(signal);
      await get(OpenAttemptsService).runDue(signal);
    },
  };
}
