import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { startLinePay } from '../../../sandbox/linepay/linepay';
import { DEMO_MERCHANT } from '../../../sandbox/linepay/merchant';
import type { LinePayState } from '../../../sandbox/linepay/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { browserPost, formIn } from '../../../sandbox/testing/browser';
import { ChargeDueService } from '../../../src/modules/payments/application/subscriptions/charge-due.service';
import { DueSubscriptionsService } from '../../../src/modules/payments/application/subscriptions/due-subscriptions.service';
import { GatewayFactsService } from '../../../src/modules/payments/application/gateway-events/gateway-facts.service';
import { PAYMENT_TEXTS } from '../../../src/modules/payments/application/mails/payment-texts';
import { MissedRenewalsService } from '../../../src/modules/payments/application/subscriptions/missed-renewals.service';
import { MoneyCheck } from '../../../src/modules/payments/application/ledger/money-check';
import { Clock } from '../../../src/shared/domain/clock';
import { MailQueue } from '../../../src/shared/mail/mail-queue';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { enginesFor } from '../../support/deployments';
import { changeGroup } from '../../support/groups';

type Started = StartedOrder<null>;

const DAY_MS = 24 * 3_600_000;
const { missed: MISSED, stillMissed: STILL, missedLastDay: LAST, renewed: RENEWED } = PAYMENT_TEXTS.en;

