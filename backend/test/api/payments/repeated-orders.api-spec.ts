import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { StartPaymentService } from '../../../src/modules/payments/application/orders/start-payment.service';
import { decrypt } from '../../../src/modules/payments/infrastructure/newebpay/newebpay-cipher';
import { IdempotencyTable } from '../../../src/shared/http/idempotency-table';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { buyerOf, type StartedOrder } from '../../support/buyer';
import { mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';
import { until } from '../../support/waiting';

const PLAN = { featureName: 'initial', paymentType: 'newebPay' };

interface Answer {
  readonly data?: { readonly externalId: string; readonly paymentRequired: boolean };
  readonly error?: { readonly code: string };
}

describe.each(['SQLite', 'MariaDB'] as const)('an order that is repeated with its key on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;

  const { query, data } = buyerOf(() => ({ server, member }));
  const order = (key: string, body: object) =>
    member.call<Answer>('/subscription/order', {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
    });
  const attempts = async (): Promise<number> => {
    const sql = 'SELECT a.id FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.group_id = ?';
    return (await query(sql, [member.groupId])).length;
  };

  beforeAll(async () => {
    server = await TestServer.start(engine, {
      ADMIN_EMAILS: SITE_ADMIN,
      ...NEWEBPAY_SETTINGS,
      ROLE: 'web',
    });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    member = await server.member();
  });
  afterEach(() => jest.restoreAllMocks());

  it('is answered as the first time, form and all', async () => {
    const key = randomUUID();
    const first = await order(key, PLAN);
    const again = await order(key, { paymentType: 'newebPay', featureName: 'initial' });
    expect(first.status).toBe(200);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect(await attempts()).toBe(1);
  });

  it('is refused with another body, and lets other keys begin again', async () => {
    const key = randomUUID();
    const first = await order(key, PLAN);
    const other = await order(key, { ...PLAN, featureName: 'classic' });
    expect([other.status, other.body.error?.code]).toEqual([409, 'http.idempotency-key-reused']);
    const next = await order(randomUUID(), { ...PLAN, featureName: 'classic' });
    expect(next.status).toBe(200);
    expect(next.body.data?.externalId).not.toBe(first.body.data?.externalId);
  });

  it('frees the key of an order that was refused', async () => {
    const key = randomUUID();
    const refused = await order(key, { ...PLAN, featureName: 'nothing' });
    expect(refused.status).toBe(400);
    expect((await order(key, PLAN)).status).toBe(200);
  });

  it('is begun once, however many ask at the same time', async () => {
    const [key, count] = [randomUUID(), 10];
    let answered = 0;
    const start = StartPaymentService.prototype.start;
    jest.spyOn(StartPaymentService.prototype, 'start').mockImplementation(async function (
      this: StartPaymentService,
      ...given
    ) {
      // The first one goes on, and writes, after all others have been answered.
      await until('all others were answered', () => answered === count - 1);
      return start.apply(this, given);
    });
    const answers = await Promise.all(
      Array.from({ length: count }, async () => {
        const answer = await order(key, PLAN);
        answered += 1;
        return answer;
      }),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? '' : body.error?.code));
    const refused = Array.from({ length: count - 1 }, () => 'http.idempotency-key-running');
    expect(codes.sort()).toEqual(['', ...refused]);
    expect(await attempts()).toBe(1);
  });

  it('resumes a subscription by a new agreement where its mandate has ended, and begins that once', async () => {
    const { data: form } = await data<StartedOrder<Record<string, string>>>('/subscription/order', PLAN);
    const shop = { key: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_KEY, iv: NEWEBPAY_SETTINGS.NEWEBPAY_HASH_IV };
    const fields = new URLSearchParams(decrypt(form['PostData_'] ?? '', shop) ?? '');
    const notice = new URLSearchParams(mandateMade(fields.get('MerOrderNo') ?? '', 550));
    await server.ask('/api/v1/payments/newebpay/period/notify', { method: 'POST', body: notice });
    await data('/subscription/order', {}, 'DELETE');
    await query("UPDATE mandates SET state = 'terminated', wanted = 'terminated'");
    const [key, resubscribe] = [randomUUID(), { operation: 'resubscribe' }];
    const first = await order(key, resubscribe);
    expect([first.status, first.body.data]).toMatchObject([
      200,
      { paymentRequired: true, paymentType: 'newebPay' },
    ]);
    expect((await order(key, resubscribe)).body).toEqual(first.body);
    expect(await attempts()).toBe(2);
  });

  it('is found again when it was paid at once, and its answer could not be stored', async () => {
    const admin = await server.member({ email: SITE_ADMIN });
    const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
    await admin.call('/admin/coupons', { method: 'POST', body: { code, percentOff: 100 } });
    const free = { featureName: 'initial', coupon: code };
    const key = randomUUID();
    const storing = jest.spyOn(IdempotencyTable.prototype, 'complete');
    storing.mockRejectedValueOnce(new Error('the connection was lost'));
    expect((await order(key, free)).status).toBe(500);
    const again = await order(key, free);
    expect([again.status, again.body.data?.paymentRequired]).toEqual([200, false]);
    expect(
      await query("SELECT id FROM orders WHERE group_id = ? AND state = 'paid'", [member.groupId]),
    ).toEqual([expect.objectContaining({})]);
    expect((await order(key, free)).body).toEqual(again.body);
  });
});
