import { createHmac, randomUUID } from 'node:crypto';
import { VirtualClock } from '../shared/clock';
import type { Simulator } from '../shared/simulator';
import { browserPost, formIn } from '../testing/browser';
import { restart } from '../testing/restarts';
import { ShopInbox } from '../testing/shop-inbox';
import { startLinePay } from './linepay';
import { DEMO_MERCHANT } from './merchant';
import type { LinePayState } from './state';

const MINUTE = 60_000;
const DAY = 86_400_000;

let simulator: Simulator<LinePayState>;
let clock: VirtualClock;
let orders = 0;

beforeEach(async () => {
  clock = new VirtualClock('2026-11-23T10:00:00+08:00');
  simulator = await startLinePay({ clock });
});
afterEach(() => simulator.close());

interface Reply {
  readonly returnCode: string;
  readonly text: string;
  readonly info: Record<string, unknown>;
}

interface Signing {
  readonly nonce?: string;
  readonly secret?: string;
  readonly channel?: string;
}

/** Every number of 19 digits becomes text, as a shop has to read it. */
const read = (text: string): Reply => ({
  ...(JSON.parse(text.replace(/:(\d{19})/g, ':"$1"')) as Reply),
  text,
});

async function call(
  method: 'GET' | 'POST',
  path: string,
  content = '',
  signing: Signing = {},
): Promise<Reply> {
  const {
    nonce = randomUUID(),
    secret = DEMO_MERCHANT.channelSecret,
    channel = DEMO_MERCHANT.channelId,
  } = signing;
  const signature = createHmac('sha256', secret)
    .update(secret + path + content + nonce)
    .digest('base64');
  const answer = await fetch(
    `${simulator.origin}${path}${method === 'GET' && content !== '' ? `?${content}` : ''}`,
    {
      method,
      headers: {
        'content-type': 'application/json',
        'x-line-channelid': channel,
        'x-line-authorization-nonce': nonce,
        'x-line-authorization': signature,
      },
      ...(method === 'POST' ? { body: content } : {}),
    },
  );
  expect(answer.status).toBe(200);
  return read(await answer.text());
}

const post = (path: string, body: object): Promise<Reply> => call('POST', path, JSON.stringify(body));
const codeOf = async (reply: Promise<Reply>): Promise<string> => (await reply).returnCode;

function bodyOf(changes: object = {}, payment: object = {}): object {
  orders += 1;
  return {
    amount: 550,
    currency: 'TWD',
    orderId: `LK${orders}`,
    packages: [{ id: '1', amount: 550, products: [{ name: 'Initial monthly', quantity: 1, price: 550 }] }],
    redirectUrls: { confirmUrl: 'https://app.example/return', cancelUrl: 'https://app.example/cancel?a=1' },
    options: { payment: { capture: true, payType: 'NORMAL', ...payment }, display: { locale: 'en' } },
    ...changes,
  };
}

interface Requested {
  readonly id: string;
  readonly page: string;
}

async function request(changes: object = {}, payment: object = {}): Promise<Requested> {
  const { info } = await post('/v3/payments/request', bodyOf(changes, payment));
  return { id: String(info['transactionId']), page: (info['paymentUrl'] as { web: string }).web };
}

async function choose(page: string, choice: string): Promise<URL | undefined> {
  const { action } = formIn(await (await fetch(page)).text());
  const location = (await browserPost(action, { choice })).headers.get('location');
  return location === null ? undefined : new URL(location);
}

const confirm = (id: string, amount = 550, version = 'v3'): Promise<Reply> =>
  post(`/${version}/payments/${id}/confirm`, { amount, currency: 'TWD' });
const check = (id: string): Promise<string> => codeOf(call('GET', `/v3/payments/requests/${id}/check`));
const details = (query: string): Promise<Reply> => call('GET', '/v3/payments', query);

async function paid(
  changes: object = {},
  payment: object = {},
): Promise<Requested & { info: Reply['info'] }> {
  const requested = await request(changes, payment);
  await choose(requested.page, 'pay');
  return { ...requested, info: (await confirm(requested.id)).info };
}

