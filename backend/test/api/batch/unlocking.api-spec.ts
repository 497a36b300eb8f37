import { startLinePay } from '../../../sandbox/linepay/linepay';
import { DEMO_MERCHANT } from '../../../sandbox/linepay/merchant';
import type { LinePayState } from '../../../sandbox/linepay/state';
import { startNewebpay } from '../../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../../sandbox/newebpay/shop';
import type { NewebpayState } from '../../../sandbox/newebpay/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { browserPost, formIn } from '../../../sandbox/testing/browser';
import { PlanLimitsService } from '../../../src/modules/billing';
import type { DeskStep } from '../../../src/modules/payments/application/desk/desk-audit.service';
import { OrderRefundsService } from '../../../src/modules/payments/application/desk/order-refunds.service';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { money } from '../../../src/shared/domain/money';
import { TestServer } from '../../support/app';
import type { Refusal } from '../../support/asking';
import {
  checkedTable,
  ranTable,
  settled,
  type ShownTask,
  showTask,
  taskCall,
} from '../../support/batch-tasks';
import { buyerOf } from '../../support/buyer';
import { enginesFor } from '../../support/deployments';
import { PayPalShop } from '../../support/paypal';
import { TestTeam } from '../../support/teams';

type Fields = Readonly<Record<string, string>>;

interface Unlock {
  readonly externalId: string;
  readonly currency: string;
  readonly amount: number;
  readonly paymentTypes: readonly string[];
}

interface Started {
  readonly externalId: string;
  readonly url: string;
  readonly data: Fields | null;
}

type Way = 'newebPay' | 'linePay' | 'paypal';

/** More than the plan has left today. */
const ROWS = 5;
const LEFT = 3;
const TABLE = ['url', ...Array.from({ length: ROWS }, (_, n) => `https://example.com/${String(n)}`)].join(
  '\n',
);

