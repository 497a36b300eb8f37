import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { startNewebpay } from '../../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../../sandbox/newebpay/shop';
import type { NewebpayState } from '../../../sandbox/newebpay/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { browserPost, errorIn, formIn } from '../../../sandbox/testing/browser';
import { DueSubscriptionsService } from '../../../src/modules/payments/application/subscriptions/due-subscriptions.service';
import { MandatesService } from '../../../src/modules/payments/application/subscriptions/mandates.service';
import { cyclesAfter, taipeiDateOf } from '../../../src/modules/payments/domain/billing-calendar';
import { Clock } from '../../../src/shared/domain/clock';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { periodMessage } from '../../support/newebpay';

type Fields = Readonly<Record<string, unknown>>;
type Started = StartedOrder<Readonly<Record<string, string>>>;

const DAY_MS = 24 * 3_600_000;

describe('newebPay, as its simulator has it', () => {
  let simulator: Simulator<NewebpayState>;
  let server: TestServer;
  let member: TestMember;

  const { get, query, data, result, askGateway, attemptStates } = buyerOf(() => ({ server, member }));
  const start = (fields: Fields = {}): Promise<Started> =>
    data('/subscription/order', { featureName: 'initial', paymentType: 'newebPay', ...fields });
  /** Agrees on the gateway's page; its notice does not arrive. Returns what the browser brings back. */
  const pay = async ({ url, data: form }: Started): Promise<Readonly<Record<string, string>>> => {
    const text = await (await browserPost(url, form)).text();
    if (errorIn(text)) throw new Error(`the gateway answered ${errorIn(text)}`);
    const page = formIn(text);
    const back = await browserPost(page.action, { choice: 'pay' });
    return formIn(await back.text()).fields;
  };
  const comeBack = (fields: Readonly<Record<string, string>>) =>
    server.ask('/api/v1/payments/newebpay/period/return', {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
  const never = new AbortController().signal;
  const LONG_AGO = new Date('2020-01-01T00:00:00Z');
  const align = async (): Promise<void> => {
    await query('UPDATE mandates SET due_at = ? WHERE due_at IS NOT NULL', [LONG_AGO]);
    await get(MandatesService).updateDue(never);
  };
  const numberIn = async ({ externalId }: Started): Promise<string> => {
    const sql =
      'SELECT a.number FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.external_id = ?';
    return String((await query(sql, [externalId]))[0]?.['number']);
  };
  const theirs = async (started: Started) => {
    const number = await numberIn(started);
    return simulator.state.mandates.find(({ orderNo }) => orderNo === number);
  };

  beforeAll(async () => {
    simulator = await startNewebpay({ shop: { altersOnFirstDay: true } });
    server = await TestServer.start('SQLite', {
      ADMIN_EMAILS: SITE_ADMIN,
      NEWEBPAY_URL: simulator.origin,
      NEWEBPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
      NEWEBPAY_HASH_KEY: DEMO_SHOP.hashKey,
      NEWEBPAY_HASH_IV: DEMO_SHOP.hashIv,
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
  });

  afterEach(async () => {
    // What the gateway says of its charges is what is expected of them.
    expect(await query("SELECT details FROM payment_alerts WHERE kind = 'charge-differs'")).toEqual([]);
  });

  it('takes a payment when the customer comes back', async () => {
    const started = await start();
    const { status } = await comeBack(await pay(started));
    expect([status, await result(started)]).toEqual([303, 'success']);
    expect(await data('/subscription/status')).toMatchObject({ currentPlan: 'initial', card: '1111' });
  });

  it('is asked when its word does not come, and its mandate gets its name later', async () => {
    const started = await start({ featureName: 'personal', billingCycle: 'yearly' });
    const brought = await pay(started);
    await askGateway();
    expect(await result(started)).toBe('success');
    const reference = async () =>
      (await query('SELECT reference FROM mandates WHERE number = ?', [await numberIn(started)]))[0]?.[
        'reference'
      ];
    expect(await reference()).toBeNull();
    await comeBack(brought);
    expect(await reference()).toBe((await theirs(started))?.periodNo);
  });

  it('is asked twice of what nobody pays, and again when it could not answer', async () => {
    const started = await start();
    const checks = async () => {
      const number = await numberIn(started);
      const [attempt] = await query('SELECT checks, state FROM payment_attempts WHERE number = ?', [number]);
      return [Number(attempt?.['checks']), attempt?.['state']];
    };
    simulator.faults.arm({ on: 'query', kind: 'server-error' });
    await askGateway();
    expect(await checks()).toEqual([0, 'handed']);
    await askGateway();
    await askGateway();
    expect(await checks()).toEqual([2, 'handed']);
    await askGateway();
    expect(await checks()).toEqual([2, 'abandoned']);
  });

  it('does not count with an answer whose signature is wrong', async () => {
    const started = await start();
    await pay(started);
    simulator.faults.arm({ on: 'query', kind: 'bad-signature' });
    await askGateway();
    expect(await result(started)).toBe('waiting');
    await askGateway();
    expect(await result(started)).toBe('success');
  });

  it('charges the full price after a discount', async () => {
    const admin = await server.member({ email: SITE_ADMIN });
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    await admin.call('/admin/coupons', { method: 'POST', body: { code, amountOff: 100, currency: 'ntd' } });
    const started = await start({ coupon: code });
    await comeBack(await pay(started));
    expect((await theirs(started))?.amount).toBe(450);
    simulator.faults.arm({ on: 'alter-amount', kind: 'server-error' });
    await align();
    expect((await theirs(started))?.amount).toBe(450);
    await align();
    expect((await theirs(started))?.amount).toBe(550);
  });

  it('suspends the mandate of a cancelled subscription, and restarts it', async () => {
    const started = await start();
    await comeBack(await pay(started));
    await data('/subscription/order', {}, 'DELETE');
    await align();
    expect((await theirs(started))?.status).toBe(5);
    await data('/subscription/order', { operation: 'resubscribe' });
    await align();
    expect((await theirs(started))?.status).toBe(1);
  });

  it('pays back what was paid twice, and ends its mandate', async () => {
    const first = await start();
    const second = await start({ featureName: 'classic' });
    const [one, other] = [await pay(first), await pay(second)];
    await comeBack(one);
    await comeBack(other);
    expect([await result(first), await result(second)]).toEqual(['success', 'failed']);
    await align();
    expect((await theirs(second))?.status).toBe(3);
    const state = async () => {
      const number = await numberIn(second);
      const sql =
        'SELECT r.state, r.asks FROM payment_refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.number = ?';
      const [refund] = await query(sql, [number]);
      return [refund?.['state'], Number(refund?.['asks'])];
    };
    expect(await state()).toEqual(['wanted', 0]);
    // It takes back the capture first, and then the payment.
    await askGateway();
    expect(await state()).toEqual(['wanted', 1]);
    await askGateway();
    expect(await state()).toEqual(['done', 2]);
    const balance = `SELECT SUM(e.minor) AS sum FROM ledger_entries e JOIN orders o ON o.id = e.order_id
                      WHERE o.external_id = ? AND e.account LIKE 'customer:%'`;
    expect(Number((await query(balance, [second.externalId]))[0]?.['sum'])).toBe(0);
  });

  describe('with the days of its clock', () => {
    const periodsOf = async (number: string) =>
      (
        await query(
          `SELECT p.starts_on, p.ends_on FROM subscription_periods p JOIN mandates m USING (subscription_id)
            WHERE m.number = ? ORDER BY p.number`,
          [number],
        )
      ).map(({ starts_on: first, ends_on: end }) => [first, end]);

    beforeEach(async () => {
      simulator.clock.setMode('frozen');
      jest.spyOn(get(Clock), 'now').mockImplementation(() => new Date(simulator.clock.now()));
      // Signed in at the same moment.
      member = await server.member({ email: `${randomUUID()}@example.com` });
    });
    afterEach(() => {
      jest.restoreAllMocks();
      simulator.clock.setMode('live');
    });

    it('counts from the day on which it was paid, also when that is found a day later', async () => {
      const started = await start();
      const paidOn = taipeiDateOf(new Date(simulator.clock.now()));
      await pay(started);
      await simulator.clock.advance(DAY_MS);
      await askGateway();
      const number = await numberIn(started);
      const ends = [1, 2].map((months) => cyclesAfter(paidOn, 'monthly', months));
      expect(await periodsOf(number)).toEqual([[paidOn, ends[0]]]);

      const follow = async (day: string | undefined) => {
        await simulator.clock.advanceTo(Date.parse(`${day ?? ''}T00:01:00+08:00`));
        await get(DueSubscriptionsService).follow(never);
      };
      await follow(ends[0]);
      // Its word of the charge is lost, too.
      await simulator.clock.advance(DAY_MS);
      await get(DueSubscriptionsService).follow(never);
      expect(await periodsOf(number)).toEqual([
        [paidOn, ends[0]],
        [ends[0], ends[1]],
      ]);
      const paid = await query(
        `SELECT o.paid_at FROM orders o JOIN payment_attempts a ON a.order_id = o.id
          WHERE a.number IN (?, ?) ORDER BY a.id`,
        [number, `${number}_2`],
      );
      expect(paid.map(({ paid_at: at }) => taipeiDateOf(new Date(String(at))))).toEqual([paidOn, ends[0]]);
    });

    it('is asked about a first charge that nobody has heard of when the second one is reported, and both are used', async () => {
      const started = await start();
      await pay(started);
      const number = await numberIn(started);
      const paidOn = taipeiDateOf(new Date(simulator.clock.now()));
      const dueOn = cyclesAfter(paidOn, 'monthly', 1);
      await simulator.clock.advanceTo(Date.parse(`${dueOn}T12:00:00+08:00`));
      const OrderNo = `${number}_2`;
      const trade = simulator.state.trades.find(({ orderNo }) => orderNo === OrderNo);
      const second = {
        ...{ MerchantID: DEMO_SHOP.merchantId, MerchantOrderNo: number, OrderNo, AlreadyTimes: '2' },
        ...{ AuthAmt: 550, TradeNo: trade?.tradeNo ?? '', PeriodNo: (await theirs(started))?.periodNo ?? '' },
      };
      const keys = { key: DEMO_SHOP.hashKey, iv: DEMO_SHOP.hashIv };
      await comeBack(periodMessage('SUCCESS', second, keys));
      expect(await periodsOf(number)).toEqual([
        [paidOn, dueOn],
        [dueOn, cyclesAfter(paidOn, 'monthly', 2)],
      ]);
      expect(await attemptStates()).toEqual(['settled', 'settled']);
    });
  });
});