describe('a payment', () => {
  it('is asked for, approved by the buyer, and confirmed by the shop', async () => {
    const { id, page } = await request();
    expect(id).toMatch(/^\d{19}$/);
    expect([await check(id), await codeOf(confirm(id))]).toEqual(['0000', '1169']);
    const back = await choose(page, 'pay');
    expect(back?.href).toBe(`https://app.example/return?transactionId=${id}&orderId=LK${orders}`);
    expect(await check(id)).toBe('0110');
    const { returnCode, info, text } = await confirm(id);
    expect(returnCode).toBe('0000');
    expect(info).toMatchObject({ orderId: `LK${orders}`, transactionId: id, payInfo: [{ amount: 550 }] });
    expect(info).not.toHaveProperty('regKey');
    expect(text).toContain(`"transactionId":${id},`);
    expect([await check(id), await codeOf(confirm(id))]).toEqual(['0123', '1152']);
  });

  it('says in version 4 who provides it', async () => {
    const { id, page } = await request();
    await choose(page, 'pay');
    expect((await confirm(id, 550, 'v4')).info).toMatchObject({ paymentProvider: 'TSP' });
  });

  it('leaves the number of the order that the shop put into its address', async () => {
    const confirmUrl = 'https://app.example/return?orderId=mine';
    const { page, id } = await request({ redirectUrls: { confirmUrl, cancelUrl: confirmUrl } });
    expect((await choose(page, 'pay'))?.href).toBe(`${confirmUrl}&transactionId=${id}`);
  });

  it('is cancelled by the buyer, or over after 20 minutes', async () => {
    const cancelled = await request();
    expect((await choose(cancelled.page, 'cancel'))?.pathname).toBe('/cancel');
    const [open, approved] = [await request(), await request()];
    await choose(approved.page, 'pay');
    expect(await check(cancelled.id)).toBe('0121');
    await clock.advance(20 * MINUTE);
    expect([await check(open.id), await check(approved.id)]).toEqual(['0000', '0110']);
    await clock.advance(1);
    expect([await check(open.id), await check(approved.id), await codeOf(confirm(approved.id))]).toEqual([
      '0121',
      '0121',
      '1180',
    ]);
    expect((await fetch(open.page)).status).toBe(410);
  });

  it('is confirmed to LINE Pay’s server where the shop asks for that', async () => {
    const inbox = await ShopInbox.open();
    const confirmUrl = inbox.url('/return');
    const redirectUrls = { confirmUrl, cancelUrl: confirmUrl, confirmUrlType: 'SERVER' };
    const { page, id } = await request({ redirectUrls });
    expect(await choose(page, 'pay')).toBeUndefined();
    expect(inbox.received.map(({ path }) => path)).toEqual([
      `/return?transactionId=${id}&orderId=LK${orders}`,
    ]);
    inbox.close();
  });

  it.each<[string, object, string]>([
    ['a sum that the packages do not make', { amount: 551 }, '1124'],
    [
      'packages that the products do not make',
      { packages: [{ id: '1', amount: 550, products: [{ name: 'a', quantity: 2, price: 550 }] }] },
      '1124',
    ],
    ['nothing', { amount: 0 }, '1183'],
    ['cents', { amount: 5.5 }, '1124'],
    ['a sum in quotes', { amount: '550' }, '2101'],
    ['dollars of another country', { currency: 'USD' }, '1178'],
    ['no order', { orderId: '' }, '2101'],
    ['101 characters', { orderId: 'A'.repeat(101) }, '2101'],
    ['no packages', { packages: [] }, '2101'],
    ['no way back', { redirectUrls: {} }, '2101'],
  ])('is refused with %s', async (_, changes, code) => {
    expect(await codeOf(post('/v4/payments/request', bodyOf(changes)))).toBe(code);
  });

  it('is refused for an order that was paid, another sum, and an unknown number', async () => {
    const { id, page } = await request({ orderId: 'ONCE' });
    await choose(page, 'pay');
    expect(await codeOf(confirm(id, 549))).toBe('1153');
    await confirm(id);
    expect(await codeOf(post('/v3/payments/request', bodyOf({ orderId: 'ONCE' })))).toBe('1172');
    expect([await check('1'), await codeOf(confirm('1')), await codeOf(details('orderId=NONE'))]).toEqual([
      '1150',
      '1150',
      '1150',
    ]);
  });
});

