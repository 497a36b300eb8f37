import { VirtualClock } from '../shared/clock';
import type { Simulator } from '../shared/simulator';
import { NewebClient, postForm } from '../testing/neweb-client';
import { restart } from '../testing/restarts';
import { startEzPay } from './ezpay';
import { DEMO_SHOP } from './shop';
import type { EzPayState } from './state';
import { isTaxId } from './tax-id';

const MINUTE = 60_000;
const DAY = 86_400_000;
const client = new NewebClient(DEMO_SHOP.hashKey, DEMO_SHOP.hashIv);

type Values = Record<string, string | number>;

interface Reply {
  readonly Status: string;
  readonly Result: Values;
  /** As it came: text inside JSON, or JSON. */
  readonly written: unknown;
}

let simulator: Simulator<EzPayState>;
let clock: VirtualClock;
let orders = 0;

beforeEach(async () => {
  clock = new VirtualClock('2026-11-23T10:00:00+08:00');
  simulator = await startEzPay({ clock });
});
afterEach(() => simulator.close());

const timeStamp = (): string => String(Math.floor(clock.now() / 1000));

async function send(path: string, postData: string, more = {}): Promise<Reply> {
  const fields = { MerchantID_: DEMO_SHOP.merchantId, PostData_: postData, ...more };
  const answer = (await (await postForm(simulator.origin + path, fields)).json()) as Record<string, string>;
  const { Status = '', Result: written } = answer;
  const Result =
    typeof written === 'string' && written.startsWith('{') ? (JSON.parse(written) as Values) : {};
  return { Status, Result, written };
}

const call = (path: string, version: string, fields: object): Promise<Reply> =>
  send(path, client.seal({ RespondType: 'JSON', Version: version, TimeStamp: timeStamp(), ...fields }));
const statusOf = async (reply: Promise<Reply>): Promise<string> => (await reply).Status;

function invoice(changes: object = {}): object {
  orders += 1;
  return {
    MerchantOrderNo: `LKI${orders}`,
    Status: '1',
    Category: 'B2C',
    BuyerName: '王小明',
    BuyerEmail: 'buyer@example.com',
    CarrierType: '0',
    CarrierNum: '/ABC+123',
    PrintFlag: 'N',
    TaxType: '1',
    TaxRate: '5',
    Amt: '524',
    TaxAmt: '26',
    TotalAmt: '550',
    ItemName: 'Initial 月繳',
    ItemCount: '1',
    ItemUnit: '式',
    ItemPrice: '550',
    ItemAmt: '550',
    ...changes,
  };
}

const COMPANY = {
  Category: 'B2B',
  BuyerUBN: '54352706',
  CarrierType: '',
  CarrierNum: '',
  PrintFlag: 'Y',
  ItemPrice: '524',
  ItemAmt: '524',
};

const issue = (changes: object = {}): Promise<Reply> => call('/Api/invoice_issue', '1.5', invoice(changes));
const makeInvalid = (number: unknown, reason = '退訂'): Promise<Reply> =>
  call('/Api/invoice_invalid', '1.0', { InvoiceNumber: number, InvalidReason: reason });
const search = (orderNo: unknown, total = '550'): Promise<Reply> =>
  call('/Api/invoice_search', '1.3', { SearchType: '1', MerchantOrderNo: orderNo, TotalAmt: total });
const until = (moment: string): Promise<void> => clock.advanceTo(Date.parse(`${moment}+08:00`));

