import { money } from '../../../shared/domain/money';
import { invoiceDocumentOf } from './invoice-document';
import { type InvoiceInput, type InvoiceSettings, parseInvoiceSettings } from './invoice-settings';

const BUYER = { name: '王小明', email: 'buyer@example.com', phone: { area: '02' } };
const SOLD = { name: 'Initial 月繳', total: money(550, 'TWD') } as const;

it.each<[string, InvoiceInput, object]>([
  ['donated', { type: 'welfare' }, { buyer: '消費者', delivery: { kind: 'charity', code: '599' } }],
  [
    'for a person',
    { type: 'duplicate', ...BUYER },
    { buyer: '王小明', taxId: null, delivery: { kind: 'email', code: 'buyer@example.com' } },
  ],
  [
    'for a company',
    { type: 'triplicate', ...BUYER, name: '好公司', taxId: '12345670' },
    { buyer: '好公司', taxId: '12345670', delivery: { kind: 'paper' } },
  ],
  [
    'on a phone',
    { type: 'einvoice', einvoice: '/abc+123' },
    { delivery: { kind: 'mobile', code: '/ABC+123' } },
  ],
  [
    'on a certificate',
    { type: 'einvoice', einvoice: 'ab12345678901234' },
    { delivery: { kind: 'citizen', code: 'AB12345678901234' } },
  ],
])('an invoice %s says what was sold, with its tax', (_, input, expected) => {
  expect(invoiceDocumentOf(SOLD, parseInvoiceSettings(input))).toMatchObject({
    item: 'Linklet Initial 月繳',
    total: { minor: 550 },
    net: { minor: 524 },
    tax: { minor: 26 },
    ...expected,
  });
});

it.each([
  [20, 19, 1],
  [183, 174, 9],
  [299, 285, 14],
  [477, 454, 23],
  [1_980, 1_886, 94],
  [3_781, 3_601, 180],
  [5_817, 5_540, 277],
  [19_800, 18_857, 943],
])('NT$%d are NT$%d and NT$%d of tax', (total, net, tax) => {
  const document = invoiceDocumentOf(
    { ...SOLD, total: money(total, 'TWD') },
    parseInvoiceSettings({ type: 'welfare' }),
  );
  expect([document.net.minor, document.tax.minor]).toEqual([net, tax]);
});

it('has no sign that would split its lines or cannot be printed, whatever was stored before', () => {
  const settings: InvoiceSettings = {
    ...parseInvoiceSettings({ type: 'welfare' }),
    name: 'A|B 🎉\u0007C\u202e',
  };
  expect(invoiceDocumentOf(SOLD, settings).buyer).toBe('A B C');
  expect(invoiceDocumentOf({ ...SOLD, name: 'x|🎉' }, settings).item).not.toMatch(/[|🎉]/u);
});
