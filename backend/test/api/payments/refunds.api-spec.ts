import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { DateTime } from 'luxon';
import { startEzPay } from '../../../sandbox/ezpay/ezpay';
import { DEMO_SHOP as EZPAY_SHOP } from '../../../sandbox/ezpay/shop';
import type { EzPayState } from '../../../sandbox/ezpay/state';
import { startLinePay } from '../../../sandbox/linepay/linepay';
import { DEMO_MERCHANT } from '../../../sandbox/linepay/merchant';
import type { LinePayState } from '../../../sandbox/linepay/state';
import { startNewebpay } from '../../../sandbox/newebpay/newebpay';
import { DEMO_SHOP as NEWEBPAY_SHOP } from '../../../sandbox/newebpay/shop';
import type { NewebpayState } from '../../../sandbox/newebpay/state';
import { VirtualClock } from '../../../sandbox/shared/clock';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { browserPost, formIn } from '../../../sandbox/testing/browser';
import { FollowRefundsService } from '../../../src/modules/payments/application/refunds/follow-refunds.service';
import { IssueAllowancesService } from '../../../src/modules/payments/application/invoices/issue-allowances.service';
import { IssueInvoicesService } from '../../../src/modules/payments/application/invoices/issue-invoices.service';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { Clock } from '../../../src/shared/domain/clock';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';

type Fields = Readonly<Record<string, unknown>>;
type Started = StartedOrder<Readonly<Record<string, string>> | null>;
interface Listed {
  readonly refunds: readonly Fields[];
  readonly left: number;
}

const HOUR = 3_600_000;
const TAIPEI = 'Asia/Taipei';
const never = new AbortController().signal;
/** Ten in the morning in Taipei, weeks before the first of two months is over. */
const beginning = (): number => {
  const next = DateTime.now().setZone(TAIPEI).startOf('month').plus({ months: 1 });
  return next.plus({ months: (next.month + 1) % 2, days: 9, hours: 10 }).toMillis();
};

