import { createPublicKey, createVerify, X509Certificate } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { VirtualClock } from '../shared/clock';
import type { Simulator } from '../shared/simulator';
import { browserPost, formIn } from '../testing/browser';
import { restart } from '../testing/restarts';
import { ShopInbox } from '../testing/shop-inbox';
import { DEMO_MERCHANT, type PayPalMerchant } from './merchant';
import { startPayPal } from './paypal';
import type { PayPalState } from './state';

const DAY = 86_400_000;

type Values = Record<string, unknown>;

interface Reply {
  readonly status: number;
  readonly body: Values;
}

let inbox: ShopInbox;
let simulator: Simulator<PayPalState>;
let clock: VirtualClock;
let token = '';
/** Keys take time to make: all simulators here share them. */
const keys: Pick<PayPalState, 'authorities' | 'certificates'> = { authorities: [], certificates: [] };

async function open(merchant: Partial<PayPalMerchant> = {}): Promise<void> {
  simulator = await startPayPal({ clock, merchant: { webhookUrl: inbox.url('/webhook'), ...merchant } });
  simulator.state.authorities.push(...keys.authorities);
  simulator.state.certificates.push(...keys.certificates);
  token = await newToken();
}

beforeAll(async () => {
  inbox = await ShopInbox.open();
});
beforeEach(async () => {
  clock = new VirtualClock('2026-11-23T02:00:00Z');
  inbox.clear();
  await open();
});
afterEach(async () => {
  await simulator.close();
  keepKeys();
});
afterAll(() => inbox.close());

function keepKeys(): void {
  const { authorities, certificates } = simulator.state;
  keys.authorities.splice(0, Infinity, ...authorities);
  keys.certificates.splice(0, Infinity, ...certificates);
}

