import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { DateTime } from 'luxon';
import { startEzPay } from '../../../sandbox/ezpay/ezpay';
import { DEMO_SHOP } from '../../../sandbox/ezpay/shop';
import type { Allowance, EzPayState, Invoice } from '../../../sandbox/ezpay/state';
import { VirtualClock } from '../../../sandbox/shared/clock';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { IssueAllowancesService } from '../../../src/modules/payments/application/invoices/issue-allowances.service';
import { IssueInvoicesService } from '../../../src/modules/payments/application/invoices/issue-invoices.service';
import { InvoiceProviders } from '../../../src/modules/payments/application/ports/invoice-provider';
import { InvoiceStore } from '../../../src/modules/payments/application/ports/invoice-store';
import { OrderStore } from '../../../src/modules/payments/application/ports/order-store';
import { RefundChangesService } from '../../../src/modules/payments/application/refunds/refund-changes.service';
import { RefundsService } from '../../../src/modules/payments/application/refunds/refunds.service';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { EzpayInvoices } from '../../../src/modules/payments/infrastructure/ezpay/ezpay-invoices';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { money } from '../../../src/shared/domain/money';
import { MailQueue } from '../../../src/shared/mail/mail-queue';
import { Clock } from '../../../src/shared/domain/clock';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { buyerOf, type Row } from '../../support/buyer';
import { mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';

type Fields = Readonly<Record<string, unknown>>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In the future, and weeks before the first of two months is over. */
const beginning = (): number => {
  const next = DateTime.now().setZone('Asia/Taipei').startOf('month').plus({ months: 1 });
  return next.plus({ months: (next.month + 1) % 2, days: 19, hours: 10 }).toMillis();
};
const BUYER = { name: '王小明', email: 'buyer@example.com', phone: { area: '02' } };

describe.each(['SQLite', 'MariaDB'] as const)(
  'invoices by ezPay, as its simulator has it, on %s',
  (engine) => {
    let simulator: Simulator<EzPayState>;
    let clock: VirtualClock;
    let server: TestServer;
    let member: TestMember;

    const { get, query, data } = buyerOf(() => ({ server, member }));
    const start = async (fields: Fields = {}): Promise<string> => {
      const body = { featureName: 'initial', paymentType: 'newebPay', ...fields };
      return (await data<{ externalId: string }>('/subscription/order', body)).externalId;
    };
    const pay = async (externalId: string): Promise<void> => {
      const [attempt] = await query(
        'SELECT a.number, a.amount_minor FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.external_id = ?',
        [externalId],
      );
      const message = mandateMade(String(attempt?.['number']), Number(attempt?.['amount_minor']));
      const answer = await server.ask('/api/v1/payments/newebpay/period/notify', {
        method: 'POST',
        body: new URLSearchParams(message),
      });
      expect(answer.status).toBe(200);
    };
    const buy = async (): Promise<string> => {
      const externalId = await start();
      await pay(externalId);
      return externalId;
    };
    /** The time of the server is that of the simulator meanwhile. */
    const atTheirTime = async <T>(work: () => Promise<T>): Promise<T> => {
      const now = jest.spyOn(get(Clock), 'now').mockImplementation(() => new Date(clock.now()));
      try {
        return await work();
      } finally {
        now.mockRestore();
      }
    };
    const never = new AbortController().signal;
    const work = (): Promise<void> =>
      atTheirTime(async () => {
        await get(IssueInvoicesService).follow(never);
        await get(IssueAllowancesService).follow(never);
      });
    /** After the pause that follows a failure. */
    const workLater = async (ms = 5 * 60_000): Promise<void> => {
      await clock.advance(ms);
      await work();
    };
    const stored = async (): Promise<Row> =>
      (await query('SELECT * FROM invoices WHERE group_id = ?', [member.groupId]))[0] ?? {};
    const state = async (): Promise<unknown> => (await stored())['state'];
    const theirs = async (): Promise<Invoice[]> => {
      const { number } = await stored();
      return simulator.state.invoices.filter(({ orderNo }) => orderNo === number);
    };
    const alerts = async (): Promise<unknown[]> => {
      const sql = 'SELECT kind FROM payment_alerts WHERE group_id = ? AND closed_at IS NULL ORDER BY kind';
      return (await query(sql, [member.groupId])).map(({ kind }) => kind);
    };
    const numbersLeft = (left: number) =>
      fetch(`${simulator.origin}/_control/numbers`, { method: 'POST', body: JSON.stringify({ left }) });
    /** The gateway has given it back; all of it unless a sum is named. */
    const refund = (minor?: number): Promise<void> =>
      atTheirTime(async () => {
        const { order_id: orderId, attempt_id: attemptId } = await stored();
        const made = await get(UnitOfWork).run(async () => {
          const held = await get(OrderStore).holdAttempt({ id: Number(attemptId) });
          if (!held) throw new Error(`order ${String(orderId)} is gone`);
          const amount = minor === undefined ? held.attempt.received : money(minor, 'TWD');
          const input = { amount, cause: 'granted', reason: 'a test', requestedBy: null } as const;
          return get(RefundsService).add(held, input);
        });
        await get(RefundChangesService).note(made, { kind: 'done', reference: null });
      });
    const settle = async (body: object): Promise<number> => {
      const { order_id: id } = await stored();
      const [order] = await query('SELECT external_id FROM orders WHERE id = ?', [id]);
      const admin = await server.member({ email: SITE_ADMIN });
      const path = `/admin/billing/orders/${String(order?.['external_id'])}/invoice`;
      return (await admin.call(path, { method: 'POST', body })).status;
    };
    const broken = (since: Date) =>
      get(BrokenInvariantsQuery).find({ now: new Date(Math.max(Date.now(), clock.now())), since });
    const brokenOf = async (id: unknown, since: Date): Promise<string[]> =>
      (await broken(since)).filter((found) => Number(found.id) === Number(id)).map(({ name }) => name);

    beforeAll(async () => {
      clock = new VirtualClock(beginning());
      simulator = await startEzPay({ clock });
      server = await TestServer.start(engine, {
        ADMIN_EMAILS: SITE_ADMIN,
        ...NEWEBPAY_SETTINGS,
        EZPAY_URL: simulator.origin,
        EZPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
        EZPAY_HASH_KEY: DEMO_SHOP.hashKey,
        EZPAY_HASH_IV: DEMO_SHOP.hashIv,
      });
      // The tests themselves say when it works.
      const otherProcess = server.otherProcess.get(IssueInvoicesService, { strict: false });
      jest.spyOn(otherProcess, 'follow').mockResolvedValue();
      const reductions = server.otherProcess.get(IssueAllowancesService, { strict: false });
      jest.spyOn(reductions, 'follow').mockResolvedValue();
    });
    afterAll(async () => {
      await server.stop();
      await simulator.close();
    });
    beforeEach(async () => {
      member = await server.member({ email: `${randomUUID()}@example.com` });
      simulator.faults.clear();
      // What others have left is not due.
      await query('UPDATE invoices SET due_at = NULL');
      await query('UPDATE invoice_allowances SET due_at = NULL');
    });
    afterEach(async () => {
      expect(await broken(new Date(0))).toEqual([]);
    });

    it('are issued after the payment, and shown with their number', async () => {
      const mails = jest.spyOn(get(MailQueue), 'enqueue');
      const externalId = await buy();
      expect(await data(`/subscription/order/${externalId}`)).toMatchObject({
        result: 'success',
        invoice: { state: 'pending', number: null, date: null },
      });
      await work();
      const [issued] = await theirs();
      const invoice = {
        state: 'issued',
        number: issued?.number,
        date: DateTime.fromMillis(clock.now(), { zone: 'Asia/Taipei' }).toISODate(),
      };
      expect(await data(`/subscription/order/${externalId}`)).toMatchObject({ invoice });
      const { payments } = await data<{ payments: Fields[] }>('/subscription/billing/log');
      expect(payments).toMatchObject([{ externalId, invoice }]);
      expect(mails.mock.calls.filter(([{ subject }]) => subject === 'Invoice issued')).toMatchObject([
        [{ userId: member.userId, text: expect.stringContaining(issued?.number ?? 'none') as string }],
      ]);
      await workLater();
      expect(await theirs()).toHaveLength(1);
    });

    it.each<[string, Fields, Fields]>([
      [
        'donated',
        { type: 'welfare', welfareCode: '919' },
        { Category: 'B2C', LoveCode: '919', PrintFlag: 'N' },
      ],
      [
        'for a person',
        { type: 'duplicate', ...BUYER },
        { BuyerName: '王小明', CarrierType: '2', CarrierNum: 'buyer@example.com' },
      ],
      [
        'for a company by the rule of 2023',
        { type: 'triplicate', ...BUYER, name: '好公司', taxId: '12345670' },
        { Category: 'B2B', BuyerUBN: '12345670', Amt: '524', TaxAmt: '26', ItemPrice: '524' },
      ],
      [
        'with a carrier',
        { type: 'einvoice', einvoice: '/abc+123' },
        { CarrierType: '0', CarrierNum: '/ABC+123' },
      ],
    ])('are issued %s', async (_, settings, expected) => {
      await data('/subscription/invoice', settings, 'PUT');
      await buy();
      await work();
      expect([await state(), (await theirs()).map(({ fields }) => fields)]).toMatchObject([
        'issued',
        [expected],
      ]);
    });

    it('are none where nothing was paid', async () => {
      const admin = await server.member({ email: SITE_ADMIN });
      const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
      await admin.call('/admin/coupons', { method: 'POST', body: { code, percentOff: 100 } });
      const order = { featureName: 'initial', coupon: code };
      const { externalId } = await data<{ externalId: string }>('/subscription/order', order);
      expect([await state(), (await data(`/subscription/order/${externalId}`))['invoice']]).toEqual([
        'none',
        null,
      ]);
    });

    it.each([
      'drop-answer',
      'drop-request',
      'server-error',
      'wrong-amount',
      'wrong-number',
      'bad-signature',
      'result-object',
    ])('are issued once, and by their right number, after %s', async (kind) => {
      await buy();
      simulator.faults.arm({ on: 'issue', kind });
      await work();
      const afterwards = await stored();
      // What was sent is sent again, byte for byte.
      if (afterwards['state'] !== 'issued') {
        expect(afterwards).toMatchObject({ state: 'requested', reason: 'no-answer' });
      }
      await workLater();
      const invoices = await theirs();
      expect(invoices).toHaveLength(1);
      expect(await stored()).toMatchObject({
        state: 'issued',
        invoice_number: invoices[0]?.number,
        request: null,
      });
    });

    it.each(['bad-signature', 'wrong-amount', 'drop-answer'])(
      'are not believed to be issued after %s of a search',
      async (kind) => {
        await buy();
        simulator.faults.arm({ on: 'search', kind });
        await work();
        expect(await state()).toBe('requested');
        await workLater();
        expect([await state(), (await theirs()).length]).toEqual(['issued', 1]);
      },
    );

    it('are one when several processes work at once', async () => {
      await buy();
      await atTheirTime(() => Promise.all([1, 2, 3].map(() => get(IssueInvoicesService).follow(never))));
      await workLater();
      expect([await state(), (await theirs()).length]).toEqual(['issued', 1]);
    });

    it('are left alone by a process that is late', async () => {
      const due = () => get(InvoiceStore).due(new Date(clock.now()), 1);
      await buy();
      const unsent = await due();
      simulator.faults.arm({ on: 'issue', kind: 'drop-answer' });
      await work();
      await clock.advance(5 * 60_000);
      const sent = await due();
      await work();
      expect(await state()).toBe('issued');
      for (const late of [unsent, sent]) {
        const read = jest.spyOn(get(InvoiceStore), 'due').mockResolvedValueOnce(late);
        simulator.faults.arm({ on: 'issue', kind: 'drop-answer' });
        await work();
        expect([await state(), (await stored())['due_at'], (await theirs()).length]).toEqual([
          'issued',
          null,
          1,
        ]);
        read.mockRestore();
      }
    });

    it('hold nobody up while ezPay hangs', async () => {
      await buy();
      const first = member;
      const other = await server.member({ email: `${randomUUID()}@example.com` });
      member = other;
      const order = await start();
      member = first;
      const providers: { provider: unknown } = get(InvoiceProviders);
      const { provider } = providers;
      const { merchantId, hashKey: key, hashIv: iv } = DEMO_SHOP;
      providers.provider = new EzpayInvoices({ url: simulator.origin, merchantId, key, iv }, 500);
      simulator.faults.arm({ on: 'issue', kind: 'hang' });
      const working = work();
      member = other;
      await pay(order);
      expect(await state()).toBe('wanted');
      await working;
      member = first;
      providers.provider = provider;
      expect(await state()).toBe('requested');
      await workLater();
      expect(await state()).toBe('issued');
    });

    it('wait for numbers until the next two months, and a person is told', async () => {
      await numbersLeft(0);
      await buy();
      await work();
      expect([await state(), (await stored())['reason'], await alerts()]).toEqual([
        'wanted',
        'INV90006',
        ['invoice-delayed'],
      ]);
      expect((await data('/subscription/status'))['currentPlan']).toBe('initial');
      const { number, wanted_at: wantedAt } = await stored();
      await clock.advanceTo(DateTime.fromMillis(clock.now()).plus({ months: 2 }).toMillis());
      await work();
      expect([await state(), (await theirs()).map(({ orderNo }) => orderNo), await alerts()]).toEqual([
        'issued',
        [number],
        [],
      ]);
      expect(wantedAt).toEqual((await stored())['wanted_at']);
    });

    it('are made anew when their request has become too old', async () => {
      await buy();
      simulator.faults.arm({ on: 'issue', kind: 'drop-request' });
      await work();
      const { request } = await stored();
      await workLater(HOUR);
      expect(await stored()).toMatchObject({ state: 'wanted', reason: 'KEY10014' });
      await workLater();
      expect([await state(), (await theirs()).length, request]).toEqual(['issued', 1, expect.any(String)]);
    });

    it('are found when they were issued by a request that is too old now', async () => {
      await buy();
      simulator.faults.arm({ on: 'issue', kind: 'drop-answer' });
      await work();
      simulator.faults.arm({ on: 'issue', kind: 'code', value: 'KEY10014' });
      await workLater();
      expect(await state()).toBe('wanted');
      // The same number with another moment: ezPay refuses it, and tells what it has.
      await workLater();
      expect([await state(), (await theirs()).length]).toEqual(['issued', 1]);
    });

    it('that ezPay refuses are left to a person', async () => {
      await buy();
      simulator.faults.arm({ on: 'issue', kind: 'code', value: 'INV10013' });
      await work();
      expect(await stored()).toMatchObject({ state: 'stuck', reason: 'INV10013', due_at: null });
      expect(await alerts()).toEqual(['invoice-stuck']);
      expect(await settle({ action: 'retry', reason: 'the address is right now' })).toBe(200);
      await work();
      expect([await state(), await alerts()]).toEqual(['issued', []]);
    });

    describe('of money that went back', () => {
      const issued = async (): Promise<void> => {
        await buy();
        await work();
        expect(await state()).toBe('issued');
      };

      it('are voided when the ministry knows them, in the morning', async () => {
        await issued();
        await refund();
        expect(await state()).toBe('voidWanted');
        await work();
        expect((await theirs())[0]?.voidedAt).toBeUndefined();
        // They are asked for too early, which is no failure.
        await query('UPDATE invoices SET due_at = wanted_at WHERE group_id = ?', [member.groupId]);
        await work();
        expect([await state(), await alerts()]).toEqual(['voidWanted', []]);
        simulator.faults.arm({ on: 'invalid', kind: 'drop-answer' });
        await workLater(DAY);
        await workLater();
        expect(await state()).toBe('voided');
        expect((await theirs())[0]?.voidedAt).toBeDefined();
        const { payments } = await data<{ payments: Fields[] }>('/subscription/billing/log');
        expect(payments[0]?.['invoice']).toMatchObject({ state: 'voided' });
      });

      it('are reduced by an allowance when they can no longer be voided, once', async () => {
        await issued();
        await clock.advance(120 * DAY);
        await refund();
        expect(await state()).toBe('allowanceWanted');
        simulator.faults.arm({ on: 'allowance', kind: 'drop-answer' });
        await work();
        await clock.advance(5 * 60_000);
        await work();
        const { number } = await stored();
        const allowances = simulator.state.allowances.filter(({ orderNo }) => orderNo === number);
        expect(allowances).toMatchObject([{ amount: 550, status: 1 }]);
        expect(await stored()).toMatchObject({
          state: 'allowanceIssued',
          allowance_number: allowances[0]?.no,
        });
      });

      it('are reduced by an allowance when ezPay does not void them', async () => {
        await issued();
        await refund();
        simulator.faults.arm({ on: 'invalid', kind: 'code', value: 'LIB10008' });
        await workLater(DAY);
        await workLater();
        expect(await state()).toBe('allowanceIssued');
      });

      const allowances = async (): Promise<Allowance[]> => {
        const { number } = await stored();
        return simulator.state.allowances.filter(({ orderNo }) => orderNo === number);
      };

      it('are reduced once when the answer was lost until the request was too old', async () => {
        await issued();
        await clock.advance(120 * DAY);
        await refund();
        simulator.faults.arm({ on: 'allowance', kind: 'drop-answer' });
        await work();
        simulator.faults.arm({ on: 'allowance', kind: 'code', value: 'KEY10014' });
        await workLater();
        expect(await stored()).toMatchObject({ state: 'allowanceWanted', reason: 'KEY10014' });
        // ezPay refuses a second one over the full amount, and to void what has one.
        await workLater();
        expect(await stored()).toMatchObject({
          state: 'allowanceIssued',
          allowance_number: null,
          due_at: null,
        });
        expect([await alerts(), (await allowances()).length]).toEqual([['invoice-unnumbered'], 1]);
        const [{ no: allowanceNumber } = { no: '' }] = await allowances();
        expect(await settle({ action: 'allowance', allowanceNumber, reason: 'it is in their list' })).toBe(
          200,
        );
        expect([await alerts(), (await stored())['allowance_number']]).toEqual([[], allowanceNumber]);
        expect(await settle({ action: 'retry', reason: 'nothing waits' })).toBe(409);
      });

      it('are left to a person when ezPay refuses the allowance, and there is none', async () => {
        await issued();
        await clock.advance(120 * DAY);
        await refund();
        simulator.faults.arm({ on: 'allowance', kind: 'code', value: 'IAI10004' });
        await work();
        expect(await stored()).toMatchObject({ state: 'stuck', reason: 'IAI10004' });
        expect(await alerts()).toEqual(['invoice-stuck']);
        expect(await settle({ action: 'allowance', reason: 'ezPay has none' })).toBe(200);
        expect(await alerts()).toEqual([]);
        await work();
        const [allowance] = await allowances();
        expect(await stored()).toMatchObject({ state: 'allowanceIssued', allowance_number: allowance?.no });
      });

      it('are voided when ezPay refuses the allowance, and it is not too late', async () => {
        await issued();
        await refund();
        simulator.faults.arm({ on: 'invalid', kind: 'code', value: 'LIB10008' });
        await workLater(DAY);
        simulator.faults.arm({ on: 'allowance', kind: 'code', value: 'IAI10004' });
        await workLater();
        expect([await state(), await alerts(), await allowances()]).toEqual(['voided', [], []]);
        expect((await theirs())[0]?.voidedAt).toBeDefined();
      });

      it.each(['drop-answer', 'server-error'])(
        'are asked for again after %s of the voiding that follows a refused allowance',
        async (kind) => {
          await issued();
          await clock.advance(120 * DAY);
          await refund();
          simulator.faults.arm({ on: 'allowance', kind: 'code', value: 'IAI10004' });
          simulator.faults.arm({ on: 'invalid', kind });
          await work();
          expect(await stored()).toMatchObject({ state: 'allowanceWanted', reason: 'no-answer' });
          await workLater();
          expect([await state(), (await allowances()).length]).toEqual(['allowanceIssued', 1]);
        },
      );

      it('are left to a person when the ministry refused them', async () => {
        simulator.faults.arm({ on: 'issue', kind: 'upload-failed' });
        await issued();
        await refund();
        await workLater(DAY);
        expect(await stored()).toMatchObject({ state: 'stuck', reason: 'INV70002' });
        expect(await alerts()).toEqual(['invoice-stuck']);
        expect(await settle({ action: 'void', isDone: true, reason: 'settled with ezPay' })).toBe(200);
        expect([await state(), await alerts()]).toEqual(['voided', []]);
      });

      it('are not issued after they could not be, and nobody is told any more', async () => {
        await numbersLeft(0);
        await buy();
        await work();
        await refund();
        expect([await state(), await alerts()]).toEqual(['wanted', ['invoice-delayed']]);
        await workLater();
        expect(await stored()).toMatchObject({ state: 'none', due_at: null, request: null });
        expect(await alerts()).toEqual([]);
        await numbersLeft(100);
        await workLater();
        expect(await theirs()).toEqual([]);
      });

      it('are not issued after they were refused, and nobody is told', async () => {
        await buy();
        simulator.faults.arm({ on: 'issue', kind: 'drop-request' });
        await work();
        await refund();
        simulator.faults.arm({ on: 'issue', kind: 'code', value: 'INV10013' });
        await workLater();
        expect([await state(), await alerts(), await theirs()]).toEqual(['none', [], []]);
      });

      it.each(['INV10021', 'KEY10014'])('are voided when %s follows a lost answer', async (value) => {
        await buy();
        simulator.faults.arm({ on: 'issue', kind: 'drop-answer' });
        await work();
        await refund();
        simulator.faults.arm({ on: 'issue', kind: 'code', value });
        await workLater();
        expect([await state(), (await theirs()).length]).toEqual(['wanted', 1]);
        await workLater();
        expect(await state()).toBe('voidWanted');
      });

      it('leave no alerts when they were refused before', async () => {
        await numbersLeft(0);
        await buy();
        await work();
        simulator.faults.arm({ on: 'issue', kind: 'code', value: 'INV10013' });
        await workLater();
        expect(await alerts()).toEqual(['invoice-delayed', 'invoice-stuck']);
        await refund();
        expect([await state(), await alerts()]).toEqual(['none', []]);
        await numbersLeft(100);
      });

      it('are not issued any more', async () => {
        await buy();
        const before = await get(InvoiceStore).due(new Date(clock.now()), 1);
        await refund();
        const read = jest.spyOn(get(InvoiceStore), 'due').mockResolvedValueOnce(before);
        await work();
        read.mockRestore();
        expect([await state(), await theirs()]).toEqual(['none', []]);
      });
    });

    describe('of money of which parts went back', () => {
      const parts = async (): Promise<Row[]> =>
        query('SELECT * FROM invoice_allowances WHERE group_id = ? ORDER BY id', [member.groupId]);
      const theirParts = async (): Promise<[number, number][]> => {
        const { number } = await stored();
        const found = simulator.state.allowances.filter(({ orderNo }) => orderNo === number);
        return found.map(({ amount, status }) => [amount, status]);
      };
      const issued = async (): Promise<void> => {
        await buy();
        await work();
      };

      it('are reduced by each of them, and the customer is told the numbers', async () => {
        await issued();
        const mails = jest.spyOn(get(MailQueue), 'enqueue');
        mails.mockClear();
        await refund(100);
        await refund(450);
        await work();
        expect(await theirParts()).toEqual([
          [100, 1],
          [450, 1],
        ]);
        expect(await state()).toBe('issued');
        const [order] = await query('SELECT external_id FROM orders WHERE group_id = ?', [member.groupId]);
        const details = await data(`/subscription/order/${String(order?.['external_id'])}`);
        const numbers = (await parts()).map(({ number }) => number);
        expect(details['refunds']).toMatchObject([
          { state: 'done', amount: 100, allowanceNumber: numbers[0] },
          { state: 'done', amount: 450, allowanceNumber: numbers[1] },
        ]);
        const mine = mails.mock.calls.filter(([{ userId }]) => userId === member.userId);
        const subjects = mine.map(([{ subject, text }]) => ({ subject, text }));
        expect(subjects.map(({ subject }) => subject).sort()).toEqual([
          ...Array<string>(2).fill('Invoice allowance issued'),
          ...Array<string>(2).fill('Refund completed'),
        ]);
        expect(subjects.some(({ text }) => text.includes(String(numbers[0])))).toBe(true);
      });

      it('are reduced after they are issued', async () => {
        await numbersLeft(0);
        await buy();
        await work();
        await refund(100);
        await work();
        expect([await state(), (await parts()).map((part) => part['state'])]).toEqual(['wanted', ['wanted']]);
        await numbersLeft(100);
        await workLater();
        await workLater(HOUR);
        expect(await theirParts()).toEqual([[100, 1]]);
      });

      it.each(['drop-answer', 'drop-request', 'server-error'])('are reduced once after %s', async (kind) => {
        await issued();
        await refund(100);
        simulator.faults.arm({ on: 'allowance', kind });
        await work();
        expect(await parts()).toMatchObject([{ state: 'requested', reason: 'no-answer' }]);
        await workLater();
        expect([(await parts())[0]?.['state'], await theirParts()]).toEqual(['issued', [[100, 1]]]);
      });

      it('are reduced by a new request after ezPay could not be reached', async () => {
        await issued();
        await refund(100);
        const providers: { provider: unknown } = get(InvoiceProviders);
        const { provider } = providers;
        const { merchantId, hashKey: key, hashIv: iv } = DEMO_SHOP;
        providers.provider = new EzpayInvoices({ url: 'http://127.0.0.1:9', merchantId, key, iv }, 500);
        await work();
        expect(await parts()).toMatchObject([{ state: 'wanted', request: null, reason: 'no-answer' }]);
        providers.provider = provider;
        // What was made now would be too old by then.
        await workLater(HOUR);
        expect([await theirParts(), await alerts()]).toEqual([[[100, 1]], []]);
      });

      it('are left to a person when nobody knows whether they were reduced', async () => {
        await issued();
        await refund(100);
        simulator.faults.arm({ on: 'allowance', kind: 'drop-answer' });
        await work();
        simulator.faults.arm({ on: 'allowance', kind: 'code', value: 'KEY10014' });
        await workLater();
        expect(await parts()).toMatchObject([{ state: 'stuck', reason: 'in-doubt', due_at: null }]);
        expect(await alerts()).toEqual(['invoice-stuck']);
        const body = {
          action: 'allowance',
          amount: 100,
          allowanceNumber: 'A26112300000001',
          reason: 'found',
        };
        expect(await settle(body)).toBe(200);
        expect([await parts(), await alerts()]).toMatchObject([
          [{ state: 'issued', number: 'A26112300000001' }],
          [],
        ]);
      });

      it('are left to a person when ezPay refuses it, and tried again as that person says', async () => {
        await issued();
        await refund(100);
        simulator.faults.arm({ on: 'allowance', kind: 'code', value: 'IAI10004' });
        await work();
        expect([(await parts())[0]?.['state'], await alerts()]).toEqual(['stuck', ['invoice-stuck']]);
        expect((await theirs())[0]?.voidedAt).toBeUndefined();
        expect(await settle({ action: 'retry', reason: 'mended' })).toBe(200);
        await work();
        expect([await theirParts(), await alerts()]).toEqual([[[100, 1]], []]);
      });
    });

    it('is mended by those who run the site alone, with a reason, and takes nothing off that did not go back', async () => {
      await buy();
      await work();
      expect(await settle({ action: 'void', reason: 'just so' })).toBe(409);
      expect(await settle({ action: 'allowance', amount: 100, reason: 'just so' })).toBe(409);
      expect(await settle({ action: 'retry', reason: 'no' })).toBe(400);
      expect(await settle({ action: 'retry', isDone: true, reason: 'a reason' })).toBe(400);
      expect(await state()).toBe('issued');
    });

    it('I7: are not forgotten, and are what was sold', async () => {
      await buy();
      const now = (): Date => new Date(Date.now() + 1_000);
      const { id, attempt_id: attemptId, order_id: orderId } = await stored();
      expect(await brokenOf(id, now())).toEqual([
        'I7 an invoice is not issued, or not taken back, for two days',
      ]);
      await work();
      expect(await brokenOf(id, now())).toEqual([]);
      await query('UPDATE invoices SET total_minor = 551 WHERE id = ?', [id]);
      expect(await brokenOf(orderId, new Date(0))).toContain('I7 invoices are not what was sold');
      await query('UPDATE invoices SET total_minor = 550, attempt_id = ? WHERE id = ?', [-1, id]);
      expect(await brokenOf(attemptId, new Date(0))).toContain(
        'I7 nobody has noted whether a payment needs an invoice',
      );
      await query('UPDATE invoices SET attempt_id = ? WHERE id = ?', [attemptId, id]);
    });

    it('invoice: 13 tax ids, carriers with comma, lower case, full-width slash; name with | (would split items) or emoji', async () => {
      const statusOf = async (body: object): Promise<number> =>
        (await member.call('/subscription/invoice', { method: 'PUT', body })).status;
      const company = (taxId: string) => statusOf({ type: 'triplicate', ...BUYER, taxId });
      const right = [
        '04595257',
        '10458575',
        '10458574',
        '54352706',
        '53212539',
        '04595252',
        '12345670',
        '10458570',
      ];
      const wrong = ['04595253', '12345672', '12345678', '1234567', '00000000'];
      for (const taxId of right) expect([taxId, await company(taxId)]).toEqual([taxId, 200]);
      for (const taxId of wrong) expect([taxId, await company(taxId)]).toEqual([taxId, 400]);
      const carrier = (einvoice: string) => statusOf({ type: 'einvoice', einvoice });
      expect([await carrier('/ABC,123'), await carrier('／ABC+123'), await carrier('/abc+123')]).toEqual([
        400, 400, 200,
      ]);
      const person = (name: string) => statusOf({ type: 'duplicate', ...BUYER, name });
      expect([await person('A|B'), await person('Ann 🎉'), await person('王小明')]).toEqual([400, 400, 200]);
    });
  },
);
