import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildBrandItem, buildMyDomains } from '../../../test/fake-brand-domains';
import { buildBoughtDomain } from '../../../test/fake-domain-sales';
import { buildDomainSubscription } from '../../../test/fake-payments';
import { buildInfo, buildSite } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

type Stores = ReturnType<typeof buildStores>;

const member = (groupLevel: 1 | 2 = 2, paymentTypes: ('newebPay' | 'linePay')[] = ['newebPay']) =>
  knowing(buildStores(7), {
    country: 'TW',
    info: buildInfo({ groupLevel, groupName: 'Tea shop' }),
    site: buildSite({ paymentTypes }),
  });

async function open(stores = member()) {
  const app = await renderApp('/en/domain', stores);
  await screen.findByRole('region', { name: 'Custom domains' });
  return app;
}

async function search(stores = member()) {
  const app = await open(stores);
  await app.user.type(screen.getByRole('textbox', { name: 'Word or domain' }), ' tea {Enter}');
  await screen.findByRole('list', { name: 'Domains found' });
  return app;
}

type Bought = Parameters<typeof buildBoughtDomain>[0];
type Paid = Parameters<typeof buildDomainSubscription>[0];

/** A group that has bought a domain; `paid`: null when it pays for none. */
function having(domain: Bought, paid: Paid | null = {}, stores: Stores = member()): Stores {
  const list = { domains: [buildBoughtDomain(domain)], isOneIncluded: false };
  stores.domainSalesApi.bought.mockResolvedValue(list);
  const domains = paid === null ? [] : [buildDomainSubscription(paid)];
  stores.paymentsApi.domains.mockResolvedValue({ domains, paymentTypes: ['newebPay', 'linePay'] });
  return stores;
}

async function openBought(stores: Stores) {
  const app = await open(stores);
  const section = within(await screen.findByRole('region', { name: 'Domains bought here' }));
  return { ...app, section };
}

