import '../../support/mid-month';
import { ChargeDueService } from '../../../src/modules/payments/application/subscriptions/charge-due.service';
import { DueSubscriptionsService } from '../../../src/modules/payments/application/subscriptions/due-subscriptions.service';
import { MandatesService } from '../../../src/modules/payments/application/subscriptions/mandates.service';
import { MoneyCheck } from '../../../src/modules/payments/application/ledger/money-check';
import { PAYMENT_TEXTS } from '../../../src/modules/payments/application/mails/payment-texts';
import { RemindPayersService } from '../../../src/modules/payments/application/subscriptions/remind-payers.service';
import { taipeiDateOf } from '../../../src/modules/payments/domain/billing-calendar';
import { decrypt } from '../../../src/modules/payments/infrastructure/newebpay/newebpay-cipher';
import { Clock } from '../../../src/shared/domain/clock';
import { Metrics } from '../../../src/shared/health/metrics';
import { MailQueue } from '../../../src/shared/mail/mail-queue';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { charged, forged, mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';
import { eventually } from '../../support/waiting';

const NOTIFY = '/api/v1/payments/newebpay/period/notify';
const SHOP = { key: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_KEY, iv: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_IV };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe.each(['SQLite', 'MariaDB'] as const)('what follows from a purchase by itself, on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;
  let mails: jest.SpyInstance<Promise<void>, Parameters<MailQueue['enqueue']>>;

  const { get, query, data, status } = buyerOf(() => ({ server, member }));
  const never = new AbortController().signal;
  const notify = (message: { readonly Period: string }) =>
    server.ask(NOTIFY, { method: 'POST', body: new URLSearchParams(message) });
  const buy = async (): Promise<string> => {
    const body = { featureName: 'initial', paymentType: 'newebPay' };
    const { data: form } = await data<StartedOrder<Readonly<Record<string, string>>>>(
      '/subscription/order',
      body,
    );
    const number = new URLSearchParams(decrypt(form['PostData_'] ?? '', SHOP) ?? '').get('MerOrderNo') ?? '';
    await notify(mandateMade(number, 550));
    return number;
  };
  const at = async <T>(moment: Date, work: () => Promise<T>): Promise<T> => {
    const clock = jest.spyOn(get(Clock), 'now').mockReturnValue(moment);
    try {
      return await work();
    } finally {
      clock.mockRestore();
    }
  };
  /** Days after the end of the paid period; a minute into that day in Taipei. */
  const day = async (days: number): Promise<Date> => {
    const { paidUntil } = await status();
    return new Date(new Date(`${String(paidUntil)}T00:01:00+08:00`).getTime() + days * DAY_MS);
  };
  const subjects = (): string[] => mails.mock.calls.map(([{ subject }]) => subject);
  const titleOf = (notice: keyof typeof PAYMENT_TEXTS.en): string => {
    const text = PAYMENT_TEXTS.en[notice];
    return typeof text === 'string' ? text : text.title;
  };
  const alertsOf = async (kind: string): Promise<{ details: unknown; closedAt: unknown }[]> => {
    const sql = 'SELECT details, closed_at FROM payment_alerts WHERE group_id = ? AND kind = ?';
    return (await query(sql, [member.groupId, kind])).map(({ details, closed_at: closedAt }) => ({
      details: JSON.parse(String(details)) as unknown,
      closedAt,
    }));
  };

  beforeAll(async () => {
    server = await TestServer.start(engine, {
      ...NEWEBPAY_SETTINGS,
      LINEPAY_CHANNEL_ID: '1234567890',
      LINEPAY_CHANNEL_SECRET: 'a917ab6a2367b536f8e5a6e2977e06f4',
      LINEPAY_URL: 'http://127.0.0.1:9',
    });
    // The tests themselves say when its jobs work; by its clock, what ends in a test ends weeks later.
    const other = server.otherProcess;
    jest.spyOn(other.get(MandatesService, { strict: false }), 'updateDue').mockResolvedValue();
    jest.spyOn(other.get(MoneyCheck, { strict: false }), 'check').mockResolvedValue();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await query('UPDATE subscriptions SET due_at = NULL');
    await query('UPDATE mandates SET due_at = NULL');
    member = await server.member();
    mails = jest.spyOn(get(MailQueue), 'enqueue');
  });
  afterEach(() => {
    mails.mockRestore();
  });

  it('reminds the payer a week before each charge, once however often it is looked, and tells of the payment', async () => {
    const number = await buy();
    const remind = () => get(RemindPayersService).follow(never);
    await at(await day(-8), remind);
    expect(subjects()).toEqual([titleOf('paid')]);
    const early = await day(-6);
    await at(early, () => Promise.all([remind(), remind(), remind()]));
    await at(early, remind);
    expect(subjects()).toEqual([titleOf('paid'), titleOf('upcoming')]);
    const [upcoming] = mails.mock.calls[1] ?? [];
    expect(upcoming?.text).toContain(
      `Initial monthly will be charged automatically on ${String((await status())['paidUntil'])}`,
    );
    await at(await day(0), () => notify(charged(number, 2, 550)));
    await at(await day(-6), remind);
    expect(subjects().slice(2)).toEqual([titleOf('renewed'), titleOf('upcoming')]);
  });

  it('tells a payer, and whoever runs the site, of a charge that lacks its key', async () => {
    const number = await buy();
    await query("UPDATE subscriptions SET payment_type = 'linePay' WHERE group_id = ?", [member.groupId]);
    await query("UPDATE mandates SET gateway = 'linePay', reference = NULL WHERE number = ?", [number]);
    await at(await day(-6), () => get(RemindPayersService).follow(never));
    expect(subjects()).toEqual([titleOf('paid'), titleOf('unchargeable')]);
    expect(await alertsOf('key-lost')).toMatchObject([
      { details: { gateway: 'linePay', item: 'initial', minor: 550, currency: 'TWD' }, closedAt: null },
    ]);
  });

  it('is the same for the customer when no worker runs', async () => {
    await buy();
    const today = taipeiDateOf(new Date());
    const endToday = () =>
      query('UPDATE subscriptions SET period_end = ? WHERE group_id = ?', [today, member.groupId]);
    const { paidUntil } = await status();
    await endToday();
    expect(await status()).toMatchObject({ state: 'due', currentPlan: 'initial' });
    const cancel = () => member.call('/subscription/order', { method: 'DELETE', body: {} });
    expect((await cancel()).status).toBe(409);
    await query('UPDATE subscriptions SET period_end = ? WHERE group_id = ?', [paidUntil, member.groupId]);
    expect((await cancel()).status).toBe(200);
    await endToday();
    const resume = { method: 'POST', body: { operation: 'resubscribe' } };
    expect((await member.call('/subscription/order', resume)).status).toBe(404);
    expect(await status()).toMatchObject({ state: 'none', currentPlan: 'free' });
    const again = { method: 'POST', body: { featureName: 'classic' } };
    expect((await member.call('/subscription/checkout', again)).status).toBe(200);
  });

  it('waits a day for the money from when a worker looks again', async () => {
    await buy();
    const follow = () => get(DueSubscriptionsService).follow(never);
    const late = await day(3);
    await at(late, follow);
    await at(new Date(late.getTime() + DAY_MS - 60_000), follow);
    expect(await status()).toMatchObject({ state: 'due' });
    await at(new Date(late.getTime() + DAY_MS), follow);
    expect(await status()).toMatchObject({ state: 'pastDue' });
  });

  it('rings the bell of admins: a receipt, a payment that failed, and the end', async () => {
    await buy();
    const { payments } = await data<{ payments: { externalId: string }[] }>('/subscription/billing/log');
    const { groupId } = member;
    const [failedOn, endsOn] = [await day(1), await day(7)];
    const follow = () => get(DueSubscriptionsService).follow(never);
    jest.spyOn(get(ChargeDueService), 'findUnreported').mockResolvedValue('known');
    for (const moment of [await day(0), failedOn, endsOn, endsOn]) await at(moment, follow);
    const expected = [
      { type: 'subscription-ended', params: { groupId } },
      {
        type: 'payment-failed',
        params: { groupId, endsAt: new Date(endsOn.getTime() - MINUTE_MS).toISOString() },
      },
      {
        type: 'payment-received',
        params: { groupId, externalId: payments[0]?.externalId, amount: 550, currency: 'TWD' },
      },
    ];
    const types = expected.map(({ type }) => type);
    const found = await eventually(
      async () => {
        const { notifications } = await data<{ notifications: { type: string }[] }>(
          '/my/notifications?limit=50',
        );
        return notifications.filter(({ type }) => types.includes(type));
      },
      ({ length }) => length >= expected.length,
    );
    expect(found).toMatchObject(expected);
  });

  it('tries to end a mandate for fourteen days, and alerts after one with all that finds it', async () => {
    const number = await buy();
    await data('/subscription/order', {}, 'DELETE');
    const start = new Date();
    const tryAt = (ms: number) =>
      at(new Date(start.getTime() + ms), () => get(MandatesService).updateDue(never));
    const mandate = async () => (await query('SELECT * FROM mandates WHERE number = ?', [number]))[0] ?? {};
    await tryAt(60_000);
    expect([Number((await mandate())['tries']), await alertsOf('mandate-not-changed')]).toEqual([1, []]);
    await tryAt(DAY_MS + 60_000);
    const [alert] = await alertsOf('mandate-not-changed');
    expect(alert).toMatchObject({
      closedAt: null,
      details: { gateway: 'newebPay', number, wanted: 'suspended' },
    });
    expect(Object.values(alert?.details ?? {})).not.toContain(null);
    await tryAt(14 * DAY_MS + 60_000);
    expect(await mandate()).toMatchObject({ due_at: null, wanted: 'suspended', state: 'live' });
  });

  it('is counted: attempts, messages and refunds that wait', async () => {
    const numbers = async (name: string): Promise<Record<string, number>> => {
      const lines = (await get(Metrics).text()).split('\n').filter((line) => line.startsWith(name));
      return Object.fromEntries(
        lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
      );
    };
    const settled = 'linklet_payment_attempts{gateway="newebPay",state="settled"}';
    const received = 'linklet_payment_notices_received_total{gateway="newebPay"}';
    const refused = 'linklet_payment_notices_refused_total{gateway="newebPay"}';
    const read = async () => ({ ...(await numbers('linklet_payment')), ...(await numbers('linklet_money')) });
    const before = await read();
    const number = await buy();
    await notify(forged(number, 550));
    await notify(charged(number, 2, 1));
    const after = await read();
    const more = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
    expect([settled, received, refused, 'linklet_payment_refunds_waiting'].map(more)).toEqual([2, 2, 1, 1]);
    expect(after['linklet_payment_notices_refused_total{gateway="linePay"}']).toBe(0);
    expect(after['linklet_money_broken_invariants']).toBe(0);
  });
});
