import { screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { LOCALES, withLocale } from '../../../i18n/locale';
import { accessibilityFaults } from '../../../test/accessibility';
import { sample } from '../../../test/depth';
import { buildSite } from '../../../test/fake-session';
import { buildStores, renderApp } from '../../../test/render-app';
import { loadContent } from '../content-file';

const PAGES = ['about', 'policy', 'privacy'] as const;
const heading = () => screen.getByRole('heading', { level: 1 });

describe.each(PAGES)('/%s', (page) => {
  it.each(sample(LOCALES, 2))('has all its sections in %s, and nothing that axe minds', async (locale) => {
    await renderApp(withLocale(locale, `/${page}`));
    const { title, sections, gist } = await loadContent(page, locale);
    expect(heading()).toHaveTextContent(title);
    for (const { heading: name } of sections) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    for (const { text } of gist) expect(screen.getByText(text)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('lists its sections, each leading to one', async () => {
    await renderApp(`/en/${page}`);
    // Shut until it is asked for, as on phones: what is in it is there, but not seen.
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link', { hidden: true });
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const anchor = link.getAttribute('href')?.slice(1) ?? '';
      expect([anchor, document.getElementById(anchor)?.textContent]).toEqual([anchor, link.textContent]);
    }
  });

  it('ends with how to reach the operator', async () => {
    const stores = buildStores();
    runInAction(() => (stores.session.site = buildSite({ contactEmail: 'help@linklet.example' })));
    await renderApp(`/en/${page}`, stores);
    const contact = screen.getByRole('region', { name: 'Contact' });
    expect(within(contact).getByRole('link', { name: 'help@linklet.example' })).toHaveAttribute(
      'href',
      'mailto:help@linklet.example',
    );
  });
});

it.each(['policy', 'privacy'])('/%s says when it was changed', async (page) => {
  await renderApp(`/en/${page}`);
  expect(screen.getByText(/^Last updated on \d+ \w+ 20\d\d$/)).toBeVisible();
});

it('titles the tab', async () => {
  await renderApp('/vi/privacy');
  await waitFor(() => expect(document.title).toBe('Chính sách quyền riêng tư · Linklet'));
});
