import { VirtualClock } from '../shared/clock';
import type { Simulator } from '../shared/simulator';
import { browserPost, errorIn, formIn } from '../testing/browser';
import { NewebClient, postForm } from '../testing/neweb-client';
import { restart } from '../testing/restarts';
import { ShopInbox } from '../testing/shop-inbox';
import { startNewebpay } from './newebpay';
import { DEMO_SHOP } from './shop';
import type { NewebpayState } from './state';

const HOUR = 3_600_000;
const MORNING = '2026-11-23T10:00:00+08:00';
const client = new NewebClient(DEMO_SHOP.hashKey, DEMO_SHOP.hashIv);
const stranger = new NewebClient('x'.repeat(32), 'y'.repeat(16));

let inbox: ShopInbox;
let simulator: Simulator<NewebpayState>;
let clock: VirtualClock;
let orders = 0;

beforeAll(async () => {
  inbox = await ShopInbox.open();
});
beforeEach(async () => {
  inbox.clear();
  clock = new VirtualClock(MORNING);
  simulator = await startNewebpay({ clock, shop: { capture: 'request' } });
});
afterEach(() => simulator.close());
afterAll(() => inbox.close());

const timeStamp = (): string => String(Math.floor(clock.now() / 1000));

function innerOf(changes: Record<string, string> = {}): Record<string, string> {
  orders += 1;
  return {
    MerchantID: DEMO_SHOP.merchantId,
    RespondType: 'JSON',
    TimeStamp: timeStamp(),
    Version: '2.3',
    MerchantOrderNo: `LK${orders}`,
    Amt: '550',
    ItemDesc: 'Initial monthly',
    NotifyURL: inbox.url('/notify'),
    ReturnURL: inbox.url('/return'),
    CREDIT: '1',
    ...changes,
  };
}

function sealed(inner: Record<string, string>, by = client): Record<string, string> {
  const TradeInfo = by.seal(inner);
  return {
    MerchantID: DEMO_SHOP.merchantId,
    TradeInfo,
    TradeSha: by.tradeSha(TradeInfo),
    Version: inner['Version'] ?? '',
  };
}

const gateway = (path: string): string => simulator.origin + path;

async function openPage(fields: Record<string, string>): Promise<string> {
  return (await browserPost(gateway('/MPG/mpg_gateway'), fields)).text();
}

async function choose(page: string, choice: string, card = {}): Promise<string> {
  return (await browserPost(formIn(page).action, { choice, ...card })).text();
}

/** Pays and says what the browser carries back. */
async function pay(changes: Record<string, string> = {}, choice = 'pay'): Promise<Record<string, string>> {
  return formIn(await choose(await openPage(sealed(innerOf(changes))), choice)).fields;
}

const contentOf = (fields: Readonly<Record<string, string>>): Record<string, unknown> =>
  client.open(fields['TradeInfo'] ?? '');
const resultOf = (fields: Readonly<Record<string, string>>): Record<string, unknown> =>
  contentOf(fields)['Result'] as Record<string, unknown>;

async function query(orderNo: string, amount = '550', changes = {}): Promise<Record<string, unknown>> {
  const signed = `Amt=${amount}&MerchantID=${DEMO_SHOP.merchantId}&MerchantOrderNo=${orderNo}`;
  const answer = await postForm(gateway('/API/QueryTradeInfo'), {
    MerchantID: DEMO_SHOP.merchantId,
    Version: '1.3',
    RespondType: 'JSON',
    CheckValue: client.hash(`IV=${DEMO_SHOP.hashIv}`, signed, `Key=${DEMO_SHOP.hashKey}`),
    TimeStamp: timeStamp(),
    MerchantOrderNo: orderNo,
    Amt: amount,
    ...changes,
  });
  return (await answer.json()) as Record<string, unknown>;
}

