import type { Screen } from '../../support/screen';
import { asAdmin } from './desk-layers';

const [ORDERED, PAID] = ['2026-11-23T04:00:00.000Z', '2026-11-23T04:05:00.000Z'];

const ORDER = {
  externalId: 'K7Q2MZ9WX4B8N3RTYH5VD6PAJC',
  groupId: 42,
  group: 'Tea shop',
  state: 'expired',
  operation: 'subscribe',
  plan: 'initial',
  billingCycle: 'monthly',
  currency: 'ntd',
  total: 550,
  paymentType: 'newebPay',
  createdTime: ORDERED,
  paidTime: null,
};

const ALERT = {
  alertId: 5,
  kind: 'reconciliation-difference',
  groupId: 42,
  group: 'Tea shop',
  details: {
    order: ORDER.externalId,
    gateway: 'newebPay',
    number: 'LKZ9WX4B8N3RTYH5VD6PAJCK7Q',
    day: '2026-11-23',
    difference: 'otherAmount',
  },
  openedTime: PAID,
  closedTime: null,
  closedBy: null,
  closeReason: null,
};

const MONEY = { minor: '550', currency: 'TWD' };
const PAGE = {
  ...ORDER,
  lines: { list: 550, discount: 0, credit: 0, waived: 0, total: 550, tax: 26 },
  reason: null,
  payer: { userId: 7, email: 'mei@example.com', name: 'Mei' },
  coupon: 'SPRING',
  isPayableByHand: true,
  attempts: [
    {
      number: 'LKZ9WX4B8N3RTYH5VD6PAJCK7Q',
      gateway: 'newebPay',
      state: 'abandoned',
      reference: null,
      amount: 550,
      received: null,
      card: null,
      createdTime: ORDERED,
      settledTime: null,
    },
  ],
  invoices: [],
  subscription: null,
  alerts: [ALERT],
  timeline: [
    { time: ORDERED, kind: 'ordered', details: MONEY, by: 'mei@example.com' },
    {
      time: ORDERED,
      kind: 'handedOver',
      details: { gateway: 'newebPay', number: 'LKZ9', ...MONEY },
      by: null,
    },
    { time: PAID, kind: 'alertOpened', details: { alert: ALERT.kind }, by: null },
  ],
};

const RUN = {
  day: '2026-11-23',
  gateway: 'newebPay',
  checked: 120,
  startedTime: PAID,
  finishedTime: PAID,
  failure: null,
  differences: [
    {
      kind: 'otherAmount',
      number: ALERT.details.number,
      externalId: ORDER.externalId,
      booked: 550,
      found: 551,
      currency: 'ntd',
    },
  ],
};

const COUPON = {
  code: 'SPRING',
  percentOff: 10,
  amountOff: null,
  currencies: ['ntd', 'usd'],
  plans: ['initial', 'classic'],
  billingCycles: ['monthly'],
  validFrom: ORDERED,
  validUntil: '2030-01-31T16:00:00.000Z',
  maxUses: 100,
  uses: 3,
};

const PAID_PAGE = {
  ...PAGE,
  ...{ state: 'partRefunded', paidTime: PAID, isPayableByHand: false, coupon: null, alerts: [] },
  attempts: [
    {
      ...{ number: 'LKZ9WX4B8N3RTYH5VD6PAJCK7Q', gateway: 'newebPay', state: 'settled' },
      ...{ reference: '26112304050012345', amount: 550, received: 550, card: '1111' },
      ...{ createdTime: ORDERED, settledTime: PAID },
    },
  ],
  invoices: [
    {
      ...{ number: 'LKINV1', state: 'stuck', invoiceNumber: 'AB12345678', reason: 'LIB10003' },
      ...{ invoiceDate: '2026-11-23', total: 550 },
    },
  ],
  subscription: {
    ...{
      plan: 'initial',
      billingCycle: 'monthly',
      currency: 'ntd',
      paymentType: 'newebPay',
      state: 'active',
    },
    ...{ price: 550, periodNumber: 1, paidUntil: '2026-12-23' },
    mandates: [
      {
        ...{ gateway: 'newebPay', number: 'LKZ9WX4B8N3RTYH5VD6PAJCK7Q', reference: 'P261123040500123456' },
        ...{ state: 'live', wanted: 'live', amount: 550, failure: null },
      },
    ],
  },
};

const REFUNDS = {
  ...{ currency: 'ntd', left: 350 },
  refunds: [
    {
      ...{ number: 'LKREFUND00000000000000001', amount: 200, state: 'stuck', reason: 'Bought twice' },
      ...{ createdTime: PAID, failure: 'TRA10038' },
    },
  ],
};

