import '../../support/mid-month';
import { DEMO_KEY } from '../../../sandbox/registrar/account';
import { startRegistrar } from '../../../sandbox/registrar/registrar';
import type { RegistrarState } from '../../../sandbox/registrar/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { startNewebpay } from '../../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../../sandbox/newebpay/shop';
import type { NewebpayState } from '../../../sandbox/newebpay/state';
import { browserPost, formIn } from '../../../sandbox/testing/browser';
import { BRAND_DOMAIN_PRICES } from '../../../src/modules/billing/values';
import { BrandDomainChecksService } from '../../../src/modules/domains/brand/application/brand-domain-checks.service';
import { BoughtDomainStore } from '../../../src/modules/domains/sales/application/ports/bought-domain-store';
import { RegisterDomainsService } from '../../../src/modules/domains/sales/application/register-domains.service';
import { RegistrationOutcomesService } from '../../../src/modules/domains/sales/application/registration-outcomes.service';
import { DueSubscriptionsService } from '../../../src/modules/payments/application/subscriptions/due-subscriptions.service';
import { taipeiDateOf } from '../../../src/modules/payments/domain/billing-calendar';
import { Clock } from '../../../src/shared/domain/clock';
import { money } from '../../../src/shared/domain/money';
import type { Mail } from '../../../src/shared/mail/mail';
import { MailQueue } from '../../../src/shared/mail/mail-queue';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { newName } from '../../support/bought-domains';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { enginesFor } from '../../support/deployments';
import { rounds } from '../../support/depth';
import { refused } from '../../support/links';

type Fields = Readonly<Record<string, unknown>>;
type Started = StartedOrder<Readonly<Record<string, string>>>;

const DAY_MS = 24 * 3_600_000;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const never = new AbortController().signal;
const RACING = rounds(10, 100);

