import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildPlan, buildUsage } from '../../../test/fake-billing';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

/** By a member of a group with this plan, which has used so much. */
async function open(plan: string, used: Readonly<Record<string, number>> = {}) {
  const stores = knowing(buildStores(7), { country: 'TW' });
  stores.billingApi.plan.mockResolvedValue(buildPlan(plan));
  stores.billingApi.usage.mockResolvedValue(buildUsage(plan, used));
  return renderApp('/en/usage', stores);
}
const panel = (name: string) => within(screen.getByRole('region', { name }));
const meter = (name: string) => screen.getByRole('meter', { name });

describe('the page of plan and usage', () => {
  it('shows everything that the plan limits, and when months begin in the time zone of the group', async () => {
    await open('free', { clicks: 1_234, aiSuggestions: 12, tags: 3 });
    expect(meter('AI suggestions for previews')).toHaveAttribute('aria-valuetext', '12 of 30');
    expect(meter('Tags')).toHaveAttribute('aria-valuenow', '3');
    expect(screen.getAllByRole('meter')).toHaveLength(9);
    expect(panel('This month').getByText('1,234, unlimited')).toBeVisible();
    expect(
      panel('This month').getByText(/^Monthly limits reset on 1 December 2026 at 00:00 \(Asia\/Taipei\)\.$/),
    ).toBeVisible();
    expect(panel('Group limits').getByText('30 days')).toBeVisible();
    expect(panel('Group limits').getByRole('link', { name: 'View team' })).toHaveAttribute(
      'href',
      '/en/users/70/members',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says in words what is nearly or wholly used up', async () => {
    await open('free', { aiSuggestions: 24, urlReplacements: 5, stars: 20 });
    expect(screen.getByText('Nearly at the limit: 6 left.')).toBeVisible();
    expect(screen.getByText('Limit reached until next month.')).toBeVisible();
    expect(screen.getByText('Limit reached. Remove something or upgrade to add more.')).toBeVisible();
    expect(screen.queryByText(/^The group exceeds/)).not.toBeInTheDocument();
  });

  it('explains with numbers what becomes of a group whose plan has shrunk', async () => {
    await open('free', { invitees: 3, tags: 45, stars: 20 });
    const heading = screen.getByRole('heading', { name: 'The group exceeds the limits of Free' });
    const note = within(heading.parentElement as HTMLElement);
    expect(note.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'People you can invite3 of 1',
      'Tags45 of 30',
    ]);
    expect(screen.getByText(/^2 over the limit: the members who joined last/)).toBeVisible();
    expect(screen.getByText(/^15 over the limit\. Everything is kept/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('offers the next plan, with its price and what it lifts, only where there is one', async () => {
    const { unmount } = await open('initial');
    const plan = panel('Group plan');
    expect(await plan.findByRole('heading', { name: 'With Classic you get:' })).toBeVisible();
    expect(plan.getByText('NT$1,980 per month')).toBeVisible();
    expect(plan.getByText('5,000 per month')).toBeVisible();
    expect(plan.getByRole('link', { name: 'Compare plans' })).toHaveAttribute(
      'href',
      '/en/pricing?plan=classic',
    );
    unmount();
    await open('personal');
    expect(panel('Group plan').getByText('Personal')).toBeVisible();
    expect(screen.queryByText(/you get:$/)).not.toBeInTheDocument();
  });

  it('says what the plan has, and which one has the rest', async () => {
    await open('personal');
    const marks = () =>
      panel('Plan features')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(marks()).toEqual([
        'Export of data and reportsFrom the Initial plan',
        'Restore from the trashIncluded',
        'QR codes in your coloursIncluded',
        'Advanced searchFrom the Classic plan',
        'Custom domains availableIncluded',
        'One custom domain included, billed yearlyFrom the Initial plan',
      ]),
    );
  });

  it('offers the switch when the address asks for another group', async () => {
    const stores = buildStores(7);
    stores.accountApi.groups.mockResolvedValue([
      { groupId: 71, name: '茶行', isAdmin: true, isHome: false, memberCount: 4 },
    ]);
    await renderApp('/en/usage?group=71', stores);
    expect(await screen.findByRole('button', { name: 'Switch to 茶行' })).toBeVisible();
    expect(stores.billingApi.usage).not.toHaveBeenCalled();
  });

  it('asks guests to log in, and comes back', async () => {
    const { address } = await renderApp('/en/usage?group=71');
    await waitFor(() => expect(address()).toBe('/en/login?redirect_to=%2Fusage%3Fgroup%3D71'));
  });

  it.each(['usage', 'plan'] as const)('says so when the %s cannot be had, and tries again', async (call) => {
    const stores = buildStores(7);
    const offline = new ApiError({ status: 0, code: 'client.offline', message: '' });
    stores.billingApi[call].mockRejectedValueOnce(offline);
    const { user } = await renderApp('/en/usage', stores);
    expect(screen.getByRole('alert')).toHaveTextContent('Linklet could not be reached');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('meter')).toHaveLength(9);
  });
});
