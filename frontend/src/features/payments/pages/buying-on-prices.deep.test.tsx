import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildCoupon, buildStatus, buildSubscribed } from '../../../test/fake-payments';
import { buildInfo, buildSite } from '../../../test/fake-session';
import { buildMember, buildTeam } from '../../../test/fake-team';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const selling = (paymentTypes: readonly string[] = ['newebPay', 'linePay']) => buildSite({ paymentTypes });
const guest = (country = 'TW') => knowing(buildStores(), { country, site: selling() });
const member = (info: Parameters<typeof buildInfo>[0] = {}, types?: readonly string[]) =>
  knowing(buildStores(7), {
    country: 'TW',
    site: selling(types),
    info: buildInfo({ groupName: 'Tea shop', ...info }),
  });
const buy = (plan: string) => screen.findByRole('link', { name: `Buy ${plan}` });

describe('plans and prices where plans are sold', () => {
  afterEach(() => window.sessionStorage.clear());

  it('lead admins to the checkout of each plan, by the cycle that they look at', async () => {
    await renderApp('/en/pricing?cycle=yearly', member());
    expect(await buy('Initial')).toHaveAttribute(
      'href',
      '/en/billing?plan=initial&cycle=yearly&currency=TWD',
    );
    expect(screen.queryByRole('link', { name: 'Buy Free' })).toBeNull();
    expect(screen.queryByText(/^Plans cannot be purchased/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lead guests to sign up, and back to the checkout with their coupon', async () => {
    window.sessionStorage.setItem('linklet.coupon', 'TEN');
    const stores = guest();
    await renderApp('/en/pricing', stores);
    const checkout = '/billing?plan=personal&cycle=monthly&currency=TWD&coupon=TEN';
    expect(await buy('Personal')).toHaveAttribute(
      'href',
      `/en/signup?${new URLSearchParams({ redirect_to: checkout }).toString()}`,
    );
    expect(screen.getByText('Coupon TEN is applied at checkout.')).toBeVisible();
    expect(stores.paymentsApi.status).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say what is charged when the prices shown are in a currency that cannot be paid in', async () => {
    await renderApp('/en/pricing?cycle=yearly', guest('JP'));
    await buy('Initial');
    expect(screen.getByText('Charged as NT$6,000')).toBeVisible();
  });

  it('take the currency of the way that a group pays by', async () => {
    const stores = member({}, ['newebPay', 'paypal']);
    stores.paymentsApi.status.mockResolvedValue(buildSubscribed({ paymentType: 'paypal' as never }));
    await renderApp('/en/pricing', stores);
    expect(await screen.findByRole('button', { name: 'USD' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('offer those who pay already to manage it, and nothing else', async () => {
    const stores = member({ displayPlan: 'Initial', planLevel: 2 });
    stores.paymentsApi.status.mockResolvedValue(buildSubscribed());
    await renderApp('/en/pricing', stores);
    expect(await screen.findByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
      'href',
      '/en/billing',
    );
    expect(screen.getByText(/^This group subscribes to Initial/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Buy / })).toBeNull();
  });

  it('tell general members whom to ask', async () => {
    const stores = member({ groupLevel: 1 });
    stores.teamApi.team.mockResolvedValue(buildTeam({ members: [buildMember({ name: 'An' })] }));
    await renderApp('/en/pricing', stores);
    expect(await screen.findByText('Only admins of Tea shop can buy a plan. Ask An.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Buy / })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('let those in several groups choose for which', async () => {
    const stores = member({ countOfGroups: 2 });
    const group = { groupId: 70, name: 'Mei', isAdmin: true, isHome: true };
    stores.accountApi.groups.mockResolvedValue([
      group,
      { ...group, groupId: 71, name: 'Tea shop', isHome: false },
    ]);
    const { user, session } = await renderApp('/en/pricing', stores);
    await user.selectOptions(await screen.findByLabelText('Buy for'), 'Tea shop');
    await waitFor(() => expect(session.groupId).toBe(71));
  });

  it('show what a coupon takes off the plans that it is for', async () => {
    const stores = member();
    stores.paymentsApi.coupon.mockResolvedValue(buildCoupon({ plans: ['initial'] }));
    await renderApp('/en/pricing?coupon=TEN', stores);
    expect(await screen.findByText('10% off the first payment with TEN')).toBeVisible();
    expect(screen.getAllByText(/off the first payment/)).toHaveLength(1);
    expect(await buy('Classic')).toHaveAttribute('href', expect.stringContaining('coupon=TEN'));
  });

  it('say so of a coupon that is none', async () => {
    const stores = member();
    stores.paymentsApi.coupon.mockRejectedValue(
      new ApiError({ status: 404, code: 'payments.coupon-invalid', message: '' }),
    );
    await renderApp('/en/pricing?coupon=OLD', stores);
    expect(await screen.findByText('Coupon OLD does not exist or is no longer valid.')).toBeVisible();
  });

  it('still lead to the checkout when nobody can tell what the group has', async () => {
    const stores = member();
    stores.paymentsApi.status.mockRejectedValue(
      new ApiError({ status: 0, code: 'client.offline', message: '' }),
    );
    await renderApp('/en/pricing', stores);
    expect(await buy('Initial')).toBeVisible();
  });
});

describe('the ways to billing', () => {
  const openMenu = async (types: readonly string[]) => {
    const stores = member({}, types);
    stores.paymentsApi.status.mockResolvedValue(buildStatus());
    const { user } = await renderApp('/en/usage', stores);
    await user.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog'));
    await user.type(palette.getByRole('combobox'), 'Billing');
    return palette;
  };

  it('are in the palette where plans are sold', async () => {
    const palette = await openMenu(['newebPay']);
    expect(await palette.findByRole('option', { name: /Billing/ })).toBeVisible();
  });

  it('are nowhere else', async () => {
    const palette = await openMenu([]);
    await waitFor(() => expect(palette.queryByRole('option', { name: /Billing/ })).toBeNull());
  });
});
