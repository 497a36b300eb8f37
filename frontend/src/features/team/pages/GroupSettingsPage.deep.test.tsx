import { screen, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo } from '../../../test/fake-session';
import { buildGroupSettings } from '../../../test/fake-team';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import type { GroupSettings } from '../team.api';

const refusal = (...fields: readonly [string, string][]): ApiError =>
  new ApiError({
    status: 400,
    code: 'http.validation',
    message: '',
    fields: fields.map(([field, code]) => ({ field, code })),
  });

async function open(settings: Partial<GroupSettings> = {}, level: 1 | 2 = 2) {
  const stores = knowing(buildStores(7), { info: buildInfo({ groupLevel: level, groupName: 'Tea shop' }) });
  stores.teamApi.settings.mockResolvedValue(buildGroupSettings(settings));
  const app = await renderApp('/en/users/70/group', stores);
  await screen.findByText('Tracking protection');
  return app;
}
const inGroup = (name: string) => within(screen.getByRole('group', { name }));

describe('the settings of a group', () => {
  it('are changed together, and the header has the new name at once', async () => {
    const { user, teamApi } = await open();
    expect(await accessibilityFaults()).toEqual([]);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    expect(screen.getByRole('alert')).toHaveTextContent('1 to 120 characters');
    await user.type(name, 'Tea house');
    await user.click(screen.getByRole('switch', { name: 'Smart UTM' }));
    await user.click(screen.getByRole('button', { name: 'http://' }));
    teamApi.saveSettings.mockResolvedValue(buildGroupSettings({ name: 'Tea house', linkSchema: 'http' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(teamApi.saveSettings.mock.calls).toEqual([
      [
        70,
        {
          name: 'Tea house',
          linkSchema: 'http',
          defaults: {
            smartUtm: true,
            nativeOpen: false,
            publicAnalytics: false,
            showAuthor: false,
            passQuery: false,
          },
        },
      ],
    ]);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(within(screen.getByRole('banner')).getByText('Tea house')).toBeVisible();
    expect(screen.getByText('Settings saved')).toBeInTheDocument();
  });

  it('say which of them are for new links alone, and which for all', async () => {
    await open();
    for (const name of ['Smart UTM', 'Pass on query parameters']) {
      expect(screen.getByRole('switch', { name })).toHaveAccessibleDescription(/^Default for new links: /);
    }
    expect(screen.getByRole('switch', { name: 'Show creator' })).toHaveAccessibleDescription(
      /also applies to existing links\.$/,
    );
  });

  it('have a time zone that is found by its city', async () => {
    const { user, teamApi } = await open();
    await user.click(screen.getByRole('button', { name: 'Time zone Taipei' }));
    const list = await screen.findByRole('dialog', { name: 'Search time zones' });
    expect(within(list).getAllByRole('option')[0]).toHaveTextContent(/^Taipei.*Time$/);
    await user.type(within(list).getByRole('combobox'), 'tokyo');
    expect(await accessibilityFaults(list)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Time zone Tokyo' })).toBeVisible();
    expect(screen.getByText(/Current time there: .* \(GMT\+9\)\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(teamApi.saveSettings.mock.calls).toEqual([[70, { timeZone: 'Asia/Tokyo' }]]);
  });

  it('show at its line what cannot be kept, and offer where one is oneself', async () => {
    const { user, teamApi } = await open();
    const list = inGroup('Allowed IP addresses');
    expect(list.getByText('Empty: allowed from everywhere.')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Add a line: Allowed IP addresses' }));
    const line = list.getByRole('textbox', { name: 'Allowed IP addresses, line 1' });
    expect(line).toHaveFocus();
    await user.type(line, '10.0.0');
    teamApi.saveSettings.mockRejectedValueOnce(refusal(['ipAllowList.0', 'groups.address-invalid']));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await list.findByRole('alert')).toHaveTextContent('This is not a valid IP address.');
    expect(screen.getByText('Not saved. Fix the highlighted fields.')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);

    await user.type(line, '.0/8');
    teamApi.saveSettings.mockRejectedValueOnce(refusal(['ipAllowList', 'groups.own-address-missing']));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await list.findByRole('alert')).toHaveTextContent('You would lock yourself out');
    await user.click(list.getByRole('button', { name: 'Add 203.0.113.9, your current location' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(teamApi.saveSettings).toHaveBeenLastCalledWith(70, { ipAllowList: ['10.0.0.0/8', '203.0.113.9'] });
  });

  it('lose a line when it is removed', async () => {
    const { user, teamApi } = await open({ frontHosts: ['a.example', 'b.example'] });
    await user.click(screen.getByRole('button', { name: 'Remove a.example' }));
    expect(inGroup('Allowed sites').getByRole('button', { name: 'Add a line: Allowed sites' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(teamApi.saveSettings.mock.calls).toEqual([[70, { frontHosts: ['b.example'] }]]);
  });

  it('are not left by mistake while changes are not saved', async () => {
    const { user, address } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Team' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(address()).toBe('/en/users/70/group');
  });

  it('can be read by general members', async () => {
    await open({ frontHosts: null, ipAllowList: null, callingFrom: null, protectTrack: true }, 1);
    expect(screen.getByText('Settings of this group. Only admins can change them.')).toBeVisible();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Tea shop', 'Taipei', 'https://', 'On', 'Off', 'Off', 'Off', 'Off', 'Off', 'Off']);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Plan and usage' })).toHaveAttribute('href', '/en/usage');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