describe('looking for a domain to buy', () => {
  it('shows which are free, and what a year costs', async () => {
    const { domainSalesApi } = await search();
    expect(domainSalesApi.search).toHaveBeenCalledWith('tea');
    const [taken, free, premium] = within(screen.getByRole('list', { name: 'Domains found' }))
      .getAllByRole('listitem')
      .map((row) => within(row));
    expect(taken?.getByText('Taken')).toBeVisible();
    expect(taken?.queryByRole('button')).toBeNull();
    expect(free?.getByText('NT$1,980 a year')).toBeVisible();
    expect(premium?.getByText('Premium: ask us')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('reserves the chosen one and leads to its checkout', async () => {
    const { user, domainSalesApi, paymentsApi } = await search();
    await user.click(screen.getByRole('button', { name: 'Buy tea.link' }));
    const pay = await screen.findByRole('button', { name: /^Pay / });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Checkout');
    expect(domainSalesApi.reserve).toHaveBeenCalledWith('tea.link');
    expect(screen.getByText('tea.link for Tea shop, billed yearly')).toBeVisible();
    expect(paymentsApi.quoteDomain).toHaveBeenCalledWith({ domainName: 'tea.link', paymentType: 'newebPay' });
    expect(paymentsApi.quote).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Choose another domain' })).toHaveAttribute('href', '/en/domain');
    expect(screen.getByText(/The domain renews every year/)).toBeVisible();
    await user.click(pay);
    await waitFor(() => expect(paymentsApi.start).toHaveBeenCalledWith('ORDER1', 'newebPay'));
  });

  it('says beside a domain who was faster', async () => {
    const stores = member();
    stores.domainSalesApi.reserve.mockRejectedValue(refusal('domains.sale-taken', 'domainName', 409));
    const { user } = await search(stores);
    await user.click(screen.getByRole('button', { name: 'Buy tea.link' }));
    expect(await screen.findByText('This domain is taken. Choose another one.')).toBeVisible();
  });

  it('says when nothing can be made of what was typed, and when nothing is free', async () => {
    const stores = member();
    const price = { ntd: 1_980, usd: 79 };
    stores.domainSalesApi.search.mockResolvedValueOnce({ domains: [], price });
    const { user } = await open(stores);
    const field = screen.getByRole('textbox', { name: 'Word or domain' });
    await user.type(field, '***{Enter}');
    expect(await screen.findByText(/No domain can be made of “\*\*\*”/)).toBeVisible();
    stores.domainSalesApi.search.mockResolvedValueOnce({
      domains: [{ domainName: 'tea.com', standing: 'taken' }],
      price,
    });
    await user.type(field, '{Enter}');
    expect(await screen.findByText('None of these is free. Try another word.')).toBeVisible();
  });

  it('says what the server refuses to look for', async () => {
    const stores = member();
    stores.domainSalesApi.search.mockRejectedValueOnce(refusal('domains.registrar-silent', undefined, 503));
    const { user } = await open(stores);
    await user.type(screen.getByRole('textbox', { name: 'Word or domain' }), 'tea{Enter}');
    expect(await screen.findByText(/We cannot find out now/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Buy tea.link' })).toBeVisible();
  });

  it('is for admins, and for sites that take payments', async () => {
    await open(member(1));
    expect(screen.getByText('Only admins of the group can buy domains.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Word or domain' })).toBeNull();
  });

  it('is not offered where nothing can be paid', async () => {
    await open(member(2, []));
    expect(screen.queryByRole('region', { name: 'Buy a domain' })).toBeNull();
  });
});

describe('domains that were bought', () => {
  it('show how far they are while they are being registered', async () => {
    const { section } = await openBought(
      having({ state: 'registering', registeredUntil: null, isByHand: true }),
    );
    expect(section.getByText('Being registered')).toBeVisible();
    expect(section.getByText(/within two working days/)).toBeVisible();
    const steps = within(section.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Paiddone',
      expect.stringContaining('Registeredin progress') as string,
      expect.stringContaining('Records foundto do') as string,
      expect.stringContaining('https worksto do') as string,
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lead to their page once they are registered, with their next charge', async () => {
    const stores = having({});
    const item = buildBrandItem({ id: 5, name: 'tea.link', certificateUntil: '2027-02-18T01:00:00.000Z' });
    stores.brandDomainsApi.list.mockResolvedValue(buildMyDomains({ bsds: [item] }));
    const { section } = await openBought(stores);
    expect(section.getByRole('link', { name: 'tea.link' })).toHaveAttribute('href', '/en/domain/5');
    expect(section.getByText('NT$1,980 on 27 November 2027')).toBeVisible();
    expect(section.queryByRole('list', { name: 'Progress' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  const inDays = (count: number) => new Date(Date.now() + count * 24 * 3_600_000 + 60_000).toISOString();
  const CHECKOUT = '/en/billing?domain=tea.link';

  it('are not said to need records that their registrar sets', async () => {
    const stores = having({});
    const claimed = { state: 'claimed', verifiedAt: null } as const;
    const bsds = [
      buildBrandItem({ ...claimed, id: 5, name: 'tea.link', shortDomain: 'tea.link' }),
      buildBrandItem({ ...claimed, id: 6 }),
    ];
    stores.brandDomainsApi.list.mockResolvedValue(buildMyDomains({ bsds }));
    await openBought(stores);
    expect(screen.getAllByText('Set its DNS records to put it to use.')).toHaveLength(1);
  });

  it('are paid for while they are reserved', async () => {
    const { section } = await openBought(
      having({ state: 'reserved', reservedUntil: inDays(1), registeredUntil: null }, null),
    );
    expect(section.getByText(/^Kept for your group until/)).toBeVisible();
    expect(section.getByRole('link', { name: 'Pay for tea.link' })).toHaveAttribute('href', CHECKOUT);
  });

  it('are bought again for some days after their end', async () => {
    const { section } = await openBought(having({ state: 'recoverable', recoverableUntil: inDays(5) }, null));
    expect(section.getByText(/\(in 5 days\)/)).toBeVisible();
    expect(section.getByRole('link', { name: 'Buy tea.link again' })).toHaveAttribute('href', CHECKOUT);
  });

  it('say that the money goes back for what could not be registered', async () => {
    const { section } = await openBought(having({ state: 'refused', registeredUntil: null }, null));
    expect(section.getByText(/your payment is refunded/)).toBeVisible();
  });

  it('are cancelled with a reason, and resumed', async () => {
    const stores = having({});
    const { user, section } = await openBought(stores);
    await user.click(section.getByRole('button', { name: 'Cancel subscription of tea.link' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/tea.link stays until 27 November 2027/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Too expensive' }));
    having({}, { state: 'cancelled', nextCharge: null }, stores);
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(stores.paymentsApi.cancelDomain).toHaveBeenCalledWith('tea.link', 'tooExpensive');
    expect(await section.findByText(/it ends on 27 November 2027/)).toBeVisible();
    having({}, {}, stores);
    await user.click(section.getByRole('button', { name: 'Resume subscription of tea.link' }));
    expect(stores.paymentsApi.resumeDomain).toHaveBeenCalledWith('tea.link');
    expect(await section.findByRole('button', { name: 'Cancel subscription of tea.link' })).toBeVisible();
  });

  it('say why they cannot be resumed', async () => {
    const stores = having({}, { state: 'cancelled', nextCharge: null });
    stores.paymentsApi.resumeDomain.mockRejectedValue(refusal('payments.cannot-resume', undefined, 409));
    const { user, section } = await openBought(stores);
    await user.click(section.getByRole('button', { name: 'Resume subscription of tea.link' }));
    expect(await section.findByRole('alert')).toBeVisible();
  });

  it('are paid by another way when a payment has failed, or another card before', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
    const stores = having({}, { state: 'pastDue', endsAt: '2027-12-04T16:00:00.000Z' });
    const { user, section } = await openBought(stores);
    expect(section.getByRole('alert')).toHaveTextContent('The payment of the next year has failed');
    await user.click(section.getByRole('button', { name: 'Pay NT$1,980 now' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /LINE Pay/ }));
    await user.click(dialog.getByRole('button', { name: /^Pay / }));
    expect(stores.paymentsApi.changeDomainCard).toHaveBeenCalledWith('tea.link', 'linePay');
    expect(await screen.findByRole('heading', { name: /^Taking you to/ })).toBeVisible();
    submit.mockRestore();
  });

  it('are shown to members without what only admins can do', async () => {
    const { section } = await openBought(having({}, {}, member(1)));
    expect(section.getByText('tea.link')).toBeVisible();
    expect(section.queryByRole('button')).toBeNull();
  });

  it('say so when they cannot be loaded', async () => {
    const stores = member();
    stores.domainSalesApi.bought.mockRejectedValueOnce(refusal('http.unavailable', undefined, 503));
    const { user } = await open(stores);
    having({}, {}, stores);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Domains bought here' })).toBeVisible();
  });
});
