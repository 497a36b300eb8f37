import { VirtualClock } from '../shared/clock';
import type { Simulator } from '../shared/simulator';
import { browserPost, errorIn, formIn } from '../testing/browser';
import { NewebClient, postForm } from '../testing/neweb-client';
import { ShopInbox } from '../testing/shop-inbox';
import { nextDateAfter } from './mandate-schedule';
import { startNewebpay } from './newebpay';
import { DEMO_SHOP } from './shop';
import type { NewebpayState } from './state';

const DAY = 86_400_000;
const client = new NewebClient(DEMO_SHOP.hashKey, DEMO_SHOP.hashIv);

type Values = Record<string, unknown>;

let inbox: ShopInbox;
let simulator: Simulator<NewebpayState>;
let clock: VirtualClock;
let orders = 0;

beforeAll(async () => {
  inbox = await ShopInbox.open();
});
beforeEach(async () => {
  inbox.clear();
  clock = new VirtualClock('2026-11-23T10:00:00+08:00');
  simulator = await startNewebpay({ clock });
});
afterEach(() => simulator.close());
afterAll(() => inbox.close());

const gateway = (path: string): string => simulator.origin + path;

function fieldsOf(changes: Record<string, string> = {}): Record<string, string> {
  orders += 1;
  return {
    RespondType: 'JSON',
    TimeStamp: String(Math.floor(clock.now() / 1000)),
    Version: '1.5',
    LangType: 'en',
    MerOrderNo: `LKS${orders}`,
    ProdDesc: 'Initial monthly',
    PeriodAmt: '550',
    PeriodType: 'M',
    PeriodPoint: '23',
    PeriodStartType: '2',
    PeriodTimes: '99',
    PayerEmail: 'buyer@example.com',
    EmailModify: '0',
    PaymentInfo: 'N',
    OrderInfo: 'N',
    ReturnURL: inbox.url('/return'),
    NotifyURL: inbox.url('/notify'),
    ...changes,
  };
}

const openPage = async (
  fields: Record<string, string>,
  headers?: Record<string, string>,
): Promise<string> => {
  const body = { MerchantID_: DEMO_SHOP.merchantId, PostData_: client.seal(fields) };
  return (await browserPost(gateway('/MPG/period'), body, headers)).text();
};

const opened = (fields: Readonly<Record<string, string>>): Values => client.open(fields['Period'] ?? '');

/** Agrees and says what the browser carries back. */
async function agree(
  changes: Record<string, string> = {},
  form: Record<string, string> = {},
): Promise<Values> {
  const page = await openPage(fieldsOf(changes));
  const answer = await browserPost(formIn(page).action, { choice: 'pay', ...form });
  return opened(formIn(await answer.text()).fields);
}

interface Made {
  readonly MerOrderNo: string;
  readonly PeriodNo: string;
}

async function mandate(
  changes: Record<string, string> = {},
  form: Record<string, string> = {},
): Promise<Made> {
  const { MerchantOrderNo, PeriodNo } = (await agree(changes, form))['Result'] as Record<string, string>;
  inbox.clear();
  return { MerOrderNo: MerchantOrderNo ?? '', PeriodNo: PeriodNo ?? '' };
}

async function call(path: string, made: Made, fields: Values): Promise<Values> {
  const data = { RespondType: 'JSON', TimeStamp: String(Math.floor(clock.now() / 1000)), ...made, ...fields };
  const body = { MerchantID_: DEMO_SHOP.merchantId, PostData_: client.seal(data) };
  const answer = (await (await postForm(gateway(path), body)).json()) as Record<string, string>;
  const hex = answer['Period'] ?? answer['period'];
  return hex === undefined ? answer : client.open(hex);
}

const alter = (made: Made, AlterType: string): Promise<Values> =>
  call('/MPG/period/AlterStatus', made, { Version: '1.0', AlterType });
const change = (made: Made, fields: Values): Promise<Values> =>
  call('/MPG/period/AlterAmt', made, { Version: '1.2', ...fields });
const ask = (made: Made): Promise<Values> => call('/MPG/period/query', made, { Version: '1.0' });
const until = (date: string): Promise<void> => clock.advanceTo(Date.parse(`${date}T12:00:00+08:00`));
const charges = (): Values[] => inbox.received.map(({ form }) => opened(form)['Result'] as Values);

