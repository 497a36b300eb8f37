import { screen } from '@testing-library/react';
import { accessibilityFaults } from './accessibility';
import { buildInfo } from './fake-session';
import { buildStores, knowing, renderApp } from './render-app';

/**
 * Pages as they come up, the specification's whole table of routes among them; what each does has tests beside it, which
 * belong to the deep run.
 */
const PAGES = [
  ['/en', 0, 'Short links. Accurate counts.'],
  ['/en/login', 0, 'Log in'],
  ['/en/pricing', 0, 'Plans and prices'],
  ['/en/users/70', 7, 'Your links'],
  ['/en/users/70/links/abc', 7, 'Edit link'],
  ['/en/users/70/members', 7, 'Team'],
  ['/en/users/70/group', 7, 'Group settings'],
  ['/en/users/settings', 7, 'Settings'],
  ['/en/billing', 7, 'Billing'],
  ['/en/analytics/abc', 7, 'Analytics'],
  ['/en/bulk', 7, 'Shorten in bulk'],
  ['/en/developers', 7, 'API'],
  ['/en/domain', 7, 'Domains'],
  ['/en/users/70/tags', 7, 'Tags'],
  ['/en/users/70/tools', 7, 'Tracking tools'],
  ['/en/usage', 7, 'Plan and usage'],
  ['/en/help', 0, 'How can we help?'],
  ['/en/report', 0, 'Report a short link'],
  ['/en/signup', 0, 'Create your account'],
  ['/en/nowhere', 0, 'Page not found'],
  ['/en/about', 0, 'About Linklet'],
  ['/en/policy', 0, 'Terms of service'],
  ['/en/privacy', 0, 'Privacy policy'],
  ['/en/applink', 0, 'One link, the right app'],
  ['/en/backv1', 0, 'There is only one version of Linklet'],
  ['/en/bulk', 0, 'Shorten in bulk'],
  ['/en/bulk/result/abc', 7, 'spring.csv'],
  ['/en/developers', 0, 'API'],
  ['/en/domain', 0, 'Log in'],
  ['/en/help/first-link', 0, 'How do I make a short link?'],
  ['/en/log', 7, 'Activity log'],
  ['/en/logout', 7, 'You are logged out'],
  ['/en/onboarding', 7, 'What should we call you?'],
  ['/en/payment?result=success&order=subscribe&externalId=LK1', 7, 'Initial is active'],
  ['/en/apps/utmto', 7, 'UTM builder'],
  ['/en/tracking/abc', 7, 'Tracking of abc'],
  ['/en/users/70/settings', 7, 'Settings'],
  ['/en/socialvip', 0, 'Social marketing with our partner'],
  ['/en/events/followhub', 0, 'Social marketing with our partner'],
] as const;

it.each(PAGES)('%s comes up for user %i', async (path, userId, heading) => {
  const stores = knowing(buildStores(userId), userId === 0 ? {} : { info: buildInfo({}) });
  await renderApp(path, stores);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/coming soon/i);
  expect(await accessibilityFaults()).toEqual([]);
});