async function cardCall(
  path: 'Cancel' | 'Close',
  fields: Record<string, string>,
): Promise<Record<string, unknown>> {
  const data = {
    RespondType: 'JSON',
    Version: path === 'Cancel' ? '1.0' : '1.1',
    IndexType: '1',
    TimeStamp: timeStamp(),
    ...fields,
  };
  const body = { MerchantID_: DEMO_SHOP.merchantId, PostData_: client.seal(data) };
  return (await (await postForm(gateway(`/API/CreditCard/${path}`), body)).json()) as Record<string, unknown>;
}

const close = async (orderNo: string, type: string, amount = '550', more = {}): Promise<unknown> =>
  (await cardCall('Close', { MerchantOrderNo: orderNo, Amt: amount, CloseType: type, ...more }))['Status'];
const cancel = async (orderNo: string, amount = '550'): Promise<unknown> =>
  (await cardCall('Cancel', { MerchantOrderNo: orderNo, Amt: amount }))['Status'];
const stateOf = async (orderNo: string): Promise<unknown> => (await query(orderNo))['Result'];

describe('a payment', () => {
  it('is notified to the server before the browser carries the same result back', async () => {
    const back = await pay();
    expect(inbox.received.map(({ path }) => path)).toEqual(['/notify']);
    const notice = inbox.received[0]?.form ?? {};
    for (const fields of [notice, back]) {
      expect(fields['TradeSha']).toBe(client.tradeSha(fields['TradeInfo'] ?? ''));
      expect(contentOf(fields)).toMatchObject({
        Status: 'SUCCESS',
        Result: {
          Amt: 550,
          MerchantOrderNo: `LK${orders}`,
          PayTime: '2026-11-23 10:00:00',
          RespondCode: '00',
        },
      });
    }
  });

  it('answers as a query string where the shop asks for that', async () => {
    const { TradeInfo = '' } = await pay({ RespondType: 'String' });
    expect(() => client.open(TradeInfo)).toThrow();
    expect(client.paddingOf(TradeInfo)).toBeGreaterThan(0);
  });

  it('is declined by the buyer’s choice, by a card that is not for tests, and by the bank', async () => {
    const refused = await pay({}, 'decline');
    const page = await openPage(sealed(innerOf()));
    const wrong = formIn(await choose(page, 'pay', { card: '4111 1111 1111 1111' })).fields;
    simulator.faults.arm({ on: 'payment', kind: 'decline', value: '51' });
    const results = [refused, wrong, await pay()].map(resultOf);
    expect(results.map(({ RespondCode }) => RespondCode)).toEqual(['05', '05', '51']);
    expect(inbox.received.map(({ form }) => form['Status'])).toEqual(['MPG03009', 'MPG03009', 'MPG03009']);
  });

  it('is notified although the buyer does not go back', async () => {
    simulator.faults.arm({ on: 'return', kind: 'drop' });
    expect(await pay()).toEqual({});
    expect(inbox.received.map(({ path }) => path)).toEqual(['/notify']);
  });

  it('happens once, however often the button is pressed', async () => {
    const page = await openPage(sealed(innerOf()));
    const [first, second] = [await choose(page, 'pay'), await choose(page, 'pay')];
    expect(second).toBe(first);
    expect(simulator.state.trades).toHaveLength(1);
  });

  it('shows its page in English and Chinese, and goes back without paying', async () => {
    const english = await openPage(sealed(innerOf({ LangType: 'en', ClientBackURL: inbox.url('/back') })));
    expect(english).toContain('<html lang="en">');
    expect(await openPage(sealed(innerOf()))).toContain('<html lang="zh-TW">');
    const answer = await browserPost(formIn(english).action, { choice: 'back' });
    expect(answer.headers.get('location')).toBe(inbox.url('/back'));
  });
});

