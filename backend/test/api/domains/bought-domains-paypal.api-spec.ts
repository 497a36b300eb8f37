import { DEMO_KEY } from '../../../sandbox/registrar/account';
import { startRegistrar } from '../../../sandbox/registrar/registrar';
import type { RegistrarState } from '../../../sandbox/registrar/state';
import type { Simulator } from '../../../sandbox/shared/simulator';
import { RegisterDomainsService } from '../../../src/modules/domains/sales/application/register-domains.service';
import { BrokenInvariantsQuery } from '../../../src/modules/payments/infrastructure/broken-invariants.query';
import { type TestMember, TestServer } from '../../support/app';
import { newName } from '../../support/bought-domains';
import { enginesFor } from '../../support/deployments';
import { PayPalShop } from '../../support/paypal';
import { paypalBuyerOf, type Started } from '../../support/paypal-buyer';

type Fields = Readonly<Record<string, unknown>>;

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const never = new AbortController().signal;

describe.each(enginesFor(1))('domains that are paid by PayPal on %s', (engine) => {
  let shop: PayPalShop;
  let registrar: Simulator<RegistrarState>;
  let server: TestServer;
  let member: TestMember;

  const buyer = paypalBuyerOf(() => ({ server, member, shop }));
  const { get, query, data, result, attemptStates, askGateway, decide, comeBack, deliver, theirs } = buyer;

  beforeAll(async () => {
    shop = await PayPalShop.open();
    registrar = await startRegistrar();
    server = await TestServer.start(engine, {
      ...shop.settings,
      REGISTRAR: 'http',
      REGISTRAR_URL: registrar.origin,
      REGISTRAR_KEY: DEMO_KEY,
      BRAND_ADDRESSES: '192.0.2.10',
      // What falls due is gone on with where a test says so.
      ROLE: 'web',
    });
  });
  afterAll(async () => {
    await server.stop();
    await registrar.close();
    await shop.close();
  });
  beforeEach(async () => {
    member = await server.member();
    registrar.faults.clear();
    shop.take();
  });
  afterEach(async () => {
    const moments = { now: new Date('2100-01-01T00:00:00Z'), since: new Date(0) };
    expect(await get(BrokenInvariantsQuery).find(moments)).toEqual([]);
  });

  async function order(host: string): Promise<Started> {
    await data(`/bsd/${host}/reserve`, {});
    return data('/bsd/subscription/order', { domainName: host, paymentType: 'paypal' });
  }

  async function register(host: string): Promise<void> {
    await query('UPDATE bought_domains SET due_at = ? WHERE due_at IS NOT NULL AND host = ?', [
      LONG_AGO,
      host,
    ]);
    await get(RegisterDomainsService).followDue(never);
  }

  const domainOf = async (path: string, host: string): Promise<Fields | undefined> =>
    (await data<{ domains: Fields[] }>(path)).domains.find(({ domainName }) => domainName === host);
  const stateOf = async (host: string) => (await domainOf('/bsd/my/registrations', host))?.['state'];
  const salesOf = async (started: Started) => {
    const { id } = await theirs(started);
    return shop.simulator.state.sales.filter(({ subscriptionId }) => subscriptionId === id);
  };

  it('are registered when the customer comes back, and paid by the year in dollars', async () => {
    const host = newName();
    await data(`/bsd/${host}/reserve`, {});
    const quote = await data('/bsd/subscription/checkout', { domainName: host, paymentType: 'paypal' });
    expect(quote).toMatchObject({ currency: 'usd', billingCycle: 'yearly', lines: { total: 79 } });
    const started = await order(host);
    expect(started.externalId).toBe(quote['externalId']);
    const { status, headers } = await comeBack(await decide(started));
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('result=success')]);
    expect(await salesOf(started)).toMatchObject([{ money: { currency: 'USD', minor: 7_900 } }]);
    await register(host);
    expect(await stateOf(host)).toBe('registered');
    expect(await domainOf('/bsd/subscription/status', host)).toMatchObject({
      state: 'active',
      paymentType: 'paypal',
      nextCharge: { amount: 79, currency: 'usd' },
    });
  });

  it('are registered when PayPal tells of the money, or the page confirms it, and once for both', async () => {
    const host = newName();
    const started = await order(host);
    await decide(started);
    expect(await result(started)).toBe('waiting');
    expect(new Set(await deliver())).toEqual(new Set([200]));
    expect(await stateOf(host)).toBe('registering');
    const { externalId } = started;
    expect(await data('/bsd/subscription/paypal/confirm', { externalId })).toMatchObject({
      result: 'success',
    });
    expect(await attemptStates()).toEqual(['settled']);
    await register(host);
    expect(registrar.state.charges.filter((domain) => domain === host)).toHaveLength(1);
  });

  it('are paid back when the registrar refuses them, and not charged again', async () => {
    const host = newName();
    registrar.faults.arm({ on: 'request', kind: 'taken-meanwhile' });
    const started = await order(host);
    await comeBack(await decide(started));
    await register(host);
    expect(await stateOf(host)).toBe('refused');
    await askGateway();
    await deliver();
    expect(await attemptStates()).toEqual(['refund done']);
    expect(await salesOf(started)).toMatchObject([{ refunded: 7_900 }]);
    await buyer.align();
    expect(await buyer.mandate(started)).toMatchObject({ state: 'terminated' });
    expect(await theirs(started)).toMatchObject({ status: 'CANCELLED' });
  });

  it('are not charged when the customer cancels on the page of PayPal', async () => {
    const host = newName();
    const started = await order(host);
    await comeBack(await decide(started, 'cancel'));
    expect(await stateOf(host)).toBe('reserved');
    expect(await salesOf(started)).toEqual([]);
  });
});