describe('an invoice', () => {
  it('is issued with a number of its two months, and signed', async () => {
    const { Status, Result, written } = await issue();
    const second = (await issue()).Result;
    expect([Status, typeof written]).toEqual(['SUCCESS', 'string']);
    const { InvoiceTransNo, MerchantID, MerchantOrderNo, RandomNum, TotalAmt, CheckCode } = Result;
    const signed = { InvoiceTransNo, MerchantID, MerchantOrderNo, RandomNum, TotalAmt };
    expect(CheckCode).toBe(client.checkCode(signed));
    expect(Result['InvoiceNumber']).toMatch(/^[A-Z]{2}\d{8}$/);
    expect(Number(String(second['InvoiceNumber']).slice(2))).toBe(
      Number(String(Result['InvoiceNumber']).slice(2)) + 1,
    );
    expect(Result['BarCode']).toBe(`11512${String(Result['InvoiceNumber'])}${String(RandomNum)}`);
    await until('2027-01-01T00:00:00');
    expect((await issue()).Result['BarCode']).toMatch(/^11602/);
    expect(simulator.state.pools.map(({ period }) => period)).toEqual(['2026-11', '2027-01']);
  });

  it.each<[string, object]>([
    ['on a citizen’s certificate', { CarrierType: '1', CarrierNum: 'AB12345678901234' }],
    ['on ezPay’s carrier', { CarrierType: '2', CarrierNum: 'buyer@example.com' }],
    ['on a barcode that is encoded twice', { CarrierNum: '%2FABC%2B123' }],
    ['for a charity', { CarrierType: '', CarrierNum: '', LoveCode: '919' }],
    ['on paper', { CarrierType: '', CarrierNum: '', PrintFlag: 'Y' }],
    ['for a company', COMPANY],
  ])('is %s', async (_, changes) => {
    expect(await statusOf(issue(changes))).toBe('SUCCESS');
  });

  it.each<[string, object, string]>([
    ['a number with a hyphen', { MerchantOrderNo: 'A-1' }, 'INV10014'],
    ['21 characters', { MerchantOrderNo: 'A'.repeat(21) }, 'INV10014'],
    ['no buyer', { BuyerName: '' }, 'KEY10004'],
    ['31 characters of a name', { BuyerName: '王'.repeat(31) }, 'INV10013'],
    ['a barcode with a comma', { CarrierNum: '/ABC,123' }, 'INV10013'],
    ['a barcode in lower case', { CarrierNum: '/abcd123' }, 'INV10013'],
    ['a barcode with a wide slash', { CarrierNum: '／ABC+123' }, 'INV10013'],
    ['a short certificate', { CarrierType: '1', CarrierNum: 'AB1234' }, 'INV10013'],
    ['a carrier and a charity', { LoveCode: '919' }, 'INV10013'],
    ['a carrier and paper', { PrintFlag: 'Y' }, 'INV10013'],
    ['none of the three', { CarrierType: '', CarrierNum: '' }, 'INV10013'],
    ['a charity of two digits', { CarrierType: '', LoveCode: '91' }, 'INV10013'],
    ['a company without paper', { ...COMPANY, PrintFlag: 'N' }, 'INV10013'],
    ['a company on a carrier', { ...COMPANY, CarrierType: '0', CarrierNum: '/ABC+123' }, 'INV10013'],
    ['a company with a wrong number', { ...COMPANY, BuyerUBN: '04595253' }, 'INV10013'],
    ['a rate of ten', { TaxRate: '10' }, 'INV10006'],
    ['sums that do not fit', { TaxAmt: '27' }, 'INV10012'],
    ['items that do not make the sum', { ItemPrice: '500', ItemAmt: '500' }, 'INV10012'],
    ['an item that does not multiply', { ItemCount: '2' }, 'INV10004'],
    ['two names and one price', { ItemName: 'a|b' }, 'INV10003'],
    ['no tax', { Amt: '550', TaxAmt: '0' }, 'INV10016'],
    ['no net sum', { Amt: '' }, 'INV10015'],
    ['cents', { Amt: '523.8', TaxAmt: '26.2' }, 'KEY10015'],
    ['a control character', { BuyerName: 'a\u0007' }, 'INV10019'],
    ['a comment of 201 signs', { Comment: 'a'.repeat(201) }, 'INV10013'],
  ])('is refused with %s', async (_, changes, code) => {
    expect(await statusOf(issue(changes))).toBe(code);
  });

  it('is refused with old requests, other keys, shops and versions', async () => {
    const stranger = new NewebClient('x'.repeat(32), 'y'.repeat(16));
    const path = '/Api/invoice_issue';
    const sealed = client.seal(invoice());
    expect([
      await statusOf(issue({ TimeStamp: String(Number(timeStamp()) - 601) })),
      await statusOf(send(path, stranger.seal(invoice()))),
      await statusOf(send(path, sealed, { MerchantID_: '1' })),
      await statusOf(send(path, sealed, { MerchantID_: '' })),
      await statusOf(send(path, '')),
      await statusOf(call(path, '9.9', invoice())),
      await statusOf(issue({ RespondType: 'XML' })),
    ]).toEqual(['KEY10014', 'KEY10002', 'KEY10006', 'KEY10010', 'KEY10011', 'KEY10012', 'KEY10012']);
  });

  it('is the same one for the same bytes, however late; the same number with others is refused', async () => {
    const fields = { RespondType: 'JSON', Version: '1.5', TimeStamp: timeStamp(), ...invoice() };
    const bytes = client.seal(fields);
    const first = await send('/Api/invoice_issue', bytes);
    await clock.advance(60 * MINUTE);
    expect(await send('/Api/invoice_issue', bytes)).toEqual(first);
    expect(simulator.state.invoices).toHaveLength(1);
    const again = client.seal({ ...fields, TimeStamp: timeStamp() });
    expect(await statusOf(send('/Api/invoice_issue', again))).toBe('LIB10003');
  });

  it('waits to be triggered, or for its day', async () => {
    const { Result } = await issue({ Status: '0' });
    expect(Result['InvoiceNumber']).toBe('');
    const { InvoiceTransNo, MerchantOrderNo } = Result;
    const trigger = (TotalAmt: string): Promise<Reply> =>
      call('/Api/invoice_touch_issue', '1.0', { InvoiceTransNo, MerchantOrderNo, TotalAmt });
    expect(await statusOf(trigger('551'))).toBe('INV20006');
    expect((await trigger('550')).Result['InvoiceNumber']).toMatch(/^[A-Z]{2}\d{8}$/);
    expect(await statusOf(trigger('550'))).toBe('INV20006');
    const dated = (await issue({ Status: '3', CreateStatusTime: '2026-12-01' })).Result['MerchantOrderNo'];
    await until('2026-11-30T23:00:00');
    expect((await search(dated)).Result['InvoiceNumber']).toBe('');
    await until('2026-12-01T00:00:00');
    expect((await search(dated)).Result).toMatchObject({
      CreateTime: '2026-12-01 00:00:00',
      InvoiceStatus: 1,
    });
  });

  it('is not issued without a number, a contract or a service; the next two months have numbers again', async () => {
    await fetch(`${simulator.origin}/_control/numbers`, { method: 'POST', body: '{"left":1}' });
    expect([await statusOf(issue()), await statusOf(issue())]).toEqual(['SUCCESS', 'INV90006']);
    await until('2027-01-01T00:00:00');
    expect(await statusOf(issue())).toBe('SUCCESS');
    for (const value of ['INV90005', 'INV10020']) {
      simulator.faults.arm({ on: 'issue', kind: 'code', value });
      expect(await statusOf(issue())).toBe(value);
    }
    simulator.faults.arm({ on: 'issue', kind: 'no-numbers' });
    expect(await statusOf(issue())).toBe('INV90006');
  });

  it('is answered wrongly, as an object, as a query string, or not at all', async () => {
    simulator.faults.arm({ on: 'issue', kind: 'result-object' });
    expect(typeof (await issue()).written).toBe('object');
    for (const kind of ['wrong-amount', 'wrong-number', 'bad-signature']) {
      simulator.faults.arm({ on: 'issue', kind });
    }
    const { Result } = await issue();
    const { InvoiceTransNo, MerchantID, MerchantOrderNo, RandomNum, TotalAmt, CheckCode } = Result;
    expect([TotalAmt, Result['InvoiceNumber']]).toEqual([551, 'XX00000000']);
    const signed = { InvoiceTransNo, MerchantID, MerchantOrderNo, RandomNum, TotalAmt };
    expect(CheckCode).not.toBe(client.checkCode(signed));
    simulator.faults.arm({ on: 'issue', kind: 'drop-answer' });
    await expect(issue({ MerchantOrderNo: 'LOST' })).rejects.toThrow('fetch failed');
    expect((await search('LOST')).Result['InvoiceNumber']).toMatch(/^[A-Z]{2}\d{8}$/);
    simulator.faults.arm({ on: 'issue', kind: 'server-error', value: 500 });
    expect((await postForm(`${simulator.origin}/Api/invoice_issue`, {})).status).toBe(500);
    const fields = { RespondType: 'String', Version: '1.5', TimeStamp: timeStamp(), ...invoice() };
    const body = { MerchantID_: DEMO_SHOP.merchantId, PostData_: client.seal(fields) };
    const text = await (await postForm(`${simulator.origin}/Api/invoice_issue`, body)).text();
    expect(new URLSearchParams(text).get('Status')).toBe('SUCCESS');
  });
});

