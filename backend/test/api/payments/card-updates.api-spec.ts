import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { startNewebpay } from '../../../sandbox/newebpay/newebpay';
import { DEMO_SHOP } from '../../../sandbox/newebpay/shop';
import type { Mandate, NewebpayState } from '../../../sandbox/newebpay/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { browserPost, formIn } from '../../../sandbox/testing/browser';
import { CardChecksService } from '../../../src/modules/payments/application/mandates/card-checks.service';
import { PAYMENT_TEXTS } from '../../../src/modules/payments/application/mails/payment-texts';
import { MandateTermsService } from '../../../src/modules/payments/application/mandates/mandate-terms.service';
import { CardCheckStore } from '../../../src/modules/payments/application/ports/card-check-store';
import { RemindPayersService } from '../../../src/modules/payments/application/subscriptions/remind-payers.service';
import {
  cyclesAfter,
  startOfTaipeiDay,
  taipeiDateOf,
} from '../../../src/modules/payments/domain/billing-calendar';
import { Clock } from '../../../src/shared/domain/clock';
import { FailedRenewalsService } from '../../../src/modules/payments';
import { MailQueue } from '../../../src/shared/mail/mail-queue';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';

type Started = StartedOrder<Readonly<Record<string, string>>>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const CARD_UPDATE = '/api/v1/payments/newebpay/card-update';
const { lastCharge, cardEnded, checkCard, cancelled } = PAYMENT_TEXTS.en;