describe('a call', () => {
  it('is refused without a right signature, from an unknown channel, and with a nonce that was used', async () => {
    const path = '/v3/payments';
    const query = 'orderId=NONE';
    const nonce = randomUUID();
    const codes = [
      await codeOf(call('GET', path, query, { secret: 'another' })),
      await codeOf(call('GET', path, query, { channel: '999' })),
      await codeOf(call('GET', path, query, { nonce: '' })),
      await codeOf(call('GET', path, query, { nonce })),
      await codeOf(call('GET', path, query, { nonce })),
    ];
    expect(codes).toEqual(['1106', '1104', '1106', '1150', '1106']);
  });

  it('is refused when its body is no JSON', async () => {
    expect(await codeOf(call('POST', '/v3/payments/request', '{'))).toBe('2102');
    expect(await codeOf(call('POST', '/v3/payments/request', '[]'))).toBe('2102');
  });

  it('is answered late, with an error, or not at all, and its work may be done all the same', async () => {
    const { id, page } = await request();
    await choose(page, 'pay');
    simulator.faults.arm({ on: 'confirm', kind: 'return-code', value: '1199' });
    expect(await codeOf(confirm(id))).toBe('1199');
    simulator.faults.arm({ on: 'confirm', kind: 'delay', value: 5 });
    simulator.faults.arm({ on: 'confirm', kind: 'drop-answer' });
    await expect(confirm(id)).rejects.toThrow('fetch failed');
    expect(await codeOf(confirm(id))).toBe('1152');
    expect((await details(`orderId=LK${orders}`)).info).toMatchObject([
      { payStatus: 'CAPTURE', transactionId: id },
    ]);
    simulator.faults.arm({ on: 'details', kind: 'hang' });
    const hanging = fetch(`${simulator.origin}/v3/payments`, { signal: AbortSignal.timeout(50) });
    await expect(hanging).rejects.toThrow(/timeout/);
  });
});

describe('what goes wrong on the way', () => {
  it('is a decline, a wrong sum or order, and a return of another payment or none', async () => {
    const [declined, wrong, foreign, lost] = [
      await request(),
      await request(),
      await request(),
      await request(),
    ];
    await choose(declined.page, 'pay');
    simulator.faults.arm({ on: 'confirm', kind: 'decline', value: '1282' });
    expect([await codeOf(confirm(declined.id)), await check(declined.id)]).toEqual(['1282', '0122']);
    await choose(wrong.page, 'pay');
    simulator.faults.arm({ on: 'confirm', kind: 'wrong-amount' });
    simulator.faults.arm({ on: 'confirm', kind: 'wrong-order' });
    expect((await confirm(wrong.id)).info).toMatchObject({
      orderId: expect.stringMatching(/^XLK/) as string,
      payInfo: [{ amount: 551 }],
    });
    simulator.faults.arm({ on: 'return', kind: 'wrong-transaction' });
    expect((await choose(foreign.page, 'pay'))?.searchParams.get('transactionId')).toBe(declined.id);
    simulator.faults.arm({ on: 'return', kind: 'drop' });
    expect(await choose(lost.page, 'pay')).toBeUndefined();
    expect(await check(lost.id)).toBe('0110');
    simulator.faults.arm({ on: 'details', kind: 'wrong-currency' });
    expect((await details(`transactionId=${wrong.id}`)).info).toMatchObject([{ currency: 'USD' }]);
  });
});

describe('an authorisation', () => {
  it('is captured, in part if need be, or let go', async () => {
    const [taken, released] = [await paid({}, { capture: false }), await paid({}, { capture: false })];
    expect(taken.info).toHaveProperty('authorizationExpireDate', '2026-12-23T02:00:00Z');
    const capture = (id: string, amount: number): Promise<string> =>
      codeOf(post(`/v3/payments/authorizations/${id}/capture`, { amount, currency: 'TWD' }));
    const release = (id: string): Promise<string> =>
      codeOf(post(`/v3/payments/authorizations/${id}/void`, {}));
    expect([
      await capture(taken.id, 551),
      await capture(taken.id, 500),
      await capture(taken.id, 500),
    ]).toEqual(['1184', '0000', '1152']);
    expect([await release(released.id), await release(released.id)]).toEqual(['0000', '1165']);
    const { info } = await details(`transactionId=${taken.id},${released.id}`);
    expect(info).toMatchObject([{ payStatus: 'CAPTURE' }, { payStatus: 'VOIDED_AUTHORIZATION' }]);
  });

  it('lapses', async () => {
    const { id } = await paid({}, { capture: false });
    await clock.advance(31 * DAY);
    expect((await details(`transactionId=${id}`)).info).toMatchObject([
      { payStatus: 'EXPIRED_AUTHORIZATION' },
    ]);
    expect(
      await codeOf(post(`/v3/payments/authorizations/${id}/capture`, { amount: 1, currency: 'TWD' })),
    ).toBe('1180');
  });
});

