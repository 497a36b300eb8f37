import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { DueSubscriptionsService } from '../../../src/modules/payments/application/subscriptions/due-subscriptions.service';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { Clock } from '../../../src/shared/domain/clock';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import {
  charged,
  forged,
  mandateMade,
  NEWEBPAY_SETTINGS,
  orderIn,
  periodMessage,
} from '../../support/newebpay';

const NOTIFY = '/api/v1/payments/newebpay/period/notify';
const RETURN = '/api/v1/payments/newebpay/period/return';

type Started = StartedOrder<Readonly<Record<string, string>>>;
type Fields = Readonly<Record<string, unknown>>;
type Message = Readonly<Record<string, string>>;

describe.each(['SQLite', 'MariaDB'] as const)('buying a plan by card on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;
  /** What the tests have seen of the future. */
  let latest = new Date();

  const { get, query, data, result, status, attemptStates } = buyerOf(() => ({ server, member }));
  const refusal = async (
    path: string,
    body?: object,
    method = body ? 'POST' : 'GET',
  ): Promise<[number, string]> => {
    const answer = await member.call<{ error: { code: string } }>(path, { method, body });
    return [answer.status, answer.body.error.code];
  };
  const formOf = ({ data: form }: Started): URLSearchParams => orderIn(form);
  const numberOf = (started: Started): string => formOf(started).get('MerOrderNo') ?? '';
  const start = (fields: Fields = {}): Promise<Started> =>
    data('/subscription/order', { featureName: 'initial', paymentType: 'newebPay', ...fields });
  const send = (message: Message, path = NOTIFY) =>
    server.ask<{ error?: { code: string } }>(path, { method: 'POST', body: new URLSearchParams(message) });
  const notify = async (message: Message): Promise<void> => {
    const answer = await send(message);
    if (answer.status !== 200) throw new Error(`the notice was answered with ${answer.status}`);
  };
  const buy = async (fields: Fields = {}): Promise<string> => {
    const started = await start(fields);
    await notify(mandateMade(numberOf(started), Number(formOf(started).get('PeriodAmt'))));
    return numberOf(started);
  };
  const plan = async (): Promise<unknown> => (await data('/my/features'))['currentPlan'];
  const alerts = async (): Promise<unknown[]> =>
    (await query('SELECT kind FROM payment_alerts WHERE group_id = ?', [member.groupId])).map(
      ({ kind }) => kind,
    );
  const mandates = () =>
    query(
      `SELECT m.wanted, m.wanted_minor, m.amount_minor FROM mandates m
         JOIN payment_attempts a ON a.number = m.number JOIN orders o ON o.id = a.order_id WHERE o.group_id = ?`,
      [member.groupId],
    );
  const coupon = async (fields: Fields): Promise<string> => {
    const admin = await server.member({ email: SITE_ADMIN });
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    const answer = await admin.call('/admin/coupons', { method: 'POST', body: { code, ...fields } });
    expect(answer.status).toBe(201);
    return code;
  };
  const at = async <T>(moment: Date, work: () => Promise<T>): Promise<T> => {
    const clock = jest.spyOn(get(Clock), 'now').mockReturnValue(moment);
    if (moment > latest) latest = moment;
    try {
      return await work();
    } finally {
      clock.mockRestore();
    }
  };
  const follow = (moment: Date): Promise<void> =>
    at(moment, () => get(DueSubscriptionsService).follow(new AbortController().signal));
  const dueDay = async (days = 0): Promise<Date> => {
    const { paidUntil } = await status();
    return new Date(
      new Date(`${String(paidUntil)}T00:00:00+08:00`).getTime() + days * 24 * 3_600_000 + 60_000,
    );
  };

  beforeAll(async () => {
    server = await TestServer.start(engine, {
      ADMIN_EMAILS: SITE_ADMIN,
      ...NEWEBPAY_SETTINGS,
      // What falls due is gone on with where a test says so.
      ROLE: 'web',
    });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    // A gateway that is silent for the others would not be asked for this one in the same round.
    await query('UPDATE subscriptions SET due_at = NULL');
    member = await server.member();
  });
  afterEach(async () => {
    const moments = { now: new Date(Math.max(Date.now(), latest.getTime())), since: new Date(0) };
    expect(await get(BrokenInvariantsQuery).find(moments)).toEqual([]);
  });

  it('tells the price first, and promises it', async () => {
    const quote = await data('/subscription/checkout', { featureName: 'classic', billingCycle: 'yearly' });
    expect(quote).toMatchObject({
      plan: 'classic',
      billingCycle: 'yearly',
      currency: 'ntd',
      lines: { list: 19_800, discount: 0, waived: 0, total: 19_800, tax: 943 },
      paymentRequired: true,
      paymentTypes: ['newebPay'],
      nextChargeAmount: 19_800,
    });
    const started = await data<Started>('/subscription/order', {
      externalId: quote['externalId'],
      paymentType: 'newebPay',
    });
    expect(started.url).toBe('http://127.0.0.1:9/MPG/period');
    expect(Object.fromEntries(formOf(started))).toMatchObject({
      PeriodAmt: '19800',
      PeriodType: 'Y',
      PeriodStartType: '2',
      // The gateway takes no address as long as that of a test's member.
      PayerEmail: 'buyer@linklet.test',
      EmailModify: '1',
      NotifyURL: 'http://linklet.test/api/v1/payments/newebpay/period/notify',
    });
  });

  it('gives the plan when the gateway tells that it was paid', async () => {
    const started = await start();
    expect([await result(started), await plan()]).toEqual(['waiting', 'free']);
    await notify(mandateMade(numberOf(started), 550));
    expect([await result(started), await plan()]).toEqual(['success', 'initial']);
    expect(await status()).toMatchObject({
      currentPlan: 'initial',
      currentBillingCycle: 'monthly',
      state: 'active',
      nextCharge: { amount: 550, currency: 'ntd' },
      card: '1111',
      paymentWithInvalidCard: [],
    });
    const { payments } = await data<{ payments: Fields[] }>('/subscription/billing/log');
    expect(payments).toMatchObject([{ externalId: started.externalId, result: 'success', card: '1111' }]);
    expect(await refusal('/subscription/checkout', { featureName: 'classic' })).toEqual([
      409,
      'payments.subscribed-already',
    ]);
  });

  it('is known to the browser of whoever has bought, and that it is over', async () => {
    const cookie = async (): Promise<string | undefined> => {
      const { userId, refreshToken, browserUuid } = member;
      const body = { grant_type: 'refresh_token', client_id: '1', keep: 'cookie' };
      const keys = { user_id: String(userId), refresh_token: refreshToken, browser_uuid: browserUuid };
      const answer = await server.ask('/api/v1/token', { method: 'POST', body: { ...body, ...keys } });
      const set = answer.headers.getSetCookie();
      const [kept = ''] = set.filter((line) => line.startsWith('refresh_token='));
      const renewed = decodeURIComponent(kept.slice(kept.indexOf('=') + 1, kept.indexOf(';')));
      member = Object.assign(member, { refreshToken: renewed.slice(renewed.indexOf('.') + 1) });
      return set.find((line) => line.startsWith('pricing_plan='))?.split(';', 1)[0];
    };
    const started = await start();
    expect(await cookie()).toBe('pricing_plan=Free');
    await notify(mandateMade(numberOf(started), 550));
    expect(await cookie()).toBe('pricing_plan=Initial');
    await data('/subscription/order', {}, 'DELETE');
    await follow(await dueDay());
    expect(await cookie()).toBe('pricing_plan=Free');
  });

  it('has one effect of a good notice, told a hundred times at once by both ways', async () => {
    const started = await start();
    const message = mandateMade(numberOf(started), 550);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => send(message, index % 2 === 0 ? NOTIFY : RETURN)),
    );
    expect(new Set(answers.map(({ status: code }) => code))).toEqual(new Set([200, 303]));
    const mine = [member.groupId];
    expect(await query('SELECT id FROM subscriptions WHERE group_id = ?', mine)).toHaveLength(1);
    expect(await query('SELECT id FROM plan_grants WHERE group_id = ?', mine)).toHaveLength(1);
    expect(
      await query(
        'SELECT e.id FROM ledger_entries e JOIN orders o ON o.id = e.order_id WHERE o.group_id = ?',
        mine,
      ),
    ).toHaveLength(5);
    expect(await mandates()).toHaveLength(1);
    expect(await alerts()).toEqual([]);
  });

  it('is one order for a double click', async () => {
    const both = await Promise.all([start(), start()]);
    expect(new Set(both.map(({ externalId }) => externalId)).size).toBe(1);
    expect(new Set(both.map(numberOf)).size).toBe(1);
  });

  it('refuses a notice whose keys are another shop’s, and every bad cipher alike', async () => {
    const started = await start();
    const good = mandateMade(numberOf(started), 550).Period;
    const changed = `${good.slice(0, -2)}${good.endsWith('00') ? '01' : '00'}`;
    const answers = await Promise.all(
      [forged(numberOf(started), 550).Period, changed, good.slice(0, -1), '', 'zz'].map((Period) =>
        send({ Period }),
      ),
    );
    const shape = answers.map(({ status: code, body }) => [code, body.error?.code]);
    expect(new Set(shape.map(String))).toEqual(new Set(['400,payments.notice-refused']));
    const other = periodMessage('SUCCESS', { MerchantID: 'MS999', MerchantOrderNo: numberOf(started) });
    expect((await send(other)).status).toBe(400);
    expect([await result(started), await plan()]).toEqual(['waiting', 'free']);
  });

  it('gives another amount back, ends its mandate and alerts', async () => {
    const started = await start();
    await notify(mandateMade(numberOf(started), 5));
    expect([await result(started), await plan()]).toEqual(['failed', 'free']);
    expect(await attemptStates()).toEqual(['refund wanted']);
    expect(await mandates()).toMatchObject([{ wanted: 'terminated' }]);
    expect(await alerts()).toEqual(['unapplied-payment']);
  });

  it('gives back what was paid in a second tab: one plan, one refund', async () => {
    const first = await start();
    const second = await start({ featureName: 'classic' });
    await notify(mandateMade(numberOf(second), 1_980));
    await notify(mandateMade(numberOf(first), 550));
    expect(await plan()).toBe('classic');
    expect(await attemptStates()).toEqual(['refund wanted', 'settled']);
    expect((await mandates()).map(({ wanted }) => wanted).sort()).toEqual(['live', 'terminated']);
  });

  it('takes late money of an order that was given up', async () => {
    const first = await start();
    await data('/subscription/checkout', { featureName: 'classic' });
    expect(await result(first)).toBe('cancelled');
    await notify(mandateMade(numberOf(first), 550));
    expect([await result(first), await plan()]).toEqual(['success', 'initial']);
  });

  it('tells that the gateway said no, and lets money that comes nevertheless count', async () => {
    const started = await start();
    await notify(periodMessage('PER10034', { MerchantOrderNo: numberOf(started) }));
    expect(await data(`/subscription/order/${started.externalId}`)).toMatchObject({
      result: 'failed',
      reason: 'PER10034',
    });
    await notify(mandateMade(numberOf(started), 550));
    expect([await result(started), await plan()]).toEqual(['success', 'initial']);
  });

  it('alerts of money that nobody knows', async () => {
    await notify(mandateMade('LKNOBODY', 550, { PeriodNo: 'P1' }));
    expect(
      await query("SELECT kind FROM payment_alerts WHERE group_id = 0 AND kind = 'unknown-payment'"),
    ).toHaveLength(1);
  });

  it('brings customers back from the gateway’s page to ours, whatever they say', async () => {
    const started = await start();
    const site = { 'sec-fetch-site': 'cross-site', origin: 'https://core.newebpay.com' };
    const back = (message: Message, path = RETURN) =>
      server.ask(path, { method: 'POST', body: new URLSearchParams(message), headers: site });
    const paid = await back(mandateMade(numberOf(started), 550));
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `http://linklet.test/en/payment?result=success&order=subscribe&plan=initial&billingCycle=monthly&externalId=${started.externalId}`,
    ]);
    expect(await plan()).toBe('initial');
    const lie = await back({ Period: 'ff' });
    expect([lie.status, lie.headers.get('location')]).toEqual([303, 'http://linklet.test/payment']);
    expect((await member.call('/subscription/order', { method: 'DELETE', headers: site })).status).toBe(403);
    for (const path of [RETURN, RETURN.replace('period', 'card')]) {
      const link = await server.ask(path, { headers: site });
      expect([link.status, link.headers.get('location')]).toEqual([303, 'http://linklet.test/payment']);
    }
    const fields = new URLSearchParams(mandateMade(numberOf(started), 550)).toString();
    const again = await server.ask(`${RETURN}?${fields}`, { headers: site });
    expect([again.status, again.headers.get('location')]).toEqual([303, paid.headers.get('location')]);
  });

  it('reads notices that are sent again by hand, as multipart', async () => {
    const started = await start();
    const form = new FormData();
    form.append('Period', mandateMade(numberOf(started), 550).Period);
    const answer = await fetch(server.url + NOTIFY, { method: 'POST', body: form });
    expect([answer.status, await plan()]).toEqual([200, 'initial']);
  });

  it('tells of an order how it was paid and whom its invoice is for, as it was then', async () => {
    const invoice = {
      type: 'triplicate',
      name: '沐光咖啡',
      email: 'shop@linklet.test',
      phone: { area: '02' },
      taxId: '04595257',
    };
    expect(await data('/subscription/status')).toMatchObject({
      invoice: { type: 'welfare', isSaved: false },
    });
    const started = await start({ invoice });
    expect(await data('/subscription/status')).toMatchObject({
      invoice: { type: 'triplicate', isSaved: true },
    });
    await notify(mandateMade(numberOf(started), 550));
    await data('/subscription/invoice', { type: 'welfare' }, 'PUT');
    expect(await data(`/subscription/order/${started.externalId}`)).toMatchObject({
      result: 'success',
      card: '1111',
      lines: { total: 550, tax: 26 },
      buyer: { name: '沐光咖啡', taxId: '04595257' },
    });
  });

  it('hides orders of other groups', async () => {
    const { externalId } = await start();
    member = await server.member();
    expect(await refusal(`/subscription/order/${externalId}`)).toEqual([
      404,
      'payments.order-does-not-exist',
    ]);
    expect(await refusal('/subscription/order', { externalId, paymentType: 'newebPay' })).toEqual([
      404,
      'payments.order-does-not-exist',
    ]);
  });

  it.each(['price', 'total', 'plan', 'discount'])('refuses %s in the body', async (field) => {
    const body = { featureName: 'initial', [field]: 1 };
    expect(await refusal('/subscription/checkout', body)).toEqual([400, 'http.field-unknown']);
  });

  describe('with a coupon', () => {
    it('costs nothing when it takes everything off, and ends by itself', async () => {
      const code = await coupon({ percentOff: 100 });
      expect(await data(`/coupon/${code.toLowerCase()}`)).toMatchObject({ code, percentOff: 100 });
      const started = await data<Started>('/subscription/order', { featureName: 'initial', coupon: code });
      expect(started).toMatchObject({ paymentRequired: false, url: null, data: null });
      expect([await result(started), await plan()]).toEqual(['success', 'initial']);
      expect(await status()).toMatchObject({ state: 'active', nextCharge: null });
      await follow(await dueDay());
      expect([await plan(), (await status())['state']]).toEqual(['free', 'none']);
    });

    it('costs less the first time only', async () => {
      const started = await start({ coupon: await coupon({ amountOff: 100, currency: 'ntd' }) });
      expect(formOf(started).get('PeriodAmt')).toBe('450');
      await notify(mandateMade(numberOf(started), 450));
      expect(await status()).toMatchObject({ nextCharge: { amount: 550 } });
      const [mandate] = await mandates();
      expect([Number(mandate?.['amount_minor']), Number(mandate?.['wanted_minor'])]).toEqual([450, 550]);
    });

    it('at its last use has one of many who take it at once', async () => {
      const code = await coupon({ percentOff: 100, maxUses: 1 });
      const people = await Promise.all(Array.from({ length: 10 }, () => server.member()));
      const body = { featureName: 'personal', coupon: code };
      const answers = await Promise.all(
        people.map((person) => person.call('/subscription/order', { method: 'POST', body })),
      );
      const codes = answers.map(({ status: each }) => each).sort();
      expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
    });

    it('is refused where it is for something else, and cannot be guessed', async () => {
      const code = await coupon({ percentOff: 50, plans: ['classic'] });
      expect(await refusal('/subscription/checkout', { featureName: 'initial', coupon: code })).toEqual([
        400,
        'payments.coupon-not-applicable',
      ]);
      const guesses: number[] = [];
      for (let guess = 0; guess < 25; guess += 1) guesses.push((await refusal(`/coupon/GUESS-${guess}`))[0]);
      expect(guesses.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 404));
      expect(guesses.at(-1)).toBe(429);
    });
  });

  describe('from period to period', () => {
    it('goes on with each charge from the end of the last period', async () => {
      const number = await buy();
      const before = await status();
      const moment = await dueDay();
      await follow(moment);
      expect(await status()).toMatchObject({ state: 'due', currentPlan: 'initial' });
      expect(await refusal('/subscription/order', {}, 'DELETE')).toEqual([409, 'billing.renewal-under-way']);
      const message = charged(number, 2, 550);
      await at(moment, () => Promise.all([notify(message), notify(message), notify(message)]));
      const after = await status();
      expect(after).toMatchObject({ state: 'active', currentPlan: 'initial' });
      expect(String(after['paidUntil']) > String(before['paidUntil'])).toBe(true);
      const { payments } = await data<{ payments: Fields[] }>('/subscription/billing/log');
      expect(payments.map(({ operation }) => operation)).toEqual(['renew', 'subscribe']);
    });

    it('keeps the plan for seven days when a charge fails, and takes money that comes by then', async () => {
      const number = await buy();
      const moment = await dueDay();
      await follow(moment);
      const failed = { MerchantOrderNo: number, AlreadyTimes: 2, PeriodNo: `P${number}` };
      await at(moment, () => notify(periodMessage('PER10034', failed)));
      expect(await status()).toMatchObject({
        state: 'pastDue',
        paymentWithInvalidCard: [{ target: 'premium_plan', name: 'initial' }],
      });
      const { paymentWithInvalidCard } = await status();
      expect(await data('/my/info')).toMatchObject({ paymentWithInvalidCard });
      expect(await plan()).toBe('initial');
      await at(await dueDay(3), () => notify(charged(number, 2, 550)));
      expect(await status()).toMatchObject({ state: 'active', paymentWithInvalidCard: [] });
      expect(await data('/my/info')).toMatchObject({ paymentWithInvalidCard: [] });
    });

    it('waits a day each time for a gateway that does not answer, ends, and gives back what comes later', async () => {
      // After two calls without an answer a gateway is left alone: what other tests have bought is not due.
      await query('UPDATE subscriptions SET due_at = NULL');
      const number = await buy();
      await follow(await dueDay());
      await follow(await dueDay(1));
      expect(await status()).toMatchObject({ state: 'due' });
      await follow(await dueDay(2));
      expect(await status()).toMatchObject({ state: 'pastDue' });
      const [end, late] = [await dueDay(8), await dueDay(9)];
      await follow(await dueDay(7));
      expect(await plan()).toBe('initial');
      await follow(end);
      const unknown = "SELECT id FROM payment_alerts WHERE kind = 'renewal-unknown' AND group_id = ?";
      expect(await query(unknown, [member.groupId])).toHaveLength(1);
      expect([await plan(), (await status())['state']]).toEqual(['free', 'none']);
      expect(await mandates()).toMatchObject([{ wanted: 'terminated' }]);
      await at(late, () => notify(charged(number, 2, 550)));
      expect([await plan(), await attemptStates()]).toEqual(['free', ['settled', 'refund wanted']]);
    });

    it('gives back a charge that comes too early or of another amount', async () => {
      const number = await buy();
      await notify(charged(number, 2, 550));
      await at(await dueDay(), () => notify(charged(number, 3, 1)));
      expect(await attemptStates()).toEqual(['settled', 'refund wanted', 'refund wanted']);
    });

    it('can be cancelled, resumed, and ends with its period', async () => {
      await buy();
      const { nextCharge } = await status();
      const path = '/subscription/order';
      expect(await data(path, { reason: 'too much' }, 'DELETE')).toMatchObject({
        state: 'cancelled',
        nextCharge: null,
      });
      expect(await mandates()).toMatchObject([{ wanted: 'suspended' }]);
      expect(await refusal(`${path}?reason=again`, {}, 'DELETE')).toEqual([
        409,
        'payments.subscription-ended',
      ]);
      expect(await data(path, { operation: 'resubscribe' })).toMatchObject({ paymentRequired: false });
      expect(await status()).toMatchObject({ state: 'active', nextCharge });
      await data(path, {}, 'DELETE');
      await follow(await dueDay());
      expect(await refusal(path, {}, 'DELETE')).toEqual([404, 'payments.no-subscription']);
      expect([await plan(), await mandates()]).toMatchObject(['free', [{ wanted: 'terminated' }]]);
    });
  });
});
