import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { OpenAlerts } from '../../../src/modules/payments/application/ports/open-alerts';
import { SITE_ADMIN, type TestMember, TestServer } from '../../support/app';
import { billingDeskOf } from '../../support/billing-desk';
import { buyerOf } from '../../support/buyer';
import { enginesFor } from '../../support/deployments';
import { mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';

type Fields = Readonly<Record<string, unknown>>;
interface Found {
  readonly people: readonly Fields[];
  readonly groups: readonly Fields[];
  readonly orders: readonly Fields[];
}
interface Page extends Fields {
  readonly timeline: readonly { readonly kind: string; readonly time: string; readonly by: string | null }[];
  readonly alerts: readonly { readonly alertId: number; readonly kind: string }[];
}

describe.each(enginesFor(5))('the billing desk on %s', (engine) => {
  let server: TestServer;
  let admin: TestMember;
  let member: TestMember;
  let email: string;

  const { get, query, data, status, result } = buyerOf(() => ({ server, member }));
  const { call, order, notify, buy, see, refusal } = billingDeskOf(() => ({ server, admin }));
  const search = (q: string): Promise<Found> => see(`/search?q=${encodeURIComponent(q)}`);
  const found = async (q: string): Promise<unknown[]> =>
    (await search(q)).orders.map(({ externalId, foundBy }) => [externalId, foundBy]);
  const plan = async (): Promise<unknown> => (await data('/my/features'))['currentPlan'];
  const pay = (externalId: string, fields: Fields = {}) =>
    call(`/orders/${externalId}/payment`, { reference: 'HNCB 0042', reason: 'Transferred', ...fields });
  const alert = async (details: Record<string, string> = {}): Promise<number> => {
    const key = `test:${randomUUID()}`;
    const { groupId } = member;
    await get(OpenAlerts).raise({ key, kind: 'refund-stuck', groupId, details }, new Date());
    return Number((await query('SELECT id FROM payment_alerts WHERE alert_key = ?', [key]))[0]?.['id']);
  };

  beforeAll(async () => {
    server = await TestServer.start(engine, { ADMIN_EMAILS: SITE_ADMIN, ...NEWEBPAY_SETTINGS });
    admin = await server.member({ email: SITE_ADMIN });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    email = `${randomUUID()}@example.com`;
    member = await server.member({ email });
  });
  afterEach(async () => {
    const moments = { now: new Date(), since: new Date(0) };
    expect(await get(BrokenInvariantsQuery).find(moments)).toEqual([]);
  });

  it('finds an order by everything that names it', async () => {
    const { externalId, number } = await buy(member);
    const [attempt] = await query('SELECT id, order_id, reference FROM payment_attempts WHERE number = ?', [
      number,
    ]);
    const invoice = `ZZ${String(attempt?.['id']).padStart(8, '0')}`;
    await query('UPDATE invoices SET invoice_number = ? WHERE order_id = ?', [
      invoice,
      attempt?.['order_id'],
    ]);
    for (const [q, by] of [
      [externalId, 'order'],
      [invoice, 'invoice'],
      [number, 'payment'],
      [String(attempt?.['reference']), 'payment'],
      [`P${number}`, 'mandate'],
      [email, 'payer'],
      [` ${email.toUpperCase()} `, 'payer'],
    ] as const) {
      expect([q, await found(q)]).toEqual([q, [[externalId, by]]]);
    }
    expect(await found(String(member.groupId))).toContainEqual([externalId, expect.any(String)]);
  });

  it('finds groups by their number and whole name, and people by their address', async () => {
    const name = `Tea ${randomUUID().slice(0, 8)}`;
    await query('UPDATE user_groups SET name = ? WHERE id = ?', [name, member.groupId]);
    const group = { groupId: member.groupId, name };
    expect((await search(name)).groups).toEqual([group]);
    expect((await search(String(member.groupId))).groups).toContainEqual(group);
    expect(await search(email)).toMatchObject({ people: [{ email }], groups: [group], orders: [] });
    expect(await search('nobody@')).toEqual({ people: [], groups: [], orders: [] });
    expect(await search('Tea')).toMatchObject({ groups: [] });
  });

  it.each(['', 'x'.repeat(255)])('refuses a question of %j', async (q) => {
    expect((await call(`/search?q=${q}`)).status).toBe(400);
  });

  it('shows all that has happened to a payment, in order', async () => {
    const { externalId, number } = await buy(member);
    const page = await see<Page>(`/orders/${externalId}`);
    expect(page).toMatchObject({
      externalId,
      groupId: member.groupId,
      state: 'paid',
      plan: 'initial',
      currency: 'ntd',
      total: 550,
      payer: { email },
      coupon: null,
      isPayableByHand: false,
      attempts: [{ number, gateway: 'newebPay', state: 'settled', received: 550, card: '1111' }],
      subscription: { state: 'active', periodNumber: 1, mandates: [{ number, reference: `P${number}` }] },
      alerts: [],
    });
    const times = page.timeline.map(({ time }) => time);
    expect(times).toEqual([...times].sort());
    expect(page.timeline.map(({ kind }) => kind)).toEqual([
      'ordered',
      'handedOver',
      ...['gatewayEvent', 'settled', 'paid'],
      ...['booked', 'booked', 'booked', 'booked', 'booked'],
    ]);
    expect(page.timeline[0]).toMatchObject({ by: email, details: { minor: '550', currency: 'TWD' } });
    expect(await refusal('/orders/NOTHING')).toEqual([404, 'payments.order-does-not-exist']);
  });

  it('shows what a group pays and may use', async () => {
    const { externalId } = await buy(member);
    await alert();
    expect(await see(`/groups/${member.groupId}`)).toMatchObject({
      groupId: member.groupId,
      plan: 'initial',
      subscriptions: [{ state: 'active', plan: 'initial', price: 550, paymentType: 'newebPay' }],
      grants: [{ plan: 'initial', source: 'order', until: null }],
      orders: [{ externalId, state: 'paid' }],
      alerts: [{ kind: 'refund-stuck', closedTime: null }],
    });
    expect(await refusal('/groups/999999999')).toEqual([404, 'groups.does-not-exist']);
  });

  it('closes alerts with a reason, which the order and the log of the group have', async () => {
    const { externalId } = await buy(member);
    const alertId = await alert({ order: externalId });
    const open = await see<{ alerts: Fields[] }>('/alerts');
    expect(open.alerts).toContainEqual(expect.objectContaining({ alertId, closedBy: null }));
    for (const reason of ['', ' ', 'two\nlines', 'x'.repeat(501)]) {
      expect(await refusal(`/alerts/${alertId}`, { reason }, 'PUT')).toEqual([
        400,
        'payments.reason-invalid',
      ]);
    }
    const closed = await call(`/alerts/${alertId}`, { reason: 'Paid back by hand' }, 'PUT');
    expect(closed.body.data).toMatchObject({
      alertId,
      closedBy: SITE_ADMIN,
      closeReason: 'Paid back by hand',
    });
    const again = await call(`/alerts/${alertId}`, { reason: 'Again' }, 'PUT');
    expect(again.body.data).toEqual(closed.body.data);
    expect((await see<{ alerts: Fields[] }>('/alerts')).alerts).not.toContainEqual(
      expect.objectContaining({ alertId }),
    );
    expect((await see<{ alerts: Fields[] }>('/alerts?state=closed')).alerts).toContainEqual(
      expect.objectContaining({ alertId }),
    );
    const { timeline } = await see<Page>(`/orders/${externalId}`);
    expect(timeline.map(({ kind, by }) => [kind, by])).toEqual(
      expect.arrayContaining([
        ['alertOpened', null],
        ['alertClosed', SITE_ADMIN],
      ]),
    );
    const sql = "SELECT details FROM audit_events WHERE action = 'payments.alert-closed' AND group_id = ?";
    const logged = await query(sql, [member.groupId]);
    expect(logged.map(({ details }) => JSON.parse(String(details)) as unknown)).toEqual([
      { alert: alertId, kind: 'refund-stuck', reason: 'Paid back by hand', order: externalId },
    ]);
    expect(await refusal('/alerts/999999999', { reason: 'x' }, 'PUT')).toEqual([
      404,
      'payments.alert-does-not-exist',
    ]);
  });

  it('opens an alert again that comes up again, without who closed it', async () => {
    const details = { order: 'X' };
    const book = get(OpenAlerts);
    const open = { key: `again:${randomUUID()}`, kind: 'refund-stuck', groupId: member.groupId, details };
    await book.raise(open, new Date());
    const [row] = await query('SELECT id FROM payment_alerts WHERE alert_key = ?', [open.key]);
    await call(`/alerts/${String(row?.['id'])}`, { reason: 'Done' }, 'PUT');
    await book.raise(open, new Date());
    const { alerts } = await see<{ alerts: Fields[] }>(`/groups/${member.groupId}`);
    expect(alerts).toMatchObject([{ closedTime: null, closedBy: null, closeReason: null }]);
  });

  it('lists alerts page by page', async () => {
    for (let count = 0; count < 51; count += 1) await alert();
    const first = await see<{ alerts: { alertId: number }[]; start: string }>('/alerts');
    expect(first.alerts).toHaveLength(50);
    const next = await see<{ alerts: { alertId: number }[] }>(`/alerts?start=${first.start}`);
    expect(next.alerts[0]?.alertId).toBeLessThan(first.alerts.at(-1)?.alertId ?? 0);
    expect((await call('/alerts?start=x')).status).toBe(400);
    expect((await call('/alerts?state=lost')).status).toBe(400);
    await query("UPDATE payment_alerts SET closed_at = opened_at WHERE alert_key LIKE 'test:%'");
  });

  it('gives the plan for an order that is paid by hand, until the end of its period', async () => {
    const { externalId } = await order(member);
    const { status: code, body } = await pay(externalId);
    expect([code, await result({ externalId }), await plan()]).toEqual([200, 'success', 'initial']);
    expect(body.data).toMatchObject({
      state: 'paid',
      paymentType: null,
      subscription: { state: 'active', paymentType: null, mandates: [] },
      attempts: [
        { state: 'handed' },
        { gateway: null, state: 'settled', reference: 'HNCB 0042', received: 550 },
      ],
    });
    const by = (body.data as Page).timeline.filter(({ kind }) => kind === 'action');
    expect(by).toMatchObject([
      { by: SITE_ADMIN, details: { action: 'payments.paid-by-hand', reason: 'Transferred' } },
    ]);
    expect(await status()).toMatchObject({ state: 'active', nextCharge: null, paymentType: null });
    const sql = `SELECT account, minor FROM ledger_entries e JOIN orders o ON o.id = e.order_id
                  WHERE o.external_id = ? AND account NOT LIKE 'customer:%' ORDER BY e.id`;
    const booked = (await query(sql, [externalId])).map(({ account, minor }) => [account, Number(minor)]);
    expect(booked).toEqual([
      ['cash:manual', 550],
      ['sales', -524],
      ['tax', -26],
    ]);
    expect(
      await query('SELECT i.id FROM invoices i JOIN orders o ON o.id = i.order_id WHERE o.external_id = ?', [
        externalId,
      ]),
    ).toHaveLength(1);
  });

  it('takes an order that has expired, and gives late money of the gateway back', async () => {
    const { externalId, number } = await order(member);
    await query("UPDATE orders SET state = 'expired', open_key = NULL WHERE external_id = ?", [externalId]);
    expect((await pay(externalId)).status).toBe(200);
    await notify(mandateMade(number, 550));
    const { alerts, attempts } = await see<Page>(`/orders/${externalId}`);
    expect(alerts).toMatchObject([{ kind: 'unapplied-payment' }]);
    expect(attempts).toMatchObject([{ received: 550 }, { gateway: null, state: 'settled' }]);
  });

  it('marks nothing as paid that is paid, was replaced, or cannot be given', async () => {
    const bought = await buy(member);
    expect(await refusal(`/orders/${bought.externalId}/payment`, { reference: 'X', reason: 'Y' })).toEqual([
      409,
      'payments.order-not-payable',
    ]);
    expect(await refusal('/orders/NOTHING/payment', { reference: 'X', reason: 'Y' })).toEqual([
      404,
      'payments.order-does-not-exist',
    ]);
    member = await server.member();
    const replaced = await order(member);
    const open = await order(member, { featureName: 'classic' });
    expect((await pay(replaced.externalId)).status).toBe(409);
    await query("UPDATE orders SET state = 'failed', open_key = NULL WHERE external_id = ?", [
      open.externalId,
    ]);
    await buy(member);
    expect(await refusal(`/orders/${open.externalId}/payment`, { reference: 'X', reason: 'Y' })).toEqual([
      409,
      'payments.subscribed-already',
    ]);
  });

  it('names all that is wrong with a payment by hand', async () => {
    const { externalId } = await order(member);
    const { status: code, body } = await pay(externalId, { reference: ' ', reason: 'x'.repeat(600) });
    expect([code, body.error?.fields?.map(({ code: each }) => each)]).toEqual([
      400,
      ['payments.reference-invalid', 'payments.reason-invalid'],
    ]);
    expect((await pay(externalId, { reference: 7 })).status).toBe(400);
    expect(await result({ externalId })).toBe('waiting');
  });

  it('gives the plan once when two mark it at the same moment', async () => {
    const { externalId } = await order(member);
    const codes = (await Promise.all([pay(externalId), pay(externalId)])).map(({ status: code }) => code);
    expect(codes.sort()).toEqual([200, 409]);
  });

  it.each([
    ['GET', '/search?q=x'],
    ['GET', '/orders/X'],
    ['POST', '/orders/X/payment'],
    ['GET', '/groups/1'],
    ['GET', '/alerts'],
    ['PUT', '/alerts/1'],
    ['GET', '/reconciliation'],
  ])('%s %s is for site administrators alone', async (method, path) => {
    const body = method === 'GET' ? undefined : { reason: 'x', reference: 'y' };
    const url = `/admin/billing${path}`;
    expect((await member.call(url, { method, body })).status).toBe(403);
    expect((await server.ask(`/api/v1${url}`, { method, body })).status).toBe(401);
  });
});
