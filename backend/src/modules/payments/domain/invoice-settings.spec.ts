import type { InvalidInput } from '../../../shared/domain/domain-error';
import { carrierKindOf, type InvoiceInput, parseInvoiceSettings } from './invoice-settings';

const BUYER = { name: '王小明', email: 'buyer@example.com', phone: { area: '02' } };

function refusedFields(input: InvoiceInput): string[] {
  try {
    parseInvoiceSettings(input);
    return [];
  } catch (error) {
    return (error as InvalidInput).details.fields?.map(({ field }) => field) ?? [];
  }
}

describe('settings of invoices', () => {
  it('donate to the usual charity when no code is given', () => {
    expect(parseInvoiceSettings({ type: 'welfare' })).toMatchObject({ type: 'welfare', welfareCode: '599' });
  });

  it.each<[string, InvoiceInput, string[]]>([
    ['a person', { type: 'duplicate', ...BUYER }, []],
    [
      'a person without anything',
      { type: 'duplicate' },
      ['invoice.name', 'invoice.email', 'invoice.phone.area'],
    ],
    ['a company', { type: 'triplicate', ...BUYER, taxId: '04595257' }, []],
    ['a company with a wrong tax ID', { type: 'triplicate', ...BUYER, taxId: '04595253' }, ['invoice.taxId']],
    ['a carrier', { type: 'einvoice', einvoice: ' /abc+123 ' }, []],
    ['a carrier with a comma', { type: 'einvoice', einvoice: '/ABC,123' }, ['invoice.einvoice']],
    ['a carrier with a full-width slash', { type: 'einvoice', einvoice: '／ABC+123' }, ['invoice.einvoice']],
    ['a charity', { type: 'welfare', welfareCode: '0919' }, []],
    ['a charity of letters', { type: 'welfare', welfareCode: 'abc' }, ['invoice.welfareCode']],
    ['a name that would split items', { type: 'duplicate', ...BUYER, name: 'A|B' }, ['invoice.name']],
    ['a name with emoji', { type: 'duplicate', ...BUYER, name: 'Ann 🎉' }, ['invoice.name']],
    [
      'a name that turns the text around',
      { type: 'duplicate', ...BUYER, name: 'a\u202eb' },
      ['invoice.name'],
    ],
    ['a person with a long name', { type: 'duplicate', ...BUYER, name: '王'.repeat(31) }, ['invoice.name']],
    [
      'a company with a long name',
      { type: 'triplicate', ...BUYER, name: '王'.repeat(60), taxId: '04595257' },
      [],
    ],
    [
      'an email that no provider takes',
      { type: 'duplicate', ...BUYER, email: `${'a'.repeat(39)}@example.com` },
      ['invoice.email'],
    ],
    ['a wrong email', { type: 'duplicate', ...BUYER, email: 'a@b' }, ['invoice.email']],
  ])('of %s', (_, input, refused) => {
    expect(refusedFields(input)).toEqual(refused);
  });

  it('keep only what the type needs', () => {
    expect(
      parseInvoiceSettings({
        type: 'einvoice',
        ...BUYER,
        taxId: '1',
        einvoice: '/+.-++..',
        welfareCode: '1',
      }),
    ).toEqual({
      type: 'einvoice',
      name: '王小明',
      email: 'buyer@example.com',
      phone: { country: '', area: '', extension: '' },
      taxId: '',
      einvoice: '/+.-++..',
      welfareCode: '',
    });
  });

  it.each([
    ['/ABC+123', 'mobile'],
    ['/+.-++..', 'mobile'],
    ['/P4SV.-I', 'mobile'],
    ['AB12345678901234', 'citizen'],
    ['/abcd123', null],
    ['/ABC,123', null],
    ['/ABCD12;', null],
  ])('read the carrier %s as %s', (code, kind) => {
    expect(carrierKindOf(code)).toBe(kind);
  });
});
