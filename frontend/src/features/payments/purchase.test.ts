import { currencyOfType, typeFor } from './currency';
import { failureOf } from './failure-reason';
import { invoiceInputOf, invoiceMistakes, type InvoiceValues } from './invoice-form';
import { checkoutPath, purchaseIn } from './purchase';

const VALUES: InvoiceValues = {
  ...{ type: 'welfare', name: 'Mei', email: 'mei@example.com', country: '886', area: '02', extension: '' },
  ...{ taxId: '04595257', einvoice: '/ABC+123', welfareCode: '599' },
};

describe('what is bought', () => {
  it.each([
    ['plan=initial', { plan: 'initial', cycle: 'monthly', currency: null, coupon: null }],
    [
      'plan=classic&cycle=yearly&currency=USD&coupon=+TEN+',
      { plan: 'classic', cycle: 'yearly', currency: 'USD', coupon: 'TEN' },
    ],
    [
      'plan=personal&cycle=daily&currency=EUR',
      { plan: 'personal', cycle: 'monthly', currency: null, coupon: null },
    ],
    ['plan=free', null],
    ['plan=toString', null],
    ['', null],
  ])('stands in the address: %s', (query, purchase) => {
    expect(purchaseIn(new URLSearchParams(query))).toEqual(purchase);
  });

  it('is written into the address as it is read', () => {
    const purchase = { plan: 'initial', cycle: 'yearly', currency: 'TWD', coupon: 'A&B' } as const;
    const path = checkoutPath(purchase);
    expect(path).toBe('/billing?plan=initial&cycle=yearly&currency=TWD&coupon=A%26B');
    expect(purchaseIn(new URL(path, 'http://localhost').searchParams)).toEqual(purchase);
  });
});

describe('a way to pay', () => {
  it.each([
    ['newebPay', 'TWD'],
    ['linePay', 'TWD'],
    ['paypal', 'USD'],
  ])('%s takes %s', (type, currency) => expect(currencyOfType(type)).toBe(currency));

  it.each([
    [['newebPay', 'paypal'], 'USD', 'paypal'],
    [['newebPay', 'paypal'], 'TWD', 'newebPay'],
    [['linePay'], 'USD', 'linePay'],
    [[], 'TWD', null],
  ] as const)('of %j for %s is %s', (types, currency, type) => expect(typeFor(types, currency)).toBe(type));

  it.each([
    ['05', 'declined'],
    ['1287', 'expired'],
    ['0121', 'left'],
    ['XX99', 'other'],
    [null, 'other'],
  ])('that fails with %s is explained as %s', (reason, failure) => expect(failureOf(reason)).toBe(failure));
});

describe('the details of an invoice', () => {
  const buyer = {
    name: 'Mei',
    email: 'mei@example.com',
    phone: { country: '886', area: '02', extension: '' },
  };

  it.each([
    ['welfare', { welfareCode: '599' }],
    ['einvoice', { einvoice: '/ABC+123' }],
    ['duplicate', buyer],
    ['triplicate', { ...buyer, taxId: '04595257' }],
  ] as const)('are only what %s needs', (type, fields) => {
    expect(invoiceInputOf({ ...VALUES, type })).toEqual({ type, ...fields });
  });

  const problems = (values: Partial<InvoiceValues>) =>
    Object.entries(invoiceMistakes({ ...VALUES, ...values })).filter(([, code]) => code !== null);

  it.each([
    [{}, []],
    [{ welfareCode: '' }, []],
    [{ welfareCode: '12' }, [['invoice.welfareCode', 'payments.invoice-welfare-code']]],
    [{ type: 'einvoice', einvoice: ' /abc+123 ' }, []],
    [{ type: 'einvoice', einvoice: 'AB12345678901234' }, []],
    [{ type: 'einvoice', einvoice: '／ABC+123' }, [['invoice.einvoice', 'payments.invoice-carrier']]],
    [{ type: 'duplicate', taxId: '' }, []],
    [{ type: 'duplicate', email: 'mei' }, [['invoice.email', 'payments.invoice-email']]],
    [{ type: 'triplicate', taxId: '0459525' }, [['invoice.taxId', 'payments.invoice-tax-id']]],
  ] as const)('of %j have the mistakes %j', (values, expected) => {
    expect(problems(values)).toEqual(expected);
  });
});
