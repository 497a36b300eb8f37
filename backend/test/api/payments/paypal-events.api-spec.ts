import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { type TestMember, TestServer } from '../../support/app';
import { PayPalShop } from '../../support/paypal';
import { kindOf, paypalBuyerOf, type Started, WEBHOOK } from '../../support/paypal-buyer';

const FOREIGNER = '85.214.132.117';

describe('what is sent in the name of PayPal', () => {
  let shop: PayPalShop;
  let server: TestServer;
  let member: TestMember;

  const buyer = paypalBuyerOf(() => ({ server, member, shop }));
  const { query, data, result, status, attemptStates, askGateway, start, attemptOf, decide } = buyer;
  const { comeBack, deliver, send, buy, theirs, outcomes, alerts } = buyer;
  const rowsOf = async (table: string): Promise<number> =>
    (await query(`SELECT id FROM ${table} WHERE group_id = ?`, [member.groupId])).length;
  const paid = async (): Promise<Started> => {
    const started = await start();
    await decide(started);
    return started;
  };
  const eventRow = async (body: string) => {
    const { id } = JSON.parse(body) as { id: string };
    const sql = 'SELECT outcome, reason FROM payment_events WHERE event_key = ?';
    return (await query(sql, [`paypal:${id}`]))[0];
  };

  beforeAll(async () => {
    shop = await PayPalShop.open({ refundsSalesBy: 'v2' });
    server = await TestServer.start('SQLite', {
      ...shop.settings,
      // What falls due is gone on with where a test says so.
      ROLE: 'web',
    });
  });
  afterAll(async () => {
    await server.stop();
    await shop.close();
  });
  beforeEach(async () => {
    member = await server.member({ email: `${randomUUID()}@example.com` });
    shop.simulator.faults.clear();
    shop.take();
  });

  it('replay × 100 of good events at once, in any order, is one effect', async () => {
    const started = await paid();
    const events = shop.take();
    const many = Array.from({ length: Math.ceil(100 / events.length) }, () => events).flat();
    const answers = await Promise.all(many.map(send));
    expect(new Set(answers.map(({ status: code }) => code))).toEqual(new Set([200]));
    expect(await result(started)).toBe('success');
    expect([await rowsOf('subscriptions'), await rowsOf('plan_grants'), await rowsOf('orders')]).toEqual([
      1, 1, 1,
    ]);
    const { number } = await attemptOf(started);
    expect(await query('SELECT id FROM mandates WHERE number = ?', [number])).toHaveLength(1);
    const postings = `SELECT e.id FROM ledger_entries e JOIN orders o ON o.id = e.order_id WHERE o.group_id = ?`;
    expect(await query(postings, [member.groupId])).toHaveLength(4);
    expect(await outcomes(started)).toEqual(['applied null']);
  });

  it.each([
    ['PayPal event with another custom_id', 'wrong-merchant', 'other-custom-id'],
    ['an event with another amount', 'wrong-amount', 'other-amount'],
    ['currency swapped to another', 'wrong-currency', 'other-amount'],
  ])('%s changes nothing and alerts', async (_, kind, reason) => {
    const started = await start();
    shop.simulator.faults.arm({ on: 'webhook', kind, times: 5 });
    await decide(started);
    const [sale] = shop.take().filter((event) => kindOf(event) === 'PAYMENT.SALE.COMPLETED');
    if (!sale) throw new Error('there was no money');
    const before = await alerts('event-contradicted');
    expect((await send(sale)).status).toBe(200);
    expect(await eventRow(sale.body)).toEqual({ outcome: 'alerted', reason });
    expect([await result(started), await attemptStates()]).toEqual(['waiting', ['handed']]);
    expect(await alerts('event-contradicted')).toBe(before + 1);
    await askGateway();
    expect(await result(started)).toBe('success');
  });

  it.each([
    'bad-signature',
    'other-keys',
    'stale-time',
    'wrong-webhook',
    'mock',
    'rewritten',
    'foreign-certificate',
  ])('refuses an event with %s alike, and counts it', async (kind) => {
    const started = await start();
    shop.simulator.faults.arm({ on: 'webhook', kind, times: 5 });
    await decide(started);
    // That it was made may have been told before.
    const events = shop.take().filter((event) => kindOf(event) !== 'BILLING.SUBSCRIPTION.CREATED');
    const answers = await Promise.all(events.map(send));
    expect(new Set(answers.map(({ status: code, body }) => `${code} ${body.error?.code ?? ''}`))).toEqual(
      new Set(['400 payments.notice-refused']),
    );
    expect([await result(started), await attemptStates()]).toEqual(['waiting', ['handed']]);
  });

  it.each([
    ['text/plain', '{}', 400],
    ['application/json', '{"half', 400],
    ['application/json', '', 400],
    ['application/json', JSON.stringify({ long: 'x'.repeat(70_000) }), 413],
    ['application/x-www-form-urlencoded', 'id=WH-1', 400],
  ])('refuses a body of %s', async (type, body, code) => {
    const answer = await server.ask(WEBHOOK, { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer.status).toBe(code);
  });

  it('keeps what it does not know of, with the reason', async () => {
    for (const [kind, reason] of [
      ['BILLING.PLAN.CREATED', 'not-handled BILLING.PLAN.CREATED'],
      ['BILLING.SUBSCRIPTION.ACTIVATED', 'unknown-subscription'],
    ]) {
      const sent = shop.signed({ event_type: kind, resource: { id: 'I-NOBODY' } });
      expect((await send(sent)).status).toBe(200);
      expect(await eventRow(sent.body)).toEqual({ outcome: 'ignored', reason });
    }
  });

  it('PayPal SUSPENDED older than ACTIVATED: what PayPal says now counts', async () => {
    const started = await buy();
    const { id } = await theirs(started);
    const { number } = await attemptOf(started);
    for (const kind of ['SUSPENDED', 'PAYMENT.FAILED', 'CANCELLED']) {
      const resource = { id, custom_id: number, status: kind };
      expect(await deliver([shop.signed({ event_type: `BILLING.SUBSCRIPTION.${kind}`, resource })])).toEqual([
        200,
      ]);
    }
    expect(await status()).toMatchObject({ state: 'active', paymentWithInvalidCard: [] });
    shop.simulator.faults.arm({ on: 'webhook', kind: 'reorder', times: 2 });
    member = await server.member();
    const other = await paid();
    expect(new Set(await deliver())).toEqual(new Set([200]));
    expect(await result(other)).toBe('success');
  });

  it('is asked for again while PayPal cannot be asked', async () => {
    const started = await paid();
    const [sale] = shop.take().filter((event) => kindOf(event) === 'PAYMENT.SALE.COMPLETED');
    if (!sale) throw new Error('there was no money');
    shop.simulator.faults.arm({ on: 'transactions', kind: 'server-error' });
    const { status: code, headers } = await send(sale);
    expect([code, headers.get('retry-after')]).toEqual([503, '10']);
    expect([await eventRow(sale.body), await result(started)]).toEqual([undefined, 'waiting']);
    expect((await send(sale)).status).toBe(200);
    expect([await eventRow(sale.body), await result(started)]).toEqual([
      { outcome: 'applied', reason: null },
      'success',
    ]);
  });

  it('gives a second charge of the same period back', async () => {
    shop.simulator.faults.arm({ on: 'charge', kind: 'double' });
    const started = await paid();
    await deliver();
    expect(await attemptStates()).toEqual(['settled', 'refund wanted']);
    await askGateway();
    expect(await attemptStates()).toEqual(['settled', 'refund done']);
    const { id } = await theirs(started);
    const sales = shop.simulator.state.sales.filter(({ subscriptionId }) => subscriptionId === id);
    expect(sales.map(({ refunded }) => refunded).sort()).toEqual([0, 3_900]);
  });

  it('price, plan, discount or groupId in the body change nothing', async () => {
    const stranger = await server.member();
    const purchase = { featureName: 'initial', paymentType: 'paypal' };
    for (const more of [{ price: 1 }, { total: 0.01 }, { discount: 39 }, { plan_id: 'P-1' }]) {
      const answer = await member.call('/subscription/order', {
        method: 'POST',
        body: { ...purchase, ...more },
      });
      expect(answer.status).toBe(400);
    }
    const started = await start();
    const { planId } = await theirs(started);
    const plan = shop.simulator.state.plans.find(({ id }) => id === planId);
    expect(plan?.cycles).toMatchObject([{ price: { currency: 'USD', minor: 3_900 }, total: 0 }]);
    const named = { ...purchase, groupId: stranger.groupId };
    const answer = await member.call('/subscription/order', { method: 'POST', body: named });
    expect(answer.status).toBe(403);
    await comeBack(await decide(started));
    expect(await result(started)).toBe('success');
  });

  it('decides by the address of a request whether PayPal is offered', async () => {
    const home = await TestServer.start('SQLite', { ...shop.settings, PAYPAL_IN_TW: 'off' });
    try {
      const somebody = await home.member();
      const ask = async (path: string, address: string, body?: object) => {
        const headers = { 'x-forwarded-for': address };
        const answer = await somebody.call<{ data?: Record<string, unknown> }>(path, {
          headers,
          ...(body ? { method: 'POST', body } : {}),
        });
        const { data: said } = answer.body;
        return { ...said, status: answer.status, externalId: said?.['externalId'] };
      };
      const purchase = { featureName: 'initial', paymentType: 'paypal' };
      for (const address of ['168.95.1.1', '127.0.0.1']) {
        expect(await ask('/subscription/status', address)).toMatchObject({ paymentTypes: [] });
        expect((await ask('/subscription/checkout', address, purchase)).status).toBe(400);
      }
      expect(await ask('/subscription/status', FOREIGNER)).toMatchObject({ paymentTypes: ['paypal'] });
      const quote = await ask('/subscription/checkout', FOREIGNER, { featureName: 'initial' });
      expect(quote).toMatchObject({ currency: 'usd', lines: { total: 39 }, paymentTypes: ['paypal'] });
      const order = { externalId: quote.externalId, paymentType: 'paypal' };
      expect((await ask('/subscription/order', '168.95.1.1', order)).status).toBe(400);
      expect((await ask('/subscription/order', FOREIGNER, order)).status).toBe(200);
    } finally {
      await home.stop();
    }
  });

  it('tells nobody else of an order', async () => {
    const started = await start();
    member = await server.member();
    await expect(data('/subscription/paypal/confirm', { externalId: started.externalId })).rejects.toThrow(
      'payments.order-does-not-exist',
    );
  });
});
