import type { Opening, Screen } from '../../support/screen';
import { changeSite } from '../../support/site-in-page';
import type { Visitor } from '../../support/visitor';

const INVOICE = {
  isSaved: true,
  ...{ type: 'triplicate', name: '沐光咖啡', email: 'shop@example.com', taxId: '04595257' },
  ...{ einvoice: '', welfareCode: '', phone: { country: '886', area: '02-1234', extension: '' } },
};

const NOTHING = {
  ...{ currentPlan: 'free', currentBillingCycle: null, payMonthly: false, state: 'none', paidUntil: null },
  ...{
    nextCharge: null,
    scheduledChange: null,
    paymentType: null,
    unsubscriptionStatus: null,
    paymentWithInvalidCard: [],
  },
  ...{ paymentTypes: ['newebPay', 'linePay'], card: null, invoice: { ...INVOICE, type: 'welfare' } },
};

export const SUBSCRIBED = {
  ...NOTHING,
  ...{ currentPlan: 'initial', currentBillingCycle: 'monthly', payMonthly: true, state: 'active' },
  ...{ paidUntil: '2026-12-24', nextCharge: { date: '2026-12-24', amount: 550, currency: 'ntd' } },
  ...{ paymentType: 'newebPay', unsubscriptionStatus: 'paid', card: '1111', invoice: INVOICE },
};

export const PAST_DUE = {
  ...SUBSCRIBED,
  state: 'pastDue',
  paymentWithInvalidCard: [
    { target: 'premium_plan', name: 'initial', expiredDate: '2026-12-30T16:00:00.000Z' },
  ],
};

const LINES = { list: 550, discount: 55, credit: 0, waived: 0, total: 495, tax: 24 };

const QUOTE = {
  ...{ externalId: 'ORDER', plan: 'initial', billingCycle: 'monthly', currency: 'ntd', lines: LINES },
  ...{ paymentRequired: true, paymentTypes: ['newebPay', 'linePay'], nextChargeDate: '2026-12-24' },
  ...{ nextChargeAmount: 550, expireTime: '2026-11-24T01:15:00.000Z' },
};

export const PAID = {
  ...{ externalId: 'ORDER', result: 'success', reason: null, operation: 'subscribe', plan: 'initial' },
  ...{ billingCycle: 'monthly', currency: 'ntd', lines: LINES, paymentType: 'newebPay', card: '1111' },
  paidTime: '2026-11-24T04:00:00.000Z',
  invoice: { state: 'issued', number: 'AB12345678', date: '2026-11-24' },
  refunds: [],
  unusedPayments: [],
  buyer: { name: 'Tea Ltd', taxId: '04595257' },
};

export const unpaid = (result: string, reason: string | null = null) => ({
  ...PAID,
  ...{ result, reason, paidTime: null, invoice: null, card: null },
});

/** The site sells plans; what is asked of payments is answered so, by the end of the path. */
export const selling =
  (answers: Readonly<Record<string, object>> = {}, info: object = {}): Opening =>
  async (visitor: Visitor) => {
    const { page } = visitor;
    const change = async (path: string, fields: object): Promise<void> => {
      await page.route(`**/api/v1/${path}*`, async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { readonly data: object };
        await route.fulfill({ response, json: { data: { ...data, ...fields } } });
      });
    };
    await changeSite(visitor, { paymentTypes: ['newebPay', 'linePay'] });
    await change('my/info', info);
    const all = { 'subscription/status': NOTHING, ...answers };
    for (const [path, data] of Object.entries(all)) {
      await page.route(`**/api/v1/${path}*`, (route) => route.fulfill({ json: { data } }));
    }
  };

export const refusing =
  (path: string, status: number, code: string): Opening =>
  async (visitor, owner) => {
    await selling({ 'subscription/checkout': QUOTE })(visitor, owner);
    await visitor.page.route(`**/api/v1/${path}*`, (route) =>
      route.fulfill({ status, json: { error: { status, code, message: '' } } }),
    );
  };

/** Languages write sums in ways of their own. */
const payButton = ({ page }: Visitor) => page.locator('main form button[type="submit"].MuiButton-contained');

const pay = (visitor: Visitor): Promise<void> => payButton(visitor).click();

const checkout = {
  path: '/billing?plan=initial&cycle=monthly',
  title: 'payments.checkout.title',
  open: (visitor: Visitor) => payButton(visitor).waitFor(),
} as const;
const billing = { path: '/billing', title: 'payments.page.title' } as const;
const payment = { path: '/payment?result=success&externalId=ORDER' } as const;

const atCheckout = selling({ 'subscription/checkout': QUOTE });

/** Prices where plans are sold, as guests see them. */
export const GUEST_BUYING_LAYERS: readonly Screen[] = [
  {
    name: 'guest-buying',
    path: '/pricing?coupon=TEN',
    title: 'billing.pricing.title',
    prepare: selling(),
    open: (visitor) => visitor.reads('payments.buying.couponLater', { code: 'TEN' }),
  },
];

