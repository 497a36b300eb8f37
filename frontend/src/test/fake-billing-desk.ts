import type {
  BillingDeskApi,
  BilledGroup,
  OrderPage,
  RefundsOfOrder,
  PaymentAlert,
  Reconciliation,
  SiteCoupon,
} from '../features/desk';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

const ORDERED = '2026-11-23T04:00:00.000Z';
const PAID = '2026-11-23T04:05:00.000Z';

export const buildPaymentAlert = (fields: Partial<PaymentAlert> = {}): PaymentAlert => ({
  alertId: 5,
  kind: 'refund-stuck',
  groupId: 42,
  group: 'Tea shop',
  details: { order: 'ORDER1', number: 'LK1', minor: '550', currency: 'TWD' },
  openedTime: PAID,
  closedTime: null,
  closedBy: null,
  closeReason: null,
  ...fields,
});

const event = (
  time: string,
  kind: OrderPage['timeline'][number]['kind'],
  details: Readonly<Record<string, string>> = {},
  by: string | null = null,
) => ({ time, kind, details, by });

const ATTEMPT: OrderPage['attempts'][number] = {
  number: 'LK1',
  gateway: 'newebPay',
  state: 'settled',
  reference: 'T1',
  amount: 550,
  received: 550,
  receivedCurrency: 'ntd',
  card: '1111',
  createdTime: ORDERED,
  settledTime: PAID,
};

const INVOICE: OrderPage['invoices'][number] = {
  state: 'issued',
  number: 'I1',
  invoiceNumber: 'AB12345678',
  allowanceNumber: null,
  total: 550,
  reason: null,
  tries: 0,
  issuedTime: PAID,
};

const SUBSCRIPTION: OrderPage['subscription'] = {
  state: 'active',
  plan: 'initial',
  billingCycle: 'monthly',
  price: 550,
  currency: 'ntd',
  paymentType: 'newebPay',
  periodNumber: 1,
  paidUntil: '2026-12-23',
  mandates: [
    {
      gateway: 'newebPay',
      number: 'LK1',
      reference: 'P1',
      state: 'live',
      wanted: 'live',
      amount: 550,
      failure: null,
    },
  ],
};

const TIMELINE: OrderPage['timeline'] = [
  event(ORDERED, 'ordered', { minor: '550', currency: 'TWD' }, 'mei@example.com'),
  event(PAID, 'gatewayEvent', { number: 'LK1', kind: 'paid', outcome: 'applied' }),
  event(PAID, 'settled', { gateway: 'newebPay', reference: 'T1', minor: '550', currency: 'TWD' }),
  event(PAID, 'invoiceIssued', { invoiceNumber: 'AB12345678' }),
];

export const buildOrderPage = (fields: Partial<OrderPage> = {}): OrderPage => ({
  externalId: 'ORDER1',
  groupId: 42,
  group: 'Tea shop',
  state: 'paid',
  operation: 'subscribe',
  plan: 'initial',
  billingCycle: 'monthly',
  currency: 'ntd',
  total: 550,
  paymentType: 'newebPay',
  createdTime: ORDERED,
  paidTime: PAID,
  lines: { list: 550, discount: 0, credit: 0, waived: 0, total: 550, tax: 26 },
  reason: null,
  payer: { userId: 7, email: 'mei@example.com', name: 'Mei' },
  coupon: null,
  isPayableByHand: false,
  attempts: [ATTEMPT],
  invoices: [INVOICE],
  buyer: null,
  subscription: SUBSCRIPTION,
  alerts: [],
  timeline: TIMELINE,
  ...fields,
});

export const buildGroupPage = (fields: Partial<BilledGroup> = {}): BilledGroup => ({
  groupId: 42,
  name: 'Tea shop',
  plan: 'initial',
  subscriptions: [],
  grants: [{ plan: 'initial', source: 'order', until: null }],
  orders: [],
  alerts: [],
  ...fields,
});

export const buildReconciliation = (fields: Partial<Reconciliation> = {}): Reconciliation => ({
  day: '2026-11-23',
  gateway: 'newebPay',
  checked: 12,
  startedTime: '2026-11-23T19:00:00.000Z',
  finishedTime: '2026-11-23T19:01:00.000Z',
  failure: null,
  differences: [],
  ...fields,
});

export const buildSiteCoupon = (fields: Partial<SiteCoupon> = {}): SiteCoupon => ({
  code: 'SPRING',
  percentOff: 10,
  amountOff: null,
  currencies: ['ntd', 'usd'],
  plans: ['initial'],
  billingCycles: ['monthly'],
  validFrom: ORDERED,
  validUntil: null,
  maxUses: null,
  uses: 3,
  ...fields,
});

export const buildOrderRefunds = (fields: Partial<RefundsOfOrder> = {}): RefundsOfOrder => ({
  refunds: [],
  left: 550,
  currency: 'ntd',
  ...fields,
});

const NOTHING = { items: [], start: null };

export const fakeBillingDeskApi = (): Fake<BillingDeskApi> => ({
  find: jest.fn().mockResolvedValue({ people: [], groups: [], orders: [] }),
  order: jest.fn().mockResolvedValue(buildOrderPage()),
  markPaid: jest.fn().mockResolvedValue(buildOrderPage()),
  refunds: jest.fn().mockResolvedValue(buildOrderRefunds()),
  refund: jest.fn().mockResolvedValue(buildOrderRefunds({ left: 450 })),
  settleRefund: jest.fn().mockResolvedValue(buildOrderRefunds()),
  settleInvoice: jest.fn().mockResolvedValue(undefined),
  correctInvoice: jest.fn().mockResolvedValue(undefined),
  group: jest.fn().mockResolvedValue(buildGroupPage()),
  alerts: jest.fn().mockResolvedValue(NOTHING),
  closeAlert: jest.fn().mockResolvedValue(buildPaymentAlert({ closedTime: PAID })),
  reconciliations: jest.fn().mockResolvedValue(NOTHING),
  coupons: jest.fn().mockResolvedValue(NOTHING),
  addCoupon: jest.fn().mockResolvedValue(buildSiteCoupon()),
});
