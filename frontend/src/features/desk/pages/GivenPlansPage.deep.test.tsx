import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildPlanOfGroup } from '../../../test/fake-given-plans';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import { endOfGrantedDay } from '../given-plans.store';

const PATH = '/en/admin/plans';
const admin = (isAdmin = true) => knowing(buildStores(7), { info: buildInfo({ isAdmin }) });
const button = (name: string) => screen.getByRole('button', { name });
const SEARCH = 'Group number or email address of a member';
const TEA = { groupId: 42, name: 'Tea shop', memberCount: 3 };

async function openTea(stores = admin()) {
  stores.givenPlansApi.find.mockResolvedValue([TEA]);
  const app = await renderApp(PATH, stores);
  await app.user.type(screen.getByRole('textbox', { name: SEARCH }), ' 42{Enter}');
  await screen.findByRole('heading', { name: 'Tea shop, number 42' });
  return { ...app, api: stores.givenPlansApi };
}

describe('giving plans to groups', () => {
  it('is for site administrators', async () => {
    const { givenPlansApi } = await renderApp(PATH, admin(false));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('for site administrators');
    expect(givenPlansApi.find).not.toHaveBeenCalled();
  });

  it('opens a group that is found alone, with what it was given', async () => {
    const stores = admin();
    const grant = {
      plan: 'initialLegacy',
      source: 'admin',
      from: '2026-11-01T00:00:00.000Z',
      until: null,
      reason: 'A friend of the house',
      isLive: true,
    } as const;
    stores.givenPlansApi.planOf.mockResolvedValue(
      buildPlanOfGroup({ currentPlan: 'initialLegacy', grants: [grant] }),
    );
    const { api } = await openTea(stores);
    expect(api.find).toHaveBeenCalledWith('42');
    expect(screen.getByText('Current plan: Initial (legacy)')).toBeVisible();
    expect(screen.getByText('A friend of the house')).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('gives a plan to the end of a day, with the reason', async () => {
    const { user, api } = await openTea();
    await screen.findByRole('option', { name: 'Classic' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'New plan' }), 'Classic');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2030-01-31' } });
    api.planOf.mockResolvedValue(buildPlanOfGroup({ currentPlan: 'classic' }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'A prize');
    await user.click(button('Give plan'));
    expect(await screen.findByText('Current plan: Classic')).toBeVisible();
    const until = endOfGrantedDay('2030-01-31');
    expect(api.give).toHaveBeenCalledWith(42, { plan: 'classic', until, reason: 'A prize' });
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('');
  });

  it('asks for a reason, and says beside the field what the server refuses', async () => {
    const { user, api } = await openTea();
    await user.click(button('Give plan'));
    expect(await screen.findByText('Say why, in at most 500 characters.')).toBeVisible();
    expect(api.give).not.toHaveBeenCalled();
    api.give.mockRejectedValue(refusal('billing.until-invalid', 'until'));
    await screen.findByRole('option', { name: 'Classic' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'New plan' }), 'Classic');
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'A prize');
    await user.click(button('Give plan'));
    expect(await screen.findByText('Choose a day to come.')).toBeVisible();
  });

  it('has a choice where somebody is in many groups, and says so where nobody is', async () => {
    const stores = admin();
    stores.givenPlansApi.find.mockResolvedValueOnce([TEA, { groupId: 9, name: 'Home', memberCount: 1 }]);
    const { user } = await renderApp(PATH, stores);
    const search = screen.getByRole('textbox', { name: SEARCH });
    await user.type(search, 'mei@example.com{Enter}');
    const list = await screen.findByRole('list', { name: 'Groups found' });
    await user.click(within(list).getByRole('button', { name: /Home, number 9/ }));
    expect(stores.givenPlansApi.planOf).toHaveBeenCalledWith(9);
    await user.type(search, '{Enter}');
    expect(await screen.findByText('No group found')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says what cannot be searched for', async () => {
    const stores = admin();
    stores.givenPlansApi.find.mockRejectedValue(refusal('identity.email-invalid', 'email'));
    const { user } = await renderApp(PATH, stores);
    await user.type(screen.getByRole('textbox', { name: SEARCH }), 'mei{Enter}');
    await waitFor(() =>
      expect(screen.getByText('Enter the number of a group or a complete email address.')).toBeVisible(),
    );
  });
});

it('a last day ends where the next one begins', () => {
  expect(endOfGrantedDay('')).toBeNull();
  expect(endOfGrantedDay('2026-12-31')).toBe(new Date(2027, 0, 1).toISOString());
});
