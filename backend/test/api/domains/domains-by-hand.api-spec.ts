import '../../support/mid-month';
import { startEzPay } from '../../../sandbox/ezpay/ezpay';
import { DEMO_SHOP as EZPAY_SHOP } from '../../../sandbox/ezpay/shop';
import type { EzPayState } from '../../../sandbox/ezpay/state';
import { startNewebpay } from '../../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../../sandbox/newebpay/shop';
import type { NewebpayState } from '../../../sandbox/newebpay/state';
import { VirtualClock } from '../../../sandbox/shared/clock';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { browserPost, formIn } from '../../../sandbox/testing/browser';
import { RegisterDomainsService } from '../../../src/modules/domains/sales/application/register-domains.service';
import { IssueInvoicesService } from '../../../src/modules/payments/application/invoices/issue-invoices.service';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { Clock } from '../../../src/shared/domain/clock';
import type { Mail } from '../../../src/shared/mail/mail';
import { MailQueue } from '../../../src/shared/mail/mail-queue';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { newName } from '../../support/bought-domains';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { enginesFor } from '../../support/deployments';

type Started = StartedOrder<Readonly<Record<string, string>>>;

const DAY_MS = 24 * 3_600_000;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const never = new AbortController().signal;

describe.each(enginesFor(1))('domains that site admins register by hand on %s', (engine) => {
  let newebpay: Simulator<NewebpayState>;
  let clock: VirtualClock;
  let ezpay: Simulator<EzPayState>;
  let server: TestServer;
  let member: TestMember;
  let root: TestMember;
  let enqueue: jest.SpyInstance<Promise<void>, [Mail]>;

  const { get, query, data, askGateway, attemptStates } = buyerOf(() => ({ server, member }));
  /** At the time of ezPay. */
  async function invoices(): Promise<void> {
    const now = jest.spyOn(get(Clock), 'now').mockImplementation(() => new Date(clock.now()));
    await get(IssueInvoicesService)
      .follow(never)
      .finally(() => {
        now.mockRestore();
      });
  }

  async function buy(host: string): Promise<void> {
    await data(`/bsd/${host}/reserve`, {});
    const order = { domainName: host, paymentType: 'newebPay' };
    const started = await data<Started>('/bsd/subscription/order', order);
    const page = formIn(await (await browserPost(started.url, started.data)).text());
    const back = formIn(await (await browserPost(page.action, { choice: 'pay' })).text());
    await server.ask('/api/v1/payments/newebpay/period/return', {
      method: 'POST',
      body: new URLSearchParams(back.fields),
    });
  }

  /** One round of the registrar's work, as if it were time. */
  async function work(host: string): Promise<void> {
    await query('UPDATE bought_domains SET due_at = ? WHERE host = ?', [LONG_AGO, host]);
    await get(RegisterDomainsService).followDue(never);
  }

  async function settle(host: string, answer: object): Promise<number> {
    const { body } = await root.call<{ data: { tasks: { id: number; domainName: string }[] } }>(
      '/admin/domains',
    );
    const task = body.data.tasks.find(({ domainName }) => domainName === host);
    return (await root.call(`/admin/domains/${String(task?.id)}`, { method: 'PUT', body: answer })).status;
  }

  const remindersOf = (host: string): Mail[] => {
    const all = enqueue.mock.calls.map(([mail]) => mail);
    const reminders = all.filter(({ id, text }) => id.startsWith('domains:task:') && text.includes(host));
    return [...new Map(reminders.map((mail) => [mail.id, mail])).values()];
  };

  beforeAll(async () => {
    clock = new VirtualClock(Date.now());
    [newebpay, ezpay] = [await startNewebpay(), await startEzPay({ clock })];
    server = await TestServer.start(engine, {
      ADMIN_EMAILS: SITE_ADMIN,
      NEWEBPAY_URL: newebpay.origin,
      NEWEBPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
      NEWEBPAY_HASH_KEY: DEMO_SHOP.hashKey,
      NEWEBPAY_HASH_IV: DEMO_SHOP.hashIv,
      EZPAY_URL: ezpay.origin,
      EZPAY_MERCHANT_ID: EZPAY_SHOP.merchantId,
      EZPAY_HASH_KEY: EZPAY_SHOP.hashKey,
      EZPAY_HASH_IV: EZPAY_SHOP.hashIv,
      REGISTRAR: 'manual',
      BRAND_ADDRESSES: '192.0.2.10',
      // What falls due is gone on with where a test says so.
      ROLE: 'web',
    });
    root = await server.member({ email: SITE_ADMIN });
    enqueue = jest.spyOn(get(MailQueue), 'enqueue');
  });
  afterAll(async () => {
    await server.stop();
    await Promise.all([newebpay.close(), ezpay.close()]);
  });
  beforeEach(async () => {
    member = await server.member();
  });

  it('are told to them by mail, once a day, until they are settled', async () => {
    const host = newName();
    await buy(host);
    expect(remindersOf(host)).toEqual([]);
    await work(host);
    await work(host);
    const [reminder, ...others] = remindersOf(host);
    expect(others).toEqual([]);
    expect(reminder).toMatchObject({ to: SITE_ADMIN, subject: `${host} waits to be registered` });
    expect(reminder?.text).toContain('/admin/domains');
    const expiresOn = new Date(Date.now() + 366 * DAY_MS).toISOString().slice(0, 10);
    expect(await settle(host, { expiresOn })).toBe(200);
    await work(host);
    expect(remindersOf(host)).toHaveLength(1);
  });

  it('refund when registration fails: invoice voided, I7 holds', async () => {
    const host = newName();
    await buy(host);
    await clock.advance(Date.now() - clock.now());
    await invoices();
    const [order] = await query('SELECT number FROM invoices WHERE group_id = ?', [member.groupId]);
    const theirs = () => ezpay.state.invoices.filter(({ orderNo }) => orderNo === order?.['number']);
    expect(theirs()).toMatchObject([{ total: 1_980 }]);
    expect(theirs()[0]?.voidedAt).toBeUndefined();
    await work(host);
    expect(await settle(host, { refusal: 'The registry has closed this ending.' })).toBe(200);
    for (let times = 0; times < 3; times += 1) await askGateway();
    expect(await attemptStates()).toEqual(['refund done']);
    // The ministry knows of it the next day.
    await clock.advance(DAY_MS);
    await invoices();
    expect(theirs()).toMatchObject([{ total: 1_980, voidedAt: expect.anything() as unknown }]);
    const moments = { now: new Date('2100-01-01T00:00:00Z'), since: new Date(0) };
    expect(await get(BrokenInvariantsQuery).find(moments)).toEqual([]);
  });
});
