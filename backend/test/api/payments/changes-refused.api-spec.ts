import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf } from '../../support/buyer';
import { enginesFor } from '../../support/deployments';
import { mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';

const NOTIFY = '/api/v1/payments/newebpay/period/notify';
const CHANGES: readonly (readonly [name: string, path: string, method: string, body: object])[] = [
  ['a bigger plan', '/subscription/order/upgrade', 'POST', { featureName: 'classic' }],
  ['a smaller plan', '/subscription/order/degrade', 'POST', { featureName: 'personal' }],
  ['another billing cycle', '/subscription/period', 'PUT', { billingCycle: 'yearly' }],
  ['another card', '/subscription/card', 'PUT', {}],
];

describe.each(enginesFor(4))('changes that cannot be made now, on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;

  const { query } = buyerOf(() => ({ server, member }));
  const ask = async (who: TestMember, path: string, method: string, body: object) => {
    const answer = await who.call<{ error?: { code: string } }>(path, { method, body });
    return [answer.status, answer.body.error?.code, answer.headers.get('retry-after')];
  };

  beforeAll(async () => {
    server = await TestServer.start(engine, NEWEBPAY_SETTINGS);
    member = await server.member({ email: `${randomUUID()}@example.com` });
    const started = await member.call<{ data: { externalId: string } }>('/subscription/order', {
      method: 'POST',
      body: { featureName: 'initial', paymentType: 'newebPay' },
    });
    const sql =
      'SELECT a.number FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.external_id = ?';
    const [attempt] = await query(sql, [started.body.data.externalId]);
    const body = new URLSearchParams(mandateMade(String(attempt?.['number']), 550));
    await server.ask(NOTIFY, { method: 'POST', body });
  });
  afterAll(() => server.stop());

  it.each(CHANGES)('%s: change while the renewal is under way → 409 with Retry-After', async (...row) => {
    const [, path, method, body] = row;
    await query("UPDATE subscriptions SET state = 'due' WHERE group_id = ?", [member.groupId]);
    expect(await ask(member, path, method, body)).toEqual([409, 'billing.renewal-under-way', '3600']);
  });

  it.each(CHANGES)('%s: nobody changes what a group does not pay for', async (...row) => {
    const [, path, method, body] = row;
    const other = await server.member({ email: `${randomUUID()}@example.com` });
    const [status, code] = await ask(other, path, method, body);
    expect([status, code]).toEqual([404, 'payments.no-subscription']);
  });

  it.each(CHANGES)('%s: admins of other groups change their own alone', async (...row) => {
    const [, path, method, body] = row;
    const other = await server.member({ email: `${randomUUID()}@example.com` });
    const [status] = await ask(other, path, method, { ...body, groupId: member.groupId });
    expect([403, 404]).toContain(status);
    const orders = await query('SELECT id FROM orders WHERE group_id = ?', [member.groupId]);
    expect(orders).toHaveLength(1);
  });
});
