import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { PayPalShop } from '../../support/paypal';
import { kindOf, paypalBuyerOf, type Started } from '../../support/paypal-buyer';

type Fields = Readonly<Record<string, unknown>>;

describe.each(['SQLite', 'MariaDB'] as const)('PayPal, as its simulator has it, on %s', (engine) => {
  let shop: PayPalShop;
  let server: TestServer;
  let member: TestMember;

  const buyer = paypalBuyerOf(() => ({ server, member, shop }));
  const { get, query, data, result, status, attemptStates, askGateway, start, attemptOf, decide } = buyer;
  const { comeBack, deliver, buy, theirs, onDueDay, charge, align, mandate, alerts, coupon } = buyer;
  const monthLater = () => shop.simulator.clock.advance(31 * 24 * 3_600_000);
  const salesOf = (subscriptionId: string) =>
    shop.simulator.state.sales.filter((sale) => sale.subscriptionId === subscriptionId);

  beforeAll(async () => {
    shop = await PayPalShop.open();
    server = await TestServer.start(engine, {
      ADMIN_EMAILS: SITE_ADMIN,
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
    // What others have bought is neither charged nor due on the same day.
    shop.simulator.state.subscriptions.length = 0;
    shop.take();
    await query('UPDATE subscriptions SET due_at = NULL');
  });
  afterEach(async () => {
    const moments = { now: new Date('2100-01-01T00:00:00Z'), since: new Date(0) };
    expect(await get(BrokenInvariantsQuery).find(moments)).toEqual([]);
  });

  it('gives the plan when PayPal tells of the money, before the customer comes back', async () => {
    const quote = await data('/subscription/checkout', { featureName: 'initial', paymentType: 'paypal' });
    expect(quote).toMatchObject({ currency: 'usd', lines: { total: 39 }, paymentTypes: ['paypal'] });
    const started = await start();
    expect(started).toMatchObject({ externalId: quote['externalId'], paymentRequired: true, data: null });
    const way = await decide(started);
    expect(await result(started)).toBe('waiting');
    expect(new Set(await deliver())).toEqual(new Set([200]));
    expect(await result(started)).toBe('success');
    expect(await status()).toMatchObject({
      currentPlan: 'initial',
      paymentType: 'paypal',
      state: 'active',
      nextCharge: { amount: 39, currency: 'usd' },
    });
    const { status: code, headers } = await comeBack(way);
    expect([code, headers.get('location')]).toEqual([
      303,
      `http://linklet.test/en/payment?result=success&order=subscribe&plan=initial&billingCycle=monthly&externalId=${started.externalId}`,
    ]);
    expect(await attemptStates()).toEqual(['settled']);
  });

  it('takes a payment of a year', async () => {
    const started = await buy({ featureName: 'personal', billingCycle: 'yearly' });
    expect(await result(started)).toBe('success');
    expect(salesOf((await theirs(started)).id)).toMatchObject([{ money: { currency: 'USD', minor: 7_800 } }]);
  });

  it('is asked when the customer comes back, says that they have paid, or does neither', async () => {
    const [first, confirm] = [
      await start(),
      (externalId: string) =>
        member.call<{ data: Fields }>('/subscription/paypal/confirm', {
          method: 'POST',
          body: { externalId },
        }),
    ];
    expect((await confirm(first.externalId)).body.data).toMatchObject({ result: 'waiting' });
    await decide(first);
    const both = await Promise.all([confirm(first.externalId), confirm(first.externalId)]);
    expect(both.map(({ body }) => body.data['result'])).toEqual(['success', 'success']);
    expect(await attemptStates()).toEqual(['settled']);

    const other = member;
    member = await server.member();
    expect((await confirm(first.externalId)).status).toBe(404);
    expect((await other.call('/subscription/paypal/confirm', { method: 'POST', body: {} })).status).toBe(400);
    const second = await start();
    const nowhere = new URL(
      `http://linklet.test/api/v1/payments/paypal/return?number=LKNOBODY&subscription_id=I-1`,
    );
    expect((await comeBack(nowhere)).headers.get('location')).toBe('http://linklet.test/payment');
    const { number } = await attemptOf(second);
    nowhere.searchParams.set('number', number);
    expect((await comeBack(nowhere)).headers.get('location')).not.toContain('result=');
    await decide(second);
    await askGateway();
    expect(await result(second)).toBe('success');
  });

  it('hears no, and takes what is paid nevertheless', async () => {
    const started = await start();
    const { headers } = await comeBack(await decide(started, 'cancel'));
    expect(headers.get('location')).toContain('result=failed');
    expect(await data(`/subscription/order/${started.externalId}`)).toMatchObject({
      result: 'failed',
      reason: 'cancelled-by-customer',
    });
    await comeBack(await decide(started));
    expect(await result(started)).toBe('success');
  });

  it('makes one subscription of an order, also when its answer is lost, or its token no longer counts', async () => {
    const body = { featureName: 'initial', paymentType: 'paypal' };
    shop.simulator.faults.arm({ on: 'subscription', kind: 'drop-answer' });
    const answer = await member.call<{ error: { code: string } }>('/subscription/order', {
      method: 'POST',
      body,
    });
    expect([answer.status, answer.body.error.code]).toEqual([503, 'payments.gateway-away']);
    shop.simulator.faults.arm({ on: 'subscription', kind: 'unauthorized' });
    const started = await start();
    expect((await start()).url).toBe(started.url);
    expect((await theirs(started)).planId).toMatch(/^P-/);
    await comeBack(await decide(started));
    expect(await attemptStates()).toEqual(['settled']);
  });

  it('makes one plan for each price, whoever needs it first', async () => {
    const { plans, products } = shop.simulator.state;
    const people = await Promise.all(Array.from({ length: 5 }, () => server.member()));
    const before = plans.length;
    const body = { featureName: 'classic', billingCycle: 'yearly', paymentType: 'paypal' };
    const answers = await Promise.all(
      people.map((one) => one.call('/subscription/order', { method: 'POST', body })),
    );
    expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect(plans.length - before).toBe(1);
    expect(products).toHaveLength(1);
  });

  it('charges less the first time with a coupon, and the full price by itself afterwards', async () => {
    const started = await buy({ coupon: await coupon(50) });
    const { id } = await theirs(started);
    await align();
    await monthLater();
    await deliver();
    expect(salesOf(id).map(({ money }) => money.minor)).toEqual([1_950, 3_900]);
    expect(await status()).toMatchObject({ state: 'active' });
    const log = await data<{ payments: Fields[] }>('/subscription/billing/log');
    expect(log.payments).toMatchObject([
      { operation: 'renew', lines: { total: 39 } },
      { operation: 'subscribe', lines: { total: 19.5 } },
    ]);
  });

  it('renews when PayPal tells of a charge, and finds charges that it was never told of', async () => {
    await buy();
    const before = await status();
    await monthLater();
    shop.take();
    await onDueDay(async () => {
      await charge();
      await charge();
    });
    const after = await status();
    expect([after['state'], String(after['paidUntil']) > String(before['paidUntil'])]).toEqual([
      'active',
      true,
    ]);
    const [{ many } = {}] = await query(
      'SELECT COUNT(*) AS many FROM subscription_periods p JOIN subscriptions s ON s.id = p.subscription_id WHERE s.group_id = ?',
      [member.groupId],
    );
    expect(Number(many)).toBe(2);
  });

  it('is past due when a charge fails, and goes on when PayPal charges later', async () => {
    await buy();
    shop.simulator.faults.arm({ on: 'charge', kind: 'decline' });
    await monthLater();
    await onDueDay(async () => {
      await deliver();
    });
    expect(await status()).toMatchObject({
      state: 'pastDue',
      paymentWithInvalidCard: [{ name: 'initial' }],
    });
    await shop.simulator.clock.advance(6 * 24 * 3_600_000);
    await deliver();
    expect(await status()).toMatchObject({ state: 'active', paymentWithInvalidCard: [] });
  });

  it('suspends a cancelled subscription, goes on with it, and ends it when its period is over', async () => {
    const started = await buy();
    await data('/subscription/order', {}, 'DELETE');
    shop.simulator.faults.arm({ on: 'suspend', kind: 'drop-answer' });
    await align();
    await align();
    expect([(await theirs(started)).status, (await mandate(started))?.['state']]).toEqual([
      'SUSPENDED',
      'suspended',
    ]);
    await data('/subscription/order', { operation: 'resubscribe' });
    await align();
    expect((await theirs(started)).status).toBe('ACTIVE');
    await data('/subscription/order', {}, 'DELETE');
    await align();
    await query('UPDATE subscriptions SET due_at = ? WHERE group_id = ?', [new Date(0), member.groupId]);
    await onDueDay(align);
    expect((await theirs(started)).status).toBe('CANCELLED');
    expect(await status()).toMatchObject({ state: 'none' });
  });

  it('cancels here what its customer ends there', async () => {
    const started = await buy();
    const { id } = await theirs(started);
    await callPayPal(shop, `/v1/billing/subscriptions/${id}/cancel`, { reason: 'by the customer' });
    await shop.sent('BILLING.SUBSCRIPTION.CANCELLED');
    await deliver();
    expect(await status()).toMatchObject({ state: 'cancelled', nextCharge: null });
    expect(await mandate(started)).toMatchObject({ state: 'terminated', wanted: 'terminated' });
  });

  it('pays back what was paid twice, once, and ends its mandate', async () => {
    const [first, second] = [await start(), await start({ featureName: 'classic' })];
    for (const one of [first, second]) await decide(one);
    await deliver();
    expect([await result(first), await result(second)]).toEqual(['success', 'failed']);
    expect(await attemptStates()).toEqual(['settled', 'refund wanted']);
    await align();
    expect((await theirs(second)).status).toBe('CANCELLED');
    shop.simulator.faults.arm({ on: 'sale-refund', kind: 'drop-answer' });
    await askGateway();
    expect(await attemptStates()).toEqual(['settled', 'refund asked']);
    await askGateway();
    expect(await attemptStates()).toEqual(['settled', 'refund done']);
    const [sale] = salesOf((await theirs(second)).id);
    expect(shop.simulator.state.refunds.filter(({ of }) => of === sale?.id)).toHaveLength(1);
    await shop.sent('PAYMENT.SALE.REFUNDED');
    await deliver();
    expect(await alerts('returned-payment')).toBe(0);
  });

  it('waits for money that is under way as long as it takes', async () => {
    const started = await start();
    await decide(started);
    const [sale] = shop.simulator.state.sales.splice(-1);
    const events = shop.take();
    await deliver(events.filter((event) => kindOf(event) === 'BILLING.SUBSCRIPTION.ACTIVATED'));
    for (let times = 0; times < 4; times += 1) await askGateway();
    expect([await result(started), await attemptStates()]).toEqual(['waiting', ['handed']]);
    if (sale) shop.simulator.state.sales.push(sale);
    await askGateway();
    expect(await result(started)).toBe('success');
  });

  it('counts with an event whose money PayPal does not list yet', async () => {
    const started = await start();
    await decide(started);
    const [sale] = shop.simulator.state.sales.splice(-1);
    await deliver();
    expect(await result(started)).toBe('success');
    if (sale) shop.simulator.state.sales.push(sale);
  });

  it('ends a subscription whose first charge fails, of which nothing comes later', async () => {
    const started = await start();
    shop.simulator.faults.arm({ on: 'charge', kind: 'decline' });
    await comeBack(await decide(started));
    expect([await result(started), (await theirs(started)).status]).toEqual(['failed', 'CANCELLED']);
  });

  it('alerts of money of another program, whatever its number', async () => {
    const started = await start();
    await decide(started);
    const other = await theirs(started);
    Object.assign(other, { customId: 'x'.repeat(127) });
    const event = { event_type: 'BILLING.SUBSCRIPTION.ACTIVATED', resource: { id: other.id } };
    expect(await deliver([shop.signed(event)])).toEqual([200]);
    expect([await alerts('unknown-payment'), await result(started)]).toEqual([1, 'waiting']);
  });

  describe('and money that goes back', () => {
    const saleOf = async (started: Started): Promise<string> => {
      const [sale] = salesOf((await theirs(started)).id);
      return sale?.id ?? '';
    };
    const refund = async ({ externalId }: Started, body: object = {}): Promise<number> => {
      const admin = await server.member({ email: SITE_ADMIN });
      const path = `/admin/billing/orders/${externalId}/refunds`;
      return (await admin.call(path, { method: 'POST', body: { reason: 'a test', ...body } })).status;
    };
    const refundsOf = async ({ externalId }: Started): Promise<unknown> =>
      (await data(`/subscription/order/${externalId}`))['refunds'];
    const ledger = async (): Promise<Record<string, number>> => {
      const sql = `SELECT e.account, SUM(e.minor) AS minor FROM ledger_entries e JOIN orders o ON o.id = e.order_id
                    WHERE o.group_id = ? GROUP BY e.account`;
      const rows = await query(sql, [member.groupId]);
      return Object.fromEntries(
        rows.map(({ account, minor }) => [String(account).split(':')[0] ?? '', Number(minor)]),
      );
    };

    it('at its own site is noted with its sum, and alerts', async () => {
      const started = await buy();
      const amount = { total: '9.50', currency: 'USD' };
      await callPayPal(shop, `/v1/payments/sale/${await saleOf(started)}/refund`, { amount });
      await shop.sent('PAYMENT.SALE.REFUNDED');
      const before = await alerts('returned-payment');
      const events = shop.take();
      await deliver([...events, ...events]);
      expect(await alerts('returned-payment')).toBe(before + 1);
      expect(await refundsOf(started)).toMatchObject([{ state: 'done', amount: 9.5 }]);
      expect(await ledger()).toEqual({ cash: 2_950, customer: 0, sales: -2_950 });
      expect(await status()).toMatchObject({ state: 'active' });
      // What is left is less by it.
      expect([await refund(started, { amount: 30 }), await refund(started, { amount: 29.5 })]).toEqual([
        400, 201,
      ]);
    });

    it('in parts at our word goes back once each, and its events are ours', async () => {
      const started = await buy();
      expect(await refund(started, { amount: 10 })).toBe(201);
      expect(await refund(started, { amount: 10 })).toBe(201);
      shop.simulator.faults.arm({ on: 'sale-refund', kind: 'drop-answer' });
      await askGateway();
      await askGateway();
      await askGateway();
      expect(await refundsOf(started)).toMatchObject([
        { state: 'done', amount: 10 },
        { state: 'done', amount: 10 },
      ]);
      const sale = await saleOf(started);
      const theirRefunds = shop.simulator.state.refunds.filter(({ of }) => of === sale);
      expect(theirRefunds.map(({ money: { minor } }) => minor)).toEqual([1_000, 1_000]);
      await shop.sent('PAYMENT.SALE.REFUNDED');
      const before = await alerts('returned-payment');
      await deliver();
      expect(await alerts('returned-payment')).toBe(before);
      expect(await ledger()).toEqual({ cash: 1_900, customer: 0, sales: -1_900 });
    });

    it('is told of again while nobody knows whether it is ours', async () => {
      const started = await buy();
      expect(await refund(started)).toBe(201);
      shop.simulator.faults.arm({ on: 'sale-refund', kind: 'drop-answer' });
      await askGateway();
      await shop.sent('PAYMENT.SALE.REFUNDED');
      const events = shop.take().filter((event) => kindOf(event) === 'PAYMENT.SALE.REFUNDED');
      expect(await deliver(events)).toEqual([503]);
      await askGateway();
      const before = await alerts('returned-payment');
      expect(await deliver(events)).toEqual([200]);
      expect([await alerts('returned-payment'), await refundsOf(started)]).toMatchObject([
        before,
        [{ state: 'done', amount: 39 }],
      ]);
    });

    it('chargeback (PAYMENT.SALE.REVERSED): plan ends, desk alerted', async () => {
      const started = await buy();
      const { id } = await theirs(started);
      const resource = {
        id: await saleOf(started),
        billing_agreement_id: id,
        amount: { total: '-39.00', currency: 'USD' },
      };
      const before = await alerts('reversed-payment');
      expect(await deliver([shop.signed({ event_type: 'PAYMENT.SALE.REVERSED', resource })])).toEqual([200]);
      expect(await status()).toMatchObject({ state: 'none', currentPlan: 'free' });
      expect(await ledger()).toEqual({ cash: 0, customer: 0, sales: 0 });
      expect(await alerts('reversed-payment')).toBe(before + 1);
      await align();
      expect((await theirs(started)).status).toBe('CANCELLED');
      expect(await refund(started)).toBe(409);
    });
  });
});

/** What the customer, or who runs the site, does at PayPal. */
async function callPayPal({ simulator }: PayPalShop, path: string, body: object): Promise<void> {
  const token = `A21AA${randomUUID()}`;
  simulator.state.tokens.push({ token, until: Infinity });
  const answer = await fetch(simulator.origin + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`PayPal answered ${answer.status}`);
}
