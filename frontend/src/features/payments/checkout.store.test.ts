import { ApiError } from '../../api/api-error';
import { buildFreeQuote, buildQuote, buildStatus, fakePaymentsApi } from '../../test/fake-payments';
import { CheckoutStore, PRICE_CHANGED } from './checkout.store';
import { NO_INVOICE_TYPE } from './invoice-form';
import type { BillingStatus } from './payments.api';
import type { Purchase } from './purchase';

const PURCHASE: Purchase = { plan: 'initial', cycle: 'monthly', currency: null, coupon: null };
const refusal = (code: string, status = 400, field?: string) =>
  new ApiError({ status, code, message: '', fields: field === undefined ? [] : [{ field, code }] });

function open(purchase: Partial<Purchase> = {}, status: Partial<BillingStatus> = {}) {
  const api = fakePaymentsApi();
  const standing = buildStatus(status);
  const store = new CheckoutStore({
    api,
    billing: standing,
    currency: 'TWD',
    purchase: { ...PURCHASE, ...purchase },
  });
  return { api, store };
}

describe('the checkout', () => {
  it('asks what the plan costs by the first way to pay that takes the buyer’s money', async () => {
    const { api, store } = open();
    await store.load();
    expect(api.quote).toHaveBeenCalledWith({
      featureName: 'initial',
      billingCycle: 'monthly',
      paymentType: 'newebPay',
    });
    expect(store.quote?.lines.total).toBe(550);
  });

  it('pays what was shown, with the invoice as it stands in the form', async () => {
    const { api, store } = open();
    await store.load();
    store.form.set({ type: 'einvoice', einvoice: '/ABC+123' });
    const started = await store.pay();
    expect(api.quote).toHaveBeenLastCalledWith(
      expect.objectContaining({
        invoice: { type: 'einvoice', einvoice: '/ABC+123' },
      }),
    );
    expect(api.start).toHaveBeenCalledWith('ORDER1', 'newebPay');
    expect(started?.url).toBe('https://ccore.newebpay.test/MPG/period');
  });

  it('chooses no type of invoice for a buyer who has saved none', async () => {
    const { invoice } = buildStatus();
    const { api, store } = open({}, { invoice: invoice && { ...invoice, isSaved: false } });
    await store.load();
    expect(store.form.values.type).toBeNull();
    expect(await store.pay()).toBeNull();
    expect(store.form.currentProblemOf('invoice.type')).toBe(NO_INVOICE_TYPE);
    expect(api.start).not.toHaveBeenCalled();
    store.form.set({ type: 'welfare' });
    await store.pay();
    expect(api.start).toHaveBeenCalledTimes(1);
  });

  it('begins no payment of a sum that was not shown', async () => {
    const { api, store } = open();
    await store.load();
    const dearer = buildQuote({
      lines: { list: 600, discount: 0, credit: 0, waived: 0, total: 600, tax: 29 },
    });
    api.quote.mockResolvedValue(dearer);
    expect(await store.pay()).toBeNull();
    expect(api.start).not.toHaveBeenCalled();
    expect(store.form.failure?.code).toBe(PRICE_CHANGED);
    expect(store.quote?.lines.total).toBe(600);
    await store.pay();
    expect(api.start).toHaveBeenCalledTimes(1);
  });

  it('sends no invoice for nothing, and no way to pay', async () => {
    const { api, store } = open({ coupon: 'ALL' });
    api.quote.mockResolvedValue(buildFreeQuote());
    await store.load();
    store.form.set({ type: 'triplicate' });
    await store.pay();
    expect(api.quote).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ invoice: expect.anything() as unknown }),
    );
    expect(api.start).toHaveBeenCalledWith('ORDER1', null);
  });

  it('sends nothing while the invoice lacks what its type needs', async () => {
    const { api, store } = open();
    await store.load();
    store.form.set({ type: 'triplicate', taxId: '123' });
    expect(await store.pay()).toBeNull();
    expect([...store.form.problems]).toEqual([
      ['invoice.name', 'payments.invoice-name-missing'],
      ['invoice.email', 'payments.invoice-email-missing'],
      ['invoice.phone.area', 'payments.invoice-phone-missing'],
      ['invoice.taxId', 'payments.invoice-tax-id'],
    ]);
    expect(api.quote).toHaveBeenCalledTimes(1);
  });

  it('shows at its field what the server refuses of the invoice, which is no failure of the payment', async () => {
    const { api, store } = open();
    await store.load();
    api.quote.mockRejectedValueOnce(refusal('payments.invoice-tax-id', 400, 'invoice.taxId'));
    expect(await store.pay()).toBeNull();
    expect(store.form.problemOf('invoice.taxId')).toBe('payments.invoice-tax-id');
    expect(store.form.failure).toBeNull();
  });

  it('applies a coupon, and takes it off again', async () => {
    const { api, store } = open();
    await store.load();
    api.quote.mockResolvedValueOnce(
      buildQuote({ lines: { list: 550, discount: 55, credit: 0, waived: 0, total: 495, tax: 24 } }),
    );
    store.typeCoupon(' TEN ');
    expect(await store.applyCoupon()).toBe(true);
    expect([store.coupon, store.quote?.lines.discount]).toEqual(['TEN', 55]);
    await store.removeCoupon();
    expect(api.quote).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ coupon: expect.anything() as unknown }),
    );
    expect([store.coupon, store.quote?.lines.discount]).toEqual([null, 0]);
  });

  it.each([
    ['that is none', refusal('payments.coupon-invalid', 404), 'payments.coupon-invalid'],
    [
      'for something else',
      refusal('payments.coupon-not-applicable', 400, 'coupon'),
      'payments.coupon-not-applicable',
    ],
    ['after too many', refusal('http.rate-limited', 429), 'http.rate-limited'],
  ])('says at its field why a coupon %s is refused, and keeps the price', async (_, error, code) => {
    const { api, store } = open();
    await store.load();
    api.quote.mockRejectedValueOnce(error);
    store.typeCoupon('NONE');
    expect(await store.applyCoupon()).toBe(false);
    expect([store.couponProblem, store.quote?.lines.total]).toEqual([code, 550]);
    store.typeCoupon('NONE2');
    expect(store.couponProblem).toBeNull();
  });

  it('goes on without a coupon of the address that is none, and says so', async () => {
    const { api, store } = open({ coupon: 'OLD' });
    api.quote.mockRejectedValueOnce(refusal('payments.coupon-invalid', 404));
    await store.load();
    expect([store.coupon, store.couponText, store.couponProblem]).toEqual([
      null,
      'OLD',
      'payments.coupon-invalid',
    ]);
    expect(store.quote?.lines.total).toBe(550);
  });

  it('asks for the price again when a way to pay takes another currency, and only then', async () => {
    const types = ['newebPay', 'linePay', 'paypal'] as BillingStatus['paymentTypes'];
    const { api, store } = open({}, { paymentTypes: types });
    await store.load();
    await store.choosePayment('linePay');
    expect(api.quote).toHaveBeenCalledTimes(1);
    api.quote.mockResolvedValue(buildQuote({ currency: 'usd' }));
    await store.choosePayment('paypal');
    expect(api.quote).toHaveBeenLastCalledWith(expect.objectContaining({ paymentType: 'paypal' }));
    expect(store.needsInvoice).toBe(false);
  });

  it('knows that nothing can be paid where there is no way to', async () => {
    const { api, store } = open({}, { paymentTypes: [] });
    await store.load();
    expect(store.isUnpayable).toBe(true);
    api.quote.mockResolvedValue(buildFreeQuote());
    await store.load();
    expect(store.isUnpayable).toBe(false);
  });
});
