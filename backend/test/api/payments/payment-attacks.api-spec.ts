import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { startLinePay } from '../../../sandbox/linepay/linepay';
import { DEMO_MERCHANT } from '../../../sandbox/linepay/merchant';
import type { LinePayState } from '../../../sandbox/linepay/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { browserPost, formIn } from '../../../sandbox/testing/browser';
import { NewebpayGateway } from '../../../src/modules/payments/infrastructure/newebpay/newebpay-gateway';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { Clock } from '../../../src/shared/domain/clock';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { isDeep, rounds } from '../../support/depth';
import { forged, mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';
import { until } from '../../support/waiting';

type Started = StartedOrder<Readonly<Record<string, string>> | null>;

const NEWEBPAY = '/api/v1/payments/newebpay/period';
const LINE = '/api/v1/payments/linepay';

describe.each(['SQLite', 'MariaDB'] as const)('attacks on payments on %s', (engine) => {
  let line: Simulator<LinePayState>;
  let server: TestServer;
  let member: TestMember;

  const { get, query, data, result, attemptStates, askGateway } = buyerOf(() => ({ server, member }));
  const start = (paymentType: string, featureName = 'initial'): Promise<Started> =>
    data('/subscription/order', { featureName, paymentType });
  const plan = async (): Promise<unknown> => (await data('/my/features'))['currentPlan'];
  const numberOf = async ({ externalId }: Started): Promise<string> => {
    const sql =
      'SELECT a.number FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.external_id = ?';
    return String((await query(sql, [externalId]))[0]?.['number']);
  };
  const send = async (path: string, message: Readonly<Record<string, string>>, headers = {}) => {
    const body = new URLSearchParams(message);
    return (await server.ask(NEWEBPAY + path, { method: 'POST', body, headers })).status;
  };
  /** Where LINE Pay sends the customer who has approved. */
  const approve = async ({ url }: Started): Promise<URL> => {
    const { action } = formIn(await (await fetch(url)).text());
    return new URL((await browserPost(action, { choice: 'pay' })).headers.get('location') ?? '');
  };
  const openAlerts = async (): Promise<unknown[]> => {
    const sql = 'SELECT kind FROM payment_alerts WHERE group_id = ? AND closed_at IS NULL';
    return (await query(sql, [member.groupId])).map(({ kind }) => kind);
  };
  const liveSubscriptions = () =>
    query('SELECT id FROM subscriptions WHERE group_id = ? AND live_key IS NOT NULL', [member.groupId]);

  beforeAll(async () => {
    line = await startLinePay();
    server = await TestServer.start(engine, {
      ADMIN_EMAILS: SITE_ADMIN,
      ...NEWEBPAY_SETTINGS,
      LINEPAY_URL: line.origin,
      LINEPAY_CHANNEL_ID: DEMO_MERCHANT.channelId,
      LINEPAY_CHANNEL_SECRET: DEMO_MERCHANT.channelSecret,
    });
  });
  afterAll(async () => {
    await server.stop();
    await line.close();
  });
  beforeEach(async () => {
    member = await server.member({ email: `${randomUUID()}@example.com` });
    line.faults.clear();
  });
  afterEach(async () => {
    const moments = { now: new Date(), since: new Date(0) };
    expect(await get(BrokenInvariantsQuery).find(moments)).toEqual([]);
  });

  it('replay of an old good notice × 100 = one effect', async () => {
    const message = mandateMade(await numberOf(await start('newebPay')), 550);
    // Ten at once, ten times: some come while the first is being taken in, and most long afterwards.
    for (let times = 0; times < 10; times += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => send('/notify', message)));
      expect(new Set(answers)).toEqual(new Set([200]));
    }
    expect([await liveSubscriptions(), await attemptStates()]).toEqual([[expect.anything()], ['settled']]);
  });

  it('return URL with result=success and no money shows waiting', async () => {
    const started = await start('newebPay');
    expect(
      await send('/return?result=success&order=subscribe', { result: 'success', Status: 'SUCCESS' }),
    ).toBe(303);
    expect([await result(started), await plan()]).toEqual(['waiting', 'free']);
  });

  it('CSRF: cross-site POST to notify without signature', async () => {
    const number = await numberOf(await start('newebPay'));
    const site = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const lies = [{}, { Period: '' }, { Status: 'SUCCESS', MerchantOrderNo: number }, forged(number, 550)];
    for (const lie of lies) expect(await send('/notify', lie as Record<string, string>, site)).toBe(400);
    expect([await plan(), await attemptStates()]).toEqual(['free', ['handed']]);
  });

  it('order number guessed', async () => {
    const started = await start('linePay');
    const way = await approve(started);
    member = await server.member();
    const guesses = ['LK', 'LK%', "LK' OR '1'='1", `${way.searchParams.get('orderId')}x`];
    for (const orderId of guesses) {
      const names = new URLSearchParams({
        orderId,
        transactionId: way.searchParams.get('transactionId') ?? '',
      });
      const { status, headers } = await server.ask(`${LINE}/return?${names.toString()}`);
      expect([status, headers.get('location')]).toEqual([303, 'http://linklet.test/payment']);
    }
    expect(line.state.payments.at(-1)?.status).toBe('approved');
  });

  it('LINE return with somebody else’s transactionId', async () => {
    const mine = await approve(await start('linePay'));
    member = await server.member();
    const started = await start('linePay');
    const theirs = await approve(started);
    const mixed = new URL(theirs);
    mixed.searchParams.set('transactionId', mine.searchParams.get('transactionId') ?? '');
    await server.ask(mixed.pathname + mixed.search);
    expect([await result(started), await attemptStates()]).toEqual(['waiting', ['handed']]);
  });

  it('currency swapped to USD', async () => {
    const started = await start('linePay');
    const way = await approve(started);
    line.faults.arm({ on: 'confirm', kind: 'drop-answer' });
    line.faults.arm({ on: 'details', kind: 'wrong-currency' });
    await server.ask(way.pathname + way.search);
    await askGateway();
    expect([await plan(), await attemptStates(), await openAlerts()]).toEqual([
      'free',
      ['refund wanted'],
      ['unapplied-payment'],
    ]);
  });

  it('a notice with another amount gives nothing, closes the order and alerts', async () => {
    const started = await start('linePay');
    const way = await approve(started);
    line.faults.arm({ on: 'confirm', kind: 'wrong-amount' });
    await server.ask(way.pathname + way.search);
    expect([await result(started), await plan(), await openAlerts()]).toEqual([
      'failed',
      'free',
      ['unapplied-payment'],
    ]);
  });

  it('groupId in the body change nothing', async () => {
    const other = await server.member();
    const body = { featureName: 'initial', paymentType: 'newebPay', groupId: other.groupId };
    expect((await member.call('/subscription/order', { method: 'POST', body })).status).toBe(403);
    expect(await query('SELECT id FROM orders WHERE group_id = ?', [other.groupId])).toEqual([]);
  });

  it('coupon: 10 000 guesses are rate-limited', async () => {
    const answers: number[] = [];
    for (let guess = 0; guess < 40; guess += 1) {
      answers.push((await member.call(`/coupon/GUESS${guess}`)).status);
    }
    expect([answers.filter((status) => status === 404).length, new Set(answers.slice(20))]).toEqual([
      20,
      new Set([429]),
    ]);
  });

  it('coupon: late money of an order whose coupon others have used up goes back, and uses none', async () => {
    const admin = await server.member({ email: SITE_ADMIN });
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    const coupon = { code, amountOff: 100, currency: 'ntd', maxUses: 1 };
    await admin.call('/admin/coupons', { method: 'POST', body: coupon });
    const buy = (featureName: string) =>
      data<Started>('/subscription/order', { featureName, paymentType: 'newebPay', coupon: code });
    const first = await buy('initial');
    const number = await numberOf(first);
    await data('/subscription/checkout', { featureName: 'classic' });
    const [one, other] = [member, await server.member()];
    member = other;
    const second = await buy('initial');
    await send('/notify', mandateMade(await numberOf(second), 450));
    expect(await plan()).toBe('initial');
    member = one;
    await send('/notify', mandateMade(number, 450));
    expect([await plan(), await attemptStates()]).toEqual(['free', ['refund wanted']]);
    // An admin who buys otherwise in between: the coupon is free again, and what cannot be used does not keep it.
    member = await server.member();
    await query('UPDATE coupons SET max_uses = 2 WHERE code = ?', [code]);
    const given = await buy('initial');
    await data('/subscription/checkout', { featureName: 'classic' });
    await send('/notify', mandateMade(await numberOf(await start('newebPay', 'classic')), 1_980));
    await send('/notify', mandateMade(await numberOf(given), 450));
    expect([await plan(), await attemptStates()]).toEqual(['classic', ['refund wanted', 'settled']]);
    expect(
      await query('SELECT u.id FROM coupon_uses u JOIN coupons c ON c.id = u.coupon_id WHERE c.code = ?', [
        code,
      ]),
    ).toHaveLength(1);
  });

  it('reason of 100 kB, ESC and RTL characters', async () => {
    await send('/notify', mandateMade(await numberOf(await start('newebPay')), 550));
    const cancel = async (reason: string) =>
      (await member.call('/subscription/order', { method: 'DELETE', body: { reason } })).status;
    expect([await cancel('x'.repeat(100_000)), await plan()]).toEqual([400, 'initial']);
    expect(await cancel('too\u001b[31m expensive \u202eevil\u0000')).toBe(200);
    const [row] = await query('SELECT cancel_reason FROM subscriptions WHERE group_id = ?', [member.groupId]);
    expect(row?.['cancel_reason']).toBe('too [31m expensive evil');
  });

  it('checkout during deletion of the account: what is paid afterwards goes back, and nothing more is charged', async () => {
    const started = await start('newebPay');
    const number = await numberOf(started);
    const { groupId, email } = member;
    expect((await member.call('/my/account', { method: 'DELETE', body: { email } })).status).toBe(200);
    // At once, while the job that erases may be anywhere.
    await send('/notify', mandateMade(number, 550));
    await until('the account is erased', async () => {
      const rows = await query('SELECT finished_at FROM account_departures WHERE user_id = ?', [
        member.userId,
      ]);
      return rows.some((row) => row['finished_at'] !== null);
    });
    expect(
      await query('SELECT id FROM subscriptions WHERE group_id = ? AND live_key IS NOT NULL', [groupId]),
    ).toEqual([]);
    const [mandate] = await query('SELECT wanted FROM mandates WHERE number = ?', [number]);
    expect(mandate?.['wanted']).toBe('terminated');
    expect(await attemptStates()).toEqual(['refund wanted']);
  });

  it('a gateway that hangs holds no database: a second purchase goes through while the first waits', async () => {
    line.faults.arm({ on: 'request', kind: 'hang' });
    const body = { featureName: 'initial', paymentType: 'linePay' };
    const first = { isOver: false };
    const hanging = member.call('/subscription/order', { method: 'POST', body }).then(({ status }) => {
      first.isOver = true;
      return status;
    });
    await until('the first purchase is at the gateway', () => line.faults.list().length === 0);
    member = await server.member();
    await send('/notify', mandateMade(await numberOf(await start('newebPay')), 550));
    expect([await plan(), first.isOver]).toEqual(['initial', false]);
    await line.restart();
    expect(await hanging).toBe(503);
  });

  it('answers every bad cipher alike, in time too', () => {
    const gateway = new NewebpayGateway(
      {
        url: NEWEBPAY_SETTINGS.NEWEBPAY_URL,
        merchantId: NEWEBPAY_SETTINGS.NEWEBPAY_MERCHANT_ID,
        key: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_KEY,
        iv: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_IV,
      },
      'http://linklet.test',
      get(Clock),
    );
    const { Period: good } = mandateMade('LKTIMING', 550);
    const others = forged('LKTIMING', 550).Period.padEnd(good.length, '0').slice(0, good.length);
    // The last byte says how long the padding is: a wrong one, and one whose other bytes disagree.
    const bad = [others, `${good.slice(0, -2)}${good.endsWith('00') ? '01' : '00'}`];
    const times: number[][] = bad.map(() => []);
    for (let round = 0; round < rounds(20, 500 * 20); round += 1) {
      for (const [index, Period] of bad.entries()) {
        const begun = performance.now();
        expect(gateway.parseNotice({ Period })).toBeNull();
        times[index]?.push(performance.now() - begun);
      }
    }
    if (!isDeep) return;
    const [one = 0, other = 0] = times.map((each) => each.toSorted((a, b) => a - b)[each.length >> 1]);
    expect(Math.abs(one - other) / Math.max(one, other)).toBeLessThan(0.05);
  });
});
