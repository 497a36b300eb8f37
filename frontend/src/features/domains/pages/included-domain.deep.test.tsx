import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildBoughtDomain } from '../../../test/fake-domain-sales';
import { buildInfo, buildSite } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const IN_A_MOMENT = '2099-01-01T00:00:00.000Z';

/** An admin, or a general member, of a group whose plan includes a domain. */
function member(groupLevel: 1 | 2 = 2, fields: Parameters<typeof buildBoughtDomain>[0] | null = null) {
  const stores = knowing(buildStores(7), {
    country: 'TW',
    info: buildInfo({ groupLevel, groupName: 'Tea shop' }),
    site: buildSite({ paymentTypes: ['newebPay'] }),
  });
  const domains = fields === null ? [] : [buildBoughtDomain(fields)];
  stores.domainSalesApi.bought.mockResolvedValue({ domains, isOneIncluded: fields?.isIncluded !== true });
  return stores;
}

async function open(stores = member()) {
  const app = await renderApp('/en/domain', stores);
  await screen.findByRole('region', { name: 'Custom domains' });
  return app;
}

describe('the domain that a plan includes', () => {
  it('is found, and registered after a question', async () => {
    const { user, domainSalesApi } = await open();
    expect(await screen.findByText(/Your plan includes one domain/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Word or domain' }), 'tea{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Get tea.link with the plan' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Get tea.link with the plan' }));
    expect(dialog.getByText(/cannot be exchanged/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(domainSalesApi.reserve).not.toHaveBeenCalled();
    const included = buildBoughtDomain({ state: 'registering', isIncluded: true });
    domainSalesApi.bought.mockResolvedValue({ domains: [included], isOneIncluded: false });
    await user.click(dialog.getByRole('button', { name: 'Get it with the plan' }));
    const section = within(await screen.findByRole('region', { name: 'Domains bought here' }));
    expect(domainSalesApi.reserve).toHaveBeenCalledWith('tea.link');
    expect(domainSalesApi.include).toHaveBeenCalledWith('tea.link');
    expect(section.getByText('Included in your plan')).toBeVisible();
    expect(section.getByText('Chosen')).toBeVisible();
    expect(section.queryByText(/Paid/)).toBeNull();
    expect(screen.queryByText(/Your plan includes one domain/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Get tea.link with the plan' })).toBeNull();
  });

  it('can be one that is reserved already', async () => {
    const stores = member(2, { state: 'reserved', reservedUntil: IN_A_MOMENT, registeredUntil: null });
    const { user, domainSalesApi } = await open(stores);
    await user.click(await screen.findByRole('button', { name: 'Get tea.link with the plan' }));
    await user.click(screen.getByRole('button', { name: 'Get it with the plan' }));
    await waitFor(() => expect(domainSalesApi.include).toHaveBeenCalledWith('tea.link'));
  });

  it('says why it is not had, and stays a question', async () => {
    const stores = member(2, { state: 'reserved', reservedUntil: IN_A_MOMENT, registeredUntil: null });
    stores.domainSalesApi.include.mockRejectedValue(refusal('domains.plan-domain-used', '', 409));
    const { user } = await open(stores);
    await user.click(await screen.findByRole('button', { name: 'Get tea.link with the plan' }));
    await user.click(screen.getByRole('button', { name: 'Get it with the plan' }));
    expect(await screen.findByText(/includes another domain already/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is told until when where the plan ends', async () => {
    await open(member(2, { isIncluded: true, includedUntil: '2027-03-01T00:00:00.000Z' }));
    expect(await screen.findByText(/Included in your plan until .*2027/)).toBeVisible();
  });

  it('can be another one when the registrar refuses', async () => {
    await open(member(2, { state: 'refused', isIncluded: true, registeredUntil: null }));
    expect(await screen.findByText(/Your plan still includes a domain/)).toBeVisible();
    expect(screen.queryByText('Included in your plan')).toBeNull();
  });

  it('is chosen by admins', async () => {
    await open(member(1, { state: 'reserved', reservedUntil: IN_A_MOMENT, registeredUntil: null }));
    await screen.findByRole('region', { name: 'Domains bought here' });
    expect(screen.queryByRole('button', { name: /with the plan/ })).toBeNull();
  });
});
