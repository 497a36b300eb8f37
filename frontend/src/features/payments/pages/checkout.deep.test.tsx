import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import {
  buildFreeQuote,
  buildQuote,
  buildStarted,
  buildStatus,
  buildSubscribed,
} from '../../../test/fake-payments';
import { buildInfo } from '../../../test/fake-session';
import { buildMember, buildTeam } from '../../../test/fake-team';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { leave } from '../../../shared/leave';

const PATH = '/en/billing?plan=initial&cycle=monthly';
const member = (groupLevel: 1 | 2 = 2) =>
  knowing(buildStores(7), { country: 'TW', info: buildInfo({ groupLevel, groupName: 'Tea shop' }) });
const refusal = (code: string, status: number, field?: string) =>
  new ApiError({ status, code, message: '', fields: field === undefined ? [] : [{ field, code }] });

async function open(path = PATH, stores = member()) {
  const rendered = await renderApp(path, stores);
  await screen.findByRole('button', { name: /^(Pay|Start) / });
  return rendered;
}

describe('the checkout', () => {
  afterEach(() => window.sessionStorage.clear());

  it('shows what is bought, for whom, what it costs and what follows', async () => {
    await open();
    expect(screen.getByText('Initial for Tea shop, billed monthly')).toBeVisible();
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('Initial, one month')).toBeVisible();
    expect(summary.getAllByText('NT$550')).toHaveLength(2);
    expect(summary.getByText('Includes NT$26 tax (5 %)')).toBeVisible();
    expect(summary.getByText('Next charge: NT$550 on 24 December 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'terms of service' })).toHaveAttribute('href', '/en/policy');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('hands over by a form with the fields of the gateway, and a button for when that fails', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Pay NT$550' }));
    expect(await screen.findByRole('heading', { name: 'Taking you to newebPay' })).toBeVisible();
    expect(screen.getByText('Please do not close this page.')).toBeVisible();
    expect(submit).toHaveBeenCalledTimes(1);
    const form = screen.getByRole('button', { name: 'Continue to newebPay' }).closest('form');
    expect(form).toHaveAttribute('action', 'https://ccore.newebpay.test/MPG/period');
    expect(form).toHaveFormValues({ MerchantID_: 'MS1', PostData_: 'abc' });
    expect(await accessibilityFaults()).toEqual([]);
    submit.mockRestore();
  });

  it('shows the checkout again when the browser comes back to it', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Pay NT$550' }));
    await screen.findByRole('button', { name: 'Continue to newebPay' });
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(await screen.findByRole('button', { name: 'Pay NT$550' })).toBeVisible();
    submit.mockRestore();
  });

  it('hands over to an address where the gateway wants no form', async () => {
    const to = jest.spyOn(leave, 'to').mockReturnValue();
    const stores = member();
    stores.paymentsApi.start.mockResolvedValue(
      buildStarted({ paymentType: 'linePay', url: 'https://line.test/pay', data: null }),
    );
    const { user } = await open(PATH, stores);
    await user.click(screen.getByRole('radio', { name: /LINE Pay/ }));
    await user.click(screen.getByRole('button', { name: 'Pay NT$550' }));
    await waitFor(() => expect(to).toHaveBeenCalledWith('https://line.test/pay'));
    expect(stores.paymentsApi.start).toHaveBeenCalledWith('ORDER1', 'linePay');
    expect(screen.getByRole('link', { name: 'Continue to LINE Pay' })).toHaveAttribute(
      'href',
      'https://line.test/pay',
    );
    to.mockRestore();
  });

  it('goes straight to the result when nothing has to be paid', async () => {
    const stores = member();
    stores.paymentsApi.quote.mockResolvedValue(buildFreeQuote());
    stores.paymentsApi.start.mockResolvedValue(
      buildStarted({ paymentRequired: false, paymentType: null, url: null, data: null }),
    );
    const { user, address } = await open(`${PATH}&coupon=ALL`, stores);
    expect(screen.getByText('Coupon ALL is applied.')).toBeVisible();
    expect(screen.getByText('Ends on 24 December 2026. Nothing is charged afterwards.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Type of invoice' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start Initial' }));
    await waitFor(() => expect(address()).toBe('/en/payment?externalId=ORDER1'));
  });

  it('takes a coupon by Enter without paying, and says what is wrong with one', async () => {
    const stores = member();
    const { user } = await open(PATH, stores);
    stores.paymentsApi.quote.mockRejectedValueOnce(refusal('payments.coupon-invalid', 404));
    await user.type(screen.getByLabelText('Coupon code'), 'NONE{Enter}');
    expect(await screen.findByText('This code does not exist or is no longer valid.')).toBeVisible();
    stores.paymentsApi.quote.mockRejectedValueOnce(refusal('payments.coupon-not-applicable', 400, 'coupon'));
    await user.type(screen.getByLabelText('Coupon code'), '2{Enter}');
    expect(await screen.findByText(/^This coupon is not for this plan/)).toBeVisible();
    stores.paymentsApi.quote.mockRejectedValueOnce(refusal('http.rate-limited', 429));
    await user.type(screen.getByLabelText('Coupon code'), '3{Enter}');
    expect(await screen.findByText(/^Too many codes/)).toBeVisible();
    expect(stores.paymentsApi.start).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks for what each type of invoice needs, and leads to the first mistake', async () => {
    const stores = member();
    const { user } = await open(PATH, stores);
    expect(await screen.findByText(/919/, { selector: 'span' })).toHaveAttribute('lang', 'zh-Hant-TW');
    await user.click(screen.getByRole('radio', { name: 'Carrier (mobile barcode)' }));
    expect(screen.getByLabelText('Carrier')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Company, with tax ID' }));
    await user.click(screen.getByRole('button', { name: 'Pay NT$550' }));
    expect(screen.getByLabelText('Tax ID')).toHaveFocus();
    expect(screen.getByText('This is not a valid tax ID. Check the 8 digits.')).toBeVisible();
    expect(screen.getByText('Enter the area code and number.')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(screen.getByLabelText('Tax ID'), '04595257');
    await user.type(screen.getByLabelText('Company name'), 'Tea Ltd');
    await user.type(screen.getByLabelText('Email for the invoice'), 'tea@example.com');
    await user.type(screen.getByLabelText('Area code and number'), '02-1234');
    stores.paymentsApi.quote.mockRejectedValueOnce(refusal('payments.invoice-tax-id', 400, 'invoice.taxId'));
    await user.click(screen.getByRole('button', { name: 'Pay NT$550' }));
    expect(await screen.findByText('This is not a valid tax ID. Check the 8 digits.')).toBeVisible();
    expect(stores.paymentsApi.start).not.toHaveBeenCalled();
  });

  it('says that nothing was charged when the gateway is away, and lets one try again', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const stores = member();
    stores.paymentsApi.start.mockRejectedValueOnce(refusal('payments.gateway-away', 503));
    const { user } = await open(PATH, stores);
    await user.click(screen.getByRole('button', { name: 'Pay NT$550' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/does not respond. Nothing was charged/);
    await user.click(screen.getByRole('button', { name: 'Pay NT$550' }));
    expect(await screen.findByRole('button', { name: 'Continue to newebPay' })).toBeVisible();
    submit.mockRestore();
  });

  it('has another price looked at before it is paid', async () => {
    const stores = member();
    const { user } = await open(PATH, stores);
    stores.paymentsApi.quote.mockResolvedValue(
      buildQuote({ lines: { list: 600, discount: 0, credit: 0, waived: 0, total: 600, tax: 29 } }),
    );
    await user.click(screen.getByRole('button', { name: 'Pay NT$550' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The amounts have changed/);
    expect(screen.getByRole('button', { name: 'Pay NT$600' })).toBeVisible();
    expect(stores.paymentsApi.start).not.toHaveBeenCalled();
  });

  it('says so when it cannot be reached, and tries again', async () => {
    const stores = member();
    stores.paymentsApi.quote.mockRejectedValueOnce(refusal('client.offline', 0));
    const { user } = await renderApp(PATH, stores);
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pay NT$550' })).toBeVisible();
  });

  it('takes nothing where there is no way to pay, but a coupon', async () => {
    const stores = member();
    stores.paymentsApi.status.mockResolvedValue(buildStatus({ paymentTypes: [] }));
    await renderApp(PATH, stores);
    expect(await screen.findByText(/^This site takes no payments at the moment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(screen.getByLabelText('Coupon code')).toBeVisible();
  });

  it('leads on whoever has a subscription already', async () => {
    const stores = member();
    stores.paymentsApi.status.mockResolvedValue(buildSubscribed());
    stores.paymentsApi.quote.mockRejectedValue(refusal('payments.subscribed-already', 409));
    await renderApp(PATH, stores);
    expect(
      await screen.findByRole('heading', { name: 'This group already has a subscription' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to billing' })).toHaveAttribute('href', '/en/billing');
  });

  it('names the admins to whoever may not buy', async () => {
    const stores = member(1);
    stores.teamApi.team.mockResolvedValue(
      buildTeam({
        members: [
          buildMember({ name: 'An' }),
          buildMember({ userId: 8, name: '', email: 'bo@example.com' }),
          buildMember({ userId: 9, name: 'Cy', isAdmin: false }),
        ],
      }),
    );
    await renderApp(PATH, stores);
    expect(
      await screen.findByText('Only admins of Tea shop can buy a plan. Ask An or bo@example.com.'),
    ).toBeVisible();
    expect(stores.paymentsApi.quote).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('has guests sign in first, and come back', async () => {
    const { address } = await renderApp(PATH);
    await waitFor(() =>
      expect(address()).toBe('/en/login?redirect_to=%2Fbilling%3Fplan%3Dinitial%26cycle%3Dmonthly'),
    );
  });
});
