import { act, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { accessibilityFaults } from '../../test/accessibility';
import { buildSite } from '../../test/fake-session';
import { openSettings } from '../../test/open-settings';
import { renderApp } from '../../test/render-app';

const humanVerification = { siteKey: 'site-key', version: 3 };
const note = () => screen.queryByText(/^Protected by reCAPTCHA/);

it.each(['/en', '/en/login', '/en/signup', '/en/report'])(
  'stands on %s for guests where they are verified, with the texts of Google',
  async (path) => {
    const { session } = await renderApp(path);
    expect(note()).toBeNull();
    act(() => void runInAction(() => (session.site = buildSite({ humanVerification }))));
    expect(await screen.findByText(/^Protected by reCAPTCHA/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      'https://policies.google.com/privacy',
    );
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
      'href',
      'https://policies.google.com/terms',
    );
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.querySelector('script[src*="recaptcha"]')).toBeNull();
  },
);

it('stands where members are asked, too, and only there', async () => {
  const { user, inSection, session } = await openSettings();
  act(() => void runInAction(() => (session.site = buildSite({ humanVerification }))));
  expect(note()).toBeNull();
  await user.click(await inSection('Phone').findByRole('button'));
  const dialog = screen.getByRole('dialog', { name: 'Verify your phone' });
  expect(within(dialog).getByText(/^Protected by reCAPTCHA/)).toBeVisible();
  expect(await accessibilityFaults(dialog)).toEqual([]);
});
