import type { Opening, Screen } from '../../support/screen';
import { PAID, PAST_DUE, refusing, selling, SUBSCRIBED, unpaid } from './buying-layers';

const NEXT = { date: '2026-12-24', amount: 1980, currency: 'ntd' };

const UPGRADE = {
  ...{ kind: 'upgrade', plan: 'classic', billingCycle: 'monthly', effectiveDate: '2026-12-14' },
  ...{ currency: 'ntd', paymentRequired: true, paymentTypes: ['newebPay', 'linePay'], nextCharge: NEXT },
  lines: { list: 660, discount: 0, credit: 183, waived: 0, total: 477, tax: 23 },
};

const DEGRADE = {
  ...UPGRADE,
  ...{ kind: 'degrade', plan: 'personal', effectiveDate: '2026-12-24', paymentRequired: false },
  ...{ paymentTypes: [], nextCharge: { ...NEXT, amount: 150 } },
  lines: { list: 0, discount: 0, credit: 0, waived: 0, total: 0, tax: 0 },
};

const LOSSES = {
  limits: [
    { name: 'aiSuggestions', now: 1000, then: 30, used: 12, over: 0 },
    { name: 'tags', now: 100, then: 30, used: 45, over: 15 },
    { name: 'logRetentionDays', now: 7, then: 3, used: null, over: 0 },
  ],
  features: ['export', 'brandDomain'],
};

const SCHEDULED = {
  ...SUBSCRIBED,
  ...{ scheduledChange: { plan: 'personal', billingCycle: 'yearly', date: '2026-12-24' } },
  nextCharge: { date: '2026-12-24', amount: 1500, currency: 'ntd' },
};

const REFUNDS = [
  {
    state: 'done',
    amount: 200,
    createdTime: PAID.paidTime,
    doneTime: PAID.paidTime,
    allowanceNumber: 'LK123',
  },
  { state: 'pending', amount: 100, createdTime: PAID.paidTime, doneTime: null, allowanceNumber: null },
];

const UPGRADED = { ...PAID, operation: 'upgrade', plan: 'classic', lines: UPGRADE.lines, refunds: REFUNDS };
const SHOWN = { ...DEGRADE.lines };
const CARD = { ...PAID, operation: 'card', lines: SHOWN, invoice: null, card: '4242' };
const PERIOD = { ...PAID, operation: 'changePeriod', billingCycle: 'yearly' };

const LOG = { payments: [{ ...UPGRADED, externalId: 'NEW' }, PAID], start: null };

const billing = { path: '/billing', title: 'payments.page.title' } as const;
const payment = { path: '/payment?externalId=ORDER', title: 'payments.result.title' } as const;

const dialog =
  (button: string, title = button): Opening =>
  async (visitor) => {
    await visitor.press('button', button);
    await visitor.the('dialog', title).waitFor();
  };

/** The dialog has the sums. */
const counted: Opening = ({ page }) => page.locator('[data-change]').waitFor();

/** The result of an order, beside what the group pays for now. */
const resultOf = (name: string, order: object, status: object = SUBSCRIBED): Screen => ({
  name,
  ...payment,
  prepare: selling({ 'subscription/order/ORDER': order, 'subscription/status': status }),
});

const cardFailed = { ...unpaid('failed', 'PER10034'), operation: 'card', lines: SHOWN };

/** What members see who change what they pay for. */
export const CHANGING_LAYERS: readonly Screen[] = [
  {
    name: 'billing-scheduled',
    ...billing,
    prepare: selling({ 'subscription/status': SCHEDULED, 'subscription/billing/log': LOG }),
    open: (visitor) => visitor.the('button', 'payments.page.withdraw').waitFor(),
  },
  {
    name: 'billing-withdraw-refused',
    ...billing,
    expected: /status of 409/,
    prepare: selling({ 'subscription/status': SCHEDULED, 'subscription/billing/log': LOG }),
    async open(visitor) {
      await visitor.page.route('**/api/v1/subscription/order/degrade*', (route) =>
        route.fulfill({
          status: 409,
          json: { error: { code: 'billing.renewal-under-way', message: '' } },
        }),
      );
      await visitor.press('button', 'payments.page.withdraw');
      await visitor.page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'billing-line-pay',
    ...billing,
    prepare: selling({ 'subscription/status': { ...SUBSCRIBED, paymentType: 'linePay', card: null } }),
    open: (visitor) => visitor.reads('payments.page.cardElsewhere', { type: 'linePay' }),
  },
  {
    name: 'billing-change',
    ...billing,
    prepare: selling({ 'subscription/status': SUBSCRIBED }),
    open: dialog('payments.page.change', 'payments.change.title'),
  },
  {
    name: 'billing-change-upgrade',
    ...billing,
    path: '/billing?change=classic&cycle=monthly',
    prepare: selling({ 'subscription/status': SUBSCRIBED, 'subscription/change': UPGRADE }),
    open: counted,
  },
  {
    name: 'billing-change-degrade',
    ...billing,
    path: '/billing?change=personal&cycle=monthly',
    prepare: selling({
      'subscription/status': SUBSCRIBED,
      'subscription/change': DEGRADE,
      'plans/personal/losses': LOSSES,
    }),
    open: (visitor) => visitor.reads('billing.losses.kept'),
  },
  {
    name: 'billing-change-failed',
    ...billing,
    path: '/billing?change=classic&cycle=monthly',
    expected: /status of 503/,
    prepare: refusing('subscription/change', 503, 'http.unavailable'),
    async open(visitor) {
      await visitor.page.route('**/api/v1/subscription/status*', (route) =>
        route.fulfill({ json: { data: SUBSCRIBED } }),
      );
      await visitor.page.reload();
      await visitor.reads('problem.unavailable');
    },
  },
  {
    name: 'billing-card',
    ...billing,
    prepare: selling({ 'subscription/status': SUBSCRIBED }),
    open: dialog('payments.page.changeCard', 'payments.change.cardTitle'),
  },
  {
    name: 'billing-pay-now',
    ...billing,
    prepare: selling({ 'subscription/status': PAST_DUE }),
    async open(visitor) {
      await visitor.page.locator('main button[aria-haspopup="dialog"].MuiButton-contained').click();
      await visitor.the('dialog', 'payments.change.payTitle').waitFor();
    },
  },
  resultOf('payment-upgraded', UPGRADED, { ...SUBSCRIBED, currentPlan: 'classic', nextCharge: NEXT }),
  resultOf('payment-period', PERIOD, { ...SUBSCRIBED, currentBillingCycle: 'yearly' }),
  resultOf('payment-scheduled', { ...PERIOD, operation: 'degrade', lines: SHOWN, invoice: null }, SCHEDULED),
  resultOf('payment-card', CARD),
  resultOf('payment-overdue', { ...PAID, operation: 'card' }),
  resultOf('payment-card-failed', cardFailed),
  resultOf('payment-card-waiting', { ...cardFailed, result: 'waiting', reason: null }),
  {
    name: 'receipt-changed',
    path: '/billing/receipts/ORDER',
    title: 'payments.receipt.title',
    prepare: selling({ 'subscription/order/ORDER': UPGRADED }),
    open: ({ page }) => page.getByText(/AB12345678/).waitFor(),
  },
];