const GROUP = {
  ...{ groupId: 42, name: 'Tea shop', plan: 'initial', orders: [ORDER] },
  subscriptions: [PAID_PAGE.subscription],
  grants: [{ plan: 'initial', source: 'order', until: '2030-01-31T16:00:00.000Z' }],
  alerts: [ALERT, { ...ALERT, alertId: 4, closedTime: PAID, closedBy: 'Mei', closeReason: 'Refunded' }],
};

const desk = { path: '/admin/billing', title: 'desk.billing.title' } as const;
const order = {
  path: `/admin/billing/orders/${ORDER.externalId}`,
  title: 'desk.order.title',
  titled: () => ({ externalId: ORDER.externalId }),
} as const;

/** Where those who run the site look after payments. */
export const BILLING_DESK_LAYERS: readonly Screen[] = [
  {
    name: 'billing-search',
    ...desk,
    prepare: asAdmin({
      'billing/search?*': {
        people: [{ userId: 7, email: 'mei@example.com', name: 'Mei' }],
        groups: [{ groupId: 42, name: 'Tea shop' }],
        orders: [{ ...ORDER, foundBy: 'payer' }],
      },
    }),
    open: async (visitor) => {
      await visitor.the('textbox', 'desk.billing.q').fill('mei@example.com');
      await visitor.press('button', 'desk.billing.find');
      await visitor.page.getByText('mei@example.com').waitFor();
    },
  },
  {
    name: 'billing-alerts',
    ...desk,
    path: '/admin/billing?view=alerts',
    prepare: asAdmin({ 'billing/alerts?*': { alerts: [ALERT], start: null } }),
  },
  {
    name: 'billing-reconciliation',
    ...desk,
    path: '/admin/billing?view=reconciliation',
    prepare: asAdmin({ 'billing/reconciliation': { reconciliations: [RUN], start: null } }),
  },
  {
    name: 'billing-coupons',
    ...desk,
    path: '/admin/billing?view=coupons',
    prepare: asAdmin({ coupons: { coupons: [COUPON], start: null } }),
  },
  {
    name: 'billing-order',
    ...order,
    prepare: asAdmin({ 'billing/orders/': PAGE }),
  },
  {
    name: 'billing-nothing-found',
    ...desk,
    prepare: asAdmin({ 'billing/search?*': { people: [], groups: [], orders: [] } }),
    open: async (visitor) => {
      await visitor.the('textbox', 'desk.billing.q').fill('nobody');
      await visitor.press('button', 'desk.billing.find');
      await visitor.reads('desk.billing.nothing');
    },
  },
  {
    name: 'billing-alerts-empty',
    ...desk,
    path: '/admin/billing?view=alerts',
    prepare: asAdmin({ 'billing/alerts?*': { alerts: [], start: null } }),
  },
  {
    name: 'billing-alert-close',
    ...desk,
    path: '/admin/billing?view=alerts',
    prepare: asAdmin({ 'billing/alerts?*': { alerts: [ALERT], start: null } }),
    open: async (visitor) => {
      await visitor.page.locator('main li button').first().click();
      await visitor.the('dialog', 'desk.alerts.close').waitFor();
    },
  },
  {
    name: 'billing-order-paid',
    ...order,
    prepare: asAdmin({
      'billing/orders/': PAID_PAGE,
      [`billing/orders/${ORDER.externalId}/refunds`]: REFUNDS,
    }),
    open: (visitor) => visitor.the('button', 'desk.refunds.refund').waitFor(),
  },
  {
    name: 'billing-order-refund',
    ...order,
    prepare: asAdmin({
      'billing/orders/': PAID_PAGE,
      [`billing/orders/${ORDER.externalId}/refunds`]: REFUNDS,
    }),
    open: async (visitor) => {
      await visitor.press('button', 'desk.refunds.refund');
      await visitor.the('dialog', 'desk.refunds.refund').waitFor();
    },
  },
  {
    name: 'billing-order-mark-paid',
    ...order,
    prepare: asAdmin({ 'billing/orders/': PAGE }),
    open: async (visitor) => {
      await visitor.press('button', 'desk.order.markPaid');
      await visitor.the('dialog', 'desk.order.markPaid').waitFor();
      await visitor.page.locator('[role="dialog"] button[type="submit"]').click();
      await visitor.page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'billing-group',
    path: '/admin/billing/groups/42',
    title: 'desk.billing.group',
    titled: () => ({ name: 'Tea shop', groupId: '42' }),
    prepare: asAdmin({ 'billing/groups/': GROUP }),
  },
  {
    name: 'billing-refund-stuck',
    ...order,
    prepare: asAdmin({
      'billing/orders/': PAID_PAGE,
      [`billing/orders/${ORDER.externalId}/refunds`]: REFUNDS,
    }),
    open: async (visitor) => {
      await visitor.press('button', 'desk.refunds.stuck');
      await visitor.the('dialog', 'desk.refunds.stuck').waitFor();
    },
  },
];
