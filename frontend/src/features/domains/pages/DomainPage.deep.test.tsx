import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import {
  buildBrandDomain,
  buildCertificate,
  buildClaimed,
  buildCname,
  buildRecord,
  NO_CERTIFICATE,
} from '../../../test/fake-brand-domains';
import { buildGroup } from '../../../test/fake-groups';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const as = (info: Parameters<typeof buildInfo>[0] = {}) =>
  knowing(buildStores(7), { info: buildInfo({ groupName: 'Tea shop', ...info }) });

async function open(domain = buildBrandDomain(), stores = as()) {
  stores.brandDomainsApi.show.mockResolvedValue(domain);
  const rendered = await renderApp('/en/domain/5', stores);
  await screen.findByRole('heading', { level: 1, name: domain.shortDomain });
  return { ...rendered, part: (name: string) => within(screen.getByRole('region', { name })) };
}

const refused = (code: string, status = 409, retryAfter: number | null = null) =>
  new ApiError({ status, code, message: '', retryAfter });

describe('a domain whose records are awaited', () => {
  afterEach(() => jest.useRealTimers());

  it('lists them with what was found, by both names, to copy and to send', async () => {
    const stray = buildRecord({
      type: 'AAAA',
      action: 'remove',
      name: 'go',
      value: '2001:db8::9',
      ok: false,
    });
    const domain = buildClaimed();
    const { part } = await open({ ...domain, records: [...domain.records, stray] });
    const records = part('DNS records');
    expect(records.getByRole('heading', { name: 'Proves that the domain is yours' })).toBeVisible();
    const cname = within(records.getByRole('list', { name: 'Leads the domain here' }));
    for (const name of ['Copy go', 'Copy go.shop.tw', 'Copy cname.linklet.test']) {
      expect(cname.getByRole('button', { name })).toBeVisible();
    }
    expect(cname.getByText('Something else')).toBeVisible();
    expect(cname.getByText('198.51.100.7')).toBeVisible();
    const strays = within(records.getByRole('list', { name: 'Remove these: they lead elsewhere' }));
    expect(strays.getByText('To remove')).toBeVisible();
    expect(strays.queryByRole('button')).toBeNull();
    const mail = records.getByRole('link', { name: 'Email these records' }).getAttribute('href') ?? '';
    const body = decodeURIComponent(mail);
    for (const text of [
      'DNS records for go.shop.tw',
      'Full name: _linklet.go.shop.tw',
      'Value: linklet-verify=abc',
    ]) {
      expect(body).toContain(text);
    }
    expect(screen.getByRole('list', { name: 'Progress' })).toHaveTextContent(/Records foundin progress/);
    expect(part('https certificate').getByText(/ordered by itself once the records are found/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('offers the ways of a registered domain as alternatives, with what its company can do', async () => {
    const { part } = await open(
      buildClaimed({
        isApex: true,
        records: [
          buildRecord({ ok: false, found: null }),
          buildRecord({ type: 'A', way: 'addresses', name: '@', value: '192.0.2.1', ok: false, found: null }),
          buildRecord({
            type: 'ALIAS',
            way: 'alias',
            name: '@',
            value: 'cname.linklet.test',
            ok: false,
            found: null,
          }),
        ],
        panel: {
          ...{
            id: 'cloudflare',
            name: 'Cloudflare',
            menu: ['DNS', 'Records'],
            hasProxy: true,
            hasAlias: true,
          },
        },
      }),
    );
    const records = part('DNS records');
    expect(records.getByText(/two ways to lead the domain here. One of them is enough/)).toBeVisible();
    expect(records.getByText('The DNS of shop.tw is managed at Cloudflare.')).toBeVisible();
    expect(records.getByText('You find the records there under DNS › Records.')).toBeVisible();
    expect(records.getByText(/^Turn its proxy off/)).toBeVisible();
    expect(records.getByText(/^It takes an ALIAS record/)).toBeVisible();
    expect(records.getAllByText('Not known yet')).toHaveLength(3);
  });

  it('is looked for on demand, once a minute, and says what was found', async () => {
    const { user, part, brandDomainsApi } = await open(buildClaimed());
    const records = part('DNS records');
    await user.click(records.getByRole('button', { name: 'Check now' }));
    expect(await records.findByText(/^Not all records were found/)).toBeVisible();
    const button = records.getByRole('button', { name: /^Check again in \d+ s$/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(brandDomainsApi.check).toHaveBeenCalledTimes(1);
    expect(brandDomainsApi.show).toHaveBeenCalledTimes(2);
  });

  it('says that somebody else has just looked', async () => {
    const stores = as();
    stores.brandDomainsApi.check.mockRejectedValue(refused('http.rate-limited', 429, 30));
    const { user, part } = await open(buildClaimed(), stores);
    const records = part('DNS records');
    await user.click(records.getByRole('button', { name: 'Check now' }));
    expect(await records.findByRole('alert')).toHaveTextContent(/^The records were looked for a moment ago/);
    expect(records.getByRole('button', { name: /^Check again in (29|30) s$/ })).toBeVisible();
  });

  it('begins to be looked for where that was left out', async () => {
    const { user, brandDomainsApi } = await open(buildClaimed({ nextCheckAt: null, checkedAt: null }));
    expect(screen.getByText('Nobody looks for its records yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start looking' }));
    expect(brandDomainsApi.bind).toHaveBeenCalledWith(5);
  });

  it('is loaded again when the page is looked at, and while it is awaited', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { brandDomainsApi } = await open(buildClaimed());
    brandDomainsApi.show.mockClear();
    brandDomainsApi.show.mockResolvedValue(buildBrandDomain());
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(brandDomainsApi.show).toHaveBeenCalledTimes(1);
    expect(screen.getByText('It is in use: links can stand on go.shop.tw.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(brandDomainsApi.show).toHaveBeenCalledTimes(1);
    await act(async () => {
      fireEvent.focus(window);
      await Promise.resolve();
    });
    expect(brandDomainsApi.show).toHaveBeenCalledTimes(2);
  });
});

describe('how a domain stands', () => {
  const since = '2026-11-21T01:00:00.000Z';
  it.each([
    [
      'failing',
      { lack: 'control' },
      /^The record that proves control has been missing since 21 November 2026/,
    ],
    ['failing', { lack: 'pointing' }, /^The domain has not led here since/],
    ['invalid', { lack: 'control' }, /^The record that proves control was missing for a week/],
    ['invalid', { lack: 'pointing' }, /^The domain has not led here for a week/],
    ['unbound', {}, /^You stopped using it/],
    ['verified', { suspension: 'site' }, /^Somebody on our side looks at this domain/],
    ['verified', { suspension: 'plan' }, /^The plan of the group has no custom domains/],
  ] as const)('is said of %s %p', async (state, fields, words) => {
    await open(buildBrandDomain({ state, failingSince: since, ...fields }));
    expect(screen.getByText(words)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is the same for general members, with nothing to change', async () => {
    await open(buildBrandDomain(), as({ groupLevel: 1 }));
    expect(screen.getByRole('region', { name: 'DNS records' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
    for (const name of [
      'New links',
      'Visits without a link',
      'Transfer to another group',
      'Stop or give up',
    ]) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
  });

  it.each(['/en/domain/5', '/en/domain/x'])('is said of %s which is none of the group', async (path) => {
    const stores = as();
    stores.brandDomainsApi.show.mockRejectedValue(refused('domains.brand-does-not-exist', 404));
    await renderApp(path, stores);
    expect(await screen.findByRole('heading', { name: 'This group has no such domain' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All domains' })).toHaveAttribute('href', '/en/domain');
  });
});

describe('the certificate of a domain', () => {
  it('is shown with its dates, replaced and revoked after a question', async () => {
    const { user, part, brandDomainsApi } = await open();
    const certificate = part('https certificate');
    expect(certificate.getByText('In place')).toBeVisible();
    expect(certificate.getByText("Let's Encrypt")).toBeVisible();
    expect(certificate.getByText('18 February 2027')).toBeVisible();
    await user.click(certificate.getByRole('button', { name: 'Replace by a new one' }));
    const question = within(await screen.findByRole('dialog', { name: 'Replace the certificate?' }));
    await user.click(question.getByRole('button', { name: 'Replace by a new one' }));
    expect(brandDomainsApi.replaceCertificate).toHaveBeenCalledWith(5);
    await user.click(certificate.getByRole('button', { name: 'Revoke' }));
    const other = within(await screen.findByRole('dialog', { name: 'Revoke the certificate?' }));
    await user.click(other.getByRole('button', { name: 'Cancel' }));
    expect(brandDomainsApi.revokeCertificate).not.toHaveBeenCalled();
  });

  it.each([
    ['dns', /^The domain was not found in DNS/],
    ['caa', /^A CAA record of the domain allows other authorities only/],
    ['rate-limited', /takes no more orders/],
    ['something-new', /refused the order/],
  ])('says in words that it failed for %s, and when it is tried again', async (code, words) => {
    const lastError = { code, message: '', retryAt: '2099-01-01T00:00:00.000Z' };
    const { user, part, brandDomainsApi } = await open(
      buildBrandDomain({ certificate: { ...NO_CERTIFICATE, state: 'failed', lastError } }),
    );
    const certificate = part('https certificate');
    expect(certificate.getByText(words)).toBeVisible();
    expect(certificate.getByText(/^It is tried again by itself: /)).toBeVisible();
    await user.click(certificate.getByRole('button', { name: 'Order a certificate' }));
    expect(brandDomainsApi.orderCertificate).toHaveBeenCalledWith(5);
  });

  it.each([
    ['site', /^Somebody on our side looks at this domain first\. It is ordered by itself once/],
    ['plan', /^It is ordered by itself once the plan of the group has custom domains/],
  ] as const)(
    'is not ordered while the domain is suspended by the %s, and says so',
    async (suspension, words) => {
      const { part } = await open(buildBrandDomain({ suspension, certificate: NO_CERTIFICATE }));
      const certificate = part('https certificate');
      expect(certificate.getByText(words)).toBeVisible();
      expect(certificate.queryByRole('button')).toBeNull();
    },
  );

  it('is a matter of the proxy in front where there is one', async () => {
    const { part } = await open(buildBrandDomain({ certificate: { ...NO_CERTIFICATE, isOurs: false } }));
    expect(screen.getByText('https by the proxy in front')).toBeVisible();
    const certificate = part('https certificate');
    expect(certificate.getByText(/^Something in front of this site answers https/)).toBeVisible();
    expect(certificate.queryByRole('button')).toBeNull();
  });

  it('says that the one before still serves, and how often it can be replaced', async () => {
    const stores = as();
    stores.brandDomainsApi.replaceCertificate.mockRejectedValue(refused('http.rate-limited', 429, 900));
    const { user, part } = await open(buildBrandDomain(), stores);
    const certificate = part('https certificate');
    await user.click(certificate.getByRole('button', { name: 'Replace by a new one' }));
    const question = within(await screen.findByRole('dialog', { name: 'Replace the certificate?' }));
    await user.click(question.getByRole('button', { name: 'Replace by a new one' }));
    expect(await certificate.findByText(/three times an hour. Try again later/)).toBeInTheDocument();
  });
});

describe('the settings of a domain', () => {
  it('save where other visits go, and mark what is refused', async () => {
    const stores = as();
    const code = 'domains.url-private';
    stores.brandDomainsApi.setFallbackUrl.mockRejectedValueOnce(
      new ApiError({ status: 422, code, message: '', fields: [{ field: 'url', code }] }),
    );
    const { user, part } = await open(buildBrandDomain(), stores);
    const landing = part('Visits without a link');
    const field = landing.getByRole('textbox', { name: 'Unknown links lead to' });
    await user.type(field, 'http://10.0.0.1/');
    await user.click(landing.getByRole('button', { name: 'Save' }));
    expect(await landing.findByRole('alert')).toHaveTextContent(/^This leads to a private network/);
    await user.clear(field);
    await user.type(field, 'https://shop.tw/');
    await user.click(landing.getByRole('button', { name: 'Save' }));
    expect(stores.brandDomainsApi.setFallbackUrl).toHaveBeenLastCalledWith(5, 'https://shop.tw/');
    expect(await landing.findByText('Saved')).toBeVisible();
  });

  it('set the default of the group', async () => {
    const { user, part, brandDomainsApi } = await open();
    await user.click(part('New links').getByRole('switch', { name: 'New links begin with go.shop.tw' }));
    expect(brandDomainsApi.setDefault).toHaveBeenCalledWith(5, true);
  });

  it('transfer it to another group of the admin', async () => {
    const stores = as();
    stores.accountApi.groups.mockResolvedValue([
      buildGroup(),
      buildGroup({ groupId: 71, name: 'Coffee shop', isHome: false }),
      buildGroup({ groupId: 72, name: 'Guests', isAdmin: false, isHome: false }),
    ]);
    const { user, part, address } = await open(buildBrandDomain(), stores);
    const transfer = part('Transfer to another group');
    const options = await transfer.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Coffee shop']);
    await user.click(transfer.getByRole('button', { name: 'Transfer' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Transfer go.shop.tw to Coffee shop?' }),
    );
    await user.click(question.getByRole('button', { name: 'Transfer' }));
    expect(stores.brandDomainsApi.transfer).toHaveBeenCalledWith(5, 71);
    await waitFor(() => expect(address()).toBe('/en/domain'));
  });

  it('have nowhere to transfer it to for an admin of one group', async () => {
    const { part } = await open();
    expect(part('Transfer to another group').getByText('You are an admin of no other group.')).toBeVisible();
  });
});

describe('the way out', () => {
  it('is for a while, after a question, and back', async () => {
    const { user, part, brandDomainsApi } = await open();
    brandDomainsApi.show.mockResolvedValue(buildBrandDomain({ state: 'unbound' }));
    await user.click(part('Stop or give up').getByRole('button', { name: 'Stop using it' }));
    const question = within(await screen.findByRole('dialog', { name: 'Stop using go.shop.tw?' }));
    await user.click(question.getByRole('button', { name: 'Stop using it' }));
    expect(brandDomainsApi.unbind).toHaveBeenCalledWith(5);
    await user.click(await part('Stop or give up').findByRole('button', { name: 'Resume' }));
    expect(brandDomainsApi.bind).toHaveBeenCalledWith(5);
  });

  it.each([
    [0, 'No link stands on it.'],
    [1, '1 link stands on it.'],
    [10_000, '10,000 links stand on it.'],
    [10_001, 'More than 10,000 links stand on it.'],
  ])('says what %d links mean', async (linkCount, words) => {
    const { user, part } = await open(buildBrandDomain({ linkCount }));
    const end = part('Stop or give up');
    expect(end.getByText((text) => text.endsWith(`others may use the domain. ${words}`))).toBeVisible();
    await user.click(end.getByRole('button', { name: 'Give up the domain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up the domain' }));
    expect(dialog.getByText(words)).toBeVisible();
  });

  it('is for good once its name was typed', async () => {
    const { user, part, brandDomainsApi, address } = await open(
      buildBrandDomain({ shortDomain: '購物.台灣', records: [buildCname()] }),
    );
    await user.click(part('Stop or give up').getByRole('button', { name: 'Give up the domain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up the domain' }));
    const confirm = dialog.getByRole('button', { name: 'Give up 購物.台灣' });
    await user.click(confirm);
    expect(brandDomainsApi.release).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Type 購物.台灣 to confirm' }), '購物.台灣');
    await user.click(confirm);
    expect(brandDomainsApi.release).toHaveBeenCalledWith(5);
    await waitFor(() => expect(address()).toBe('/en/domain'));
  });

  it('says why it could not be given up', async () => {
    const stores = as();
    stores.brandDomainsApi.release.mockRejectedValue(refused('groups.admin-only', 403));
    const { user, part } = await open(
      buildBrandDomain({ certificate: buildCertificate({ state: 'failed' }) }),
      stores,
    );
    expect(screen.getByText(/^The domain still answers https/)).toBeVisible();
    await user.click(part('Stop or give up').getByRole('button', { name: 'Give up the domain' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up the domain' }));
    await user.type(dialog.getByRole('textbox'), 'go.shop.tw{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Only admins of the group can do this.');
  });
});