describe('voiding', () => {
  const issued = async (): Promise<Values> => (await issue()).Result;

  it('waits for the upload of the night, whose state a search tells', async () => {
    const { InvoiceNumber, MerchantOrderNo, RandomNum } = await issued();
    const uploadStatus = async (): Promise<unknown> => (await search(MerchantOrderNo)).Result['UploadStatus'];
    expect([await statusOf(makeInvalid(InvoiceNumber)), await uploadStatus()]).toEqual(['LIB10009', 0]);
    await until('2026-11-24T05:59:00');
    expect([await statusOf(makeInvalid(InvoiceNumber)), await uploadStatus()]).toEqual(['LIB10009', 2]);
    await until('2026-11-24T06:00:00');
    expect([await uploadStatus(), await statusOf(makeInvalid(InvoiceNumber))]).toEqual([1, 'SUCCESS']);
    expect(await statusOf(makeInvalid(InvoiceNumber))).toBe('LIB10005');
    const found = await call('/Api/invoice_search', '1.3', { SearchType: '0', InvoiceNumber, RandomNum });
    expect(found.Result).toMatchObject({ InvoiceStatus: 2, UploadStatus: 0 });
  });

  it('is possible until the 14th of the next odd month', async () => {
    const [first, second] = [await issued(), await issued()];
    await until('2027-01-14T23:59:00');
    expect(await statusOf(makeInvalid(first['InvoiceNumber']))).toBe('SUCCESS');
    await until('2027-01-15T00:00:00');
    expect(await statusOf(makeInvalid(second['InvoiceNumber']))).toBe('LIB10008');
  });

  it('is refused for unknown invoices, long reasons and failed uploads', async () => {
    const { InvoiceNumber, MerchantOrderNo } = await issued();
    simulator.faults.arm({ on: 'issue', kind: 'upload-failed' });
    const failed = await issued();
    await clock.advance(DAY);
    expect([
      await statusOf(makeInvalid('AA00000000')),
      await statusOf(makeInvalid('')),
      await statusOf(makeInvalid(InvoiceNumber, '這個理由太長了')),
      await statusOf(makeInvalid(failed['InvoiceNumber'])),
      await statusOf(search('NONE')),
      await statusOf(search(MerchantOrderNo, '1')),
    ]).toEqual(['INV20006', 'KEY10004', 'INV70001', 'INV70002', 'INV20006', 'INV20006']);
    expect((await search(failed['MerchantOrderNo'])).Result['UploadStatus']).toBe(3);
  });
});