describe.each(enginesFor(1))('unlocking a file of links on %s', (engine) => {
  let server: TestServer;
  let newebpay: Simulator<NewebpayState>;
  let linepay: Simulator<LinePayState>;
  let paypal: PayPalShop;
  let team: TestTeam;

  const { get, query, attemptStates, askGateway } = buyerOf(() => {
    const { groupId, admin } = team;
    return { server, member: { groupId, call: admin.call.bind(admin) } };
  });

  /** A task of a group that has few links left today. */
  const task = async (fields: Fields = {}): Promise<ShownTask> => {
    team = await TestTeam.make(server, 'free');
    const limits = get(PlanLimitsService);
    await limits.take(team.groupId, 'batchLinks', (await limits.left(team.groupId, 'batchLinks')) - LEFT);
    return checkedTable(team.admin, TABLE, fields);
  };
  const unlock = ({ externalId }: ShownTask, body: object = {}, who = team.admin) =>
    who.call<{ data: Unlock } & Refusal>(`/batch/task/${externalId}/unlock`, { method: 'POST', body });
  const ordered = async (of: ShownTask, body: object = {}): Promise<Unlock> => {
    const answer = await unlock(of, body);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  };
  const start = async ({ externalId }: Unlock, paymentType: Way) =>
    team.admin.call<{ data: Started } & Refusal>('/subscription/order', {
      method: 'POST',
      body: { externalId, paymentType },
    });
  const begun = async (order: Unlock, way: Way): Promise<Started> => {
    const answer = await start(order, way);
    if (answer.status >= 400) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  };
  /** Agrees on the page of the gateway; returns what the browser brings back. */
  const agree = async ({
    url,
    data,
  }: Started): Promise<{ readonly path: string; readonly form?: Fields }> => {
    const page = data ? await browserPost(url, data) : await fetch(url);
    const answer = await browserPost(formIn(await page.text()).action, { choice: 'pay' });
    const location = answer.headers.get('location');
    if (location !== null) {
      const { pathname, search } = new URL(location);
      return { path: pathname + search };
    }
    const { action, fields } = formIn(await answer.text());
    return { path: new URL(action).pathname, form: fields };
  };
  const comeBack = ({ path, form }: Awaited<ReturnType<typeof agree>>) =>
    server.ask(path, form ? { method: 'POST', body: new URLSearchParams(form) } : {});
  const pay = async (order: Unlock, way: Way = 'linePay') => comeBack(await agree(await begun(order, way)));
  const overview = async ({ externalId }: ShownTask, currency = '') =>
    (
      await team.admin.call<{ data: { price: number; currency: string } }>(
        `/batch/task/${externalId}/overview${currency === '' ? '' : `?currency=${currency}`}`,
      )
    ).body.data;

  beforeAll(async () => {
    newebpay = await startNewebpay();
    linepay = await startLinePay();
    paypal = await PayPalShop.open();
    server = await TestServer.start(engine, {
      NEWEBPAY_URL: newebpay.origin,
      NEWEBPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
      NEWEBPAY_HASH_KEY: DEMO_SHOP.hashKey,
      NEWEBPAY_HASH_IV: DEMO_SHOP.hashIv,
      LINEPAY_URL: linepay.origin,
      LINEPAY_CHANNEL_ID: DEMO_MERCHANT.channelId,
      LINEPAY_CHANNEL_SECRET: DEMO_MERCHANT.channelSecret,
      ...paypal.settings,
      BATCH_UNLOCK_TWD: '120',
    });
  });
  afterEach(async () => {
    // Whatever was paid here adds up.
    const moments = { now: new Date(), since: new Date(0) };
    expect(await get(BrokenInvariantsQuery).find(moments)).toEqual([]);
  });
  afterAll(async () => {
    await server.stop();
    await newebpay.close();
    await linepay.close();
    await paypal.close();
  });

  it('costs by each thousand links beyond those of the day, in the currency of who sent it', async () => {
    const inTaiwan = await task();
    expect(await overview(inTaiwan)).toMatchObject({ price: 120, currency: 'ntd' });
    expect(await overview(inTaiwan, 'usd')).toMatchObject({ price: 4, currency: 'usd' });
    const abroad = await checkedTable(team.admin, TABLE, { location: 'JP' });
    expect(await overview(abroad)).toMatchObject({ price: 4, currency: 'usd' });
    const small = await checkedTable(team.admin, 'url\nhttps://example.com/');
    expect(await overview(small)).toMatchObject({ price: 0 });
    expect((await unlock(small)).body.error.code).toBe('batch.nothing-locked');
  });

  it.each([
    ['newebPay', 'ntd', 120],
    ['linePay', 'ntd', 120],
    ['paypal', 'usd', 4],
  ] as const)('is paid once by %s, and the file runs without waiting', async (way, currency, amount) => {
    const checked = await task();
    const order = await ordered(checked, { currency });
    expect(order).toMatchObject({
      currency,
      amount,
      paymentTypes: expect.arrayContaining([way]) as string[],
    });
    const back = await pay(order, way);
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(
        new RegExp(`/payment\\?result=success&order=batch&externalId=${order.externalId}$`),
      ),
    ]);
    expect(await showTask(team.admin, checked.externalId)).toMatchObject({
      phase: 'ready',
      isUnlocked: true,
    });
    expect(await ranTable(team.admin, checked)).toMatchObject({ phase: 'done', created: ROWS });
    // The links of the day are still there for others.
    expect(await get(PlanLimitsService).left(team.groupId, 'batchLinks')).toBe(LEFT);
    expect(await query('SELECT id FROM subscriptions WHERE group_id = ?', [team.groupId])).toEqual([]);
    expect((await unlock(checked)).body.error.code).toBe('batch.unlocked-before');
    const { body } = await team.admin.call<{ data: object }>(`/subscription/order/${order.externalId}`);
    expect(body.data).toMatchObject({
      ...{ result: 'success', operation: 'buy', purchaseTarget: 'batch', plan: checked.externalId },
      ...{ billingCycle: 'once', currency, paymentType: way },
    });
  });

  it.each(['newebPay', 'linePay', 'paypal'] as const)(
    'is found by asking %s when nobody comes back',
    async (way) => {
      const checked = await task();
      await agree(await begun(await ordered(checked, { currency: way === 'paypal' ? 'usd' : 'ntd' }), way));
      expect(await showTask(team.admin, checked.externalId)).toMatchObject({ isUnlocked: false });
      await askGateway();
      expect(await showTask(team.admin, checked.externalId)).toMatchObject({ isUnlocked: true });
    },
  );

  it('lets a paused file go on at once', async () => {
    const checked = await task();
    const paused = await ranTable(team.admin, checked);
    expect(paused).toMatchObject({ phase: 'paused', created: LEFT });
    expect(await overview(paused)).toMatchObject({ price: 120 });
    await pay(await ordered(paused));
    expect(await settled(team.admin, paused)).toMatchObject({ phase: 'done', created: ROWS });
  });

  it('is one order for two clicks, and a second payment goes back', async () => {
    const checked = await task();
    const [one, other] = [await ordered(checked), await ordered(checked)];
    expect(other.externalId).toBe(one.externalId);
    const [first, second] = [await begun(one, 'linePay'), await begun(one, 'newebPay')];
    const [paid, late] = [await agree(first), await agree(second)];
    await comeBack(paid);
    await comeBack(late);
    await askGateway();
    expect((await attemptStates()).sort()).toEqual([expect.stringMatching(/^refund/), 'settled']);
  });

  it('leaves orders of other files and of plans alone', async () => {
    const checked = await task();
    const another = await checkedTable(team.admin, TABLE);
    const [one, other] = [await ordered(checked), await ordered(another)];
    await team.admin.call('/subscription/checkout', { method: 'POST', body: { featureName: 'initial' } });
    await pay(one);
    await pay(other);
    for (const { externalId } of [checked, another]) {
      expect(await showTask(team.admin, externalId)).toMatchObject({ isUnlocked: true });
    }
  });

  it('is given back when the file ends before its first link', async () => {
    const checked = await task();
    await pay(await ordered(checked));
    expect((await taskCall(team.admin, checked, 'security_check/abort')).body.data).toMatchObject({
      phase: 'aborted',
      isUnlocked: false,
    });
    await askGateway();
    await askGateway();
    expect(await attemptStates()).toEqual(['refund done']);
  });

  it('is not taken by LINE Pay when the file has ended meanwhile', async () => {
    const checked = await task();
    const way = await agree(await begun(await ordered(checked), 'linePay'));
    await taskCall(team.admin, checked, 'security_check/abort');
    await comeBack(way);
    await askGateway();
    await askGateway();
    expect(await attemptStates()).toEqual(['declined']);
    expect(await showTask(team.admin, checked.externalId)).toMatchObject({
      phase: 'aborted',
      isUnlocked: false,
    });
  });

  it('is given back when whoever sent the file has left before its first link', async () => {
    const colleague = await server.member();
    team = await TestTeam.make(server, 'classic', colleague);
    const limits = get(PlanLimitsService);
    await limits.take(team.groupId, 'batchLinks', await limits.left(team.groupId, 'batchLinks'));
    const checked = await checkedTable(team.as(colleague), TABLE);
    await pay(await ordered(checked));
    expect(await showTask(team.admin, checked.externalId)).toMatchObject({ isUnlocked: true });
    await team.call(team.as(colleague), '/leave', 'POST');
    expect(await ranTable(team.admin, checked)).toMatchObject({
      ...{ phase: 'failed', failure: { code: 'batch.member-gone' }, created: 0, isUnlocked: false },
    });
    await askGateway();
    await askGateway();
    expect(await attemptStates()).toEqual(['refund done']);
  });

  it('is not taken by LINE Pay when it comes late for an order whose place another one has taken', async () => {
    const checked = await task();
    const old = await ordered(checked);
    const late = await agree(await begun(old, 'linePay'));
    await query("UPDATE orders SET state = 'expired', open_key = NULL WHERE external_id = ?", [
      old.externalId,
    ]);
    expect((await start(old, 'linePay')).body.error.code).toBe('payments.order-not-open');
    const order = await ordered(checked);
    expect(order.externalId).not.toBe(old.externalId);
    await pay(order);
    await comeBack(late);
    await askGateway();
    await askGateway();
    expect(await attemptStates()).toEqual(['declined', 'settled']);
    expect(await showTask(team.admin, checked.externalId)).toMatchObject({ isUnlocked: true });
  });

  it('stays unlocked by a second order when more of the first one goes back', async () => {
    const checked = await task();
    const first = await ordered(checked);
    await pay(first);
    const step = { admin: { userId: team.maker.userId }, reason: 'asked', address: '' } as DeskStep;
    const refund = (minor: number) =>
      get(OrderRefundsService).want(
        first.externalId,
        { amount: () => money(minor, 'TWD'), endSubscription: true },
        step,
      );
    await refund(50);
    expect(await showTask(team.admin, checked.externalId)).toMatchObject({ isUnlocked: false });
    await pay(await ordered(checked));
    await refund(70);
    expect(await showTask(team.admin, checked.externalId)).toMatchObject({ isUnlocked: true });
  });

  it('believes no notice that the gateway did not sign', async () => {
    const checked = await task();
    const started = await begun(await ordered(checked), 'newebPay');
    const { path, form = {} } = await agree(started);
    for (const forged of [
      { ...form, TradeSha: 'A'.repeat(64) },
      { ...form, TradeInfo: `${form['TradeInfo'] ?? ''}00` },
      { TradeInfo: form['TradeInfo'] ?? '' },
    ]) {
      await comeBack({ path, form: forged });
      expect(await showTask(team.admin, checked.externalId)).toMatchObject({ isUnlocked: false });
    }
    await comeBack({ path, form });
    expect(await showTask(team.admin, checked.externalId)).toMatchObject({ isUnlocked: true });
  });

  it('is refused to members, to other groups, and for files that have ended', async () => {
    const colleague = await server.member();
    const other = await TestTeam.make(server, 'free');
    team = await TestTeam.make(server, 'classic', colleague);
    const limits = get(PlanLimitsService);
    await limits.take(team.groupId, 'batchLinks', await limits.left(team.groupId, 'batchLinks'));
    const checked = await checkedTable(team.admin, TABLE);
    expect((await unlock(checked, {}, team.as(colleague))).status).toBe(403);
    expect((await unlock(checked, {}, other.admin)).status).toBe(404);
    expect((await unlock(checked, { currency: 'eur' })).status).toBe(400);
    await taskCall(team.admin, checked, 'security_check/abort');
    expect((await unlock(checked)).body.error.code).toBe('batch.wrong-phase');
  });
});
