import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import { startLinePay } from '../../../sandbox/linepay/linepay';
import { DEMO_MERCHANT } from '../../../sandbox/linepay/merchant';
import type { LinePayState } from '../../../sandbox/linepay/state';
import { startNewebpay } from '../../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../../sandbox/newebpay/shop';
import type { NewebpayState } from '../../../sandbox/newebpay/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { browserPost, errorIn, formIn } from '../../../sandbox/testing/browser';
import { ReconcileService } from '../../../src/modules/payments/application/reconciliation/reconcile.service';
import { daysToCompare, momentsOf } from '../../../src/modules/payments/domain/reconciliation';
import { Metrics } from '../../../src/shared/health/metrics';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { PayPalShop } from '../../support/paypal';

type Fields = Readonly<Record<string, unknown>>;
type Started = StartedOrder<Readonly<Record<string, string>>>;
interface Run {
  readonly day: string;
  readonly gateway: string;
  readonly checked: number;
  readonly finishedTime: string | null;
  readonly failure: string | null;
  readonly differences: readonly Fields[];
}

const DAY_MS = 24 * 3_600_000;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const CRASH_POINTS = 'linklet:payments:crash-points';
const never = new AbortController().signal;

describe('comparing payments with the gateways', () => {
  let newebpay: Simulator<NewebpayState>;
  let linePay: Simulator<LinePayState>;
  let paypal: PayPalShop;
  let server: TestServer;
  let member: TestMember;
  let admin: TestMember;

  const { get, query, data, result } = buyerOf(() => ({ server, member }));
  const start = (paymentType: string): Promise<Started> =>
    data('/subscription/order', { featureName: 'initial', paymentType });
  /** Pays by card; what the browser brings back is not handed on. */
  const payByCard = async ({ url, data: form }: Started): Promise<Readonly<Record<string, string>>> => {
    const text = await (await browserPost(url, form)).text();
    if (errorIn(text)) throw new Error(`the gateway answered ${errorIn(text)}`);
    const back = await browserPost(formIn(text).action, { choice: 'pay' });
    return formIn(await back.text()).fields;
  };
  const buyByCard = async (): Promise<Started> => {
    const started = await start('newebPay');
    const body = new URLSearchParams(await payByCard(started));
    await server.ask('/api/v1/payments/newebpay/period/return', { method: 'POST', body });
    return started;
  };
  /** Pays on the page of LINE Pay or PayPal, and comes back. */
  const buyBy = async (paymentType: string): Promise<Started> => {
    const started = await start(paymentType);
    const { action } = formIn(await (await fetch(started.url)).text());
    const back = new URL((await browserPost(action, { choice: 'pay' })).headers.get('location') ?? '');
    await server.ask(back.pathname + back.search);
    return started;
  };
  const numberOf = async ({ externalId }: Started): Promise<string> => {
    const sql =
      'SELECT a.number FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.external_id = ?';
    return String((await query(sql, [externalId]))[0]?.['number']);
  };
  /** What has happened in a test has happened on the last day that can be compared; gateways judge our timestamps. */
  const compare = async (): Promise<void> => {
    const { from } = momentsOf(daysToCompare(new Date()).at(-1) ?? '');
    const then = new Date(from.getTime() + DAY_MS / 2);
    await query('UPDATE payment_attempts SET created_at = ? WHERE created_at > ?', [then, LONG_AGO]);
    await query('UPDATE payment_attempts SET settled_at = ? WHERE settled_at > ?', [then, LONG_AGO]);
    await get(ReconcileService).follow(never);
  };
  /** The next question is due. */
  const waitUntilDue = () =>
    query('UPDATE reconciliation_runs SET due_at = ? WHERE due_at IS NOT NULL', [LONG_AGO]);
  const runs = async (gateway: string): Promise<readonly Run[]> => {
    const { body } = await admin.call<{ data: { reconciliations: Run[] } }>('/admin/billing/reconciliation');
    return body.data.reconciliations.filter((run) => run.gateway === gateway);
  };
  const differences = async (gateway: string): Promise<unknown[]> =>
    (await runs(gateway)).flatMap((run) =>
      run.differences.map(({ kind, externalId, booked, found }) => ({ kind, externalId, booked, found })),
    );
  const alerts = async (): Promise<Fields[]> =>
    (
      await query("SELECT group_id, details FROM payment_alerts WHERE kind = 'reconciliation-difference'")
    ).map(({ group_id: groupId, details }) => ({
      groupId: Number(groupId),
      ...(JSON.parse(String(details)) as Fields),
    }));

  beforeAll(async () => {
    newebpay = await startNewebpay({ shop: { altersOnFirstDay: true } });
    linePay = await startLinePay();
    paypal = await PayPalShop.open();
    server = await TestServer.start('SQLite', {
      ADMIN_EMAILS: SITE_ADMIN,
      NEWEBPAY_URL: newebpay.origin,
      NEWEBPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
      NEWEBPAY_HASH_KEY: DEMO_SHOP.hashKey,
      NEWEBPAY_HASH_IV: DEMO_SHOP.hashIv,
      LINEPAY_URL: linePay.origin,
      LINEPAY_CHANNEL_ID: DEMO_MERCHANT.channelId,
      LINEPAY_CHANNEL_SECRET: DEMO_MERCHANT.channelSecret,
      // What falls due is gone on with where a test says so.
      ROLE: 'web',
      ...paypal.settings,
    });
    // The tests themselves say when it works.
    jest.spyOn(server.otherProcess.get(ReconcileService, { strict: false }), 'follow').mockResolvedValue();
    admin = await server.member({ email: SITE_ADMIN });
  });
  afterAll(async () => {
    await server.stop();
    await newebpay.close();
    await linePay.close();
    await paypal.close();
  });
  beforeEach(async () => {
    for (const table of ['reconciliation_runs', 'reconciliation_differences', 'payment_alerts']) {
      await query(`DELETE FROM ${table}`);
    }
    // What others have bought belongs to another day.
    await query('UPDATE payment_attempts SET created_at = ?, settled_at = ?', [LONG_AGO, LONG_AGO]);
    for (const { faults } of [newebpay, linePay, paypal.simulator]) faults.clear();
    member = await server.member({ email: `${randomUUID()}@example.com` });
  });

  it('finds nothing where everything agrees, and each day once', async () => {
    await buyByCard();
    await compare();
    const [last, ...earlier] = await runs('newebPay');
    expect(last).toMatchObject({ checked: 1, failure: null, differences: [] });
    expect(last?.finishedTime).not.toBeNull();
    expect(earlier.map(({ checked }) => checked)).toEqual([0, 0]);
    const before = await query('SELECT * FROM reconciliation_runs ORDER BY id');
    newebpay.faults.arm({ on: 'query', kind: 'wrong-amount' });
    await compare();
    expect(await query('SELECT * FROM reconciliation_runs ORDER BY id')).toEqual(before);
    expect(newebpay.faults.list()).toHaveLength(1);
    expect(await alerts()).toEqual([]);
  });

  it('books a card payment that nobody has told of', async () => {
    const started = await start('newebPay');
    await payByCard(started);
    expect(await result(started)).toBe('waiting');
    await compare();
    expect(await result(started)).toBe('success');
    const { externalId } = started;
    expect(await differences('newebPay')).toEqual([
      { kind: 'missingHere', externalId, booked: null, found: 550 },
    ]);
    expect(await alerts()).toEqual([]);
  });

  it('alerts of a card payment that the gateway does not have', async () => {
    const gone = await buyByCard();
    const number = await numberOf(gone);
    newebpay.state.trades.splice(
      newebpay.state.trades.findIndex(({ orderNo }) => orderNo === `${number}_1`),
      1,
    );
    await compare();
    const { externalId } = gone;
    expect(await differences('newebPay')).toEqual([
      { kind: 'missingThere', externalId, booked: 550, found: null },
    ]);
    expect(await alerts()).toMatchObject([
      { groupId: member.groupId, order: externalId, gateway: 'newebPay', number, difference: 'missingThere' },
    ]);
    expect(await get(Metrics).text()).toContain('linklet_reconciliation_differences_open 1');
  });

  it('alerts of another amount', async () => {
    const { externalId } = await buyByCard();
    newebpay.faults.arm({ on: 'query', kind: 'wrong-amount' });
    await compare();
    expect(await differences('newebPay')).toEqual([
      { kind: 'otherAmount', externalId, booked: 550, found: 551 },
    ]);
  });

  it('does not ask newebPay about what it has called unpaid twice', async () => {
    const started = await start('newebPay');
    const queried = newebpay.state.wrongQueries.length;
    await query('UPDATE payment_attempts SET checks = 2 WHERE number = ?', [await numberOf(started)]);
    await compare();
    expect(newebpay.state.wrongQueries).toHaveLength(queried);
    expect((await runs('newebPay'))[0]).toMatchObject({ checked: 1, differences: [] });
  });

  it('asks LINE Pay for many at once', async () => {
    const bought: Started[] = [];
    for (let count = 0; count < 3; count += 1) {
      member = await server.member({ email: `${randomUUID()}@example.com` });
      bought.push(await buyBy('linePay'));
    }
    const [gone, given] = [await numberOf(bought[0] as Started), await numberOf(bought[1] as Started)];
    linePay.state.payments.splice(
      linePay.state.payments.findIndex(({ orderId }) => orderId === gone),
      1,
    );
    linePay.state.payments
      .find(({ orderId }) => orderId === given)
      ?.refunds.push({
        id: '2026112300000000009',
        amount: 550,
        at: Date.now(),
      });
    await compare();
    expect((await runs('linePay'))[0]).toMatchObject({ checked: 3 });
    expect(await differences('linePay')).toEqual([
      { kind: 'missingThere', externalId: bought[0]?.externalId, booked: 550, found: null },
      { kind: 'returnedThere', externalId: bought[1]?.externalId, booked: 550, found: 550 },
    ]);
  });

  it('books a payment of PayPal that nobody has told of, and alerts of money that went back', async () => {
    const started = await buyBy('paypal');
    paypal.take();
    expect(await result(started)).toBe('success');
    const sale = paypal.simulator.state.sales.at(-1);
    if (!sale) throw new Error('PayPal has taken nothing');
    paypal.simulator.state.sales.push({ ...sale, id: 'SALE2', at: sale.at + 1, refunded: 0 });
    sale.refunded = sale.money.minor;
    await compare();
    const found = await differences('paypal');
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'missingHere', externalId: started.externalId, found: 39 }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'returnedThere', externalId: started.externalId, booked: 39 }),
    );
  });

  it('goes on after a gateway was away, and leaves to a person what cannot be compared', async () => {
    const { externalId } = await buyByCard();
    for (let count = 0; count < 5; count += 1) {
      newebpay.faults.arm({ on: 'query', kind: 'server-error' });
      await compare();
      await waitUntilDue();
    }
    await compare();
    expect((await runs('newebPay'))[0]?.finishedTime).not.toBeNull();
    expect(await differences('newebPay')).toEqual([
      { kind: 'notCompared', externalId, booked: null, found: null },
    ]);
    expect(await alerts()).toMatchObject([{ order: externalId, difference: 'notCompared' }]);
  });

  it('asks again only when it is time, and says why it waits', async () => {
    await buyByCard();
    newebpay.faults.arm({ on: 'query', kind: 'server-error' });
    await compare();
    const [waiting] = await runs('newebPay');
    expect(waiting).toMatchObject({ finishedTime: null, checked: 0, differences: [] });
    expect(waiting?.failure).not.toBeNull();
    await compare();
    expect((await runs('newebPay'))[0]).toEqual(waiting);
    await waitUntilDue();
    await compare();
    expect((await runs('newebPay'))[0]).toMatchObject({ checked: 1, failure: null });
  });

  it.each(['reconciliation.answered', 'reconciliation.noted', 'reconciliation.applied'])(
    'loses and doubles nothing when the process ends at %s',
    async (point) => {
      const started = await start('newebPay');
      await payByCard(started);
      const crash = (name: unknown): void => {
        if (name === point) throw new Error('the process ends here');
      };
      const points = jest.spyOn(channel(CRASH_POINTS), 'publish').mockImplementation(crash);
      const listen = (): void => undefined;
      subscribe(CRASH_POINTS, listen);
      await compare();
      points.mockRestore();
      unsubscribe(CRASH_POINTS, listen);
      await waitUntilDue();
      await compare();
      expect(await result(started)).toBe('success');
      const { externalId } = started;
      expect(await differences('newebPay')).toEqual([
        { kind: 'missingHere', externalId, booked: null, found: 550 },
      ]);
      const sql = `SELECT e.id FROM ledger_entries e JOIN orders o ON o.id = e.order_id WHERE o.external_id = ?`;
      expect(await query(sql, [externalId])).toHaveLength(5);
    },
  );
});