async function newToken(secret = DEMO_MERCHANT.clientSecret): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${DEMO_MERCHANT.clientId}:${secret}`).toString('base64')}`;
  const answer = await fetch(`${simulator.origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  return access_token ?? `status ${answer.status}`;
}

async function call(path: string, body?: object, requestId?: string): Promise<Reply> {
  const answer = await fetch(simulator.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Values) };
}

const issueOf = ({ status, body }: Reply): string =>
  `${status} ${String((body['details'] as { issue: string }[] | undefined)?.[0]?.issue)}`;
const refusalOf = async (reply: Promise<Reply>): Promise<string> => issueOf(await reply);
const idOf = async (reply: Promise<Reply>): Promise<string> => String((await reply).body['id']);
const linkOf = ({ body }: Reply, rel: string): string =>
  (body['links'] as { rel: string; href: string }[]).find((link) => link.rel === rel)?.href ?? '';

const money = (value: string): object => ({ currency_code: 'USD', value });

async function plan(price: string, changes: object = {}, product?: string): Promise<string> {
  const product_id =
    product ?? (await idOf(call('/v1/catalogs/products', { name: 'Linklet', type: 'SERVICE' })));
  const cycle = {
    frequency: { interval_unit: 'MONTH', interval_count: 1 },
    tenure_type: 'REGULAR',
    sequence: 1,
    total_cycles: 0,
    pricing_scheme: { fixed_price: money(price) },
  };
  return idOf(
    call('/v1/billing/plans', { product_id, name: 'Initial monthly', billing_cycles: [cycle], ...changes }),
  );
}

const subscribe = (plan_id: string, changes: object = {}): Promise<Reply> =>
  call('/v1/billing/subscriptions', {
    plan_id,
    custom_id: 'LK1',
    application_context: {
      user_action: 'SUBSCRIBE_NOW',
      return_url: 'https://app.example/return',
      cancel_url: 'https://app.example/cancel',
    },
    ...changes,
  });

async function choose(page: string, choice: string): Promise<URL | undefined> {
  const { action } = formIn(await (await fetch(page)).text());
  const location = (await browserPost(action, { choice })).headers.get('location');
  return location === null ? undefined : new URL(location);
}

/** Subscribes, agrees, and says the number. */
async function active(planId: string, changes: object = {}): Promise<string> {
  const reply = await subscribe(planId, changes);
  await choose(linkOf(reply, 'approve'), 'pay');
  await eventsOf(1);
  return String(reply.body['id']);
}

const path = (id: string, end = ''): string => `/v1/billing/subscriptions/${id}${end}`;
const show = async (id: string): Promise<Values> => (await call(path(id))).body;
const act = (id: string, name: string, body: object = { reason: 'test' }): Promise<Reply> =>
  call(path(id, `/${name}`), body);

const eventIn = (body: string): Values => JSON.parse(body) as Values;
const typesOf = (): string[] => inbox.received.map(({ body }) => String(eventIn(body)['event_type']));

async function eventually(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(1);
}

/** Waits for events that follow an answer. */
async function eventsOf(count: number): Promise<string[]> {
  await eventually(() => inbox.received.length >= count);
  return typesOf();
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** As a shop checks an event, with nothing but the vendor's description. */
async function isGenuine({ headers, body }: { headers: Headers; body: string }): Promise<boolean> {
  const [id, time, signature, url] = [
    'transmission-id',
    'transmission-time',
    'transmission-sig',
    'cert-url',
  ].map((name) => String(headers[`paypal-${name}`]));
  const pems =
    (await (await fetch(url ?? '')).text()).match(/-----BEGIN[^]+?-----END CERTIFICATE-----/g) ?? [];
  const root = new X509Certificate(await (await fetch(`${simulator.origin}/_control/authority`)).text());
  const leaf = new X509Certificate(pems[0] ?? '');
  const text = `${id ?? ''}|${time ?? ''}|${DEMO_MERCHANT.webhookId}|${checksum(Buffer.from(body))}`;
  const key = createPublicKey(leaf.publicKey.export({ type: 'spki', format: 'pem' }));
  return (
    leaf.verify(root.publicKey) &&
    createVerify('sha256')
      .update(text)
      .verify(key, signature ?? '', 'base64')
  );
}

function checksum(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest & 1) === 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}

describe('the access', () => {
  it('is by a token that lives for nine hours', async () => {
    expect(await newToken('wrong')).toBe('status 401');
    expect((await call('/v1/billing/plans/P-1')).status).toBe(404);
    await clock.advance(10 * 3_600_000);
    expect(await call('/v1/billing/plans/P-1')).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    });
    token = await newToken();
    simulator.faults.arm({ on: 'plan', kind: 'unauthorized' });
    expect([
      (await call('/v1/billing/plans/P-1')).status,
      (await call('/v1/billing/plans/P-1')).status,
    ]).toEqual([401, 404]);
  });
});

describe('a plan', () => {
  it('has a product and one regular cycle', async () => {
    const id = await plan('39.00');
    expect((await call(`/v1/billing/plans/${id}`)).body).toMatchObject({ id, status: 'ACTIVE' });
    const refusals = [
      call('/v1/billing/plans', { product_id: 'PROD-0', name: 'a', billing_cycles: [] }),
      call('/v1/catalogs/products', {}),
      subscribe('P-0'),
    ].map(refusalOf);
    expect(await Promise.all(refusals)).toEqual([
      '404 INVALID_RESOURCE_ID',
      '400 MISSING_REQUIRED_PARAMETER',
      '404 INVALID_RESOURCE_ID',
    ]);
    const product_id = await idOf(call('/v1/catalogs/products', { name: 'a' }));
    const empty = call('/v1/billing/plans', { product_id, name: 'a', billing_cycles: [] });
    expect(await refusalOf(empty)).toBe('422 INVALID_BILLING_CYCLE_SEQUENCE');
  });
});

describe('a subscription', () => {
  it('is agreed to on the page, is active, and is paid at once', async () => {
    const reply = await subscribe(await plan('39.00'));
    const id = String(reply.body['id']);
    expect(reply).toMatchObject({ status: 201, body: { status: 'APPROVAL_PENDING', custom_id: 'LK1' } });
    const back = await choose(linkOf(reply, 'approve'), 'pay');
    expect(back?.searchParams.get('subscription_id')).toBe(id);
    expect(await eventsOf(3)).toEqual([
      'BILLING.SUBSCRIPTION.CREATED',
      'BILLING.SUBSCRIPTION.ACTIVATED',
      'PAYMENT.SALE.COMPLETED',
    ]);
    expect(eventIn(inbox.received[2]?.body ?? '')['resource']).toMatchObject({
      billing_agreement_id: id,
      amount: { total: '39.00', currency: 'USD' },
    });
    expect(await show(id)).toMatchObject({
      status: 'ACTIVE',
      billing_info: { next_billing_time: '2026-12-23T02:00:00Z', last_payment: { amount: money('39.00') } },
    });
    expect((await fetch(linkOf(reply, 'approve'))).status).toBe(410);
  });

  it('is cancelled on the page, and stays to be agreed to', async () => {
    const reply = await subscribe(await plan('39.00'));
    expect((await choose(linkOf(reply, 'approve'), 'cancel'))?.pathname).toBe('/cancel');
    expect((await show(String(reply.body['id'])))['status']).toBe('APPROVAL_PENDING');
  });

  it('is charged on the day of each month, of its own price, once it has started', async () => {
    const start_time = '2027-01-31T00:00:00Z';
    const cycle = {
      frequency: { interval_unit: 'MONTH' },
      tenure_type: 'REGULAR',
      sequence: 1,
      pricing_scheme: { fixed_price: money('12.50') },
    };
    const id = await active(await plan('39.00'), { start_time, plan: { billing_cycles: [cycle] } });
    await clock.advanceTo(Date.parse('2027-01-30T00:00:00Z'));
    expect(typesOf()).not.toContain('PAYMENT.SALE.COMPLETED');
    await clock.advanceTo(Date.parse('2027-04-01T00:00:00Z'));
    const range = '?start_time=2026-01-01T00:00:00Z&end_time=2028-01-01T00:00:00Z';
    token = await newToken();
    const { transactions } = (await call(path(id, `/transactions${range}`))).body as {
      transactions: Values[];
    };
    expect(transactions.map(({ time }) => time)).toEqual([
      '2027-01-31T00:00:00Z',
      '2027-02-28T00:00:00Z',
      '2027-03-31T00:00:00Z',
    ]);
    expect(transactions[0]).toMatchObject({ amount_with_breakdown: { gross_amount: money('12.50') } });
    expect(await refusalOf(call(path(id, '/transactions')))).toBe('400 MISSING_REQUIRED_PARAMETER');
  });

  it('charges a fee at once, ends after its cycles, and says so', async () => {
    const changes = {
      billing_cycles: [
        {
          frequency: { interval_unit: 'WEEK' },
          tenure_type: 'REGULAR',
          sequence: 1,
          total_cycles: 2,
          pricing_scheme: { fixed_price: money('1') },
        },
      ],
      payment_preferences: { setup_fee: money('5') },
    };
    await active(await plan('1', changes));
    await clock.advance(30 * DAY);
    expect(await eventsOf(6)).toEqual([
      'BILLING.SUBSCRIPTION.CREATED',
      'BILLING.SUBSCRIPTION.ACTIVATED',
      'PAYMENT.SALE.COMPLETED',
      'PAYMENT.SALE.COMPLETED',
      'PAYMENT.SALE.COMPLETED',
      'BILLING.SUBSCRIPTION.EXPIRED',
    ]);
  });

  it('owes what was declined, is tried again after five days, and is suspended at the threshold', async () => {
    const id = await active(await plan('39.00', { payment_preferences: { payment_failure_threshold: 2 } }));
    simulator.faults.arm({ on: 'charge', kind: 'decline', times: 2 });
    await clock.advanceTo(Date.parse('2026-12-24T00:00:00Z'));
    token = await newToken();
    expect(await show(id)).toMatchObject({
      status: 'ACTIVE',
      billing_info: { outstanding_balance: money('39.00'), failed_payments_count: 1 },
    });
    await clock.advance(5 * DAY);
    token = await newToken();
    expect(await show(id)).toMatchObject({ status: 'SUSPENDED' });
    expect(typesOf().slice(-3)).toEqual([
      'BILLING.SUBSCRIPTION.PAYMENT.FAILED',
      'BILLING.SUBSCRIPTION.PAYMENT.FAILED',
      'BILLING.SUBSCRIPTION.SUSPENDED',
    ]);
    const amount = money('39.00');
    const paid = await act(id, 'capture', { note: 'now', capture_type: 'OUTSTANDING_BALANCE', amount });
    expect(paid).toMatchObject({ status: 202, body: { status: 'COMPLETED' } });
    expect(await refusalOf(act(id, 'capture', { capture_type: 'OUTSTANDING_BALANCE', amount }))).toBe(
      '422 ZERO_OUTSTANDING_BALANCE',
    );
  });

  it('rests, goes on with the next date, and ends for ever', async () => {
    const id = await active(await plan('39.00'));
    expect([issueOf(await act(id, 'suspend', {})), (await act(id, 'suspend')).status]).toEqual([
      '400 INVALID_STRING_LENGTH',
      204,
    ]);
    expect(await refusalOf(act(id, 'suspend'))).toBe('422 SUBSCRIPTION_STATUS_INVALID');
    await clock.advance(70 * DAY);
    token = await newToken();
    expect((await act(id, 'activate')).status).toBe(204);
    expect(await show(id)).toMatchObject({ billing_info: { next_billing_time: '2027-02-23T02:00:00Z' } });
    expect((await act(id, 'cancel')).status).toBe(204);
    expect(await eventsOf(6)).toEqual([
      'BILLING.SUBSCRIPTION.CREATED',
      'BILLING.SUBSCRIPTION.ACTIVATED',
      'PAYMENT.SALE.COMPLETED',
      'BILLING.SUBSCRIPTION.SUSPENDED',
      'BILLING.SUBSCRIPTION.ACTIVATED',
      'BILLING.SUBSCRIPTION.CANCELLED',
    ]);
    const after = ['cancel', 'activate', 'suspend'].map((name) => refusalOf(act(id, name)));
    expect(new Set(await Promise.all(after))).toEqual(new Set(['422 SUBSCRIPTION_STATUS_INVALID']));
    await clock.advance(60 * DAY);
    expect(simulator.state.sales).toHaveLength(1);
  });

  it('has another plan of the product once the buyer agrees, from the next charge on', async () => {
    const product = await idOf(call('/v1/catalogs/products', { name: 'Linklet' }));
    const [first, second, foreign] = [
      await plan('39.00', {}, product),
      await plan('119.00', {}, product),
      await plan('1'),
    ];
    const id = await active(first);
    expect(await refusalOf(act(id, 'revise', { plan_id: foreign }))).toBe('422 PLAN_PRODUCT_NOT_COMPATIBLE');
    const reply = await act(id, 'revise', { plan_id: second });
    expect((await show(id))['plan_id']).toBe(first);
    await choose(linkOf(reply, 'approve'), 'pay');
    expect(await show(id)).toMatchObject({
      plan_id: second,
      billing_info: { next_billing_time: '2026-12-23T02:00:00Z' },
    });
    await clock.advance(31 * DAY);
    expect(simulator.state.sales.map(({ money: { minor } }) => minor)).toEqual([3900, 11900]);
    expect(typesOf()).toContain('BILLING.SUBSCRIPTION.UPDATED');
  });

  it('is refunded by the account’s call, in parts', async () => {
    await active(await plan('39.00'));
    const id = simulator.state.sales[0]?.id ?? '';
    const refund = (total: string): Promise<Reply> =>
      call(`/v1/payments/sale/${id}/refund`, { amount: { total, currency: 'USD' } });
    expect(await refusalOf(call(`/v2/payments/captures/${id}/refund`, {}))).toBe('404 INVALID_RESOURCE_ID');
    expect(await refund('9.00')).toMatchObject({ status: 201, body: { sale_id: id, state: 'completed' } });
    expect(await refusalOf(refund('30.01'))).toBe('422 REFUND_AMOUNT_EXCEEDED');
    expect((await refund('30.00')).status).toBe(201);
    expect(await refusalOf(refund('1.00'))).toBe('422 TRANSACTION_ALREADY_REFUNDED');
    expect((await eventsOf(5)).slice(-2)).toEqual(['PAYMENT.SALE.REFUNDED', 'PAYMENT.SALE.REFUNDED']);
    expect((await call(`/v1/payments/sale/${id}`)).body['state']).toBe('refunded');
  });

  it('is refunded as captures are where the account does that', async () => {
    await simulator.close();
    await open({ refundsSalesBy: 'v2' });
    await active(await plan('39.00'));
    const id = simulator.state.sales[0]?.id ?? '';
    expect(await refusalOf(call(`/v1/payments/sale/${id}/refund`, {}))).toBe('404 INVALID_RESOURCE_ID');
    expect((await call(`/v2/payments/captures/${id}/refund`, { amount: money('1.00') })).status).toBe(201);
  });

  it('is charged hours late, or twice', async () => {
    simulator.faults.arm({ on: 'charge', kind: 'late', value: 7200 });
    await active(await plan('39.00'));
    expect(simulator.state.sales).toEqual([]);
    simulator.faults.arm({ on: 'charge', kind: 'double' });
    await clock.advance(7_200_000);
    expect(simulator.state.sales).toHaveLength(2);
  });
});

describe('an order', () => {
  const make = (changes: object = {}, requestId?: string): Promise<Reply> =>
    call(
      '/v2/checkout/orders',
      {
        intent: 'CAPTURE',
        purchase_units: [
          { reference_id: 'a', custom_id: 'LK2', invoice_id: 'INV-1', amount: money('14.81') },
        ],
        payment_source: {
          paypal: { experience_context: { return_url: 'https://app.example/return', locale: 'zh-TW' } },
        },
        ...changes,
      },
      requestId,
    );
  const capture = (id: string, requestId?: string): Promise<Reply> =>
    call(`/v2/checkout/orders/${id}/capture`, {}, requestId);
  async function approved(changes: object = {}): Promise<string> {
    const reply = await make(changes);
    await choose(linkOf(reply, 'payer-action'), 'pay');
    return String(reply.body['id']);
  }
  const captureIn = ({ body }: Reply): Values =>
    (body as { purchase_units: { payments: { captures: Values[] } }[] }).purchase_units[0]?.payments
      .captures[0] ?? {};

  it('is approved on the page, captured once, and refunded in parts', async () => {
    const reply = await make();
    const id = String(reply.body['id']);
    expect(reply.body['status']).toBe('PAYER_ACTION_REQUIRED');
    expect(await refusalOf(capture(id))).toBe('422 ORDER_NOT_APPROVED');
    const page = linkOf(reply, 'payer-action');
    expect(await (await fetch(page)).text()).toContain('lang="zh-TW"');
    const back = await choose(page, 'pay');
    expect(back?.search).toBe(`?token=${id}&PayerID=SANDBOXPAYER1`);
    const captured = await capture(id);
    expect(captured).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    expect(captureIn(captured)).toMatchObject({
      status: 'COMPLETED',
      amount: money('14.81'),
      custom_id: 'LK2',
    });
    expect(await refusalOf(capture(id))).toBe('422 ORDER_ALREADY_CAPTURED');
    const url = `/v2/payments/captures/${String(captureIn(captured)['id'])}`;
    const refund = (value: string): Promise<Reply> => call(`${url}/refund`, { amount: money(value) });
    expect((await refund('4.81')).status).toBe(201);
    expect([
      await refusalOf(refund('10.01')),
      (await refund('10.00')).status,
      await refusalOf(refund('1')),
    ]).toEqual(['422 REFUND_AMOUNT_EXCEEDED', 201, '422 CAPTURE_FULLY_REFUNDED']);
    expect((await call(url)).body['status']).toBe('REFUNDED');
    expect(await eventsOf(4)).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
      'PAYMENT.CAPTURE.REFUNDED',
    ]);
  });

  it('gives the first answer to a repeat, and refuses another request with its id', async () => {
    const first = await make({}, 'attempt-1');
    const again = await make({}, 'attempt-1');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(simulator.state.orders).toHaveLength(1);
    const other = make({ purchase_units: [{ amount: money('1') }] }, 'attempt-1');
    expect(await refusalOf(other)).toBe('422 PAYPAL_REQUEST_ID_PREVIOUSLY_USED');
    await clock.advance(7 * 3_600_000);
    expect((await make({}, 'attempt-1')).status).toBe(201);
    const id = await approved();
    simulator.faults.arm({ on: 'order-capture', kind: 'drop-answer' });
    await expect(capture(id, 'capture-1')).rejects.toThrow('fetch failed');
    expect(await capture(id, 'capture-1')).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
  });

  it.each<[string, object, string]>([
    ['another intent', { intent: 'AUTHORIZE' }, '400 INVALID_PARAMETER_VALUE'],
    ['nothing to pay', { purchase_units: [{ amount: money('0') }] }, '422 CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['tenths of cents', { purchase_units: [{ amount: money('1.005') }] }, '422 DECIMAL_PRECISION'],
    [
      'a number',
      { purchase_units: [{ amount: { currency_code: 'XXX', value: '1' } }] },
      '422 CURRENCY_NOT_SUPPORTED',
    ],
    ['no sum', { purchase_units: [{}] }, '400 MISSING_REQUIRED_PARAMETER'],
  ])('is refused with %s', async (_, changes, expected) => {
    expect(await refusalOf(make(changes))).toBe(expected);
  });

  it('is declined, left pending, denied, or of an invoice that was paid', async () => {
    const other = { purchase_units: [{ amount: money('2'), invoice_id: 'INV-2' }] };
    const declined = await approved();
    simulator.faults.arm({ on: 'order-capture', kind: 'decline' });
    expect(await refusalOf(capture(declined))).toBe('422 INSTRUMENT_DECLINED');
    expect((await call(`/v2/checkout/orders/${declined}`)).body['status']).toBe('PAYER_ACTION_REQUIRED');
    simulator.faults.arm({ on: 'order-capture', kind: 'pending', value: 600 });
    const pending = await capture(await approved());
    expect(captureIn(pending)['status']).toBe('PENDING');
    expect(await refusalOf(capture(await approved()))).toBe('422 DUPLICATE_INVOICE_ID');
    simulator.faults.arm({ on: 'order-capture', kind: 'denied' });
    expect(captureIn(await capture(await approved(other)))['status']).toBe('DECLINED');
    simulator.faults.arm({ on: 'order-capture', kind: 'wrong-amount' });
    expect(captureIn(await capture(await approved(other)))).toMatchObject({ amount: money('92.00') });
    await clock.advance(600_000);
    expect((await call(`/v2/payments/captures/${String(captureIn(pending)['id'])}`)).body['status']).toBe(
      'COMPLETED',
    );
    expect(typesOf()).toEqual(
      expect.arrayContaining([
        'PAYMENT.CAPTURE.PENDING',
        'PAYMENT.CAPTURE.DENIED',
        'PAYMENT.CAPTURE.COMPLETED',
      ]),
    );
  });
});

describe('an event', () => {
  const last = (): (typeof inbox.received)[number] | undefined => inbox.received.at(-1);
  async function event(...kinds: string[]): Promise<{ headers: Headers; body: string }> {
    for (const kind of kinds) simulator.faults.arm({ on: 'webhook', kind });
    inbox.clear();
    await subscribe(await plan('39.00'));
    await eventsOf(1);
    return { headers: last()?.headers ?? {}, body: last()?.body ?? '' };
  }

  it('is signed with a certificate of the simulator’s own authority', async () => {
    const good = await event();
    expect(good.headers['paypal-auth-algo']).toBe('SHA256withRSA');
    expect(await isGenuine(good)).toBe(true);
    for (const kind of ['bad-signature', 'other-keys', 'wrong-webhook', 'mock', 'rewritten']) {
      expect([kind, await isGenuine(await event(kind))]).toEqual([kind, false]);
    }
  });

  it('is checked by the call that PayPal offers', async () => {
    const verify = async ({ headers, body }: { headers: Headers; body: string }): Promise<unknown> => {
      const names = ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time'];
      const parts = names.map((name) => [name, headers[`paypal-${name.replaceAll('_', '-')}`]]);
      const { webhookId: webhook_id } = DEMO_MERCHANT;
      const request = { ...Object.fromEntries(parts), webhook_id, webhook_event: eventIn(body) } as object;
      return (await call('/v1/notifications/verify-webhook-signature', request)).body['verification_status'];
    };
    expect([await verify(await event()), await verify(await event('bad-signature'))]).toEqual([
      'SUCCESS',
      'FAILURE',
    ]);
    expect(await verify(await event('other-keys'))).toBe('FAILURE');
  });

  it('is genuine and of another shop, sum, currency or day', async () => {
    const wrong = await event('wrong-merchant', 'stale-time');
    expect(await isGenuine(wrong)).toBe(true);
    expect(wrong.headers['paypal-transmission-time']).toBe('2026-11-19T02:00:00Z');
    expect(eventIn(wrong.body)['resource']).toMatchObject({ custom_id: 'of-another-shop' });
    const currency = await event('wrong-amount', 'wrong-currency');
    expect(await isGenuine(currency)).toBe(true);
    expect(currency.body).toMatch(/"currency_code":"EUR","value":"90\.00"/);
  });

  it('names a certificate elsewhere, behind a redirect, or far too large', async () => {
    const { headers } = await event('foreign-certificate');
    expect(headers['paypal-cert-url']).toMatch(/^https:\/\/paypal\.com\.evil\.example\//);
    const url = String((await event()).headers['paypal-cert-url']);
    simulator.faults.arm({ on: 'certificate', kind: 'redirect' });
    simulator.faults.arm({ on: 'certificate', kind: 'huge' });
    expect((await fetch(url, { redirect: 'manual' })).status).toBe(302);
    expect((await (await fetch(url)).text()).length).toBeGreaterThan(512 * 1024);
  });

  it('is sent twice, late, in another order, after the return, or not at all', async () => {
    simulator.faults.arm({ on: 'webhook', kind: 'duplicate' });
    simulator.faults.arm({ on: 'webhook', kind: 'reorder' });
    const reply = await subscribe(await plan('39.00'));
    await choose(linkOf(reply, 'approve'), 'pay');
    expect((await eventsOf(4)).at(0)).not.toBe('BILLING.SUBSCRIPTION.CREATED');
    simulator.faults.arm({ on: 'webhook', kind: 'drop' });
    await subscribe(await plan('39.00'));
    simulator.faults.arm({ on: 'webhook', kind: 'after-return' });
    await subscribe(await plan('39.00'));
    simulator.faults.arm({ on: 'webhook', kind: 'late', value: 2 * 86_400 });
    await subscribe(await plan('39.00'));
    expect(inbox.received).toHaveLength(4);
    await clock.advance(3000);
    expect(inbox.received).toHaveLength(5);
    await clock.advance(2 * DAY);
    expect(inbox.received).toHaveLength(6);
  });

  it('is tried for three days until it is taken', async () => {
    await event();
    inbox.status = 503;
    await subscribe(await plan('39.00'));
    await eventsOf(2);
    // What is under way is not tried again: the clock has to wait for its answer.
    await eventually(() => simulator.state.notices.every(({ answers }) => answers.length > 0));
    await clock.advance(DAY);
    expect(inbox.received.length).toBeGreaterThan(8);
    inbox.status = 204;
    await clock.advance(DAY);
    const count = inbox.received.length;
    await clock.advance(5 * DAY);
    expect(inbox.received).toHaveLength(count);
  });

  it('is signed by a new certificate before the old one ends, and all are remembered', async () => {
    await event();
    await clock.advance(360 * DAY);
    token = await newToken();
    await restart(simulator.origin);
    expect(await isGenuine(await event())).toBe(true);
    expect(simulator.state.certificates.length).toBeGreaterThan(1);
  });
});