describe('an allowance', () => {
  const allow = (made: Values, net: string, tax: string, changes: object = {}): Promise<Reply> =>
    call('/Api/allowance_issue', '1.3', {
      InvoiceNo: made['InvoiceNumber'],
      MerchantOrderNo: made['MerchantOrderNo'],
      ItemName: 'Initial',
      ItemCount: '1',
      ItemUnit: '式',
      ItemPrice: net,
      ItemAmt: net,
      ItemTaxAmt: tax,
      TotalAmt: String(Number(net) + Number(tax)),
      Status: '1',
      ...changes,
    });

  it('takes sums off up to the whole, and forbids voiding', async () => {
    const made = (await issue()).Result;
    const part = await allow(made, '174', '9');
    expect(part.Result).toMatchObject({ AllowanceAmt: 183, RemainAmt: 367 });
    expect([
      await statusOf(allow(made, '350', '18')),
      await statusOf(allow(made, '174', '9', { TotalAmt: '1' })),
      await statusOf(allow(made, '174', '9', { ItemCount: '2' })),
      await statusOf(allow({ ...made, MerchantOrderNo: 'OTHER' }, '1', '0')),
    ]).toEqual(['IAI10004', 'INV10012', 'INV10004', 'INV20006']);
    expect((await allow(made, '350', '17')).Result).toMatchObject({ RemainAmt: 0 });
    await clock.advance(DAY);
    expect(await statusOf(makeInvalid(made['InvoiceNumber']))).toBe('LIB10007');
  });

  it('waits to be confirmed or given up, and is voided after its upload', async () => {
    const made = (await issue()).Result;
    const decide = (reply: Reply, AllowanceStatus: string): Promise<Reply> => {
      const { AllowanceNo, MerchantOrderNo, AllowanceAmt: TotalAmt } = reply.Result;
      const fields = { AllowanceStatus, AllowanceNo, MerchantOrderNo, TotalAmt };
      return call('/Api/allowance_touch_issue', '1.0', fields);
    };
    const [one, other] = [
      await allow(made, '100', '5', { Status: '0' }),
      await allow(made, '200', '10', { Status: '0' }),
    ];
    expect((await decide(one, 'D')).Result).toMatchObject({ RemainAmt: 340 });
    expect([await statusOf(decide(one, 'C')), await statusOf(decide(other, 'X'))]).toEqual([
      'IAI10003',
      'IAI10004',
    ]);
    expect(await statusOf(decide(other, 'C'))).toBe('SUCCESS');
    const undo = (AllowanceNo: unknown): Promise<Reply> =>
      call('/Api/allowanceInvalid', '1.0', { AllowanceNo, InvalidReason: '錯誤' });
    expect([await statusOf(undo(other.Result['AllowanceNo'])), await statusOf(undo('A0'))]).toEqual([
      'LIB10009',
      'IAI10002',
    ]);
    await clock.advance(DAY);
    expect(await statusOf(undo(other.Result['AllowanceNo']))).toBe('SUCCESS');
    expect(await statusOf(makeInvalid(made['InvoiceNumber']))).toBe('SUCCESS');
    expect(await statusOf(allow(made, '100', '5'))).toBe('LIB10005');
  });

  it('is remembered when the gateway starts again', async () => {
    const made = (await issue()).Result;
    await allow(made, '100', '5');
    await restart(simulator.origin);
    expect((await allow(made, '200', '10')).Result).toMatchObject({ RemainAmt: 235 });
  });
});

