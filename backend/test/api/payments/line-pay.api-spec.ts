import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { startLinePay } from '../../../sandbox/linepay/linepay';
import { DEMO_MERCHANT } from '../../../sandbox/linepay/merchant';
import type { LinePayState } from '../../../sandbox/linepay/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { browserPost, formIn } from '../../../sandbox/testing/browser';
import { ChargeDueService } from '../../../src/modules/payments/application/subscriptions/charge-due.service';
import { DueSubscriptionsService } from '../../../src/modules/payments/application/subscriptions/due-subscriptions.service';
import { MandatesService } from '../../../src/modules/payments/application/subscriptions/mandates.service';
import { Clock } from '../../../src/shared/domain/clock';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';

type Fields = Readonly<Record<string, unknown>>;
type Started = StartedOrder<null>;

describe('LINE Pay, as its simulator has it', () => {
  let simulator: Simulator<LinePayState>;
  let server: TestServer;
  let member: TestMember;

  const { get, query, data, result, status, attemptStates, askGateway } = buyerOf(() => ({ server, member }));
  const start = (fields: Fields = {}): Promise<Started> =>
    data('/subscription/order', { featureName: 'initial', paymentType: 'linePay', ...fields });
  /** What the customer decides on LINE Pay's page, and where that sends them. */
  const decide = async ({ url }: Started, choice: 'pay' | 'cancel' = 'pay'): Promise<URL> => {
    const { action } = formIn(await (await fetch(url)).text());
    return new URL((await browserPost(action, { choice })).headers.get('location') ?? '');
  };
  const comeBack = ({ pathname, search }: URL) => server.ask(pathname + search);
  const buy = async (): Promise<Started> => {
    const started = await start();
    await comeBack(await decide(started));
    return started;
  };
  const never = new AbortController().signal;
  const payments = () => simulator.state.payments.filter(({ paidAt }) => paidAt !== undefined);
  /** At the end of the paid period. */
  const onDueDay = async (work: () => Promise<void>): Promise<void> => {
    const { paidUntil } = await status();
    const moment = new Date(new Date(`${String(paidUntil)}T00:00:00+08:00`).getTime() + 60_000);
    await simulator.clock.advanceTo(moment.getTime());
    const clock = jest.spyOn(get(Clock), 'now').mockReturnValue(moment);
    try {
      await get(DueSubscriptionsService).follow(never);
      await work();
    } finally {
      clock.mockRestore();
    }
  };
  const stored = async (): Promise<unknown> =>
    (await query('SELECT state FROM subscriptions WHERE group_id = ?', [member.groupId]))[0]?.['state'];
  const charge = () => get(ChargeDueService).runDue(never);

  beforeAll(async () => {
    simulator = await startLinePay();
    server = await TestServer.start('SQLite', {
      LINEPAY_URL: simulator.origin,
      LINEPAY_CHANNEL_ID: DEMO_MERCHANT.channelId,
      LINEPAY_CHANNEL_SECRET: DEMO_MERCHANT.channelSecret,
      // What falls due is gone on with where a test says so.
      ROLE: 'web',
    });
  });
  afterAll(async () => {
    await server.stop();
    await simulator.close();
  });
  beforeEach(async () => {
    member = await server.member({ email: `${randomUUID()}@example.com` });
    simulator.faults.clear();
    // What others have bought is not due on the same day.
    await query('UPDATE subscriptions SET due_at = NULL');
  });

  it('takes a payment when the customer comes back', async () => {
    const started = await start();
    expect(started.data).toBeNull();
    const way = await decide(started);
    expect(await result(started)).toBe('waiting');
    const { status: code, headers } = await comeBack(way);
    expect([code, headers.get('location')]).toEqual([
      303,
      `http://linklet.test/en/payment?result=success&order=subscribe&plan=initial&billingCycle=monthly&externalId=${started.externalId}`,
    ]);
    expect(await status()).toMatchObject({ currentPlan: 'initial', paymentType: 'linePay', state: 'active' });
    await comeBack(way);
    expect(await attemptStates()).toEqual(['settled']);
  });

  it('takes nothing by somebody else’s number, or when the customer says no', async () => {
    const started = await start();
    const way = await decide(await start({ featureName: 'personal' }));
    const other = new URL(way);
    other.searchParams.set('orderId', 'LKNOBODY');
    expect((await comeBack(other)).headers.get('location')).toBe('http://linklet.test/payment');
    other.searchParams.set('orderId', way.searchParams.get('orderId') ?? '');
    other.searchParams.set('transactionId', '2026092300000000001');
    await comeBack(other);
    expect(await attemptStates()).toEqual(['handed', 'handed']);
    member = await server.member();
    const refused = await start();
    await comeBack(await decide(refused, 'cancel'));
    expect([await result(started).catch(() => 'hidden'), await result(refused)]).toEqual([
      'hidden',
      'failed',
    ]);
  });

  it('is confirmed when the customer does not come back, and found when the answer is lost', async () => {
    const started = await start();
    await decide(started);
    simulator.faults.arm({ on: 'confirm', kind: 'drop-answer' });
    await askGateway();
    expect(await result(started)).toBe('waiting');
    await askGateway();
    expect(await result(started)).toBe('success');
    expect(await attemptStates()).toEqual(['settled']);
  });

  it('that has taken another currency than was asked for is booked, and refunded, in that one', async () => {
    const started = await start();
    await decide(started);
    simulator.faults.arm({ on: 'confirm', kind: 'drop-answer' });
    await askGateway();
    simulator.faults.arm({ on: 'details', kind: 'wrong-currency' });
    await askGateway();
    expect([await result(started), (await status())['state']]).toEqual(['failed', 'none']);
    const mine = `JOIN orders o ON o.id = a.order_id WHERE o.group_id = ?`;
    const received = `SELECT a.received_minor, a.received_currency, a.currency FROM payment_attempts a ${mine}`;
    const came = { received_minor: 55_000, received_currency: 'USD', currency: 'TWD' };
    expect(await query(received, [member.groupId])).toMatchObject([came]);
    const booked = `SELECT DISTINCT a.currency FROM ledger_entries a ${mine}`;
    expect(await query(booked, [member.groupId])).toEqual([{ currency: 'USD' }]);
    const back = `SELECT a.currency, a.amount_minor FROM payment_refunds a ${mine}`;
    expect(await query(back, [member.groupId])).toEqual([{ currency: 'USD', amount_minor: 55_000 }]);
  });

  it('that does not answer costs nobody anything', async () => {
    simulator.faults.arm({ on: 'request', kind: 'server-error' });
    const body = { featureName: 'initial', paymentType: 'linePay' };
    const answer = await member.call<{ error: { code: string } }>('/subscription/order', {
      method: 'POST',
      body,
    });
    expect([answer.status, answer.body.error.code]).toEqual([503, 'payments.gateway-away']);
    const started = await start();
    await comeBack(await decide(started));
    expect(await result(started)).toBe('success');
  });

  it('charges the next period by the key, once, also when the answer is lost', async () => {
    await buy();
    const before = payments().length;
    await onDueDay(async () => {
      simulator.faults.arm({ on: 'preapproved-pay', kind: 'drop-answer' });
      await charge();
      expect(await stored()).toBe('due');
      await charge();
      await charge();
    });
    expect(await status()).toMatchObject({ state: 'active' });
    expect(payments()).toHaveLength(before + 1);
    const log = await data<{ payments: Fields[] }>('/subscription/billing/log');
    expect(log.payments.map(({ operation, paymentType }) => [operation, paymentType])).toEqual([
      ['renew', 'linePay'],
      ['subscribe', 'linePay'],
    ]);
  });

  it('is past due when the card is declined', async () => {
    await buy();
    await onDueDay(async () => {
      simulator.faults.arm({ on: 'preapproved-pay', kind: 'decline', value: '1287' });
      await charge();
    });
    expect(await status()).toMatchObject({ state: 'pastDue', paymentWithInvalidCard: [{ name: 'initial' }] });
  });

  it('keeps the key sealed, and forgets it at LINE Pay when the plan ends', async () => {
    await buy();
    const key = simulator.state.regKeys.at(-1);
    const [mandate] = await query('SELECT reference FROM mandates ORDER BY id DESC LIMIT 1');
    expect(mandate?.['reference']).not.toContain(key?.key);
    await data('/subscription/order', {}, 'DELETE');
    await onDueDay(() => get(MandatesService).updateDue(never));
    expect(key?.expired).toBe(true);
  });

  describe('that was approved and is of no use any more', () => {
    const confirmed = () => payments().filter(({ refunds }) => refunds.length === 0).length;

    it('is not confirmed for a second plan, and the order says why', async () => {
      const [first, second] = [await start(), await start({ featureName: 'classic' })];
      const ways = [await decide(first), await decide(second)];
      const before = confirmed();
      const places = [];
      for (const way of ways) places.push((await comeBack(way)).headers.get('location'));
      expect(confirmed()).toBe(before + 1);
      expect(places[1]).toContain('result=failed');
      expect(await attemptStates()).toEqual(['settled', 'declined']);
      expect(await data(`/subscription/order/${second.externalId}`)).toMatchObject({
        result: 'failed',
        reason: 'not-sellable',
      });
    });

    it('is not confirmed for an order that was paid before, also when nobody comes back', async () => {
      const started = await start();
      await decide(started);
      await query("UPDATE orders SET state = 'paid' WHERE external_id = ?", [started.externalId]);
      const before = payments().length;
      await askGateway();
      expect([payments().length, await attemptStates()]).toEqual([before, ['declined']]);
    });
  });
});