describe('a card that ends, at newebPay', () => {
  let simulator: Simulator<NewebpayState>;
  let server: TestServer;
  let member: TestMember;
  let mails: jest.SpyInstance<Promise<void>, Parameters<MailQueue['enqueue']>>;

  const { get, query, data, status } = buyerOf(() => ({ server, member }));
  const never = new AbortController().signal;
  /** The card can be charged in so many further months. */
  const buy = async (months: number): Promise<Mandate> => {
    const { url, data: form } = await data<Started>('/subscription/order', {
      featureName: 'initial',
      paymentType: 'newebPay',
    });
    const page = formIn(await (await browserPost(url, form)).text());
    const end = cyclesAfter(taipeiDateOf(new Date()), 'monthly', months);
    const expiry = `${end.slice(5, 7)}/${end.slice(2, 4)}`;
    const back = await browserPost(page.action, { choice: 'pay', expiry });
    await server.ask('/api/v1/payments/newebpay/period/return', {
      method: 'POST',
      body: new URLSearchParams(formIn(await back.text()).fields),
    });
    const made = simulator.state.mandates.at(-1);
    if (!made) throw new Error('the gateway has made no mandate');
    return made;
  };
  const at = async <T>(moment: Date, work: () => Promise<T>): Promise<T> => {
    const clock = jest.spyOn(get(Clock), 'now').mockReturnValue(moment);
    try {
      return await work();
    } finally {
      clock.mockRestore();
    }
  };
  const subjects = (): string[] => mails.mock.calls.map(([{ subject }]) => subject).slice(1);
  const lastChargeOf = async ({ orderNo }: Mandate): Promise<string> =>
    String(
      (await query('SELECT last_charge_on FROM mandates WHERE number = ?', [orderNo]))[0]?.['last_charge_on'],
    );
  const notice = (mandate: Mandate, fields: object = {}) => ({
    Message: '卡片更新通知',
    Result: {
      ...{ MerchantID: DEMO_SHOP.merchantId, MerchantOrderNo: mandate.orderNo, PeriodNo: mandate.periodNo },
      ...{ cardStatus: 'CARD_NOT_ALLOWED', AlterType: 'CAU' },
      ...fields,
    },
  });
  const send = (body: object): Promise<number> =>
    server
      .ask(CARD_UPDATE, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      .then(({ status: code }) => code);
  const check = () => get(CardChecksService).runDue(never);
  /** The time for it has come. */
  const checkLater = async (): Promise<void> => {
    await query('UPDATE card_checks SET check_at = ? WHERE check_at IS NOT NULL', [LONG_AGO]);
    await check();
  };
  const minutesUntilCheck = async ({ orderNo }: Mandate): Promise<number> => {
    const found = await get(CardCheckStore).hold(orderNo);
    return ((found?.checkAt?.getTime() ?? 0) - Date.now()) / MINUTE_MS;
  };

  beforeAll(async () => {
    simulator = await startNewebpay();
    server = await TestServer.start('SQLite', {
      NEWEBPAY_URL: simulator.origin,
      NEWEBPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
      NEWEBPAY_HASH_KEY: DEMO_SHOP.hashKey,
      NEWEBPAY_HASH_IV: DEMO_SHOP.hashIv,
    });
    const other = server.otherProcess;
    jest.spyOn(other.get(CardChecksService, { strict: false }), 'runDue').mockResolvedValue();
    jest.spyOn(other.get(MandateTermsService, { strict: false }), 'warn').mockResolvedValue();
    jest.spyOn(other.get(RemindPayersService, { strict: false }), 'follow').mockResolvedValue();
  });
  afterAll(async () => {
    await server.stop();
    await simulator.close();
  });
  beforeEach(async () => {
    member = await server.member({ email: `${randomUUID()}@example.com` });
    simulator.faults.clear();
    await query('UPDATE mandates SET warn_at = NULL');
    await query('UPDATE subscriptions SET due_at = NULL');
    mails = jest.spyOn(get(MailQueue), 'enqueue');
  });
  afterEach(() => {
    mails.mockRestore();
  });

  it('is told of 30 and 7 days before its last charge, each once', async () => {
    const made = await buy(4);
    const last = cyclesAfter(taipeiDateOf(new Date()), 'monthly', made.totalTimes - 1);
    expect([made.totalTimes < 99, await lastChargeOf(made)]).toEqual([true, last]);
    const warn = (days: number) =>
      at(new Date(startOfTaipeiDay(last).getTime() - days * DAY_MS), async () => {
        await Promise.all([get(MandateTermsService).warn(never), get(MandateTermsService).warn(never)]);
      });
    await warn(30 + 1e-6);
    expect(subjects()).toEqual([]);
    await warn(30);
    await warn(29);
    expect(subjects()).toEqual([lastCharge.title]);
    await warn(7);
    await warn(1);
    await warn(-1);
    expect(subjects()).toEqual([lastCharge.title, lastCharge.title]);
    expect(mails.mock.calls.at(-1)?.[0].text).toContain(last);
  });

  it('stands in the banner for a month before the charge that cannot be made, and the payer is told', async () => {
    const made = await buy(4);
    const { paidUntil } = await status();
    const end = startOfTaipeiDay(String(paidUntil));
    await query('UPDATE mandates SET last_charge_on = ? WHERE number = ?', [
      taipeiDateOf(new Date()),
      made.orderNo,
    ]);
    await query('UPDATE subscriptions SET due_at = ? WHERE group_id = ?', [end, member.groupId]);
    const banner = (days: number): Promise<unknown> =>
      at(new Date(end.getTime() - days * DAY_MS), () => get(FailedRenewalsService).ofGroup(member.groupId));
    expect(await banner(30.1)).toEqual([]);
    const expiredDate = new Date(end.getTime() + 7 * DAY_MS);
    expect(await banner(29.9)).toMatchObject([{ target: 'premium_plan', name: 'initial', expiredDate }]);
    const remind = () => get(RemindPayersService).follow(never);
    await at(new Date(end.getTime() - 6 * DAY_MS), async () => {
      await remind();
      await remind();
    });
    expect(subjects()).toEqual([cardEnded.title]);
    expect(await query("SELECT kind FROM payment_alerts WHERE kind = 'key-lost'")).toEqual([]);
  });

  it('is asked about when a message names its mandate, and what the gateway says counts', async () => {
    const made = await buy(4);
    const before = await lastChargeOf(made);
    expect(await send(notice(made))).toBe(200);
    await check();
    // The message has said that the card may not be charged any more.
    expect([await lastChargeOf(made), (await status())['state']]).toEqual([before, 'active']);
    made.totalTimes += 12;
    await send(notice(made, { cardStatus: 'ACTIVE', newExpiry: '3012' }));
    await check();
    const minutes = await minutesUntilCheck(made);
    expect([await lastChargeOf(made), minutes > 58, minutes <= 60]).toEqual([before, true, true]);
    await checkLater();
    expect(await lastChargeOf(made)).toBe(cyclesAfter(before, 'monthly', 12));
    expect(subjects()).toEqual([]);
  });

  it('ends the subscription with its period when the gateway says that the mandate is over', async () => {
    const made = await buy(4);
    const answer = await fetch(`${simulator.origin}/_control/card-update`, {
      method: 'POST',
      body: JSON.stringify({ periodNo: made.periodNo, url: `${server.url}${CARD_UPDATE}` }),
    });
    expect(answer.status).toBe(200);
    await check();
    await check();
    expect(await status()).toMatchObject({ state: 'cancelled', currentPlan: 'initial' });
    expect(subjects()).toEqual([cancelled.title]);
  });

  it('has its customer look, once in a period, when the gateway cannot be asked', async () => {
    const made = await buy(4);
    for (let messages = 0; messages < 2; messages += 1) {
      simulator.faults.arm({ on: 'query-mandate', kind: 'server-error', times: 3 });
      await send(notice(made));
      for (let times = 0; times < 4; times += 1) await checkLater();
    }
    expect([subjects(), (await status())['state']]).toEqual([[checkCard.title], 'active']);
    expect(simulator.faults.list()).toEqual([]);
  });

  it.each<[string, (made: Mandate) => object]>([
    ['names another mandate', (made) => notice(made, { PeriodNo: 'P1' })],
    ['names another number', (made) => notice(made, { MerchantOrderNo: 'LK1' })],
    ['is of another shop', (made) => notice(made, { MerchantID: 'MS99999999' })],
    ['is empty', () => ({})],
    ['has a list for names', () => ({ Result: [['LK1']] })],
  ])('is not asked about when the message %s, and the answer is the same', async (_, build) => {
    const made = await buy(4);
    expect(await send(build(made))).toBe(200);
    expect(await query('SELECT * FROM card_checks WHERE mandate_number = ?', [made.orderNo])).toEqual([]);
  });

  it('is asked about once however many messages come', async () => {
    const made = await buy(4);
    const codes = await Promise.all(Array.from({ length: 20 }, () => send(notice(made))));
    expect(new Set(codes)).toEqual(new Set([200]));
    const taken = jest.spyOn(simulator.faults, 'take');
    await check();
    await Promise.all(Array.from({ length: 20 }, () => send(notice(made))));
    await check();
    const asked = taken.mock.calls.filter(([on, kind]) => on === 'query-mandate' && kind === 'wrong-amount');
    expect(asked).toHaveLength(1);
    taken.mockRestore();
  });
});