describe('the payment page refuses', () => {
  const post = (fields: Record<string, string>, headers?: Record<string, string>): Promise<Response> =>
    browserPost(gateway('/MPG/mpg_gateway'), fields, headers);

  it.each([
    ['a server', {}],
    ['a file', { origin: 'null' }],
    ['a frame', { origin: 'https://app.example', 'sec-fetch-dest': 'iframe' }],
  ])('%s', async (_, headers) => {
    expect(errorIn(await (await post(sealed(innerOf()), headers as Record<string, string>)).text())).toBe(
      'MPG02005',
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['an old time', { TimeStamp: '1700000000' }, 'MPG02004'],
    ['no time', { TimeStamp: '' }, 'MPG01002'],
    ['another format', { RespondType: 'XML' }, 'MPG01011'],
    ['a number with a hyphen', { MerchantOrderNo: 'LK-1' }, 'MPG01012'],
    ['31 characters', { MerchantOrderNo: 'A'.repeat(31) }, 'MPG01012'],
    ['cents', { Amt: '5.50' }, 'MPG01015'],
    ['nothing to pay', { Amt: '0' }, 'MPG01015'],
    ['no item', { ItemDesc: '' }, 'MPG01017'],
    ['an address without scheme', { NotifyURL: 'shop.example' }, 'MPG01014'],
    ['no mail address', { Email: 'nobody' }, 'MPG01013'],
    ['a limit of ten seconds', { TradeLimit: '10' }, 'MPG01018'],
    ['another method', { CREDIT: '0', VACC: '1' }, 'MPG02003'],
    ['another shop inside', { MerchantID: 'MS87654321' }, 'MPG03007'],
    ['an unknown version', { Version: '9.9' }, 'MPG01010'],
    ['an old version', { Version: '1.6' }, 'MPG02010'],
  ])('%s', async (_, changes, code) => {
    expect(errorIn(await openPage(sealed(innerOf(changes))))).toBe(code);
  });

  it('a hash, a cipher or a version that does not fit', async () => {
    const good = sealed(innerOf());
    const codes = [
      { ...good, TradeSha: good['TradeSha']?.toLowerCase() ?? '' },
      { ...good, TradeInfo: '' },
      { ...good, TradeSha: '' },
      { ...good, EncryptType: '1' },
      { ...good, Version: '2.0' },
      { ...good, MerchantID: 'MS87654321' },
      sealed(innerOf(), stranger),
    ].map(async (fields) => errorIn(await openPage(fields)));
    expect(await Promise.all(codes)).toEqual([
      'MPG03009',
      'MPG01023',
      'MPG01024',
      'MPG03009',
      'MPG01010',
      'MPG01009',
      'MPG03009',
    ]);
  });

  it('a number that was used, by payments and refusals alike, or stands for another sum', async () => {
    await pay({ MerchantOrderNo: 'USED' });
    await pay({ MerchantOrderNo: 'REFUSED' }, 'decline');
    await openPage(sealed(innerOf({ MerchantOrderNo: 'OPEN' })));
    for (const MerchantOrderNo of ['USED', 'REFUSED']) {
      expect(errorIn(await openPage(sealed(innerOf({ MerchantOrderNo }))))).toBe('MPG03008');
    }
    expect(errorIn(await openPage(sealed(innerOf({ MerchantOrderNo: 'OPEN', Amt: '1' }))))).toBe('MPG03008');
    expect(errorIn(await openPage(sealed(innerOf({ MerchantOrderNo: 'OPEN' }))))).toBeUndefined();
  });

  it('a page that was open for too long', async () => {
    const page = await openPage(sealed(innerOf({ TradeLimit: '60' })));
    await clock.advance(61_000);
    expect(errorIn(await choose(page, 'pay'))).toBe('MPG02004');
  });
});

describe('a notice', () => {
  const lastNotice = (): Record<string, string> => ({ ...inbox.received.at(-1)?.form });
  const arm = (kind: string, value?: number): void =>
    simulator.faults.arm({ on: 'notify', kind, ...(value === undefined ? {} : { value }) });

  it.each<[string, string, unknown]>([
    ['wrong-amount', 'Amt', 551],
    ['wrong-merchant', 'MerchantID', 'MS99999999'],
    ['wrong-order', 'MerchantOrderNo', 'XLKWRONG'],
    ['stale-time', 'PayTime', '2020-01-01 00:00:00'],
  ])('has a %s, well signed, while the browser carries the truth', async (kind, field, value) => {
    arm(kind);
    const back = await pay({ MerchantOrderNo: 'LKWRONG' });
    expect(resultOf(lastNotice())[field]).toBe(value);
    expect(lastNotice()['TradeSha']).toBe(client.tradeSha(lastNotice()['TradeInfo'] ?? ''));
    expect(resultOf(back)[field]).not.toBe(value);
  });

  it('is badly signed, or sealed by another shop', async () => {
    arm('bad-signature');
    await pay();
    const bad = lastNotice();
    expect(bad['TradeSha']).not.toBe(client.tradeSha(bad['TradeInfo'] ?? ''));
    expect(resultOf(bad)['Amt']).toBe(550);
    arm('other-keys');
    await pay();
    expect(() => contentOf(lastNotice())).toThrow();
  });

  it('comes as a form of several parts, and with the padding of either size', async () => {
    const paddings: number[] = [];
    for (const kind of ['multipart', 'padding-16']) {
      arm(kind);
      await pay({ MerchantOrderNo: `P${'A'.repeat(paddings.length)}${clock.now()}` });
      paddings.push(client.paddingOf(lastNotice()['TradeInfo'] ?? ''));
    }
    expect(inbox.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const second = lastNotice()['TradeInfo'] ?? '';
    expect(second.length % 64 === 0 ? paddings[1] : 'odd').not.toBe(0);
    expect(Math.max(...paddings)).toBeLessThanOrEqual(32);
  });

  it('is sent several times, not at all, or days late', async () => {
    arm('duplicate', 2);
    await pay();
    expect(inbox.received).toHaveLength(3);
    arm('drop');
    await pay();
    expect(inbox.received).toHaveLength(3);
    arm('late', 3 * 86_400);
    await pay();
    await clock.advance(71 * HOUR);
    expect(inbox.received).toHaveLength(3);
    await clock.advance(2 * HOUR);
    expect(inbox.received).toHaveLength(4);
  });

  it('comes after the browser’s return, or after a later one', async () => {
    arm('after-return');
    await pay();
    expect(inbox.received).toHaveLength(0);
    await clock.advance(3000);
    expect(inbox.received).toHaveLength(1);
    arm('reorder');
    await pay({ MerchantOrderNo: 'FIRST' });
    await pay({ MerchantOrderNo: 'SECOND' });
    const numbers = inbox.received.slice(1).map(({ form }) => resultOf(form)['MerchantOrderNo']);
    expect(numbers).toEqual(['SECOND', 'FIRST']);
  });

  it('is tried three times more until it is answered 200, and again by hand in several parts', async () => {
    inbox.status = 500;
    await pay();
    await clock.advance(2 * HOUR);
    expect(inbox.received).toHaveLength(4);
    inbox.status = 302;
    const [notice] = simulator.state.notices;
    await fetch(gateway(`/_control/notices/${notice?.id ?? ''}`), {
      method: 'POST',
      body: '{"multipart":true}',
    });
    expect(inbox.received).toHaveLength(5);
    expect(resultOf(lastNotice())['Amt']).toBe(550);
    expect(notice?.answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  });
});

describe('a query', () => {
  it('knows what was paid, declined and opened, with a check code', async () => {
    await pay({ MerchantOrderNo: 'PAID' });
    await pay({ MerchantOrderNo: 'REFUSED' }, 'decline');
    await openPage(sealed(innerOf({ MerchantOrderNo: 'OPEN' })));
    const [paid, refused, open] = await Promise.all([stateOf('PAID'), stateOf('REFUSED'), stateOf('OPEN')]);
    expect(paid).toMatchObject({ TradeStatus: '1', CloseStatus: '0', PayTime: '2026-11-23 10:00:00' });
    expect(refused).toMatchObject({ TradeStatus: '2', PayTime: '0000-00-00 00:00:00' });
    expect(open).toMatchObject({ TradeStatus: '0', Amt: 550, MerchantOrderNo: 'OPEN', TradeNo: '' });
    expect(open).toMatchObject({ PayTime: '0000-00-00 00:00:00' });
    const { Amt, MerchantID, MerchantOrderNo, TradeNo, CheckCode } = paid as Record<string, string>;
    expect(CheckCode).toBe(client.checkCode({ Amt, MerchantID, MerchantOrderNo, TradeNo }));
  });

  it.each([
    ['a wrong check value', { CheckValue: 'F'.repeat(64) }, 'TRA10054'],
    ['an old time', { TimeStamp: '1700000000' }, 'TRA40014'],
    ['another shop', { MerchantID: 'MS87654321' }, 'TRA10001'],
    ['no version', { Version: '' }, 'MEM40013'],
  ])('with %s is refused', async (_, changes, code) => {
    await pay({ MerchantOrderNo: 'PAID' });
    expect(await query('PAID', '550', changes)).toEqual({
      Status: code,
      Message: expect.any(String) as string,
      Result: [],
    });
  });

  it('of unknown numbers and sums finds nothing, and locks for four hours', async () => {
    await pay({ MerchantOrderNo: 'PAID' });
    expect((await query('PAID', '1'))['Status']).toBe('TRA10021');
    for (let asked = 0; asked < 20; asked += 1) await query('NONE');
    expect((await query('PAID'))['Status']).toBe('TRA10071');
    await clock.advance(4 * HOUR + 1);
    expect((await query('PAID'))['Status']).toBe('SUCCESS');
  });

  it('answers with a wrong sum, a wrong check code, a payment in progress, an error, or not at all', async () => {
    await pay({ MerchantOrderNo: 'PAID' });
    simulator.faults.arm({ on: 'query', kind: 'wrong-amount' });
    expect(await stateOf('PAID')).toMatchObject({ Amt: 551 });
    simulator.faults.arm({ on: 'query', kind: 'bad-signature' });
    const { CheckCode, Amt, MerchantID, MerchantOrderNo, TradeNo } = (await stateOf('PAID')) as Record<
      string,
      string
    >;
    expect(CheckCode).not.toBe(client.checkCode({ Amt, MerchantID, MerchantOrderNo, TradeNo }));
    simulator.faults.arm({ on: 'query', kind: 'paying' });
    expect(await stateOf('PAID')).toMatchObject({ TradeStatus: '9' });
    simulator.faults.arm({ on: 'query', kind: 'server-error', value: 502 });
    expect((await postForm(gateway('/API/QueryTradeInfo'), {})).status).toBe(502);
    simulator.faults.arm({ on: 'query', kind: 'hang' });
    const hanging = postForm(gateway('/API/QueryTradeInfo'), {}, AbortSignal.timeout(100));
    await expect(hanging).rejects.toThrow(/timeout/);
    simulator.faults.arm({ on: 'query', kind: 'drop-request' });
    await expect(query('PAID')).rejects.toThrow('fetch failed');
  });
});

describe('money after the authorisation', () => {
  const nineInTheEvening = (): Promise<void> => clock.advanceTo(Date.parse('2026-11-23T21:00:00+08:00'));
  const nextDay = (): Promise<void> => clock.advance(24 * HOUR);

  it('is voided before it is captured, whole and once', async () => {
    await pay({ MerchantOrderNo: 'V1' });
    expect([await cancel('V1', '1'), await cancel('V1'), await cancel('V1')]).toEqual([
      'TRA10047',
      'SUCCESS',
      'TRA20007',
    ]);
    expect(await stateOf('V1')).toMatchObject({ TradeStatus: '3' });
    expect(await close('V1', '1')).toBe('TRA10026');
  });

  it('signs the answer about an unknown payment over empty numbers', async () => {
    const answer = await cardCall('Cancel', { MerchantOrderNo: 'NONE', Amt: '30' });
    const result = { Amt: 30, MerchantID: DEMO_SHOP.merchantId, MerchantOrderNo: '', TradeNo: '' };
    expect(answer).toMatchObject({
      Status: 'TRA10021',
      Result: { ...result, CheckCode: client.checkCode(result) },
    });
  });

  it('is captured by the batch of 21:00 and the file of the next day; until 21:00 that is taken back', async () => {
    await pay({ MerchantOrderNo: 'C1' });
    expect([await close('C1', '1', '551'), await close('C1', '1'), await close('C1', '1')]).toEqual([
      'TRA10028',
      'SUCCESS',
      'TRA10027',
    ]);
    expect(await cancel('C1')).toBe('TRA10047');
    expect(await close('C1', '1', '550', { Cancel: '1' })).toBe('SUCCESS');
    expect(await close('C1', '1')).toBe('SUCCESS');
    await nineInTheEvening();
    expect(await stateOf('C1')).toMatchObject({ CloseStatus: '2' });
    expect([
      await close('C1', '1', '550', { Cancel: '1' }),
      await close('C1', '2'),
      await cancel('C1'),
    ]).toEqual(['TRA10095', 'TRA10048', 'TRA20005']);
    await nextDay();
    expect(await stateOf('C1')).toMatchObject({ CloseStatus: '3', CloseAmt: 550 });
  });

  it('is refunded in parts, a day each, up to what was captured', async () => {
    await pay({ MerchantOrderNo: 'R1' });
    expect(await close('R1', '2')).toBe('TRA10035');
    await close('R1', '1');
    await nextDay();
    await nextDay();
    expect([await close('R1', '2', '200'), await close('R1', '2', '200')]).toEqual(['SUCCESS', 'TRA20027']);
    expect(await close('R1', '2', '200', { Cancel: '1' })).toBe('SUCCESS');
    expect(await close('R1', '2', '200')).toBe('SUCCESS');
    await clock.advance(12 * HOUR);
    expect(await stateOf('R1')).toMatchObject({ BackStatus: '2' });
    expect(await close('R1', '2', '350')).toBe('TRA10045');
    await nextDay();
    expect(await stateOf('R1')).toMatchObject({ BackStatus: '3', BackBalance: 350, TradeStatus: '1' });
    expect([await close('R1', '2', '351'), await close('R1', '2', '350')]).toEqual(['TRA10036', 'SUCCESS']);
    await nextDay();
    await nextDay();
    expect(await stateOf('R1')).toMatchObject({ TradeStatus: '6', BackBalance: 0 });
  });

  it('is voided at night where the bank needs that, and not refunded from an empty balance', async () => {
    await pay({ MerchantOrderNo: 'Q1' });
    simulator.faults.arm({ on: 'cancel', kind: 'queued' });
    expect(await cancel('Q1')).toBe('TRA20001');
    await nineInTheEvening();
    expect(await stateOf('Q1')).toMatchObject({ TradeStatus: '3' });
    await pay({ MerchantOrderNo: 'Q2' });
    await close('Q2', '1');
    await clock.advance(72 * HOUR);
    simulator.faults.arm({ on: 'close', kind: 'low-balance' });
    expect([await close('Q2', '2'), await close('Q2', '2')]).toEqual(['TRA20028', 'SUCCESS']);
  });

  it('cannot be captured after a month, nor moved without a kind of number', async () => {
    await pay({ MerchantOrderNo: 'L1' });
    expect(await close('L1', '1', '550', { IndexType: '3' })).toBe('TRA10032');
    expect(await close('L1', '1', '550', { TimeStamp: '1700000000' })).toBe('TRA40014');
    await clock.advance(31 * 24 * HOUR);
    expect(await close('L1', '1')).toBe('TRA10029');
  });

  it('is refunded although the answer was lost', async () => {
    await pay({ MerchantOrderNo: 'D1' });
    await close('D1', '1');
    await clock.advance(72 * HOUR);
    simulator.faults.arm({ on: 'close', kind: 'drop-answer' });
    await expect(close('D1', '2')).rejects.toThrow('fetch failed');
    expect(await stateOf('D1')).toMatchObject({ BackStatus: '1' });
  });

  it('is all remembered when the gateway starts again', async () => {
    await pay({ MerchantOrderNo: 'K1' });
    const { origin } = simulator;
    await restart(origin);
    expect(simulator.origin).toBe(origin);
    expect(await stateOf('K1')).toMatchObject({ TradeStatus: '1' });
  });
});