describe.each(enginesFor(6))('a renewal by LINE Pay that is missing, on %s', (engine) => {
  let simulator: Simulator<LinePayState>;
  let server: TestServer;
  let member: TestMember;
  let mails: jest.SpyInstance<Promise<void>, Parameters<MailQueue['enqueue']>>;
  let paidUntil: Date;

  const { get, query, data, status, attemptStates, askGateway } = buyerOf(() => ({ server, member }));
  const never = new AbortController().signal;
  const buy = async (): Promise<void> => {
    const started = await data<Started>('/subscription/order', {
      featureName: 'initial',
      paymentType: 'linePay',
    });
    const { action } = formIn(await (await fetch(started.url)).text());
    const answer = await browserPost(action, { choice: 'pay' });
    const { pathname, search } = new URL(answer.headers.get('location') ?? '');
    await server.ask(pathname + search);
    paidUntil = new Date(`${String((await status())['paidUntil'])}T00:00:00+08:00`);
  };
  /** So many days after the paid period, by all clocks. */
  const on = async <T>(days: number, work: () => Promise<T>): Promise<T> => {
    const moment = new Date(paidUntil.getTime() + days * DAY_MS);
    await simulator.clock.advanceTo(moment.getTime());
    const clock = jest.spyOn(get(Clock), 'now').mockReturnValue(moment);
    try {
      return await work();
    } finally {
      clock.mockRestore();
    }
  };
  /** What the jobs of payments do at a moment; each twice, as by two workers. */
  const follow = async (): Promise<void> => {
    for (let workers = 0; workers < 2; workers += 1) {
      await get(DueSubscriptionsService).follow(never);
      await get(ChargeDueService).runDue(never);
      await get(ChargeDueService).retryDue(never);
      await get(MissedRenewalsService).remind(never);
    }
  };
  const runOn = (days: number) => on(days, follow);
  const refuse = (code: string) => {
    simulator.faults.arm({ on: 'preapproved-pay', kind: 'decline', value: code });
  };
  const subjects = (): string[] => mails.mock.calls.map(([{ subject }]) => subject).slice(1);
  const charges = () =>
    simulator.state.payments.filter(
      ({ preapproved, confirmUrlType }) => preapproved && confirmUrlType === 'NONE',
    );
  const stateOf = async (): Promise<unknown> =>
    (await query('SELECT state FROM subscriptions WHERE group_id = ?', [member.groupId]))[0]?.['state'];
  const missedRow = async () =>
    (
      await query(
        `SELECT m.* FROM missed_renewals m JOIN subscriptions s ON s.id = m.subscription_id WHERE s.group_id = ?`,
        [member.groupId],
      )
    )[0];

  beforeAll(async () => {
    simulator = await startLinePay();
    server = await TestServer.start(engine, {
      LINEPAY_URL: simulator.origin,
      LINEPAY_CHANNEL_ID: DEMO_MERCHANT.channelId,
      LINEPAY_CHANNEL_SECRET: DEMO_MERCHANT.channelSecret,
    });
    // The tests themselves say when its jobs work; by its clock, what ends in a test ends weeks later.
    const other = server.otherProcess;
    jest.spyOn(other.get(DueSubscriptionsService, { strict: false }), 'follow').mockResolvedValue();
    jest.spyOn(other.get(MissedRenewalsService, { strict: false }), 'remind').mockResolvedValue();
    jest.spyOn(other.get(ChargeDueService, { strict: false }), 'runDue').mockResolvedValue();
    jest.spyOn(other.get(ChargeDueService, { strict: false }), 'retryDue').mockResolvedValue();
    jest.spyOn(other.get(MoneyCheck, { strict: false }), 'check').mockResolvedValue();
  });
  afterAll(async () => {
    await server.stop();
    await simulator.close();
  });
  beforeEach(async () => {
    member = await server.member({ email: `${randomUUID()}@example.com` });
    simulator.faults.clear();
    simulator.state.payments.length = 0;
    await query('UPDATE subscriptions SET due_at = NULL');
    await query('UPDATE missed_renewals SET mail_at = NULL, charge_at = NULL');
    mails = jest.spyOn(get(MailQueue), 'enqueue');
    await buy();
  });
  afterEach(() => {
    mails.mockRestore();
  });

  it('is told of on the day, on the third and on the last day, each once, and ends on the seventh', async () => {
    refuse('1287');
    await runOn(0.001);
    expect(subjects()).toEqual([MISSED.title]);
    await runOn(3 - 1e-6);
    expect(subjects()).toHaveLength(1);
    await runOn(3);
    await runOn(4);
    expect(subjects()).toEqual([MISSED, STILL].map(({ title }) => title));
    await runOn(6 - 1e-6);
    expect(subjects()).toHaveLength(2);
    await runOn(6);
    await runOn(7 - 1e-6);
    expect(subjects()).toEqual([MISSED, STILL, LAST].map(({ title }) => title));
    expect([await stateOf(), (await status())['currentPlan']]).toEqual(['pastDue', 'initial']);
    await runOn(7);
    await runOn(8);
    expect(subjects()).toHaveLength(3);
    expect([await stateOf(), charges()]).toEqual(['ended', []]);
    expect(await missedRow()).toMatchObject({ mail_at: null, charge_at: null, reason: '1287' });
  });

  it('is told of by the newest mail alone when nobody looked for days', async () => {
    refuse('1287');
    await runOn(0.001);
    await runOn(6.2);
    expect(subjects()).toEqual([MISSED, LAST].map(({ title }) => title));
  });

  it('is told of and charged by the days of Taipei, wherever the group is', async () => {
    await changeGroup(server, member.groupId, { time_zone: 'America/New_York' });
    refuse('1142');
    await runOn(0.001);
    await runOn(1 - 1e-6);
    expect((await missedRow())?.['refused_tries']).toBe(1);
    refuse('1142');
    await runOn(1);
    expect((await missedRow())?.['refused_tries']).toBe(2);
  });

  it('is charged on the first, third and fifth day by numbers of their own while it may change', async () => {
    const tried = jest.spyOn(simulator.faults, 'take');
    refuse('1142');
    await runOn(0.001);
    for (const day of [1, 3, 5]) {
      refuse('1289');
      await runOn(day + 0.01);
      await runOn(day + 0.02);
    }
    await runOn(6.5);
    const tries = tried.mock.calls.filter(([call, kind]) => call === 'preapproved-pay' && kind === 'decline');
    expect([tries.length, Number((await missedRow())?.['refused_tries'])]).toEqual([4, 4]);
    expect(await stateOf()).toBe('pastDue');
    tried.mockRestore();
  });

  it('that is paid on the third day renews from the end of the last period', async () => {
    refuse('1142');
    await runOn(0.001);
    refuse('1142');
    await runOn(1);
    await runOn(3);
    expect([await stateOf(), charges().length]).toEqual(['active', 1]);
    expect(charges()[0]?.orderId).toMatch(/_2_3$/);
    const start = new Date(paidUntil.getTime() + DAY_MS / 3).toISOString().slice(0, 10);
    const [period] = await query(
      `SELECT p.starts_on FROM subscription_periods p JOIN subscriptions s ON s.id = p.subscription_id
        WHERE s.group_id = ? AND p.number = 2`,
      [member.groupId],
    );
    expect(period?.['starts_on']).toBe(start);
    expect(subjects()).toEqual([MISSED, RENEWED].map(({ title }) => title));
    await runOn(6);
    expect(subjects()).toHaveLength(2);
    await on(9, () => get(MoneyCheck).check());
    expect(await query("SELECT details FROM payment_alerts WHERE kind = 'broken-invariant'")).toEqual([]);
  });

  it('is not charged again while nobody knows what came of the last charge, and found when it was made', async () => {
    refuse('1142');
    await runOn(0.001);
    simulator.faults.arm({ on: 'preapproved-pay', kind: 'drop-answer' });
    await runOn(1);
    expect([await stateOf(), charges().length]).toEqual(['pastDue', 1]);
    expect((await missedRow())?.['refused_tries']).toBe(1);
    await runOn(1.01);
    expect([await stateOf(), charges().length]).toEqual(['active', 1]);
  });

  it('that was charged without an answer is found before its plan ends', async () => {
    refuse('1142');
    await runOn(0.001);
    simulator.faults.arm({ on: 'preapproved-pay', kind: 'drop-answer' });
    await on(5, async () => {
      await get(ChargeDueService).retryDue(never);
    });
    await on(7, () => get(DueSubscriptionsService).follow(never));
    expect([await stateOf(), charges().length]).toEqual(['active', 1]);
  });

  it('goes back when it is paid after the plan has ended', async () => {
    refuse('1142');
    await runOn(0.001);
    const lost = jest.spyOn(get(ChargeDueService), 'findUnreported').mockResolvedValue('known');
    simulator.faults.arm({ on: 'preapproved-pay', kind: 'drop-answer' });
    await on(5, () => get(ChargeDueService).retryDue(never));
    await on(7, () => get(DueSubscriptionsService).follow(never));
    lost.mockRestore();
    expect(await stateOf()).toBe('ended');
    const [payment] = charges();
    const [subscription] = await query('SELECT id FROM subscriptions WHERE group_id = ?', [member.groupId]);
    const [mandate] = await query('SELECT * FROM mandates WHERE subscription_id = ?', [subscription?.['id']]);
    await on(7.01, () =>
      get(GatewayFactsService).apply({
        kind: 'renewed',
        key: `linePay:${String(payment?.id)}`,
        number: String(payment?.orderId),
        mandateNumber: String(mandate?.['number']),
        mandate: String(mandate?.['reference']),
        reference: String(payment?.id),
        amount: { minor: 550, currency: 'TWD' },
        at: null,
      }),
    );
    expect(await attemptStates()).toEqual(['settled', 'refund wanted']);
    await askGateway();
    expect([await attemptStates(), await stateOf()]).toEqual([['settled', 'refund done'], 'ended']);
  });
});
