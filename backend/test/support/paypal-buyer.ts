import { randomUUID } from 'node:crypto';
import { browserPost, formIn } from '../../sandbox/testing/browser';
import { ChargeDueService } from '../../src/modules/payments/application/subscriptions/charge-due.service';
import { DueSubscriptionsService } from '../../src/modules/payments/application/subscriptions/due-subscriptions.service';
import { MandatesService } from '../../src/modules/payments/application/subscriptions/mandates.service';
import { Clock } from '../../src/shared/domain/clock';
import { SITE_ADMIN, type TestMember, type TestServer } from './app';
import { buyerOf, type StartedOrder } from './buyer';
import type { PayPalShop, SentEvent } from './paypal';

export const WEBHOOK = '/api/v1/payments/paypal/webhook';

type Fields = Readonly<Record<string, unknown>>;
export type Started = StartedOrder<null>;
interface Now {
  readonly server: TestServer;
  readonly member: TestMember;
  readonly shop: PayPalShop;
}

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const MINUTE_MS = 60_000;
const never = new AbortController().signal;

/** The kind of an event, in PayPal's words. */
export const kindOf = ({ body }: SentEvent): string =>
  String((JSON.parse(body) as { event_type?: unknown }).event_type);

/** What is decided on a page of PayPal, and where that sends the customer; null: nowhere. */
export async function decideAtPayPal(page: string, choice: 'pay' | 'cancel'): Promise<URL | null> {
  const { action } = formIn(await (await fetch(page)).text());
  const location = (await browserPost(action, { choice })).headers.get('location');
  return location === null ? null : new URL(location);
}

/** What a customer does who pays by PayPal. */
function customerOf(now: () => Now) {
  const { query, data } = buyerOf(now);
  const start = (fields: Fields = {}): Promise<Started> =>
    data('/subscription/order', { featureName: 'initial', paymentType: 'paypal', ...fields });
  const attemptOf = async ({ externalId }: Started): Promise<{ number: string; reference: string }> => {
    const sql = `SELECT a.number, a.reference FROM payment_attempts a JOIN orders o ON o.id = a.order_id
                  WHERE o.external_id = ? ORDER BY a.id`;
    const [row] = await query(sql, [externalId]);
    return { number: String(row?.['number']), reference: String(row?.['reference']) };
  };
  /** What the customer decides on PayPal's page, and where that sends them. */
  const decide = async ({ url }: Started, choice: 'pay' | 'cancel' = 'pay'): Promise<URL> => {
    const back = await decideAtPayPal(url, choice);
    if (!back) throw new Error('PayPal has sent the customer nowhere');
    return back;
  };
  const comeBack = ({ pathname, search }: URL) => now().server.ask(pathname + search);
  return {
    start,
    attemptOf,
    decide,
    comeBack,
    buy: async (fields: Fields = {}): Promise<Started> => {
      const started = await start(fields);
      await comeBack(await decide(started));
      now().shop.take();
      return started;
    },
    theirs: async (started: Started) => {
      const { number } = await attemptOf(started);
      const found = now().shop.simulator.state.subscriptions.filter(({ customId }) => customId === number);
      if (found.length !== 1 || !found[0]) throw new Error(`${found.length} subscriptions of ${number}`);
      return found[0];
    },
  };
}

/** What happens by the mere passing of time. */
function timeOf(now: () => Now) {
  const { get, query, status } = buyerOf(now);
  return {
    /** A moment of the day on which the paid period ends; what is due then happens first. */
    onDueDay: async (work: () => Promise<void>): Promise<void> => {
      const { paidUntil } = await status();
      const start = new Date(`${String(paidUntil)}T00:00:00+08:00`).getTime();
      const clock = jest.spyOn(get(Clock), 'now').mockReturnValue(new Date(start + MINUTE_MS));
      try {
        await get(DueSubscriptionsService).follow(never);
        await work();
      } finally {
        clock.mockRestore();
      }
    },
    charge: () => get(ChargeDueService).runDue(never),
    align: async (): Promise<void> => {
      await query('UPDATE mandates SET due_at = ? WHERE due_at IS NOT NULL', [LONG_AGO]);
      await get(MandatesService).updateDue(never);
    },
  };
}

/** What a test does whose customer pays by PayPal, and what it looks up. */
export function paypalBuyerOf(now: () => Now) {
  const buyer = buyerOf(now);
  const customer = customerOf(now);
  const { query } = buyer;
  const send = ({ headers, body }: SentEvent) =>
    now().server.ask<{ error?: { code: string } }>(WEBHOOK, { method: 'POST', headers, body });
  return {
    ...buyer,
    ...customer,
    ...timeOf(now),
    send,
    /** Hands on what PayPal has sent; returns what was answered. */
    deliver: async (events = now().shop.take()): Promise<number[]> => {
      const statuses: number[] = [];
      for (const event of events) statuses.push((await send(event)).status);
      return statuses;
    },
    mandate: async (started: Started) => {
      const { number } = await customer.attemptOf(started);
      return (await query('SELECT state, wanted, reference FROM mandates WHERE number = ?', [number]))[0];
    },
    outcomes: async (started: Started): Promise<string[]> => {
      const { number } = await customer.attemptOf(started);
      const sql =
        "SELECT outcome, reason FROM payment_events WHERE number = ? AND kind <> 'event' ORDER BY id";
      return (await query(sql, [number])).map(
        ({ outcome, reason }) => `${String(outcome)} ${String(reason)}`,
      );
    },
    alerts: async (kind: string): Promise<number> =>
      (await query('SELECT id FROM payment_alerts WHERE kind = ?', [kind])).length,
    coupon: async (percentOff: number): Promise<string> => {
      const admin = await now().server.member({ email: SITE_ADMIN });
      const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
      await admin.call('/admin/coupons', { method: 'POST', body: { code, percentOff } });
      return code;
    },
  };
}
