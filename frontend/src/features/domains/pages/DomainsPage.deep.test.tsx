import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildPlan } from '../../../test/fake-billing';
import {
  buildAvailability,
  buildBrandItem,
  buildClaimed,
  buildMyDomains,
  buildSubdomain,
} from '../../../test/fake-brand-domains';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const as = (info: Parameters<typeof buildInfo>[0] = {}, plan = 'personal') => {
  const stores = knowing(buildStores(7), { info: buildInfo({ groupName: 'Tea shop', ...info }) });
  stores.billingApi.plan.mockResolvedValue(buildPlan(plan));
  return stores;
};

async function open(stores = as()) {
  const rendered = await renderApp('/en/domain', stores);
  const section = within(await screen.findByRole('region', { name: 'Custom domains' }));
  return { ...rendered, section };
}

async function openDialog(stores = as()) {
  const rendered = await open(stores);
  await rendered.user.click(await rendered.section.findByRole('button', { name: 'Add a domain' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a domain' }));
  return { ...rendered, dialog, field: dialog.getByRole('textbox', { name: 'Domain' }) };
}

const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });

describe('the page of domains', () => {
  it('lists each with its state, its certificate and what to do', async () => {
    const stores = as();
    stores.brandDomainsApi.list.mockResolvedValue(
      buildMyDomains({
        bsds: [
          buildBrandItem({ isDefault: true, certificateUntil: '2027-02-18T01:00:00.000Z' }),
          buildBrandItem({ id: 6, shortDomain: '購物.台灣', state: 'claimed', verifiedAt: null }),
          buildBrandItem({ id: 7, shortDomain: 'bank.tw', suspension: 'site' }),
        ],
      }),
    );
    const { section } = await open(stores);
    const [first, second, third] = section.getAllByRole('listitem').map((row) => within(row));
    expect(first?.getByRole('link', { name: 'go.shop.tw' })).toHaveAttribute('href', '/en/domain/5');
    expect(first?.getByText('In use')).toBeVisible();
    expect(first?.getByText('https until 18 Feb 2027')).toBeVisible();
    expect(first?.getByRole('switch', { name: 'New links begin with go.shop.tw' })).toBeChecked();
    expect(second?.getByText('Waiting for records')).toBeVisible();
    expect(second?.getByText('Set its DNS records to put it to use.')).toBeVisible();
    expect(second?.queryByRole('switch')).toBeNull();
    expect(third?.getByText('Under review')).toBeVisible();
    expect(document.title).toBe('Domains · Linklet');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says of a domain in use that a proxy in front answers https, where one does', async () => {
    const stores = as();
    const bsds = [buildBrandItem(), buildBrandItem({ id: 6, shortDomain: 'new.tw', state: 'claimed' })];
    stores.brandDomainsApi.list.mockResolvedValue(buildMyDomains({ bsds, hasOwnCertificates: false }));
    const { section } = await open(stores);
    const [first, second] = section.getAllByRole('listitem').map((row) => within(row));
    expect(first?.getByText('https by the proxy in front')).toBeVisible();
    expect(second?.queryByText('https by the proxy in front')).toBeNull();
  });

  it('sets where new links stand, and says why it could not', async () => {
    const stores = as();
    const { brandDomainsApi } = stores;
    brandDomainsApi.list.mockResolvedValue(buildMyDomains({ bsds: [buildBrandItem()] }));
    const { user, section } = await open(stores);
    const toggle = section.getByRole('switch');
    brandDomainsApi.list.mockResolvedValue(buildMyDomains({ bsds: [buildBrandItem({ isDefault: true })] }));
    await user.click(toggle);
    expect(brandDomainsApi.setDefault).toHaveBeenCalledWith(5, true);
    await waitFor(() => expect(section.getByRole('switch')).toBeChecked());
    expect(screen.getByText('New links now begin with go.shop.tw.')).toBeInTheDocument();
    brandDomainsApi.setDefault.mockRejectedValue(
      new ApiError({ status: 409, code: 'domains.not-verified', message: '' }),
    );
    await user.click(section.getByRole('switch'));
    expect(await section.findByRole('alert')).toHaveTextContent('This domain is not in use yet.');
  });

  it('shows groups without a domain what it is, and where the plan lacks it, which one has it', async () => {
    const { section } = await open(as({}, 'free'));
    expect(section.getByText('Your own name on every link')).toBeVisible();
    expect(await section.findByText('They come with Personal and larger plans.')).toBeVisible();
    expect(section.getByRole('link', { name: 'See plans and prices' })).toHaveAttribute(
      'href',
      '/en/pricing?plan=personal',
    );
    expect(section.queryByRole('button', { name: 'Add a domain' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['general members', () => as({ groupLevel: 1 })],
    ['admins beyond the seats', () => as({ isReadOnly: true })],
  ])('shows %s the domains, and nothing to change', async (_, asReader) => {
    const stores = asReader();
    stores.brandDomainsApi.list.mockResolvedValue(
      buildMyDomains({ bsds: [buildBrandItem({ isDefault: true })] }),
    );
    const { section } = await open(stores);
    expect(section.getByText('Default')).toBeVisible();
    expect(section.queryByRole('switch')).toBeNull();
    expect(section.queryByRole('button')).toBeNull();
    expect(section.getByText('Only admins of the group can add and change custom domains.')).toBeVisible();
  });

  it('says so when it cannot be reached, and tries again', async () => {
    const stores = as();
    stores.brandDomainsApi.list.mockRejectedValueOnce(offline);
    const { user } = await renderApp('/en/domain', stores);
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Custom domains' })).toBeVisible();
  });

  it('asks guests to sign in', async () => {
    const { address } = await renderApp('/en/domain');
    expect(address()).toBe('/en/login?redirect_to=%2Fdomain');
  });
});

describe('the personal subdomain', () => {
  it('is made where there is none', async () => {
    const stores = as({ groupLevel: 1 }, 'free');
    const { user } = await open(stores);
    const section = within(screen.getByRole('region', { name: 'Your subdomain' }));
    stores.brandDomainsApi.list.mockResolvedValue(
      buildMyDomains({ subdomains: [buildSubdomain('teashop')] }),
    );
    await user.type(section.getByRole('textbox', { name: 'Name' }), 'teashop');
    await user.click(section.getByRole('button', { name: 'Get this subdomain' }));
    expect(stores.brandDomainsApi.makeSubdomain).toHaveBeenCalledWith('teashop');
    expect(await section.findByText('teashop.s.test')).toBeVisible();
    expect(screen.getByText('Your subdomain is teashop.s.test.')).toBeInTheDocument();
    expect(stores.session.info?.subdomain).toBe('teashop');
  });

  it('has a code for Facebook, which is set and removed', async () => {
    const stores = as();
    const { brandDomainsApi } = stores;
    brandDomainsApi.list.mockResolvedValue(buildMyDomains({ subdomains: [buildSubdomain()] }));
    const code = 'domains.social-code-invalid';
    brandDomainsApi.setOwnSocialCode.mockRejectedValueOnce(
      new ApiError({ status: 400, code, message: '', fields: [{ field: 'code', code }] }),
    );
    const { user } = await open(stores);
    const section = within(screen.getByRole('region', { name: 'Your subdomain' }));
    const field = section.getByRole('textbox', { name: 'Facebook verification code' });
    await user.type(field, '<meta>{Enter}');
    expect(await section.findByRole('alert')).toHaveTextContent(/^Enter only the content of the tag/);
    await user.clear(field);
    await user.type(field, ' abcd1234 {Enter}');
    expect(brandDomainsApi.setOwnSocialCode).toHaveBeenLastCalledWith(9, 'abcd1234');
    expect(await section.findByText('Saved')).toBeVisible();
    await user.clear(field);
    await user.click(section.getByRole('button', { name: 'Save' }));
    expect(brandDomainsApi.setOwnSocialCode).toHaveBeenLastCalledWith(9, null);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is renamed, and says which name is taken', async () => {
    const stores = as();
    stores.brandDomainsApi.list.mockResolvedValue(buildMyDomains({ subdomains: [buildSubdomain()] }));
    stores.brandDomainsApi.renameSubdomain.mockRejectedValueOnce(
      new ApiError({
        ...{ status: 409, code: 'account.subdomain-taken', message: '' },
        fields: [{ field: 'subdomain', code: 'account.subdomain-taken' }],
      }),
    );
    const { user } = await open(stores);
    const section = within(screen.getByRole('region', { name: 'Your subdomain' }));
    await user.click(section.getByRole('button', { name: 'Rename' }));
    const field = section.getByRole('textbox', { name: 'Name' });
    expect(section.getByText('Links on mei.s.test keep working under both names.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'lin');
    await user.click(section.getByRole('button', { name: 'Rename' }));
    expect(await section.findByRole('alert')).toHaveTextContent('This name is taken.');
    await user.type(field, 'n');
    await user.click(section.getByRole('button', { name: 'Rename' }));
    expect(stores.brandDomainsApi.renameSubdomain).toHaveBeenLastCalledWith(9, 'linn');
    await waitFor(() => expect(section.queryByRole('textbox', { name: 'Name' })).toBeNull());
  });
});

describe('the dialog that adds a domain', () => {
  it('reads what is typed, and goes on to the page with the records', async () => {
    const stores = as();
    const { user, dialog, field, address } = await openDialog(stores);
    expect(field).toHaveFocus();
    stores.brandDomainsApi.availability.mockResolvedValue(
      buildAvailability({
        domain: {
          ...{ root: 'xn--g2xv08c.tw', host: 'go.xn--g2xv08c.tw', shown: 'go.購物.tw', isApex: false },
          notices: ['scheme-removed', 'path-removed'],
          warnings: ['look-alike'],
        },
      }),
    );
    await user.type(field, 'https://go.購物.tw/sale');
    expect(await dialog.findByText('Your short links will begin with go.購物.tw/')).toBeVisible();
    expect(dialog.getByText('What stood before the domain was left out.')).toBeVisible();
    expect(dialog.getByText('What followed the domain was left out.')).toBeVisible();
    expect(dialog.getByText(/somebody on our side looks at it before it can be used/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    stores.brandDomainsApi.show.mockResolvedValue(buildClaimed());
    await user.keyboard('{Enter}');
    expect(stores.brandDomainsApi.claim).toHaveBeenCalledWith('https://go.購物.tw/sale');
    await waitFor(() => expect(address()).toBe('/en/domain/5'));
    expect(await screen.findByRole('heading', { level: 1, name: 'go.shop.tw' })).toBeVisible();
  });

  it('warns of what a registered domain itself loses', async () => {
    const stores = as();
    const { user, dialog, field } = await openDialog(stores);
    stores.brandDomainsApi.availability.mockResolvedValue(
      buildAvailability({
        domain: {
          ...{ root: 'shop.tw', host: 'shop.tw', shown: 'shop.tw', isApex: true },
          notices: [],
          warnings: [],
        },
      }),
    );
    await user.type(field, 'shop.tw');
    expect(await dialog.findByText(/a website at shop.tw can no longer be reached there/)).toBeVisible();
  });

  it.each([
    ['domains.host-yours', /^This group has this domain already/],
    ['domains.host-taken', /^Another group uses this domain/],
    ['domains.host-own-host', /^This name belongs to this site/],
    ['domains.host-special-use', /^This name leads nowhere on the internet/],
    ['domains.host-invalid', /^Enter a domain of two to four parts/],
    ['domains.host-suffix', /^Domains are registered below this name/],
    ['domains.host-private-suffix', /^This name belongs to a platform/],
    ['domains.wildcard-not-supported', /^A domain with an asterisk cannot be used/],
  ])('says in words why a domain is refused with %s', async (refusal, words) => {
    const stores = as();
    stores.brandDomainsApi.availability.mockResolvedValue(
      buildAvailability({ available: false, refusal, domain: null }),
    );
    const { user, dialog, field } = await openDialog(stores);
    await user.type(field, 'x.tw');
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(field).toBeInvalid();
    expect(dialog.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says what is not about the name, and stays', async () => {
    const stores = as();
    stores.brandDomainsApi.claim.mockRejectedValue(
      new ApiError({ status: 409, code: 'domains.too-many-claims', message: '' }),
    );
    const { user, dialog, field, address } = await openDialog(stores);
    await user.type(field, 'x.tw{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Too many domains of this group wait/);
    expect(address()).toBe('/en/domain');
  });
});
