import '../../support/mid-month';
import { DEMO_KEY } from '../../../sandbox/registrar/account';
import { startRegistrar } from '../../../sandbox/registrar/registrar';
import type { RegistrarState } from '../../../sandbox/registrar/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { startNewebpay } from '../../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../../sandbox/newebpay/shop';
import type { NewebpayState } from '../../../sandbox/newebpay/state';
import { browserPost, formIn } from '../../../sandbox/testing/browser';
import { RegisterDomainsService } from '../../../src/modules/domains/sales/application/register-domains.service';
import { DueSubscriptionsService } from '../../../src/modules/payments/application/subscriptions/due-subscriptions.service';
import { Clock } from '../../../src/shared/domain/clock';
import type { Mail } from '../../../src/shared/mail/mail';
import { MailQueue } from '../../../src/shared/mail/mail-queue';
import { type TestMember, TestServer } from '../../support/app';
import { newName } from '../../support/bought-domains';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { enginesFor } from '../../support/deployments';
import { refused } from '../../support/links';

type Fields = Readonly<Record<string, unknown>>;

const DAY_MS = 24 * 3_600_000;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const never = new AbortController().signal;

describe.each(enginesFor(2))('domains that come with a plan on %s', (engine) => {
  let registrar: Simulator<RegistrarState>;
  let newebpay: Simulator<NewebpayState>;
  let server: TestServer;
  let member: TestMember;
  let enqueue: jest.SpyInstance<Promise<void>, [Mail]>;

  const { get, query, data } = buyerOf(() => ({ server, member }));
  const call = (path: string, method = 'POST', body?: object, by = member) =>
    by.call<{ data: Fields }>(`/bsd/${path}`, { method, body });
  const include = (host: string, by = member) => call(`${host}/include`, 'POST', undefined, by);

  async function pay(path: string, body: object): Promise<void> {
    const { url, data: form } = await data<StartedOrder<Readonly<Record<string, string>>>>(path, body);
    const page = formIn(await (await browserPost(url, form)).text());
    const back = formIn(await (await browserPost(page.action, { choice: 'pay' })).text());
    await server.ask('/api/v1/payments/newebpay/period/return', {
      method: 'POST',
      body: new URLSearchParams(back.fields),
    });
  }

  const buyPlan = (featureName: string, billingCycle = 'yearly') =>
    pay('/subscription/order', { featureName, billingCycle, paymentType: 'newebPay' });

  async function reserved(by = member): Promise<string> {
    const host = newName();
    expect((await call(`${host}/reserve`, 'POST', undefined, by)).status).toBe(200);
    return host;
  }

  /** One round of the registrar's work, as if it were time. */
  async function follow(host: string): Promise<void> {
    const sql = 'UPDATE bought_domains SET due_at = ? WHERE due_at IS NOT NULL AND host = ?';
    await query(sql, [LONG_AGO, host]);
    await get(RegisterDomainsService).followDue(never);
  }

  async function included(plan = 'initial'): Promise<string> {
    await buyPlan(plan);
    const host = await reserved();
    expect((await include(host)).body.data).toMatchObject({ state: 'registering', isIncluded: true });
    await follow(host);
    return host;
  }

  const list = () => data<{ domains: Fields[]; isOneIncluded: boolean }>('/bsd/my/registrations');
  const shown = async (host: string): Promise<Fields | undefined> =>
    (await list()).domains.find(({ domainName }) => domainName === host);

  const mailsAbout = (host: string): string[] =>
    enqueue.mock.calls
      .map(([mail]) => mail)
      .filter(({ text }) => text.includes(host))
      .map(({ id }) => id.split(':').slice(0, 2).join(':'));

  async function at(moment: number, work: () => Promise<void>): Promise<void> {
    const clock = jest.spyOn(get(Clock), 'now').mockImplementation(() => new Date(moment));
    await work().finally(() => {
      clock.mockRestore();
    });
  }

  beforeAll(async () => {
    registrar = await startRegistrar();
    newebpay = await startNewebpay();
    server = await TestServer.start(engine, {
      NEWEBPAY_URL: newebpay.origin,
      NEWEBPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
      NEWEBPAY_HASH_KEY: DEMO_SHOP.hashKey,
      NEWEBPAY_HASH_IV: DEMO_SHOP.hashIv,
      REGISTRAR: 'http',
      REGISTRAR_URL: registrar.origin,
      REGISTRAR_KEY: DEMO_KEY,
      REGISTRAR_TLDS: 'com,link',
      BRAND_ADDRESSES: '192.0.2.10',
      // What falls due is gone on with where a test says so.
      ROLE: 'web',
    });
    enqueue = jest.spyOn(get(MailQueue), 'enqueue');
  });
  afterAll(async () => {
    await server.stop();
    await registrar.close();
    await newebpay.close();
  });
  beforeEach(async () => {
    member = await server.member();
    registrar.faults.clear();
  });

  it.each(['initial', 'classic'])('are registered without a payment: yearly %s', async (plan) => {
    const host = await included(plan);
    expect(await shown(host)).toMatchObject({ state: 'registered', isIncluded: true, includedUntil: null });
    expect(registrar.state.charges.filter((domain) => domain === host)).toHaveLength(1);
    expect(mailsAbout(host)).toEqual(['domains:registered']);
    expect((await data<{ domains: Fields[] }>('/bsd/subscription/status')).domains).toEqual([]);
    expect(await data('/subscription/status')).toMatchObject({ unsubscriptionStatus: 'bindingBsd' });
    const [row] = await query(
      "SELECT COUNT(*) AS count FROM orders WHERE target = 'domain' AND group_id = ?",
      [member.groupId],
    );
    expect(Number(row?.['count'])).toBe(0);
  });

  it('are one at a time, however many admins choose at once', async () => {
    await buyPlan('initial');
    expect((await list()).isOneIncluded).toBe(true);
    const hosts = [await reserved(), await reserved(), await reserved()];
    const answers = await Promise.all(hosts.map((host) => include(host)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(answer).toMatchObject(refused(409, 'domains.plan-domain-used'));
    }
    expect((await list()).isOneIncluded).toBe(false);
    const chosen = hosts[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await include(chosen)).toMatchObject(refused(409, 'domains.not-reserved'));
  });

  it('need a plan that is paid by the year, and a name that the group has reserved', async () => {
    const host = await reserved();
    expect(await include(host)).toMatchObject(refused(409, 'domains.not-in-plan'));
    await buyPlan('initial', 'monthly');
    expect(await include(host)).toMatchObject(refused(409, 'domains.not-in-plan'));
    expect((await list()).isOneIncluded).toBe(false);
    member = await server.member();
    await buyPlan('classic');
    for (const name of [host, newName(), 'a%2fb.com', '%E2%80%AEmoc.com']) {
      expect(await include(name)).toMatchObject(refused(409, 'domains.not-reserved'));
    }
  });

  it('leave the choice to the group when the registrar refuses', async () => {
    await buyPlan('initial');
    const host = await reserved();
    await include(host);
    registrar.faults.arm({ on: 'request', kind: 'taken-meanwhile' });
    await follow(host);
    expect(await shown(host)).toMatchObject({ state: 'refused', isIncluded: true });
    expect(mailsAbout(host)).toEqual(['domains:refusedInPlan']);
    expect((await list()).isOneIncluded).toBe(true);
    expect(await data('/subscription/status')).toMatchObject({
      state: 'active',
      unsubscriptionStatus: 'paid',
    });
  });

  it('have another year when the plan has one', async () => {
    const host = await included();
    const first = String((await shown(host))?.['registeredUntil']);
    await query('UPDATE subscriptions SET period_end = ?, period_number = 2 WHERE group_id = ?', [
      new Date(Date.now() + 730 * DAY_MS).toISOString().slice(0, 10),
      member.groupId,
    ]);
    await at(Date.now() + 366 * DAY_MS, async () => {
      // The plan is looked at, and then the registrar is asked.
      await get(RegisterDomainsService).followDue(never);
      await get(RegisterDomainsService).followDue(never);
    });
    const domain = await shown(host);
    expect([domain?.['state'], domain?.['isIncluded']]).toEqual(['registered', true]);
    expect(String(domain?.['registeredUntil']) > first).toBe(true);
    expect(registrar.state.charges.filter((each) => each === host)).toHaveLength(2);
  });

  it('are not registered, nor for another year, when the plan is gone before', async () => {
    await buyPlan('initial');
    const host = await reserved();
    await include(host);
    await query("UPDATE subscriptions SET state = 'ended', live_key = NULL WHERE group_id = ?", [
      member.groupId,
    ]);
    await follow(host);
    expect(registrar.state.charges).not.toContain(host);
    expect(await shown(host)).toBeUndefined();

    member = await server.member();
    const other = await included();
    await query("UPDATE bought_domains SET state = 'renewing' WHERE host = ?", [other]);
    await query("UPDATE subscriptions SET state = 'ended', live_key = NULL WHERE group_id = ?", [
      member.groupId,
    ]);
    await follow(other);
    expect(registrar.state.charges.filter((each) => each === other)).toHaveLength(1);
    expect(await shown(other)).toMatchObject({ state: 'recoverable' });
  });

  it('are not chosen while the payment of the plan has failed', async () => {
    await buyPlan('initial');
    const host = await reserved();
    const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
    await query("UPDATE subscriptions SET state = 'pastDue', period_end = ? WHERE group_id = ?", [
      yesterday,
      member.groupId,
    ]);
    expect((await list()).isOneIncluded).toBe(false);
    expect(await include(host)).toMatchObject(refused(409, 'domains.not-in-plan'));
  });

  it('can be bought for seven days once the plan is over', async () => {
    const host = await included();
    await member.call('/subscription/order', { method: 'DELETE' });
    await follow(host);
    const until = String((await shown(host))?.['includedUntil']);
    const end = new Date(until).getTime();
    expect(end).toBeGreaterThan(Date.now() + 300 * DAY_MS);
    await at(end + 2 * 3_600_000, async () => {
      await get(DueSubscriptionsService).follow(never);
      await get(RegisterDomainsService).followDue(never);
    });
    expect(await shown(host)).toMatchObject({ state: 'recoverable', isIncluded: false });
    expect(mailsAbout(host).at(-1)).toBe('domains:recoverable');
    expect((await list()).isOneIncluded).toBe(false);
    await pay(`/bsd/${host}/resubscribe`, { paymentType: 'newebPay' });
    expect(await shown(host)).toMatchObject({ isIncluded: false, recoverableUntil: null });
    expect((await data<{ domains: Fields[] }>('/bsd/subscription/status')).domains).toMatchObject([
      { domainName: host, state: 'active' },
    ]);
  });

  it('are lost seven days after the plan when nobody buys them', async () => {
    const host = await included();
    await query("UPDATE subscriptions SET state = 'ended', live_key = NULL WHERE group_id = ?", [
      member.groupId,
    ]);
    await follow(host);
    expect(await shown(host)).toMatchObject({ state: 'recoverable' });
    await at(Date.now() + 7 * DAY_MS, () => get(RegisterDomainsService).followDue(never));
    expect(await shown(host)).toBeUndefined();
  });
});
