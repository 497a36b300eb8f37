import '../../support/mid-month';
import { randomUUID } from 'node:crypto';
import { DEMO_SHOP } from '../../../sandbox/ezpay/shop';
import { InvoiceProviders } from '../../../src/modules/payments/application/ports/invoice-provider';
import { EzpayInvoices } from '../../../src/modules/payments/infrastructure/ezpay/ezpay-invoices';
import type { TestMember } from '../../support/app';
import { billingDeskOf } from '../../support/billing-desk';
import { buyerOf } from '../../support/buyer';
import { enginesFor } from '../../support/deployments';
import { type InvoiceShop, openInvoiceShop } from '../../support/invoices';

interface Refusal {
  readonly error: { readonly code: string; readonly fields?: readonly { field: string; code: string }[] };
}

/** Well-formed, and the simulator says that it does not exist. */
const NOBODYS = { type: 'einvoice', einvoice: '/0000000' };
const NO_CHARITY = { type: 'welfare', welfareCode: '0000' };
const SOMEBODYS = { type: 'einvoice', einvoice: '/ABC+123' };

const LIMIT_MS = 400;
/** Longer than a provider that did not answer is left alone. */
const LATER_MS = 60_000;

describe.each(enginesFor(8))('codes of invoices that the tax ministry knows, or not, on %s', (engine) => {
  let shop: InvoiceShop;
  let member: TestMember;
  let asked: jest.SpyInstance;
  /** Of the clock by which a provider that did not answer is left alone. */
  let passed = 0;

  const { get, query, data } = buyerOf(() => ({ server: shop.server, member }));
  const { buy } = billingDeskOf(() => ({ server: shop.server, admin: member }));
  const send = async (path: string, body: object, method = 'POST'): Promise<readonly unknown[]> => {
    const { status, body: answer } = await member.call<Refusal>(path, { method, body });
    return status < 400 ? [status] : [status, answer.error.code, answer.error.fields?.[0]?.field];
  };
  const checkOut = (invoice: object): Promise<readonly unknown[]> =>
    send('/subscription/checkout', { featureName: 'initial', paymentType: 'newebPay', invoice });
  const settings = async (): Promise<unknown> => (await data('/subscription/status'))['invoice'];
  const stored = async () =>
    (await query('SELECT * FROM invoices WHERE group_id = ?', [member.groupId]))[0] ?? {};
  const alerts = async (): Promise<unknown[]> =>
    (await query('SELECT kind, details FROM payment_alerts WHERE group_id = ?', [member.groupId])).map(
      ({ kind, details }) => [kind, String(details)],
    );

  beforeAll(async () => {
    shop = await openInvoiceShop(engine);
    const { merchantId, hashKey: key, hashIv: iv } = DEMO_SHOP;
    const provider = new EzpayInvoices({ url: shop.simulator.origin, merchantId, key, iv }, LIMIT_MS);
    (get(InvoiceProviders) as { provider: unknown }).provider = provider;
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
    asked = jest.spyOn(provider, 'isRegistered');
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await shop.close();
  });
  beforeEach(async () => {
    member = await shop.server.member({ email: `${randomUUID()}@example.com` });
    shop.simulator.faults.clear();
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
      shop.simulator.faults.arm({ on: 'check-barcode', kind });
      expect(await checkOut(NOBODYS)).toEqual([200]);
      expect(asked).toHaveBeenCalledTimes(1);
      passed += LATER_MS;
      expect(await checkOut(NO_CHARITY)).toContain('payments.invoice-welfare-code-unknown');
    },
  );

  it('waits for one who hangs for a short time, and lets nobody else wait for a while', async () => {
    shop.simulator.faults.arm({ on: 'check-barcode', kind: 'hang' });
    expect(await checkOut(NOBODYS)).toEqual([200]);
    expect([await checkOut(NO_CHARITY), asked.mock.calls.length]).toEqual([[200], 1]);
    passed += LATER_MS;
    expect(await checkOut({ type: 'welfare', welfareCode: '919' })).toEqual([200]);
    expect(await checkOut(NO_CHARITY)).toContain('payments.invoice-welfare-code-unknown');
  });

  it('asks again before an invoice is issued, and leaves what does not exist to a person', async () => {
    shop.simulator.faults.arm({ on: 'check-barcode', kind: 'ministry-away' });
    expect(await checkOut(NOBODYS)).toEqual([200]);
    await buy(member);
    await shop.follow();
    expect(await stored()).toMatchObject({ state: 'stuck', reason: 'unknown-carrier', request: null });
    expect(await alerts()).toEqual([['invoice-stuck', expect.stringContaining('unknown-carrier') as string]]);
    expect(shop.issued((await stored())['number'])).toEqual([]);
  });

  it('issues an invoice of which nobody says whether its carrier exists', async () => {
    shop.simulator.faults.arm({ on: 'check-barcode', kind: 'ministry-away', times: 2 });
    expect(await checkOut(NOBODYS)).toEqual([200]);
    await buy(member);
    await shop.follow();
    expect([(await stored())['state'], await alerts()]).toEqual(['issued', []]);
  });
});
