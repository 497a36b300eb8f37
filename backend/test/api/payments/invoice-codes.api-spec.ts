import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { startEzPay } from '../../../sandbox/ezpay/ezpay';
import { DEMO_SHOP } from '../../../sandbox/ezpay/shop';
import type { EzPayState } from '../../../sandbox/ezpay/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { IssueInvoices } from '../../../src/modules/payments/application/issue-invoices.service';
import { InvoiceProviders } from '../../../src/modules/payments/application/ports/invoice-provider';
import { EzpayInvoices } from '../../../src/modules/payments/infrastructure/ezpay/ezpay-invoices';
import { type TestMember, TestServer } from '../../support/app';
import { buyerOf } from '../../support/buyer';
import { enginesFor } from '../../support/deployments';
import { mandateMade, NEWEBPAY_SETTINGS } from '../../support/newebpay';

interface Refusal {
  readonly error: { readonly code: string; readonly fields?: readonly { field: string; code: string }[] };
}

/** Well-formed, and the simulator says that nobody has it. */
const NOBODYS = { type: 'einvoice', einvoice: '/0000000' };
const NO_CHARITY = { type: 'welfare', welfareCode: '0000' };
const SOMEBODYS = { type: 'einvoice', einvoice: '/ABC+123' };

const LIMIT_MS = 400;
/** Longer than a provider that did not answer is left alone. */
const LATER_MS = 60_000;