describe.each(enginesFor(2))('domains for sale on %s', (engine) => {
  let registrar: Simulator<RegistrarState>;
  let newebpay: Simulator<NewebpayState>;
  let server: TestServer;
  let member: TestMember;
  let enqueue: jest.SpyInstance<Promise<void>, [Mail]>;

  const buyer = buyerOf(() => ({ server, member }));
  const { get, query, data, askGateway, attemptStates } = buyer;
  const call = (path: string, method = 'POST', body?: object, by = member) =>
    by.call<{ data: Fields }>(`/bsd/${path}`, { method, body });
  const reserve = (host: string, by = member) => call(`${host}/reserve`, 'POST', undefined, by);

  const order = (host: string): Promise<Started> =>
    data('/bsd/subscription/order', { domainName: host, paymentType: 'newebPay' });

  /** Pays on the gateway's page and comes back. */
  async function pay({ url, data: form }: Started): Promise<void> {
    const page = formIn(await (await browserPost(url, form)).text());
    const back = formIn(await (await browserPost(page.action, { choice: 'pay' })).text());
    await server.ask('/api/v1/payments/newebpay/period/return', {
      method: 'POST',
      body: new URLSearchParams(back.fields),
    });
  }

  /** One round of the registrar's work, as if it were time. */
  async function register(host: string): Promise<void> {
    const sql = 'UPDATE bought_domains SET due_at = ? WHERE due_at IS NOT NULL AND host = ?';
    await query(sql, [LONG_AGO, host]);
    await get(RegisterDomainsService).followDue(never);
  }

  async function buy(host = newName()): Promise<string> {
    expect((await reserve(host)).status).toBe(200);
    await pay(await order(host));
    return host;
  }

  async function registered(host = newName()): Promise<string> {
    await buy(host);
    await register(host);
    expect(await stateOf(host)).toBe('registered');
    return host;
  }

  async function stateOf(host: string): Promise<unknown> {
    const { domains } = await data<{ domains: Fields[] }>('/bsd/my/registrations');
    return domains.find(({ domainName }) => domainName === host)?.['state'];
  }

  async function subscriptionOf(host: string): Promise<Fields | undefined> {
    const { domains } = await data<{ domains: Fields[] }>('/bsd/subscription/status');
    return domains.find(({ domainName }) => domainName === host);
  }

  const chargesFor = (host: string): number =>
    registrar.state.charges.filter((domain) => domain === host).length;

  beforeAll(async () => {
    registrar = await startRegistrar();
    newebpay = await startNewebpay();
    server = await TestServer.start(engine, {
      ADMIN_EMAILS: SITE_ADMIN,
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

  /** Works at another time; calls over HTTP would find their tokens expired. */
  async function at(moment: number, work: () => Promise<void>): Promise<void> {
    const clock = jest.spyOn(get(Clock), 'now').mockImplementation(() => new Date(moment));
    await work().finally(() => {
      clock.mockRestore();
    });
  }

  /** The moment at which what is paid for a domain is over. */
  async function endOf(host: string): Promise<number> {
    return new Date(`${String((await subscriptionOf(host))?.['paidUntil'])}T00:00:00+08:00`).getTime();
  }

  /** What the mails about a domain are about, each with its subject and text. */
  function mailsAbout(host: string): Map<string, Mail> {
    const all = enqueue.mock.calls.map(([mail]) => mail).filter(({ text }) => text.includes(host));
    return new Map(all.map((mail) => [mail.id.split(':').slice(0, 2).join(':'), mail]));
  }

  const again = (host: string) => call(`${host}/resubscribe`, 'POST', { paymentType: 'newebPay' });

  it('are found with each ending, with the price of a year', async () => {
    const search = (name: string) => call(`domains/available?domainName=${encodeURIComponent(name)}`, 'GET');
    const found = await search('Taken');
    expect(found.body.data).toEqual({
      domains: [
        { domainName: 'taken.com', standing: 'taken' },
        { domainName: 'taken.link', standing: 'taken' },
      ],
      price: { ntd: 1_980, usd: 79 },
    });
    expect((await search('my tea.link')).body.data['domains']).toEqual([]);
    expect((await search('my tea')).body.data['domains']).toMatchObject([
      { domainName: 'my-tea.com', standing: 'free' },
      { domainName: 'my-tea.link' },
    ]);
    registrar.faults.arm({ on: 'check', kind: 'server-error', times: 2 });
    expect((await search('quiet.link')).body.data['domains']).toEqual([
      { domainName: 'quiet.link', standing: 'unknown' },
      { domainName: 'quiet.com', standing: 'unknown' },
    ]);
  });

  it(`reserve race: ${String(RACING)} groups, one`, async () => {
    const host = newName();
    const groups = await Promise.all(Array.from({ length: RACING }, () => server.member()));
    const answers = await Promise.all(groups.map((by) => reserve(host, by)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(RACING - 1).fill(409)]);
  });

  it('are reserved for a quarter of an hour, and can still be paid when nobody else wants them', async () => {
    const host = newName();
    await reserve(host);
    const started = await order(host);
    const other = await server.member();
    expect(await reserve(host, other)).toMatchObject(refused(409, 'domains.sale-taken', 'domainName'));
    await query('UPDATE bought_domains SET reserved_until = ? WHERE host = ?', [LONG_AGO, host]);
    await pay(started);
    expect(await stateOf(host)).toBe('registering');
  });

  it('are paid back when another group has reserved them meanwhile', async () => {
    const host = newName();
    await reserve(host);
    const started = await order(host);
    await query('UPDATE bought_domains SET reserved_until = ? WHERE host = ?', [LONG_AGO, host]);
    const other = await server.member();
    expect((await reserve(host, other)).status).toBe(200);
    await pay(started);
    expect(await subscriptionOf(host)).toBeUndefined();
    await askGateway();
    expect(await attemptStates()).toEqual([expect.stringMatching(/^refund /)]);
  });

  it.each([
    ['PChome.com', 'domains.sale-look-alike', 400],
    ['shop.de', 'domains.sale-ending-not-sold', 400],
    ['go.shop.com', 'domains.sale-ending-not-sold', 400],
    [`${'a'.repeat(40)}.com`, 'domains.sale-too-long', 400],
    ['premium-tea.com', 'domains.sale-premium', 400],
    ['taken.link', 'domains.sale-taken', 409],
    ['a%2fb.com', 'domains.sale-ending-not-sold', 400],
    ['a%20b.com', 'domains.sale-ending-not-sold', 400],
    ['%E2%80%AEmoc.com', 'domains.sale-ending-not-sold', 400],
  ])(
    'name of the firm list → person; domainName in the path with %%2f, upper case, unicode: not %s',
    async (name, code, status) => {
      expect(await reserve(name)).toMatchObject(refused(status, code, 'domainName'));
    },
  );

  it('domainName in the path with upper case: one domain, however its name is written', async () => {
    const host = newName();
    expect((await reserve(host.toUpperCase())).body.data).toMatchObject({ domainName: host });
    const quote = await data('/bsd/subscription/checkout', { domainName: host.toUpperCase() });
    expect(quote).toMatchObject({ plan: host, billingCycle: 'yearly', lines: { total: 1_980 } });
  });

  it('are not sold to a group that has not reserved them, nor at a price that it names', async () => {
    const host = newName();
    const path = 'subscription/checkout';
    expect(await call(path, 'POST', { domainName: host })).toMatchObject(
      refused(409, 'domains.not-reserved'),
    );
    await reserve(host);
    expect((await call(path, 'POST', { domainName: host, price: 1 })).status).toBe(400);
    expect((await call(path, 'POST', { domainName: host, billingCycle: 'monthly' })).status).toBe(400);
    const other = await server.member();
    expect(await call(path, 'POST', { domainName: host }, other)).toMatchObject(
      refused(409, 'domains.not-reserved'),
    );
  });

  it('price changed between search and pay: the snapshot or a refusal, never more', async () => {
    const host = newName();
    await reserve(host);
    const quote = await data('/bsd/subscription/checkout', { domainName: host, paymentType: 'newebPay' });
    const price = jest.replaceProperty(BRAND_DOMAIN_PRICES, 'TWD', money(2_980, 'TWD'));
    try {
      const { externalId } = quote;
      await pay(await data('/bsd/subscription/order', { externalId, paymentType: 'newebPay' }));
    } finally {
      price.restore();
    }
    expect(quote).toMatchObject({ lines: { total: 1_980 } });
    expect(newebpay.state.trades.at(-1)).toMatchObject({ amount: 1_980 });
    expect(await subscriptionOf(host)).toMatchObject({ state: 'active', nextCharge: { amount: 1_980 } });
  });

  it('are registered with their records when they are paid, and looked for at once', async () => {
    const host = await registered();
    expect(chargesFor(host)).toBe(1);
    expect(await subscriptionOf(host)).toMatchObject({ state: 'active', card: '1111' });
    const entry = registrar.state.registered.find(({ domain }) => domain === host);
    expect(entry?.records).toEqual([
      { type: 'TXT', name: expect.stringContaining(host) as string, value: expect.any(String) as string },
      { type: 'A', name: host, value: '192.0.2.10' },
    ]);
    expect(JSON.stringify(await data('/bsd/my/domains'))).toContain(host);
    const [claim] = await query('SELECT id, is_bought, checking_since FROM brand_domains WHERE host = ?', [
      host,
    ]);
    expect(claim).toMatchObject({ checking_since: expect.anything() as unknown });
    expect(await call(String(claim?.['id']), 'DELETE')).toMatchObject(refused(409, 'domains.is-bought'));
    // Its group's plan has no domains of its own.
    await get(BrandDomainChecksService).checkOne(Number(claim?.['id']));
    const [after] = await query('SELECT suspension FROM brand_domains WHERE host = ?', [host]);
    expect(after?.['suspension']).toBeNull();
    const mails = mailsAbout(host);
    expect([...mails.keys()]).toEqual(['payments:bought', 'domains:registered']);
    expect(mails.get('domains:registered')?.text).toContain(entry?.expiresOn);
  });

  it.each([
    ['drop-answer', 'request'],
    ['server-error', 'request'],
    ['drop-request', 'request'],
    ['nonsense', 'request'],
    ['slow', 'request'],
    ['server-error', 'find'],
  ])('are registered once, after %s of a %s', async (kind, on) => {
    const host = await buy();
    registrar.faults.arm({ on, kind });
    await register(host);
    await register(host);
    expect([await stateOf(host), chargesFor(host)]).toEqual(['registered', 1]);
  });

  it.each(['taken-meanwhile', 'premium'])('are paid back when the registrar refuses: %s', async (kind) => {
    const host = await buy();
    registrar.faults.arm({ on: 'request', kind });
    await register(host);
    expect([await stateOf(host), await subscriptionOf(host)]).toEqual(['refused', undefined]);
    expect([...mailsAbout(host).keys()]).toEqual(['payments:bought', 'domains:refused']);
    await askGateway();
    await askGateway();
    expect(await attemptStates()).toEqual([expect.stringMatching(/^refund /)]);
    expect(chargesFor(host)).toBe(0);
    // It can be tried again.
    expect((await reserve(host)).status).toBe(200);
  });

  it.each([
    ['<b>no</b>\r\nBcc: all@example.com\u202e', '<b>no</b> Bcc: all@example.com'],
    ['x'.repeat(100_000), 'x'.repeat(255)],
    ['\u0000', null],
  ])('are refused for whatever reason a registrar gives', async (reason, stored) => {
    const host = await buy();
    const [row] = await query('SELECT id FROM bought_domains WHERE host = ?', [host]);
    const asked = await get(BoughtDomainStore).find(Number(row?.['id']));
    if (!asked) throw new Error(`${host} is not there`);
    await get(RegistrationOutcomesService).take(asked, { kind: 'refused', reason });
    const mail = mailsAbout(host).get('domains:refused');
    const said = /^(?:Reason|原因): (.*)$/mu.exec(mail?.text ?? '')?.[1] ?? null;
    expect(said).toBe(stored);
    expect(mail?.html).not.toContain('<b>no');
    await askGateway();
    await askGateway();
    expect(await attemptStates()).toEqual([expect.stringMatching(/^refund /)]);
  });

  it('recover on day 7 23:59 Taipei / day 8: they stay when cancelled and resumed, and can be bought for seven days more', async () => {
    const host = await registered();
    const cancelled = await call(`${host}/subscription?reason=too%20dear`, 'DELETE');
    expect(cancelled.body.data['domains']).toMatchObject([{ domainName: host, state: 'cancelled' }]);
    await call(`${host}/resubscribe`);
    expect(await subscriptionOf(host)).toMatchObject({ state: 'active' });
    await call(`${host}/subscription`, 'DELETE');
    const end = await endOf(host);
    await at(end + 1, () => get(DueSubscriptionsService).follow(never));
    expect(await stateOf(host)).toBe('recoverable');
    expect([...mailsAbout(host).keys()].at(-1)).toBe('domains:recoverable');
    await at(end + 7 * DAY_MS - 1, () => get(RegisterDomainsService).followDue(never));
    expect(await stateOf(host)).toBe('recoverable');
    const endedAgo = (ms: number) =>
      query('UPDATE bought_domains SET ends_at = ? WHERE host = ?', [new Date(Date.now() - ms), host]);
    await endedAgo(7 * DAY_MS);
    expect(await again(host)).toMatchObject(refused(409, 'domains.not-reserved'));
    await endedAgo(7 * DAY_MS - 3_600_000);
    expect((await again(host)).body.data).toMatchObject({ paymentRequired: true });
    await at(end + 7 * DAY_MS, () => get(RegisterDomainsService).followDue(never));
    expect(await stateOf(host)).toBeUndefined();
    const [claim] = await query('SELECT state FROM brand_domains WHERE host = ?', [host]);
    expect(claim?.['state']).toBe('released');
  });

  it('are renewed at the registrar when they are bought again after their end', async () => {
    const host = await registered();
    await call(`${host}/subscription`, 'DELETE');
    const end = await endOf(host);
    await at(end + 1, () => get(DueSubscriptionsService).follow(never));
    // As if the year had passed.
    const [ended, until] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)];
    await query('UPDATE bought_domains SET ends_at = ?, registered_until = ? WHERE host = ?', [
      ended,
      until,
      host,
    ]);
    const before = registrar.state.registered.find(({ domain }) => domain === host)?.expiresOn;
    await pay((await again(host)).body.data as unknown as Started);
    expect(await stateOf(host)).toBe('renewing');
    registrar.faults.arm({ on: 'request', kind: 'drop-answer' });
    await register(host);
    await register(host);
    expect([await stateOf(host), chargesFor(host)]).toEqual(['registered', 2]);
    const entry = registrar.state.registered.find(({ domain }) => domain === host);
    expect(Number(entry?.expiresOn.slice(0, 4))).toBe(Number(before?.slice(0, 4)) + 1);
  });

  it('are lost when the next year is not paid for seven days', async () => {
    const host = await registered();
    const end = await endOf(host);
    await at(end + 1, () => get(DueSubscriptionsService).follow(never));
    const overdueUntil = (moment: number) =>
      query("UPDATE subscriptions SET state = 'pastDue', due_at = ?, period_end = ? WHERE item = ?", [
        new Date(moment),
        taipeiDateOf(new Date(moment - 7 * DAY_MS)),
        host,
      ]);
    await overdueUntil(Date.now() + DAY_MS);
    expect(await subscriptionOf(host)).toMatchObject({ state: 'pastDue', nextCharge: {} });
    expect(await subscriptionOf(host)).not.toMatchObject({ endsAt: null });
    expect((await again(host)).body.data).toMatchObject({ paymentRequired: true });
    await overdueUntil(Date.now() - DAY_MS);
    expect(await subscriptionOf(host)).toBeUndefined();
    expect(await stateOf(host)).toBeUndefined();
    const [claim] = await query('SELECT state FROM brand_domains WHERE host = ?', [host]);
    expect(claim?.['state']).toBe('released');
  });

  it('answer alike whether a domain is another group’s or does not exist', async () => {
    const host = await registered();
    const other = await server.member();
    for (const [path, method] of [
      ['subscription', 'DELETE'],
      ['change_card', 'POST'],
    ] as const) {
      const answers = await Promise.all(
        [host, newName()].map((name) => call(`${name}/${path}`, method, {}, other)),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    }
    expect((await call(`${host}/invoice`, 'PUT', { invoice: { type: 'welfare' } }, other)).status).toBe(404);
    expect((await call(`${host}/invoice`, 'PUT', { invoice: { type: 'welfare' } })).status).toBe(200);
  });

  it('are registered, or refused, by a site admin when the registrar does nothing', async () => {
    const [host, refusedHost] = [await buy(), await buy()];
    const root = await server.member({ email: SITE_ADMIN });
    const { body } = await root.call<{ data: { tasks: Fields[] } }>('/admin/domains');
    const taskOf = (name: string) => body.data.tasks.find(({ domainName }) => domainName === name);
    expect(taskOf(host)).toMatchObject({
      state: 'registering',
      refusal: null,
      records: [{ type: 'TXT' }, {}],
    });
    const settle = (name: string, answer: object) =>
      root.call(`/admin/domains/${String(taskOf(name)?.['id'])}`, { method: 'PUT', body: answer });
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    for (const answer of [{}, { expiresOn: day(400), refusal: 'both' }]) {
      expect(await settle(host, answer)).toMatchObject(refused(400, 'domains.one-answer', 'expiresOn'));
    }
    for (const expiresOn of [day(-1), day(20), day(9_000)]) {
      expect(await settle(host, { expiresOn })).toMatchObject(
        refused(400, 'domains.expiry-out-of-range', 'expiresOn'),
      );
    }
    expect((await settle(host, { expiresOn: day(366) })).status).toBe(200);
    expect((await settle(refusedHost, { refusal: 'It is a brand of somebody else.' })).status).toBe(200);
    expect([await stateOf(host), await stateOf(refusedHost)]).toEqual(['registered', 'refused']);
    expect(mailsAbout(refusedHost).get('domains:refused')?.text).toContain('brand of somebody else');
    expect(await settle(host, { expiresOn: day(400) })).toMatchObject(
      refused(404, 'domains.nothing-to-register'),
    );
  });
});