describe('a refund', () => {
  const refund = (id: string, body: object = {}): Promise<Reply> => post(`/v3/payments/${id}/refund`, body);

  it('is made in parts up to the whole, for 60 days', async () => {
    const { id } = await paid();
    const part = await refund(id, { refundAmount: 50 });
    expect(part.text).toMatch(/"refundTransactionId":\d{19},/);
    expect(await codeOf(refund(id, { refundAmount: 501 }))).toBe('1164');
    expect(await codeOf(refund(id, { refundAmount: 0 }))).toBe('2101');
    expect((await details(`transactionId=${id}`)).info).toMatchObject([
      { refundList: [{ refundAmount: 50, transactionType: 'PARTIAL_REFUND' }] },
    ]);
    expect([await codeOf(refund(id)), await codeOf(refund(id))]).toEqual(['0000', '1165']);
    const late = await paid();
    const held = await paid({}, { capture: false });
    await clock.advance(61 * DAY);
    expect([await codeOf(refund(late.id)), await codeOf(refund(held.id))]).toEqual(['1163', '1155']);
  });
});

describe('a key for later charges', () => {
  const path = (key: string, end: string): string => `/v3/payments/preapprovedPay/${key}/${end}`;
  const charge = (key: string, orderId: string, changes = {}): Promise<Reply> =>
    post(path(key, 'payment'), { productName: 'Initial', amount: 550, currency: 'TWD', orderId, ...changes });
  const keyOf = async (): Promise<string> =>
    String((await paid({}, { payType: 'PREAPPROVED' })).info['regKey']);

  it('charges without the buyer, each order once, until it is given back', async () => {
    const key = await keyOf();
    expect(key).toHaveLength(15);
    expect(await codeOf(call('GET', path(key, 'check'), 'creditCardAuth=true'))).toBe('0000');
    const { info, returnCode } = await charge(key, 'LR1');
    expect(returnCode).toBe('0000');
    expect(info['transactionId']).toMatch(/^\d{19}$/);
    expect(await codeOf(charge(key, 'LR1'))).toBe('1172');
    expect((await details('orderId=LR1')).info).toMatchObject([
      { payStatus: 'CAPTURE', payInfo: [{ amount: 550 }] },
    ]);
    expect(await codeOf(call('POST', path(key, 'expire')))).toBe('0000');
    expect([await codeOf(charge(key, 'LR2')), await codeOf(call('GET', path(key, 'check')))]).toEqual([
      '1193',
      '1193',
    ]);
  });

  it('is refused when it is unknown, with a wrong sum, or when the card is declined', async () => {
    const key = await keyOf();
    expect([await codeOf(charge('RK0', 'LR1')), await codeOf(charge(key, 'LR1', { amount: 0 }))]).toEqual([
      '1190',
      '1183',
    ]);
    simulator.faults.arm({ on: 'preapproved-pay', kind: 'decline', value: '1288', times: 2 });
    expect([
      await codeOf(charge(key, 'LR1')),
      await codeOf(charge(key, 'LR1')),
      await codeOf(charge(key, 'LR1')),
    ]).toEqual(['1288', '1288', '0000']);
    simulator.faults.arm({ on: 'preapproved-check', kind: 'decline' });
    expect(await codeOf(call('GET', path(key, 'check'), 'creditCardAuth=true'))).toBe('1282');
  });

  it('needs a contract, may have a life of its own, and is remembered', async () => {
    const key = await keyOf();
    await restart(simulator.origin);
    expect(await codeOf(charge(key, 'LR9'))).toBe('0000');
    await simulator.close();
    simulator = await startLinePay({ clock, merchant: { preapproved: false } });
    const body = bodyOf({}, { payType: 'PREAPPROVED' });
    expect([await codeOf(post('/v3/payments/request', body)), await codeOf(charge(key, 'LR1'))]).toEqual([
      '1194',
      '1194',
    ]);
    await simulator.close();
    simulator = await startLinePay({ clock, merchant: { keyLifeDays: 30 } });
    const short = await keyOf();
    await clock.advance(31 * DAY);
    expect(await codeOf(charge(short, 'LR1'))).toBe('1193');
  });
});