describe.each(['SQLite', 'MariaDB'] as const)(
  'refunds at the simulators of the gateways, on %s',
  (engine) => {
    let clock: VirtualClock;
    let newebpay: Simulator<NewebpayState>;
    let linepay: Simulator<LinePayState>;
    let ezpay: Simulator<EzPayState>;
    let server: TestServer;
    let member: TestMember;
    let email: string;

    const { get, query, data } = buyerOf(() => ({ server, member }));
    const signIn = async (): Promise<void> => {
      member = await server.member({ email });
    };
    const buy = async (paymentType: 'newebPay' | 'linePay'): Promise<string> => {
      const body = { featureName: 'initial', paymentType };
      const started = await data<Started>('/subscription/order', body);
      if (started.data) {
        const page = formIn(await (await browserPost(started.url, started.data)).text());
        const back = formIn(await (await browserPost(page.action, { choice: 'pay' })).text());
        const fields = new URLSearchParams(back.fields);
        await server.ask('/api/v1/payments/newebpay/period/return', { method: 'POST', body: fields });
      } else {
        const { action } = formIn(await (await fetch(started.url)).text());
        const { headers } = await browserPost(action, { choice: 'pay' });
        const { pathname, search } = new URL(headers.get('location') ?? '');
        await server.ask(pathname + search);
      }
      return started.externalId;
    };
    const signInAsAnother = async <T>(act: () => Promise<T>): Promise<T> => {
      const [before, address] = [member, email];
      email = `${randomUUID()}@example.com`;
      await signIn();
      const result = await act();
      [member, email] = [before, address];
      return result;
    };
    const ask = async (externalId: string, body: object = {}, by?: TestMember) => {
      const admin = by ?? (await server.member({ email: SITE_ADMIN }));
      const path = `/admin/billing/orders/${externalId}/refunds`;
      const answer = await admin.call<{ data: Listed; error?: { code: string } }>(path, {
        method: 'POST',
        body: { reason: 'the customer asked', ...body },
      });
      return answer.status === 201 ? 'done' : `${answer.status} ${answer.body.error?.code ?? ''}`;
    };
    const list = async (externalId: string): Promise<Listed> => {
      const admin = await server.member({ email: SITE_ADMIN });
      const path = `/admin/billing/orders/${externalId}/refunds`;
      return (await admin.call<{ data: Listed }>(path)).body.data;
    };
    const states = async (externalId: string): Promise<unknown[]> =>
      (await list(externalId)).refunds.map(({ state, amount }) => [state, amount]);
    const work = async (): Promise<void> => {
      await get(FollowRefundsService).runDue(never);
      await get(IssueInvoicesService).follow(never);
      await get(IssueAllowancesService).follow(never);
    };
    /** What the jobs do, each six hours and a bit. */
    const pass = async (hours: number): Promise<void> => {
      const end = clock.now() + hours * HOUR;
      while (clock.now() < end) {
        await clock.advanceTo(Math.min(end, clock.now() + 6.1 * HOUR));
        await work();
      }
      await signIn();
    };
    const goTo = async (hour: number): Promise<void> => {
      const now = DateTime.fromMillis(clock.now(), { zone: TAIPEI });
      const today = now.startOf('day').plus({ hours: hour });
      await clock.advanceTo((today > now ? today : today.plus({ days: 1 })).toMillis());
      await signIn();
    };
    const alerts = async (): Promise<unknown[]> => {
      const sql = 'SELECT kind FROM payment_alerts WHERE group_id = ? AND closed_at IS NULL ORDER BY kind';
      return (await query(sql, [member.groupId])).map(({ kind }) => kind);
    };
    const trade = () => newebpay.state.trades.at(-1);
    const payment = () => linepay.state.payments.filter(({ paidAt }) => paidAt !== undefined).at(-1);
    /** The invoice of the order at ezPay: whether it is void, and what was taken off it. */
    const invoiceEnd = async (externalId: string): Promise<unknown> => {
      const sql =
        'SELECT i.number FROM invoices i JOIN orders o ON o.id = i.order_id WHERE o.external_id = ?';
      const [row] = await query(sql, [externalId]);
      const number = row?.['number'];
      const invoice = ezpay.state.invoices.find(({ orderNo }) => orderNo === number);
      const reduced = ezpay.state.allowances.filter(({ orderNo }) => orderNo === number);
      return [invoice?.voidedAt !== undefined, reduced.map(({ amount }) => amount)];
    };

    beforeAll(async () => {
      clock = new VirtualClock(beginning());
      newebpay = await startNewebpay({ clock });
      linepay = await startLinePay({ clock });
      ezpay = await startEzPay({ clock });
      server = await TestServer.start(engine, {
        ADMIN_EMAILS: SITE_ADMIN,
        NEWEBPAY_URL: newebpay.origin,
        NEWEBPAY_MERCHANT_ID: NEWEBPAY_SHOP.merchantId,
        NEWEBPAY_HASH_KEY: NEWEBPAY_SHOP.hashKey,
        NEWEBPAY_HASH_IV: NEWEBPAY_SHOP.hashIv,
        LINEPAY_URL: linepay.origin,
        LINEPAY_CHANNEL_ID: DEMO_MERCHANT.channelId,
        LINEPAY_CHANNEL_SECRET: DEMO_MERCHANT.channelSecret,
        // What falls due is gone on with where a test says so.
        ROLE: 'web',
        EZPAY_URL: ezpay.origin,
        EZPAY_MERCHANT_ID: EZPAY_SHOP.merchantId,
        EZPAY_HASH_KEY: EZPAY_SHOP.hashKey,
        EZPAY_HASH_IV: EZPAY_SHOP.hashIv,
      });
      jest.spyOn(get(Clock), 'now').mockImplementation(() => new Date(clock.now()));
      // The tests themselves say when it works.
      const other = <T>(job: abstract new (...args: never[]) => T): T =>
        server.otherProcess.get<T>(job, { strict: false });
      jest.spyOn(other(FollowRefundsService), 'runDue').mockResolvedValue();
      jest.spyOn(other(IssueInvoicesService), 'follow').mockResolvedValue();
      jest.spyOn(other(IssueAllowancesService), 'follow').mockResolvedValue();
    });
    afterAll(async () => {
      jest.restoreAllMocks();
      await server.stop();
      await Promise.all([newebpay.close(), linepay.close(), ezpay.close()]);
    });
    beforeEach(async () => {
      for (const { faults } of [newebpay, linepay, ezpay]) faults.clear();
      await query('UPDATE payment_refunds SET due_at = NULL');
      // What others have agreed to is not charged on the days that pass.
      newebpay.state.mandates.length = 0;
      await goTo(10);
      email = `${randomUUID()}@example.com`;
      await signIn();
    });
    afterEach(async () => {
      const found = await get(BrokenInvariantsQuery).find({ now: new Date(clock.now()), since: new Date(0) });
      // What is left undone by a test is not mended after it.
      expect(found.filter(({ name }) => !/for two days$|gives no plan$/.test(name))).toEqual([]);
    });

    describe('by newebPay', () => {
      it('of all before the capture cancel the payment at once', async () => {
        const order = await buy('newebPay');
        await work();
        expect(await ask(order)).toBe('done');
        await work();
        await work();
        expect([trade()?.status, trade()?.closeStatus, await states(order)]).toEqual([3, 0, [['done', 550]]]);
        await pass(24);
        expect(await invoiceEnd(order)).toEqual([true, []]);
      });

      it('of a part wait for the capture, and reduce the invoice when the bank has paid', async () => {
        const order = await buy('newebPay');
        await work();
        expect(await ask(order, { amount: 100 })).toBe('done');
        await work();
        expect(await states(order)).toEqual([['wanted', 100]]);
        await pass(96);
        expect([await states(order), trade()?.refunded, trade()?.status]).toEqual([[['done', 100]], 100, 1]);
        expect([await invoiceEnd(order), await alerts()]).toEqual([[false, [100]], []]);
      });

      it('refund during capture window, at 22:00: waits for the next day', async () => {
        const order = await buy('newebPay');
        await work();
        await goTo(22);
        expect(trade()?.closeStatus).toBe(2);
        expect(await ask(order)).toBe('done');
        await work();
        expect(await states(order)).toEqual([['wanted', 550]]);
        await pass(96);
        expect([await states(order), trade()?.status]).toEqual([[['done', 550]], 6]);
        expect(await invoiceEnd(order)).toEqual([true, []]);
      });

      it('of two parts after the capture are two, one after the other, also of the same sum and without an answer', async () => {
        const order = await buy('newebPay');
        await pass(48);
        expect(trade()?.closeStatus).toBe(3);
        expect([await ask(order, { amount: 100 }), await ask(order, { amount: 100 })]).toEqual([
          'done',
          'done',
        ]);
        newebpay.faults.arm({ on: 'close', kind: 'drop-answer' });
        await pass(48);
        newebpay.faults.arm({ on: 'close', kind: 'drop-answer' });
        await pass(96);
        expect([await states(order), trade()?.refunded]).toEqual([
          [
            ['done', 100],
            ['done', 100],
          ],
          200,
        ]);
        expect(await invoiceEnd(order)).toEqual([false, [100, 100]]);
      });

      it('tell a person of a balance that is too low, and are tried again each day', async () => {
        const order = await buy('newebPay');
        await pass(48);
        newebpay.faults.arm({ on: 'close', kind: 'low-balance' });
        expect(await ask(order)).toBe('done');
        await work();
        const { refunds } = await list(order);
        expect([refunds, await alerts()]).toMatchObject([
          [{ state: 'wanted', failure: 'TRA20028' }],
          ['refund-delayed'],
        ]);
        newebpay.faults.clear();
        await pass(96);
        expect([await states(order), await alerts()]).toEqual([[['done', 550]], []]);
      });
    });

    describe('by LINE Pay', () => {
      it.each(['drop-answer', 'drop-request', 'server-error'])('are made once after %s', async (kind) => {
        const order = await buy('linePay');
        await work();
        expect(await ask(order, { amount: 100 })).toBe('done');
        await work();
        linepay.faults.arm({ on: 'refund', kind });
        expect(await ask(order, { amount: 100 })).toBe('done');
        await work();
        await pass(12);
        expect(payment()?.refunds.map(({ amount }) => amount)).toEqual([100, 100]);
        expect(await states(order)).toEqual([
          ['done', 100],
          ['done', 100],
        ]);
        expect((await list(order)).refunds.map(({ reference }) => reference)).toEqual(
          payment()?.refunds.map(({ id }) => id),
        );
        expect(await invoiceEnd(order)).toEqual([false, [100, 100]]);
      });

      it('are made once by several processes', async () => {
        const order = await buy('linePay');
        await work();
        expect(await ask(order, { amount: 100 })).toBe('done');
        await Promise.all([1, 2, 3].map(() => get(FollowRefundsService).runDue(never)));
        await pass(12);
        expect([payment()?.refunds.length, await states(order)]).toEqual([1, [['done', 100]]]);
      });

      it('that are too late are left to a person, who has them noted as paid by hand', async () => {
        const order = await buy('linePay');
        await work();
        linepay.faults.arm({ on: 'refund', kind: 'return-code', value: '1163' });
        expect(await ask(order)).toBe('done');
        await work();
        const [refund] = (await list(order)).refunds;
        expect([refund, await alerts()]).toMatchObject([
          { state: 'stuck', failure: '1163' },
          ['refund-stuck'],
        ]);
        expect(await ask(order)).toBe('409 payments.nothing-to-refund');
        const admin = await server.member({ email: SITE_ADMIN });
        const path = `/admin/billing/orders/${order}/refunds/${String(refund?.['number'])}`;
        const settle = () =>
          admin.call<{ error?: { code: string } }>(path, {
            method: 'POST',
            body: { action: 'settle', reason: 'transferred by the bank' },
          });
        expect((await settle()).status).toBe(200);
        expect((await settle()).body.error?.code).toBe('payments.refund-not-stuck');
        expect([await states(order), await alerts()]).toEqual([[['done', 550]], []]);
        await pass(24);
        expect(await invoiceEnd(order)).toEqual([true, []]);
      });

      it('that are stuck are asked for again when a person says so', async () => {
        const order = await buy('linePay');
        linepay.faults.arm({ on: 'refund', kind: 'return-code', value: '1155' });
        expect(await ask(order)).toBe('done');
        await work();
        linepay.faults.clear();
        const [refund] = (await list(order)).refunds;
        const admin = await server.member({ email: SITE_ADMIN });
        const path = `/admin/billing/orders/${order}/refunds/${String(refund?.['number'])}`;
        await admin.call(path, { method: 'POST', body: { action: 'retry', reason: 'mended' } });
        await work();
        expect([await states(order), await alerts()]).toEqual([[['done', 550]], []]);
      });
    });

    it('refund twice, more than paid: refused by name', async () => {
      const order = await buy('linePay');
      expect(await ask(order, { amount: 551 })).toBe('400 payments.refund-too-much');
      expect(await ask(order, { amount: 10.5 })).toBe('400 payments.refund-amount');
      expect(await ask(order, { amount: 300 })).toBe('done');
      expect(await ask(order, { amount: 251 })).toBe('400 payments.refund-too-much');
      expect((await list(order)).left).toBe(250);
      expect(await ask(order)).toBe('done');
      expect(await ask(order)).toBe('409 payments.nothing-to-refund');
      expect(await ask(order, { amount: 1 })).toBe('409 payments.nothing-to-refund');
      await pass(12);
      expect(payment()?.refunds.map(({ amount }) => amount)).toEqual([300, 250]);
    });

    it('refunds once what is asked for twice at once', async () => {
      const order = await buy('linePay');
      const admin = await server.member({ email: SITE_ADMIN });
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(order, {}, admin)));
      expect(answers.sort()).toEqual([...Array<string>(4).fill('409 payments.nothing-to-refund'), 'done']);
      await pass(12);
      expect(payment()?.refunds).toHaveLength(1);
    });

    it('refund by a group admin, of orders that nobody paid, and without a reason: refused', async () => {
      const order = await buy('linePay');
      expect(await ask(order, {}, member)).toMatch(/^403 /);
      expect(await ask(order, { reason: 'no' })).toMatch(/^400 /);
      expect(await ask(order, { reason: undefined })).toMatch(/^400 /);
      expect(await ask('NOSUCHORDER')).toBe('404 payments.order-does-not-exist');
      const other = await server.member({ email: `${randomUUID()}@example.com` });
      const { body } = await other.call<{ data: { externalId: string } }>('/subscription/checkout', {
        method: 'POST',
        body: { featureName: 'initial', paymentType: 'linePay' },
      });
      expect(await ask(body.data.externalId)).toBe('409 payments.order-not-paid');
      expect(await list(order)).toMatchObject({ refunds: [], left: 550 });
    });

    it('goes on with a refund by its own order alone', async () => {
      const [order, others] = [await buy('linePay'), await signInAsAnother(() => buy('linePay'))];
      expect(await ask(others, { amount: 1 })).toBe('done');
      const [refund] = (await list(others)).refunds;
      const admin = await server.member({ email: SITE_ADMIN });
      const path = (externalId: string) =>
        `/admin/billing/orders/${externalId}/refunds/${String(refund?.['number'])}`;
      const goOn = async (externalId: string) => {
        const body = { action: 'retry', reason: 'a test' };
        const answer = await admin.call<{ error?: { code: string } }>(path(externalId), {
          method: 'POST',
          body,
        });
        return `${answer.status} ${answer.body.error?.code ?? ''}`;
      };
      expect(await goOn(order)).toBe('404 payments.refund-does-not-exist');
      expect(await goOn(others)).toBe('409 payments.refund-not-stuck');
    });

    it('refund by a site admin of another group: allowed, audited, and ends the subscription where that is wanted', async () => {
      const order = await buy('linePay');
      expect(await ask(order, { amount: 100 })).toBe('done');
      expect(await data('/subscription/status')).toMatchObject({ currentPlan: 'initial', state: 'active' });
      expect(await ask(order, { endSubscription: true })).toBe('done');
      expect(await data('/subscription/status')).toMatchObject({ currentPlan: 'free', state: 'none' });
      const sql =
        "SELECT details FROM audit_events WHERE group_id = ? AND action = 'payments.refund-requested'";
      const noted = await query(sql, [member.groupId]);
      expect(noted.map(({ details }) => JSON.parse(String(details)) as Fields)).toMatchObject([
        { order, minor: 100, reason: 'the customer asked' },
        { order, minor: 450, endedSubscription: 'yes' },
      ]);
    });

    it('shows the group what goes back, with the number of its allowance', async () => {
      const order = await buy('linePay');
      await work();
      expect(await ask(order, { amount: 100 })).toBe('done');
      const shown = async () =>
        (await data<{ payments: { refunds: Fields[] }[] }>('/subscription/billing/log')).payments[0]?.refunds;
      expect(await shown()).toMatchObject([{ state: 'pending', amount: 100, doneTime: null }]);
      await work();
      await work();
      expect(await shown()).toMatchObject([
        { state: 'done', amount: 100, allowanceNumber: expect.stringMatching(/^A/) as string },
      ]);
      expect(await data(`/subscription/order/${order}`)).toMatchObject({
        result: 'success',
        invoice: { state: 'issued' },
        refunds: [{ state: 'done', amount: 100 }],
      });
    });
  },
);
