import { createHash } from 'node:crypto';
import { money } from '../../../../shared/domain/money';
import type { InvoiceDocument } from '../../domain/invoice-document';
import { checkCode, decrypt, encrypt, type NewebpayFields, formOf } from '../newebpay/newebpay-cipher';
import { kindOfRefusal, voidingOutcome } from './ezpay-codes';
import { allowanceFields, invoiceFields } from './ezpay-forms';
import { EzpayInvoices } from './ezpay-invoices';

/** Keys that the manual prints. */
const KEYS = { key: 'abcdefghijklmnopqrstuvwxyzabcdef', iv: '1234567891234567' };
const ACCOUNT = { url: 'http://127.0.0.1:9', merchantId: '3622183', ...KEYS };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const DOCUMENT: InvoiceDocument = {
  buyer: '王小明',
  email: 'buyer@example.com',
  taxId: null,
  delivery: { kind: 'mobile', code: '/ABC+123' },
  item: 'Initial 月繳',
  total: money(550, 'TWD'),
  net: money(524, 'TWD'),
  tax: money(26, 'TWD'),
};

describe('the cipher of ezPay', () => {
  it('writes the request of the manual', () => {
    const hex = encrypt(
      formOf({
        RespondType: 'JSON',
        Version: '1.4',
        TimeStamp: 1_444_963_784,
        TransNum: '',
        MerchantOrderNo: '201409170000001',
        BuyerName: '王大品',
        BuyerUBN: '54352706',
        BuyerAddress: '台北市南港區南港路二段97號8樓',
        BuyerEmail: '54352706@pay2go.com',
        Category: 'B2B',
        TaxType: '1',
        TaxRate: '5',
        Amt: 490,
        TaxAmt: 10,
        TotalAmt: 500,
        CarrierType: '',
        CarrierNum: '',
        LoveCode: '',
        PrintFlag: 'Y',
        ItemName: '商品一|商品二',
        ItemCount: '1|2',
        ItemUnit: '個|個',
        ItemPrice: '300|100',
        ItemAmt: '300|200',
        Comment: '備註',
        CreateStatusTime: '',
        Status: '1',
      }),
      KEYS,
    );
    expect([hex.length, hex.slice(0, 32), sha256(hex)]).toEqual([
      1_280,
      '70a61189d7dc0f6abefe7643da144af5',
      'a9f87c9075823e237f72577ea7bae492f190681abfb0d24563e999d766dbd093',
    ]);
  });

  it('signs the answers of the manual', () => {
    const names = { InvoiceTransNo: '14061313541640927', MerchantID: '3622183', RandomNum: '0142' };
    expect(checkCode({ ...names, MerchantOrderNo: '201409170000001', TotalAmt: 500 }, KEYS)).toBe(
      '303AB800650B724733B5D91CBCE075D9EA09E4CDE9CD33461D45F07D5EC7EECB',
    );
  });

  it('writes an invoice with a carrier', () => {
    const fields = invoiceFields('LKI0000000001', DOCUMENT);
    const { Status, Category, BuyerName, BuyerEmail, CarrierType, CarrierNum, PrintFlag } = fields;
    // The order of the vector, which is not that of the form.
    const ordered = {
      ...{ RespondType: 'JSON', Version: '1.5', TimeStamp: 1_700_000_000 },
      ...{ MerchantOrderNo: 'LKI0000000001', Status, Category, BuyerName, BuyerEmail },
      ...{ CarrierType, CarrierNum, PrintFlag },
      ...fields,
    };
    expect(sha256(encrypt(formOf(ordered as NewebpayFields), KEYS))).toBe(
      '1d61096eb037d8160a432f9ab9d0922b19b0fae9961277a5d1fd21d2eecf71fd',
    );
  });
});

describe('the form of ezPay', () => {
  it.each<[string, Partial<InvoiceDocument>, object]>([
    [
      'a charity',
      { delivery: { kind: 'charity', code: '919' } },
      { Category: 'B2C', LoveCode: '919', PrintFlag: 'N' },
    ],
    [
      'an email',
      { delivery: { kind: 'email', code: 'a@b.tw' } },
      { CarrierType: '2', CarrierNum: 'a@b.tw', PrintFlag: 'N', ItemPrice: 550, ItemAmt: 550 },
    ],
    [
      'a certificate',
      { delivery: { kind: 'citizen', code: 'AB12345678901234' } },
      { CarrierType: '1', CarrierNum: 'AB12345678901234' },
    ],
    [
      'a company, at net prices',
      { taxId: '54352706', delivery: { kind: 'paper' } },
      {
        Category: 'B2B',
        BuyerUBN: '54352706',
        PrintFlag: 'Y',
        ItemPrice: 524,
        ItemAmt: 524,
        Amt: 524,
        TaxAmt: 26,
      },
    ],
  ])('is right for %s', (_, changes, expected) => {
    expect(invoiceFields('I1', { ...DOCUMENT, ...changes })).toMatchObject(expected);
  });

  it('takes off everything with an allowance', () => {
    expect(allowanceFields({ number: 'I1', invoiceNumber: 'AB12345678' }, DOCUMENT)).toMatchObject({
      InvoiceNo: 'AB12345678',
      MerchantOrderNo: 'I1',
      ItemPrice: 524,
      ItemAmt: 524,
      ItemTaxAmt: 26,
      TotalAmt: 550,
    });
  });

  it('is sealed with the moment of the request', () => {
    const sealed = new EzpayInvoices(ACCOUNT).issueRequest('I1', DOCUMENT, new Date(1_700_000_000_000));
    const fields = new URLSearchParams(decrypt(sealed, KEYS) ?? '');
    expect([fields.get('TimeStamp'), fields.get('Version'), fields.get('MerchantOrderNo')]).toEqual([
      '1700000000',
      '1.5',
      'I1',
    ]);
  });
});

it.each([
  ['KEY10014', 'stale'],
  ['INV90006', 'later'],
  ['INV90005', 'later'],
  ['INV10020', 'later'],
  ['INV10021', 'later'],
  ['KEY10002', 'later'],
  ['KEY10006', 'later'],
  ['XYZ99999', 'later'],
  ['INV10013', 'refused'],
  ['INV10012', 'refused'],
  ['KEY10004', 'refused'],
  ['INV70002', 'refused'],
])('%s means %s', (code, kind) => {
  expect(kindOfRefusal(code)).toBe(kind);
});

it.each([
  ['SUCCESS', 'done'],
  ['LIB10005', 'done'],
  ['LIB10007', 'reduced'],
  ['LIB10008', 'tooLate'],
  ['LIB10009', 'tooEarly'],
  ['INV70002', null],
])('of a voiding, %s means %s', (code, outcome) => {
  expect(voidingOutcome(code)).toBe(outcome);
});