describe.each(enginesFor(8))('codes of invoices that the tax ministry knows, or not, on %s', (engine) => {
  let simulator: Simulator<EzPayState>;
  let server: TestServer;
  let member: TestMember;
  let asked: jest.SpyInstance;
  /** Of the clock by which a provider that did not answer is left alone. */
  let passed = 0;

  const { get, query, data } = buyerOf(() => ({ server, member }));
  const send = async (path: string, body: object, method = 'POST'): Promise<readonly unknown[]> => {
    const { status, body: answer } = await member.call<Refusal>(path, { method, body });
    return status < 400 ? [status] : [status, answer.error.code, answer.error.fields?.[0]?.field];
  };
  const checkOut = (invoice: object): Promise<readonly unknown[]> =>
    send('/subscription/checkout', { featureName: 'initial', paymentType: 'newebPay', invoice });
  const settings = async (): Promise<unknown> =>
    (await data('/subscription/status'))['invoice'] as Promise<unknown>;
  const follow = (): Promise<void> => get(IssueInvoices).follow(new AbortController().signal);
  const stored = async () =>
    (await query('SELECT * FROM invoices WHERE group_id = ?', [member.groupId]))[0] ?? {};
  const alerts = async (): Promise<unknown[]> =>
    (await query('SELECT kind, details FROM payment_alerts WHERE group_id = ?', [member.groupId])).map(
      ({ kind, details }) => [kind, String(details)],
    );
  const buy = async (): Promise<void> => {
    const order = { featureName: 'initial', paymentType: 'newebPay' };
    const { externalId } = await data<{ externalId: string }>('/subscription/order', order);
    const [attempt] = await query(
      'SELECT a.number, a.amount_minor FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE o.external_id = ?',
      [externalId],
    );
    const message = mandateMade(String(attempt?.['number']), Number(attempt?.['amount_minor']));
    const body = new URLSearchParams(message);
    const answer = await server.ask('/api/v1/payments/newebpay/period/notify', { method: 'POST', body });
    expect(answer.status).toBe(200);
  };

  beforeAll(async () => {
    simulator = await startEzPay();
    server = await TestServer.start(engine, {
      ...NEWEBPAY_SETTINGS,
      EZPAY_URL: simulator.origin,
      EZPAY_MERCHANT_ID: DEMO_SHOP.merchantId,
      EZPAY_HASH_KEY: DEMO_SHOP.hashKey,
      EZPAY_HASH_IV: DEMO_SHOP.hashIv,
    });
    // The tests themselves say when it works.
    jest.spyOn(server.otherProcess.get(IssueInvoices, { strict: false }), 'follow').mockResolvedValue();
    const { merchantId, hashKey: key, hashIv: iv } = DEMO_SHOP;
    const provider = new EzpayInvoices({ url: simulator.origin, merchantId, key, iv }, LIMIT_MS);
    (get(InvoiceProviders) as { provider: unknown }).provider = provider;
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    asked = jest.spyOn(provider, 'isRegistered');
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await server.stop();
    await simulator.close();
  });
  beforeEach(async () => {
    member = await server.member({ email: `${randomUUID()}@example.com` });
    simulator.faults.clear();
    asked.mockClear();
    passed += LATER_MS;
    await query('UPDATE invoices SET due_at = NULL');
  });

  it('refuses at checkout, by its field, what does not exist, and keeps nothing of it', async () => {
    const before = await settings();
    expect(await checkOut(NOBODYS)).toEqual([400, 'payments.invoice-carrier-unknown', 'invoice.einvoice']);
    expect(await checkOut(NO_CHARITY)).toEqual([
      400,
      'payments.invoice-welfare-code-unknown',
      'invoice.welfareCode',
    ]);
    expect(await send('/subscription/invoice', NOBODYS, 'PUT')).toEqual([
      400,
      'payments.invoice-carrier-unknown',
      'invoice.einvoice',
    ]);
    expect(await settings()).toEqual(before);
    expect(await query('SELECT id FROM orders WHERE group_id = ?', [member.groupId])).toEqual([]);
  });

  it('asks nobody about what is not well-formed, is no such code, or was asked about before', async () => {
    expect(await checkOut({ type: 'einvoice', einvoice: '/ABC,123' })).toEqual([
      400,
      'payments.invoice-carrier',
      'invoice.einvoice',
    ]);
    expect(await checkOut({ type: 'einvoice', einvoice: 'AB12345678901234' })).toEqual([200]);
    expect(await checkOut({ type: 'duplicate', name: 'A', email: 'a@b.tw', phone: { area: '02' } })).toEqual([
      200,
    ]);
    expect(asked).not.toHaveBeenCalled();
    expect([await checkOut(SOMEBODYS), await checkOut(SOMEBODYS)]).toEqual([[200], [200]]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each(['server-error', 'drop-request', 'drop-answer', 'ministry-away'])(
    'stops no purchase after %s',
    async (kind) => {
      simulator.faults.arm({ on: 'check-barcode', kind });
      expect(await checkOut(NOBODYS)).toEqual([200]);
      expect(asked).toHaveBeenCalledTimes(1);
      passed += LATER_MS;
      expect(await checkOut(NO_CHARITY)).toContain('payments.invoice-welfare-code-unknown');
    },
  );

  it('waits for one who hangs for a short time, and lets nobody else wait for a while', async () => {
    simulator.faults.arm({ on: 'check-barcode', kind: 'hang' });
    expect(await checkOut(NOBODYS)).toEqual([200]);
    expect([await checkOut(NO_CHARITY), asked.mock.calls.length]).toEqual([[200], 1]);
    passed += LATER_MS;
    expect(await checkOut({ type: 'welfare', welfareCode: '919' })).toEqual([200]);
    expect(await checkOut(NO_CHARITY)).toContain('payments.invoice-welfare-code-unknown');
  });

  it('asks again before an invoice is issued, and leaves what does not exist to a person', async () => {
    simulator.faults.arm({ on: 'check-barcode', kind: 'ministry-away' });
    expect(await checkOut(NOBODYS)).toEqual([200]);
    await buy();
    await follow();
    expect(await stored()).toMatchObject({ state: 'stuck', reason: 'unknown-carrier', request: null });
    expect(await alerts()).toEqual([['invoice-stuck', expect.stringContaining('unknown-carrier') as string]]);
    const { number } = await stored();
    expect(simulator.state.invoices.filter(({ orderNo }) => orderNo === number)).toEqual([]);
  });

  it('issues an invoice of which nobody says whether its carrier exists', async () => {
    simulator.faults.arm({ on: 'check-barcode', kind: 'ministry-away', times: 2 });
    expect(await checkOut(NOBODYS)).toEqual([200]);
    await buy();
    await follow();
    expect([(await stored())['state'], await alerts()]).toEqual(['issued', []]);
  });
});