describe('a mandate', () => {
  it('is made with its first charge, and says so to the server and the browser', async () => {
    const back = await agree();
    expect(inbox.received.map(({ path }) => path)).toEqual(['/notify']);
    expect(opened(inbox.received[0]?.form ?? {})).toEqual(back);
    const { DateArray, ...result } = back['Result'] as Record<string, string>;
    expect(result).toMatchObject({
      MerchantOrderNo: `LKS${orders}`,
      PeriodAmt: 550,
      AuthTimes: 99,
      AuthTime: '20261123100000',
      CardNo: '400022******1111',
      RespondCode: '00',
    });
    expect(result['PeriodNo']).toMatch(/^P\d{12}[a-zA-Z0-9]{6}$/);
    expect(DateArray?.split(',').slice(0, 3)).toEqual(['2026-11-23', '2026-12-23', '2027-01-23']);
  });

  it('is made although the buyer does not go back', async () => {
    simulator.faults.arm({ on: 'return', kind: 'drop' });
    const page = await openPage(fieldsOf());
    const answer = await browserPost(formIn(page).action, { choice: 'pay' });
    expect(formIn(await answer.text()).fields).toEqual({});
    expect(inbox.received.map(({ path }) => path)).toEqual(['/notify']);
  });

  it('has as many charges as the card lives months', async () => {
    const { Result } = await agree({}, { expiry: '02/27' });
    expect(Result).toMatchObject({
      AuthTimes: 4,
      DateArray: '2026-11-23,2026-12-23,2027-01-23,2027-02-23',
    });
  });

  it('tries the card with ten dollars, or not at all, and starts with the next date', async () => {
    expect((await agree({ PeriodStartType: '1' }))['Result']).toMatchObject({
      TradeNo: expect.any(String) as string,
    });
    expect(simulator.state.trades[0]).toMatchObject({ amount: 10, status: 3 });
    expect((await agree({ PeriodStartType: '3' }))['Result']).not.toHaveProperty('TradeNo');
    expect(simulator.state.mandates.map(({ nextDate }) => nextDate)).toEqual(['2026-12-23', '2026-12-23']);
  });

  it('is not made when the bank declines, and its number is not used up', async () => {
    const declined = await agree({ MerOrderNo: 'AGAIN' }, { choice: 'decline' });
    expect(declined).toMatchObject({ Status: 'PER10034', Result: { RespondCode: '05' } });
    expect(simulator.state.mandates).toEqual([]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['no mail address', { PayerEmail: '' }, 'PER10004'],
    ['another version', { Version: '1.0' }, 'PER10066'],
    ['an old time', { TimeStamp: '1700000000' }, 'PER10036'],
    ['a hyphen in the number', { MerOrderNo: 'A-1' }, 'PER10010'],
    ['31 characters', { MerOrderNo: 'A'.repeat(31) }, 'PER10011'],
    ['another format', { RespondType: 'XML' }, 'PER10012'],
    ['a bracket in the name', { ProdDesc: 'Plan (monthly)' }, 'PER10028'],
    ['a sum with cents', { PeriodAmt: '5.5' }, 'PER10007'],
    ['a million', { PeriodAmt: '1000000' }, 'PER10008'],
    ['another rhythm', { PeriodType: 'Q' }, 'PER10009'],
    ['day 32', { PeriodPoint: '32' }, 'PER10015'],
    ['30 February', { PeriodType: 'Y', PeriodPoint: '0230' }, 'PER10019'],
    ['a fourth way to begin', { PeriodStartType: '4' }, 'PER10020'],
    ['no times', { PeriodTimes: '0' }, 'PER10023'],
    ['100 times', { PeriodTimes: '100' }, 'PER10024'],
    ['a first date of a month', { PeriodFirstdate: '2026/12/01' }, 'PER10041'],
    ['a long address', { NotifyURL: `http://shop.example/${'a'.repeat(90)}` }, 'PER10026'],
    ['a broken mail address', { PayerEmail: 'nobody' }, 'PER10027'],
  ])('is refused with %s', async (_, changes, code) => {
    expect(errorIn(await openPage(fieldsOf(changes)))).toBe(code);
  });

  it('is refused from a server, with a broken cipher and with a number that was used', async () => {
    expect(errorIn(await openPage(fieldsOf(), {}))).toBe('PER10036');
    const broken = { MerchantID_: DEMO_SHOP.merchantId, PostData_: '00'.repeat(32) };
    expect(errorIn(await (await browserPost(gateway('/MPG/period'), broken)).text())).toBe('PER10002');
    await agree({ MerOrderNo: 'USED' });
    expect(errorIn(await openPage(fieldsOf({ MerOrderNo: 'USED' })))).toBe('PER10032');
  });
});

describe('the dates of a mandate', () => {
  it.each([
    ['M', '05', '2026-11-15', '2026-12-05'],
    ['M', '15', '2026-11-15', '2026-12-15'],
    ['M', '31', '2026-01-31', '2026-02-28'],
    ['M', '31', '2026-02-28', '2026-03-31'],
    ['M', '29', '2028-01-29', '2028-02-29'],
    ['Y', '0228', '2026-02-28', '2027-02-28'],
    ['Y', '0229', '2027-02-28', '2028-02-29'],
    ['Y', '1231', '2026-06-01', '2026-12-31'],
    ['W', '1', '2026-11-23', '2026-11-30'],
    ['W', '3', '2026-11-23', '2026-11-25'],
    ['D', '30', '2026-11-23', '2026-12-23'],
  ])('%s %s after %s is %s', (periodType, periodPoint, date, expected) => {
    expect(nextDateAfter(date, { periodType, periodPoint })).toBe(expected);
  });
});

describe('a charge', () => {
  it('is made on the day of each month, with a notice in texts', async () => {
    const made = await mandate();
    await until('2026-12-22');
    expect(charges()).toEqual([]);
    await until('2027-01-23');
    expect(charges()).toMatchObject([
      { OrderNo: `${made.MerOrderNo}_2`, AlreadyTimes: '2', AuthAmt: '550', AuthDate: '2026-12-23 02:10:00' },
      { OrderNo: `${made.MerOrderNo}_3`, AlreadyTimes: '3', NextAuthDate: '2027-02-23' },
    ]);
    expect(client.paddingOf(inbox.received[0]?.form['Period'] ?? '')).toBeLessThanOrEqual(32);
  });

  it('that the bank declines is not repeated; the next one still comes, until the last', async () => {
    const made = await mandate({ PeriodTimes: '3' });
    simulator.faults.arm({ on: 'charge', kind: 'decline', value: '51' });
    await until('2027-06-01');
    const [failed, last, ...more] = charges();
    expect(failed).toMatchObject({ RespondCode: '51', AlreadyTimes: '2' });
    expect(last).toMatchObject({ RespondCode: '00', AlreadyTimes: '3', NextAuthDate: '2027-01-23' });
    expect(more).toEqual([]);
    expect((await ask(made))['result']).toMatchObject({ Status: 4, AlreadyTimes: 3, NextAuthDate: '' });
  });

  it('is skipped in silence, comes days late, or is made twice', async () => {
    await mandate();
    simulator.faults.arm({ on: 'charge', kind: 'skip' });
    await until('2026-12-24');
    expect(charges()).toEqual([]);
    simulator.faults.arm({ on: 'charge', kind: 'late', value: 2 * 86_400 });
    await until('2027-01-24');
    expect(charges()).toEqual([]);
    await until('2027-01-25');
    expect(charges()).toMatchObject([{ AuthDate: '2027-01-25 02:10:00', NextAuthDate: '2027-02-23' }]);
    simulator.faults.arm({ on: 'charge', kind: 'double' });
    await until('2027-02-23');
    const [, one, other] = charges();
    expect(one?.['OrderNo']).toBe(other?.['OrderNo']);
    expect(one?.['TradeNo']).not.toBe(other?.['TradeNo']);
  });

  it('may say a wrong sum, be sealed by another shop or broken', async () => {
    await mandate();
    for (const kind of ['wrong-amount', 'other-keys', 'bad-signature']) {
      simulator.faults.arm({ on: 'notify', kind });
      await clock.advance(31 * DAY);
    }
    const [wrong, ...unreadable] = inbox.received.map(({ form }) => form);
    expect(opened(wrong ?? {})['Result']).toMatchObject({ AuthAmt: '551' });
    for (const form of unreadable) expect(() => opened(form)).toThrow();
    expect(unreadable).toHaveLength(2);
  });

  it('is refunded by the number of its payment', async () => {
    await mandate();
    await until('2026-12-26');
    const [charge] = charges();
    const data = {
      RespondType: 'JSON',
      Version: '1.1',
      Amt: '550',
      MerchantOrderNo: charge?.['OrderNo'],
      TradeNo: charge?.['TradeNo'],
      IndexType: '2',
      CloseType: '2',
      TimeStamp: String(Math.floor(clock.now() / 1000)),
    };
    const answer = await postForm(gateway('/API/CreditCard/Close'), {
      MerchantID_: DEMO_SHOP.merchantId,
      PostData_: client.seal(data),
    });
    expect(await answer.json()).toMatchObject({
      Status: 'SUCCESS',
      Result: { TradeNo: charge?.['TradeNo'] },
    });
  });
});

describe('the state of a mandate', () => {
  const statusOf = async (answer: Promise<Values>): Promise<unknown> => (await answer)['Status'];

  it('is suspended, goes on with the next date, and ends for ever', async () => {
    const made = await mandate();
    expect(await alter(made, 'suspend')).toMatchObject({
      Status: 'SUCCESS',
      Result: { ...made, AlterType: 'suspend' },
    });
    expect(await statusOf(alter(made, 'suspend'))).toBe('PER10061');
    await until('2027-01-10');
    expect(charges()).toEqual([]);
    expect(await alter(made, 'restart')).toMatchObject({ Result: { NewNextTime: '2027-01-23' } });
    expect(await statusOf(alter(made, 'restart'))).toBe('PER10063');
    await until('2027-01-24');
    expect(charges()).toMatchObject([{ AlreadyTimes: '2', TotalTimes: '99' }]);
    expect(await statusOf(alter(made, 'terminate'))).toBe('SUCCESS');
    const after = ['terminate', 'suspend', 'restart'].map((type) => statusOf(alter(made, type)));
    expect(await Promise.all(after)).toEqual(['PER10065', 'PER10062', 'PER10064']);
    await clock.advance(60 * DAY);
    expect(charges()).toHaveLength(1);
    expect((await ask(made))['result']).toMatchObject({ Status: 3 });
  });

  it('is not altered before the day after its first date', async () => {
    const dates = { PeriodType: 'D', PeriodPoint: '30', PeriodStartType: '3', PeriodFirstdate: '2026/12/01' };
    const made = await mandate(dates);
    await until('2026-12-01');
    expect([await statusOf(alter(made, 'suspend')), await statusOf(change(made, { AlterAmt: '1' }))]).toEqual(
      ['PER10068', 'PER10068'],
    );
    await until('2026-12-02');
    expect(await statusOf(alter(made, 'suspend'))).toBe('SUCCESS');
  });

  it('refuses unknown mandates inside the cipher, and what it cannot read outside', async () => {
    const made = await mandate();
    expect(await alter({ ...made, PeriodNo: 'P0' }, 'suspend')).toMatchObject({ Status: 'PER10067' });
    expect(await statusOf(alter(made, 'Suspend'))).toBe('PER10003');
    const url = gateway('/MPG/period/AlterStatus');
    const plain = await postForm(url, { MerchantID_: DEMO_SHOP.merchantId, PostData_: '00'.repeat(32) });
    expect(await plain.json()).toEqual({ Status: 'PER10002', Message: '資料解密錯誤' });
    const stale = call('/MPG/period/query', made, { Version: '1.0', TimeStamp: '1700000000' });
    expect((await stale)['status']).toBe('PER10036');
    expect((await call('/MPG/period/query', made, { Version: '2.0' }))['status']).toBe('PER10066');
  });

  it('needs an agreement and the address that was agreed on', async () => {
    for (const [mandateCalls, code] of [
      ['not-approved', 'PER10074'],
      ['other-address', 'PER10073'],
    ] as const) {
      const other = await startNewebpay({ clock, shop: { mandateCalls } });
      const data = {
        Version: '1.0',
        TimeStamp: String(Math.floor(clock.now() / 1000)),
        MerOrderNo: 'A',
        PeriodNo: 'P',
      };
      const body = { MerchantID_: DEMO_SHOP.merchantId, PostData_: client.seal(data) };
      const answer = await postForm(`${other.origin}/MPG/period/query`, body);
      const { Period } = (await answer.json()) as Record<string, string>;
      expect(client.open(Period ?? '')['status']).toBe(code);
      await other.close();
    }
  });

  it('loses the answer although it was altered', async () => {
    const made = await mandate();
    simulator.faults.arm({ on: 'alter-status', kind: 'drop-answer' });
    await expect(alter(made, 'terminate')).rejects.toThrow('fetch failed');
    expect(await statusOf(alter(made, 'terminate'))).toBe('PER10065');
  });
});

describe('the content of a mandate', () => {
  it('is another sum from the next charge on, but not on its first day', async () => {
    const made = await mandate();
    expect(await change(made, { AlterAmt: '1980' })).toMatchObject({ Status: 'PER10068' });
    await clock.advance(DAY);
    expect(await change(made, { AlterAmt: '1980' })).toMatchObject({
      Status: 'SUCCESS',
      Result: {
        AlterAmt: 1980,
        NewNextAmt: 1980,
        NewNextTime: '2026-12-23',
        PeriodType: null,
        NotifyURL: '-',
      },
    });
    await until('2026-12-23');
    expect(charges()).toMatchObject([{ AuthAmt: '1980' }]);
  });

  it('is yearly from the next such day on', async () => {
    const made = await mandate();
    await clock.advance(DAY);
    const { Result } = await change(made, { PeriodType: 'Y', PeriodPoint: '1124', AlterAmt: '6000' });
    expect(Result).toMatchObject({ NewNextTime: '2027-11-24', NewNextAmt: 6000 });
  });

  it('refuses what does not fit, and every change of a mandate that rests or has ended', async () => {
    const made = await mandate();
    await clock.advance(DAY);
    const refused = [{}, { AlterAmt: '1000000' }, { PeriodType: 'M' }, { Extday: '13' }, { Extday: '2001' }];
    const codes = refused.map(async (fields) => (await change(made, fields))['Status']);
    expect(await Promise.all(codes)).toEqual(['PER10004', 'PER10008', 'PER10015', 'TRA10043', 'PER10076']);
    await alter(made, 'suspend');
    expect((await change(made, { AlterAmt: '1' }))['Status']).toBe('PER10071');
    await alter(made, 'terminate');
    expect((await change(made, { AlterAmt: '1' }))['Status']).toBe('PER10072');
  });

  it('is told in full by a query, whose outer names are in lower case', async () => {
    const made = await mandate();
    expect(await ask(made)).toMatchObject({
      status: 'SUCCESS',
      result: {
        MerchantOrderNo: made.MerOrderNo,
        PeriodAmt: 550,
        TotalTimes: 99,
        AlreadyTimes: 1,
        NextAuthDate: '2026-12-23',
        Status: 1,
      },
    });
  });
});

describe('a card that the network renews or blocks', () => {
  const update = (body: object): Promise<Response> =>
    fetch(gateway('/_control/card-update'), { method: 'POST', body: JSON.stringify(body) });

  it('is announced in plain JSON', async () => {
    const { PeriodNo } = await mandate();
    await update({ periodNo: PeriodNo, url: inbox.url('/card'), newExpiry: '4001' });
    await update({ periodNo: PeriodNo, url: inbox.url('/card') });
    const results = inbox.received.map(({ body }) => (JSON.parse(body) as Values)['Result']);
    expect(results).toMatchObject([
      { PeriodNo, cardStatus: 'ACTIVE', newExpiry: '4001' },
      { PeriodNo, cardStatus: 'CARD_NOT_ALLOWED' },
    ]);
    expect(simulator.state.mandates[0]).toMatchObject({ status: 3, nextDate: '' });
    expect((await update({ periodNo: 'P0' })).status).toBe(400);
  });
});
