import type {
  BillingStatus,
  ChangePreview,
  Coupon,
  DomainSubscription,
  OrderDetails,
  Payment,
  PaymentsApi,
  Quote,
  StartedOrder,
} from '../features/payments';

const INVOICE: NonNullable<BillingStatus['invoice']> = {
  isSaved: true,
  type: 'welfare',
  name: '',
  email: '',
  phone: { country: '', area: '', extension: '' },
  taxId: '',
  einvoice: '',
  welfareCode: '599',
};

/** A group that pays for nothing, on a site that takes cards and LINE Pay. */
export const buildStatus = (fields: Partial<BillingStatus> = {}): BillingStatus => ({
  currentPlan: 'free',
  currentBillingCycle: null,
  payMonthly: false,
  state: 'none',
  paidUntil: null,
  nextCharge: null,
  scheduledChange: null,
  paymentType: null,
  unsubscriptionStatus: null,
  paymentWithInvalidCard: [],
  paymentTypes: ['newebPay', 'linePay'],
  card: null,
  invoice: INVOICE,
  ...fields,
});

/** One that pays for Initial by card. */
export const buildSubscribed = (fields: Partial<BillingStatus> = {}): BillingStatus =>
  buildStatus({
    currentPlan: 'initial',
    currentBillingCycle: 'monthly',
    payMonthly: true,
    state: 'active',
    paidUntil: '2026-12-24',
    nextCharge: { date: '2026-12-24', amount: 550, currency: 'ntd' },
    paymentType: 'newebPay',
    unsubscriptionStatus: 'paid',
    card: '1111',
    ...fields,
  });

const LINES = { list: 550, discount: 0, credit: 0, waived: 0, total: 550, tax: 26 } as const;

export const buildQuote = (fields: Partial<Quote> = {}): Quote => ({
  externalId: 'ORDER1',
  plan: 'initial',
  billingCycle: 'monthly',
  currency: 'ntd',
  lines: LINES,
  paymentRequired: true,
  paymentTypes: ['newebPay', 'linePay'],
  nextChargeDate: '2026-12-24',
  nextChargeAmount: 550,
  expireTime: '2026-11-24T01:15:00.000Z',
  ...fields,
});

/** The same with a coupon that takes everything off. */
export const buildFreeQuote = (): Quote =>
  buildQuote({
    lines: { ...LINES, discount: 550, total: 0, tax: 0 },
    paymentRequired: false,
    nextChargeAmount: 0,
  });

/** Classic for the rest of the month. */
export const buildChangePreview = (fields: Partial<ChangePreview> = {}): ChangePreview => ({
  kind: 'upgrade',
  plan: 'classic',
  billingCycle: 'monthly',
  effectiveDate: '2026-12-14',
  currency: 'ntd',
  lines: { list: 660, discount: 0, credit: 183, waived: 0, total: 477, tax: 23 },
  paymentRequired: true,
  paymentTypes: ['newebPay', 'linePay'],
  nextCharge: { date: '2026-12-24', amount: 1980, currency: 'ntd' },
  ...fields,
});

export const buildStarted = (fields: Partial<StartedOrder> = {}): StartedOrder => ({
  paymentRequired: true,
  paymentType: 'newebPay',
  externalId: 'ORDER1',
  url: 'https://ccore.newebpay.test/MPG/period',
  data: { MerchantID_: 'MS1', PostData_: 'abc' },
  ...fields,
});

export const buildPayment = (fields: Partial<Payment> = {}): Payment => ({
  purchaseTarget: 'premium_plan',
  externalId: 'ORDER1',
  result: 'success',
  reason: null,
  operation: 'subscribe',
  plan: 'initial',
  billingCycle: 'monthly',
  currency: 'ntd',
  lines: LINES,
  paymentType: 'newebPay',
  paidTime: '2026-11-24T04:00:00.000Z',
  invoice: { state: 'issued', number: 'AB12345678', date: '2026-11-24' },
  refunds: [],
  unusedPayments: [],
  card: '1111',
  ...fields,
});

export const buildOrder = (fields: Partial<OrderDetails> = {}): OrderDetails => ({
  ...buildPayment(),
  buyer: { name: '', taxId: '' },
  ...fields,
});

/** An order that was not paid. */
export const buildUnpaid = (fields: Partial<OrderDetails> = {}): OrderDetails =>
  buildOrder({ result: 'waiting', paidTime: null, invoice: null, card: null, ...fields });

export const buildCoupon = (fields: Partial<Coupon> = {}): Coupon => ({
  code: 'TEN',
  percentOff: 10,
  amountOff: null,
  currencies: ['ntd', 'usd'],
  plans: ['personal', 'initial', 'classic'],
  billingCycles: ['monthly', 'yearly'],
  validUntil: null,
  ...fields,
});

/** A domain that is paid for by card. */
export const buildDomainSubscription = (fields: Partial<DomainSubscription> = {}): DomainSubscription => ({
  domainName: 'tea.link',
  state: 'active',
  paidUntil: '2027-11-27',
  endsAt: null,
  nextCharge: { date: '2027-11-27', amount: 1_980, currency: 'ntd' },
  paymentType: 'newebPay',
  card: '1111',
  invoice: null,
  ...fields,
});

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

export const fakePaymentsApi = (): Fake<PaymentsApi> => ({
  quote: jest.fn().mockResolvedValue(buildQuote()),
  quoteDomain: jest.fn().mockResolvedValue(buildQuote({ plan: 'tea.link', billingCycle: 'yearly' })),
  start: jest.fn().mockResolvedValue(buildStarted()),
  coupon: jest.fn().mockResolvedValue(buildCoupon()),
  welfareCodes: jest.fn().mockResolvedValue({
    welfareCodes: [
      { code: '599', name: '愛心碼 599' },
      { code: '919', name: '創世基金會' },
    ],
    defaultCode: '599',
  }),
  status: jest.fn().mockResolvedValue(buildStatus()),
  payments: jest.fn().mockResolvedValue({ payments: [], start: null }),
  order: jest.fn().mockResolvedValue(buildOrder()),
  cancel: jest.fn().mockResolvedValue(buildSubscribed({ state: 'cancelled', nextCharge: null })),
  resume: jest.fn().mockResolvedValue(buildStarted({ paymentRequired: false })),
  previewChange: jest.fn().mockResolvedValue(buildChangePreview()),
  change: jest.fn().mockResolvedValue(buildStarted()),
  withdrawChange: jest.fn().mockResolvedValue(undefined),
  changeCard: jest.fn().mockResolvedValue(buildStarted()),
  domains: jest.fn().mockResolvedValue({ domains: [], paymentTypes: ['newebPay', 'linePay'] }),
  cancelDomain: jest.fn().mockResolvedValue({ domains: [], paymentTypes: [] }),
  resumeDomain: jest.fn().mockResolvedValue(buildStarted({ paymentRequired: false })),
  changeDomainCard: jest.fn().mockResolvedValue(buildStarted()),
  saveInvoice: jest.fn().mockResolvedValue(INVOICE),
});