/** What members see who buy, and have bought. */
export const BUYING_LAYERS: readonly Screen[] = [
  {
    name: 'buying',
    path: '/pricing',
    title: 'billing.pricing.title',
    prepare: selling(),
    open: ({ page }) => page.locator('a[href*="/billing?plan=initial"]').waitFor(),
  },
  {
    name: 'buying-subscribed',
    path: '/pricing',
    title: 'billing.pricing.title',
    prepare: selling({ 'subscription/status': SUBSCRIBED }, { displayPlan: 'Initial', planLevel: 2 }),
    open: (visitor) => visitor.the('link', 'payments.buying.manage').waitFor(),
  },
  {
    name: 'buying-not-admin',
    path: '/billing?plan=initial',
    title: 'payments.checkout.title',
    prepare: selling({}, { groupLevel: 1 }),
    open: (visitor) => visitor.sees('payments.checkout.adminsOnly'),
  },
  { name: 'checkout', ...checkout, prepare: atCheckout },
  {
    name: 'checkout-company-mistakes',
    ...checkout,
    prepare: atCheckout,
    async open(visitor) {
      await checkout.open(visitor);
      await visitor.the('radio', 'payments.invoice.typeName', { type: 'triplicate' }).click();
      await visitor.the('textbox', 'payments.invoice.taxId').fill('1');
      await pay(visitor);
      await visitor.page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'checkout-no-invoice-type',
    ...checkout,
    prepare: selling({
      'subscription/checkout': QUOTE,
      'subscription/status': { ...NOTHING, invoice: { ...INVOICE, isSaved: false } },
    }),
    async open(visitor) {
      await checkout.open(visitor);
      await pay(visitor);
      await visitor.reads('payments.problem.invoiceType');
    },
  },
  {
    name: 'checkout-coupon-invalid',
    ...checkout,
    expected: /status of 404/,
    prepare: atCheckout,
    async open(visitor) {
      await checkout.open(visitor);
      await visitor.page.route('**/api/v1/subscription/checkout*', (route) =>
        route.fulfill({ status: 404, json: { error: { code: 'payments.coupon-invalid', message: '' } } }),
      );
      await visitor.the('textbox', 'payments.checkout.coupon').fill('NONE');
      await visitor.page.keyboard.press('Enter');
      await visitor.reads('payments.problem.couponInvalid');
    },
  },
  {
    name: 'checkout-gateway-away',
    ...checkout,
    expected: /status of 503/,
    prepare: refusing('subscription/order', 503, 'payments.gateway-away'),
    async open(visitor) {
      await checkout.open(visitor);
      await pay(visitor);
      await visitor.reads('payments.problem.gatewayAway');
    },
  },
  {
    name: 'checkout-subscribed',
    ...checkout,
    expected: /status of 409/,
    prepare: refusing('subscription/checkout', 409, 'payments.subscribed-already'),
    open: (visitor) => visitor.sees('payments.checkout.already'),
  },
  {
    name: 'payment-waiting',
    ...payment,
    title: 'payments.result.title',
    prepare: selling({ 'subscription/order/ORDER': unpaid('waiting') }),
  },
  {
    name: 'payment-success',
    ...payment,
    title: 'payments.result.title',
    prepare: selling({ 'subscription/order/ORDER': PAID, 'subscription/status': SUBSCRIBED }),
  },
  {
    name: 'payment-failed',
    ...payment,
    title: 'payments.result.title',
    prepare: selling({ 'subscription/order/ORDER': unpaid('failed', 'PER10034') }),
  },
  {
    name: 'billing-subscribed',
    ...billing,
    prepare: selling({
      'subscription/status': SUBSCRIBED,
      'subscription/billing/log': { payments: [PAID, { ...PAID, externalId: 'OLD' }], start: '1' },
    }),
    open: (visitor) => visitor.the('button', 'payments.page.older').waitFor(),
  },
  {
    name: 'billing-past-due',
    ...billing,
    prepare: selling(
      { 'subscription/status': PAST_DUE, 'subscription/billing/log': { payments: [PAID], start: null } },
      { paymentWithInvalidCard: PAST_DUE.paymentWithInvalidCard },
    ),
    open: (visitor) => visitor.reads('shell.banner.orderFailure'),
  },
  {
    name: 'billing-cancelled',
    ...billing,
    prepare: selling({ 'subscription/status': { ...SUBSCRIBED, state: 'cancelled', nextCharge: null } }),
    open: (visitor) => visitor.the('button', 'payments.page.resume').waitFor(),
  },
  {
    name: 'billing-cancel-dialog',
    ...billing,
    prepare: selling({ 'subscription/status': SUBSCRIBED }),
    async open(visitor) {
      await visitor.press('button', 'payments.page.cancel');
      await visitor.the('dialog', 'payments.cancel.title').waitFor();
    },
  },
  {
    name: 'billing-failed',
    ...billing,
    expected: /status of 503/,
    prepare: refusing('subscription/status', 503, 'http.unavailable'),
    open: (visitor) => visitor.reads('problem.unavailable'),
  },
  {
    name: 'receipt',
    path: '/billing/receipts/ORDER',
    title: 'payments.receipt.title',
    prepare: selling({ 'subscription/order/ORDER': PAID }),
    open: ({ page }) => page.getByText(/AB12345678/).waitFor(),
  },
];
