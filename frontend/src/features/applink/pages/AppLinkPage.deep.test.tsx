import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildStores, renderApp } from '../../../test/render-app';

const field = (name: string) => screen.getByRole('textbox', { name });

it('tells guests what it is, and lets them in', async () => {
  await renderApp('/en/applink');
  expect(await screen.findByRole('heading', { name: 'One link, the right app' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/en/login');
  expect(main.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/en/signup');
  expect(screen.queryByRole('textbox', { name: 'Web page URL' })).toBeNull();
  expect(await accessibilityFaults()).toEqual([]);
});

it('makes a link with its targets, and shows it', async () => {
  const { user, linksApi, deviceLinks } = await renderApp('/en/applink', buildStores(7));
  await user.type(await screen.findByRole('textbox', { name: 'Web page URL' }), 'https://youtu.be/x');
  expect(field('Web page URL')).toHaveAccessibleDescription('YouTube opens this URL automatically.');
  await user.type(field('App Store'), 'https://apps.apple.com/app/id443904275{Enter}');
  const card = await screen.findByRole('region', { name: 'Your short link' });
  expect(linksApi.shorten).toHaveBeenCalledWith(
    {
      url: 'https://youtu.be/x',
      nativeOpen: true,
      targets: [{ target: 'ios_store', url: 'https://apps.apple.com/app/id443904275' }],
    },
    expect.any(String),
  );
  expect(within(card).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/en/users/70/links/abc');
  await waitFor(() => expect(within(card).getByRole('button', { name: 'Copy localhost/abc' })).toHaveFocus());
  expect(deviceLinks.find('abc')).toBeDefined();
  expect(await accessibilityFaults()).toEqual([]);
});

it('leads to what is wrong before anything is sent', async () => {
  const { user, linksApi } = await renderApp('/en/applink', buildStores(7));
  await user.type(await screen.findByRole('textbox', { name: 'Google Play' }), 'https://example.com/');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(field('Web page URL')).toHaveFocus();
  expect(field('Web page URL')).toHaveAccessibleDescription(/Paste the URL/);
  expect(field('Google Play')).toHaveAccessibleDescription(/not a valid URL of an app in that store/);
  expect(linksApi.shorten).not.toHaveBeenCalled();
  expect(await accessibilityFaults()).toEqual([]);
});
