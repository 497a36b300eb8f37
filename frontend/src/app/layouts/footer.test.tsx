import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../test/accessibility';
import { buildStores, renderApp } from '../../test/render-app';

describe('the footer', () => {
  it('leads to help, to what we promise, and to the API, in the reader’s language', async () => {
    await renderApp('/en/login', buildStores());
    const footer = screen.getByRole('contentinfo');
    const links = within(footer).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Help', '/en/help'],
      ['About', '/en/about'],
      ['Terms of service', '/en/policy'],
      ['Privacy policy', '/en/privacy'],
      ['API documentation', '/api/docs'],
    ]);
    expect(await accessibilityFaults(footer)).toEqual([]);
  });
});