describe('a question to the ministry', () => {
  const ask = async (path: string, fields: object, more = {}): Promise<unknown> => {
    const postData = client.seal({ TimeStamp: timeStamp(), ...fields });
    const outer = { Version: '1.0', RespondType: 'JSON', CheckValue: client.tradeSha(postData), ...more };
    const { Status, written } = await send(`/Api_inv_application/${path}`, postData, outer);
    if (Status !== 'SUCCESS') return Status;
    return new URLSearchParams(client.openText(String(written))).get('IsExist');
  };

  it('says whether a barcode exists', async () => {
    const barcode = (CellphoneBarcode: string, more = {}): Promise<unknown> =>
      ask('checkBarCode', { CellphoneBarcode }, more);
    expect([
      await barcode('/ABC+123'),
      await barcode('/0000000'),
      await barcode(''),
      await barcode('/ABC,123'),
      await barcode('/ABC+123', { CheckValue: 'F'.repeat(64) }),
    ]).toEqual(['Y', 'N', 'CBC10001', 'CBC10002', 'API10004']);
    simulator.faults.arm({ on: 'check-barcode', kind: 'ministry-away' });
    expect(await barcode('/ABC+123')).toBe('CBC10004');
  });

  it('says whether a charity exists', async () => {
    const code = (LoveCode: string): Promise<unknown> => ask('checkLoveCode', { LoveCode });
    expect([await code('919'), await code('0000'), await code(''), await code('12')]).toEqual([
      'Y',
      'N',
      'CLC10001',
      'CLC10002',
    ]);
    simulator.faults.arm({ on: 'check-love-code', kind: 'ministry-away' });
    expect(await code('919')).toBe('CLC10004');
  });
});

describe('the number of a company', () => {
  it.each([
    '04595257',
    '10458575',
    '10458574',
    '12345675',
    '12345676',
    '54352706',
    '53212539',
    '04595252',
    '12345670',
  ])('%s is right', (text) => {
    expect(isTaxId(text)).toBe(true);
  });

  it.each(['04595253', '12345672', '12345678', '1234567', '123456769', '00000000', '', '5435270A'])(
    '"%s" is wrong',
    (text) => {
      expect(isTaxId(text)).toBe(false);
    },
  );
});
