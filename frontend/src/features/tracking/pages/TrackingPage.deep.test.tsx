import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildDetails } from '../../../test/fake-editor';
import { refusal } from '../../../test/open-settings';
import { buildStores, renderApp } from '../../../test/render-app';

const section = (name: string) => screen.findByRole('region', { name });

describe('the tracking of a link', () => {
  it('tells what is added to addresses, and who arrives where', async () => {
    const stores = buildStores(7);
    stores.editorApi.details.mockResolvedValue(
      buildDetails({
        utm: { source: 'line', medium: 'social' },
        smartUtmOff: true,
        trackingTools: [{ id: 1, name: 'Shop', isActive: false }],
        targets: [{ target: 'ios', url: 'https://example.com/ios' }],
      }),
    );
    await renderApp('/en/tracking/abc', stores);
    expect(await section('Campaign parameters')).toHaveTextContent(
      'https://example.com/page?utm_source=line&utm_medium=social',
    );
    expect(await section('Smart UTM')).toHaveTextContent('Off: nothing is filled in automatically.');
    expect(await section('Pixels and tags')).toHaveTextContent('Shop');
    const rows = within(await section('Destinations')).getAllByRole('row');
    expect(rows.find((row) => row.textContent.startsWith('iPhone, Safari'))).toHaveTextContent(
      'example.com/ios',
    );
    expect(rows.find((row) => row.textContent.startsWith('Windows'))).toHaveTextContent(
      'the main destination',
    );
    expect(screen.getByRole('link', { name: 'Edit link' })).toHaveAttribute('href', '/en/users/70/links/abc');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Analytics' })).toHaveAttribute(
      'href',
      '/en/analytics/abc',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says so when there is nothing of all that', async () => {
    await renderApp('/en/tracking/abc', buildStores(7));
    expect(await section('Campaign parameters')).toHaveTextContent('This link adds none.');
    expect(await section('Destinations')).toHaveTextContent('example.com/page');
  });

  it('leads to the analytics when the link is not one of the group', async () => {
    const stores = buildStores(7);
    stores.editorApi.details.mockRejectedValue(refusal('links.link-does-not-exist', undefined, 404));
    await renderApp('/en/tracking/abc', stores);
    expect(await screen.findByRole('heading', { name: 'Link not found in this group' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is of the link on the domain that the address names', async () => {
    const stores = buildStores(7);
    stores.editorApi.details.mockResolvedValue(buildDetails({ domain: 'mei.test' }));
    await renderApp('/en/tracking/abc?domain=mei.test', stores);
    await section('Destinations');
    expect(stores.editorApi.details).toHaveBeenCalledWith({ encodeId: 'abc', domain: 'mei.test' });
    const ways = within(screen.getByRole('main'));
    expect(ways.getByRole('link', { name: 'Analytics' })).toHaveAttribute(
      'href',
      '/en/analytics/abc?domain=mei.test',
    );
  });

  it('is for members', async () => {
    const { address } = await renderApp('/en/tracking/abc?domain=mei.test');
    expect(address()).toBe('/en/login?redirect_to=%2Ftracking%2Fabc%3Fdomain%3Dmei.test');
  });
});
