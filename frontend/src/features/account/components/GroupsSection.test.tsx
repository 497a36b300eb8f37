import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildGroup } from '../../../test/fake-groups';
import { openSettings, refusal } from '../../../test/open-settings';

const OFFLINE = refusal('client.offline', undefined, 0);
const HOME = buildGroup();
const SHOP = buildGroup({ groupId: 71, name: '茶行', isHome: false, isAdmin: false, memberCount: 4 });

const open = () => openSettings((api) => api.groups.mockResolvedValue([HOME, SHOP]));

async function openLeaving() {
  const app = await open();
  const groups = app.inSection('Groups');
  await app.user.click(await groups.findByRole('button', { name: 'Leave 茶行' }));
  return { ...app, groups, dialog: await screen.findByRole('dialog', { name: 'Leave 茶行' }) };
}

describe('the groups', () => {
  it('say what one is in them, which is in use, and lead to their pages', async () => {
    const { inSection, section } = await open();
    const groups = inSection('Groups');
    const [own, other] = await groups.findAllByRole('listitem');
    expect(own).toHaveTextContent('MeiActiveHome group · Admin · 1 person');
    expect(other).toHaveTextContent('General member · 4 people');
    expect(other).not.toHaveTextContent('Active');
    const links = groups.getAllByRole('link').map((link) => [link.ariaLabel, link.getAttribute('href')]);
    expect(links.slice(3)).toEqual([
      ['Links of 茶行', '/en/users/71'],
      ['Team of 茶行', '/en/users/71/members'],
      ['Settings of 茶行', '/en/users/71/group'],
    ]);
    expect(await accessibilityFaults(section('Groups'))).toEqual([]);
  });

  it('can be asked for again', async () => {
    const { user, inSection } = await openSettings((api) =>
      api.groups.mockRejectedValueOnce(OFFLINE).mockResolvedValue([HOME, SHOP]),
    );
    await user.click(await inSection('Groups').findByRole('button', { name: 'Try again' }));
    expect(await inSection('Groups').findAllByRole('listitem')).toHaveLength(2);
  });

  it('can be one more', async () => {
    const { user, inSection } = await open();
    await user.click(inSection('Groups').getByRole('button', { name: 'New group…' }));
    expect(await screen.findByRole('dialog', { name: 'New group' })).toBeVisible();
  });
});

describe('leaving a group', () => {
  it('is not offered for the own one', async () => {
    const { inSection } = await open();
    await inSection('Groups').findAllByRole('listitem');
    expect(inSection('Groups').getAllByRole('button', { name: /^Leave/ })).toHaveLength(1);
  });

  it('is asked about, done and announced', async () => {
    const { user, groups, dialog, accountApi, groupsApi } = await openLeaving();
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    accountApi.groups.mockResolvedValue([HOME]);
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(groups.getAllByRole('listitem')).toHaveLength(1));
    expect(groupsApi.leave).toHaveBeenCalledWith(71);
    expect(screen.getByText('You have left 茶行.')).toBeInTheDocument();
  });

  it.each([
    ['groups.last-admin', 'You are the only admin of this group.'],
    ['groups.home-owner', 'You cannot leave your home group.'],
  ])('that is refused with %s says what can be done', async (code, text) => {
    const { user, groups, dialog, groupsApi } = await openLeaving();
    groupsApi.leave.mockRejectedValueOnce(refusal(code, undefined, 409));
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(groups.getAllByRole('listitem')).toHaveLength(2);
  });
});
