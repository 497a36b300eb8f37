import '../../support/mid-month';
import { PAYMENT_TEXTS } from '../../../src/modules/payments/application/mails/payment-texts';
import { RefundChangesService } from '../../../src/modules/payments/application/refunds/refund-changes.service';
import { RefundStore } from '../../../src/modules/payments/application/ports/refund-store';
import { MailQueue } from '../../../src/shared/mail/mail-queue';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { billingDeskOf } from '../../support/billing-desk';
import { buyerOf } from '../../support/buyer';
import { charged, mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';

interface Details {
  readonly result: string;
  readonly reason: string | null;
  readonly refunds: readonly unknown[];
  readonly unusedPayments: readonly unknown[];
}

interface Log {
  readonly logs: readonly { readonly action: string; readonly outcome: string; readonly details: object }[];
}

const TEXTS = PAYMENT_TEXTS.en;

/** Nothing answers at the gateway's address, so its messages are all that is known. */
describe.each(['SQLite', 'MariaDB'] as const)('payments that cannot be used, on %s', (engine) => {
  let server: TestServer;
  let admin: TestMember;
  let member: TestMember;
  let mails: jest.SpyInstance<Promise<void>, Parameters<MailQueue['enqueue']>>;

  const { get, query, data } = buyerOf(() => ({ server, member }));
  const { call, order, notify, buy } = billingDeskOf(() => ({ server, admin }));
  const details = (externalId: string): Promise<Details> => data(`/subscription/order/${externalId}`);
  const mailed = () => mails.mock.calls.map(([{ subject, text }]) => ({ subject, text }));
  /** The newest entry of the group's activity log. */
  const logged = async () => {
    const [newest] = (await data<Log>('/my/logs/members/ga')).logs;
    return [newest?.action, newest?.outcome, newest?.details];
  };
  const unused = (reason: string, amount: number) => ({
    ...{ reason, amount, currency: 'ntd', state: 'pending', doneTime: null },
    createdTime: expect.any(String) as string,
  });
  const entryOf = (reason: string, amount: number, externalId: string) => [
    'payments.payment-unused',
    'refused',
    { unused: reason, amount, currency: 'TWD', order: externalId },
  ];

  beforeAll(async () => {
    server = await TestServer.start(engine, { ADMIN_EMAILS: SITE_ADMIN, ...NEWEBPAY_SETTINGS, ROLE: 'web' });
    admin = await server.member({ email: SITE_ADMIN });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    member = await server.member();
    mails = jest.spyOn(get(MailQueue), 'enqueue');
  });
  afterEach(() => {
    mails.mockRestore();
  });

  it('of another amount: the order closes, and page, mail and log say what comes back and why', async () => {
    const { externalId, number } = await order(member);
    await notify(mandateMade(number, 5));
    expect(await details(externalId)).toMatchObject({
      ...{ result: 'failed', reason: 'other-amount', refunds: [] },
      unusedPayments: [unused('otherAmount', 5)],
    });
    expect(await logged()).toEqual(entryOf('otherAmount', 5, externalId));
    expect(mailed()).toMatchObject([{ subject: TEXTS.otherAmount.title }]);
    expect(mailed()[0]?.text).toMatch(/TWD\s5/);
    // Another one can be begun at once.
    expect((await order(member)).externalId).not.toBe(externalId);
  });

  it('that are the second for an order: it stays paid, and only the second comes back', async () => {
    const { externalId, number } = await order(member);
    const paid = { reference: 'HNCB 0042', reason: 'Transferred' };
    expect((await call(`/orders/${externalId}/payment`, paid)).status).toBe(200);
    mails.mockClear();
    await notify(mandateMade(number, 550));
    expect(await details(externalId)).toMatchObject({
      ...{ result: 'success', reason: null, refunds: [] },
      unusedPayments: [unused('paidTwice', 550)],
    });
    const { payments } = await data<{ payments: Details[] }>('/subscription/billing/log');
    expect(payments).toMatchObject([{ refunds: [], unusedPayments: [unused('paidTwice', 550)] }]);
    expect(await logged()).toEqual(entryOf('paidTwice', 550, externalId));
    expect(mailed().map(({ subject }) => subject)).toEqual([TEXTS.paidTwice.title]);
  });

  it('that come after the order was closed, when the group has something else', async () => {
    const late = await order(member);
    await notify(mandateMade((await order(member, { featureName: 'classic' })).number, 1_980));
    mails.mockClear();
    await notify(mandateMade(late.number, 550));
    expect(await details(late.externalId)).toMatchObject({
      ...{ result: 'cancelled', reason: null },
      unusedPayments: [unused('orderClosed', 550)],
    });
    expect(await logged()).toEqual(entryOf('orderClosed', 550, late.externalId));
    expect(mailed().map(({ subject }) => subject)).toEqual([TEXTS.orderClosed.title]);
  });

  it('that nobody was to be charged, of a mandate that goes on', async () => {
    const { number } = await buy(member);
    mails.mockClear();
    await notify(charged(number, 2, 550));
    expect(mailed().map(({ subject }) => subject)).toEqual([TEXTS.notDue.title]);
    expect((await logged())[2]).toMatchObject({ unused: 'notDue', amount: 550 });
  });

  it('say that they are back when they are, and are told of once', async () => {
    const { externalId, number } = await order(member);
    const message = mandateMade(number, 5);
    await notify(message);
    await notify(message);
    const sql =
      'SELECT r.id FROM payment_refunds r JOIN orders o ON o.id = r.order_id WHERE o.external_id = ?';
    const refund = await get(RefundStore).find(Number((await query(sql, [externalId]))[0]?.['id']));
    if (!refund) throw new Error('nothing goes back');
    await get(RefundChangesService).note(refund, { kind: 'done', reference: null });
    expect((await details(externalId)).unusedPayments).toMatchObject([
      { state: 'done', doneTime: expect.any(String) as string },
    ]);
    expect(mailed().map(({ subject }) => subject)).toEqual([TEXTS.otherAmount.title, TEXTS.refunded.title]);
  });
});
