import type { Opening, Screen } from '../../support/screen';

/** The numbers have come. */
const counted: Opening = ({ page }) =>
  page
    .getByTestId('total-clicks')
    .and(page.getByText('1', { exact: true }))
    .waitFor();

const ofLink: Screen['titled'] = ({ slug }) => ({ name: slug });
const NOT_FOUND = /status of 404/;

/** Pages that are the same for everybody. */
export const PAGES: readonly Screen[] = [
  { name: 'home', path: '/', title: '' },
  { name: 'analytics', path: '/analytics/{slug}', title: 'analytics.title', titled: ofLink, open: counted },
  {
    name: 'analytics-missing',
    path: '/analytics/no-such-link',
    title: 'analytics.title',
    titled: () => ({ name: 'no-such-link' }),
    expected: NOT_FOUND,
  },
  { name: 'login', path: '/login', title: 'session.login.title' },
  { name: 'signup', path: '/signup', title: 'session.signup.title' },
  { name: 'logout', path: '/logout', title: 'session.logout.title' },
  { name: 'help', path: '/help', title: 'content.help.name' },
  { name: 'help-topic', path: '/help/own-name', title: 'help.own-name.question' },
  { name: 'help-missing', path: '/help/no-such-question', title: 'content.help.missing' },
  { name: 'report', path: '/report?link=lk.test%2Fbad', title: 'report.title' },
  { name: 'about', path: '/about', title: 'about.title' },
  { name: 'policy', path: '/policy', title: 'policy.title' },
  { name: 'privacy', path: '/privacy', title: 'privacy.title' },
  { name: 'backv1', path: '/backv1', title: 'content.back.title' },
  { name: 'socialvip', path: '/socialvip', title: 'content.partner.title' },
  { name: 'applink', path: '/applink', title: 'applink.title' },
  { name: 'utmto', path: '/apps/utmto', title: 'campaign.utmto.title' },
  { name: 'guest-billing', path: '/billing', title: 'session.login.title' },
  { name: 'guest-bulk', path: '/bulk', title: 'batch.upload.title' },
  { name: 'guest-bulk-result', path: '/bulk/result/1', title: 'session.login.title' },
  { name: 'developers', path: '/developers', title: 'developer.page.title' },
  { name: 'guest-domain', path: '/domain', title: 'session.login.title' },
  { name: 'guest-domain-setup', path: '/domain/1', title: 'session.login.title' },
  { name: 'guest-payment', path: '/payment?externalId=1', title: 'session.login.title' },
  { name: 'pricing', path: '/pricing', title: 'billing.pricing.title' },
  { name: 'guest-tracking', path: '/tracking/{slug}', title: 'session.login.title' },
  { name: 'not-found', path: '/no/such/page', title: 'app.notFound.title', expected: NOT_FOUND },
  { name: 'invitation-missing', path: '/invitation', title: 'groups.invitation.missingTitle' },
  { name: 'guest-analytics', path: '/analytics', title: 'session.login.title' },
  { name: 'guest-links', path: '/users/1', title: 'session.login.title' },
  { name: 'guest-team', path: '/users/1/members', title: 'session.login.title' },
  { name: 'guest-settings', path: '/users/settings', title: 'account.page.signInTitle' },
  { name: 'guest-usage', path: '/usage', title: 'session.login.title' },
  { name: 'guest-log', path: '/log', title: 'account.page.signInTitle' },
  { name: 'guest-onboarding', path: '/onboarding', title: 'session.login.title' },
];

/** Pages that show members something else. */
export const MEMBER_PAGES: readonly Screen[] = [
  { name: 'member-home', path: '/', title: '' },
  { name: 'member-links', path: '/users/{group}', title: 'list.title' },
  { name: 'member-tags', path: '/users/{group}/tags', title: 'labels.tags.title' },
  { name: 'member-tools', path: '/users/{group}/tools', title: 'labels.tools.title' },
  { name: 'member-link', path: '/users/{group}/links/{slug}', title: 'editor.title' },
  {
    name: 'member-link-missing',
    path: '/users/{group}/links/no-such-link',
    title: 'editor.title',
    expected: NOT_FOUND,
  },
  {
    name: 'member-tracking',
    path: '/tracking/{slug}',
    title: 'campaign.tracking.title',
    titled: ofLink,
  },
  { name: 'member-applink', path: '/applink', title: 'applink.title' },
  { name: 'member-utmto', path: '/apps/utmto', title: 'campaign.utmto.title' },
  { name: 'member-team', path: '/users/{group}/members', title: 'team.page.title' },
  { name: 'member-activities', path: '/users/{group}/activities', title: 'team.activities.title' },
  { name: 'member-group', path: '/users/{group}/group', title: 'team.group.title' },
  { name: 'member-other-group', path: '/users/999999', title: 'list.title' },
  {
    name: 'member-analytics',
    path: '/analytics/{slug}',
    title: 'analytics.title',
    titled: ofLink,
    open: counted,
  },
  { name: 'member-analytics-all', path: '/analytics', title: 'analytics.group.title', open: counted },
  { name: 'member-settings', path: '/users/settings', title: 'account.page.heading' },
  { name: 'member-usage', path: '/usage', title: 'billing.usage.title' },
  { name: 'member-billing', path: '/billing', title: 'payments.page.title' },
  { name: 'member-payment-missing', path: '/payment', title: 'payments.result.missing' },
  { name: 'member-domain', path: '/domain', title: 'brand.list.title' },
  {
    name: 'member-domain-missing',
    path: '/domain/999999',
    title: 'brand.setup.missing',
    expected: NOT_FOUND,
  },
  { name: 'member-bulk', path: '/bulk', title: 'batch.upload.title' },
  { name: 'member-log', path: '/log', title: 'account.data.logTitle' },
  { name: 'member-onboarding', path: '/onboarding', title: 'session.start.name.title' },
  { name: 'member-socialvip', path: '/socialvip', title: 'content.partner.title' },
  { name: 'member-backv1', path: '/backv1', title: 'content.back.title' },
];
