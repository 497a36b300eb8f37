import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { openSettings, refusal } from '../../../test/open-settings';

const invitation = (invitationId: number, groupName: string) => ({
  invitationId,
  groupName,
  inviterName: 'Lin',
  role: 'admin',
  expiresAt: '2026-12-05T04:00:00.000Z',
});

describe('open invitations', () => {
  const open = () =>
    openSettings((api) =>
      api.invitations
        .mockResolvedValueOnce([invitation(5, '茶行'), invitation(4, 'Tea')])
        .mockResolvedValue([invitation(4, 'Tea')]),
    );

  it('stand above the groups, and are accepted there', async () => {
    const { user, inSection, section, accountApi } = await open();
    const groups = inSection('Groups');
    expect(await groups.findByRole('heading', { name: 'Invitations to you' })).toBeVisible();
    expect(groups.getAllByText('Lin invites you as admin. Open until 5 Dec 2026.')).toHaveLength(2);
    expect(await accessibilityFaults(section('Groups'))).toEqual([]);
    const before = accountApi.groups.mock.calls.length;
    await user.click(groups.getByRole('button', { name: 'Accept: 茶行' }));
    await waitFor(() => expect(groups.queryByRole('button', { name: 'Accept: 茶行' })).toBeNull());
    expect(accountApi.answerInvitation.mock.calls).toEqual([[5, 'accept']]);
    expect(accountApi.groups.mock.calls.length).toBe(before + 1);
    expect(screen.getByText('You are now a member of 茶行.')).toBeInTheDocument();
  });

  it('are declined there', async () => {
    const { user, inSection, accountApi } = await open();
    await user.click(await inSection('Groups').findByRole('button', { name: 'Decline: 茶行' }));
    expect(accountApi.answerInvitation.mock.calls).toEqual([[5, 'decline']]);
    expect(await screen.findByText('You declined the invitation to 茶行.')).toBeInTheDocument();
  });

  it('say so when they were answered or taken back meanwhile', async () => {
    const { user, inSection, accountApi } = await open();
    accountApi.answerInvitation.mockRejectedValueOnce(refusal('teams.invitation-expired', undefined, 410));
    await user.click(await inSection('Groups').findByRole('button', { name: 'Accept: 茶行' }));
    expect(await inSection('Groups').findByRole('alert')).toHaveTextContent(
      'This invitation can no longer be answered',
    );
  });

  it('take no room where there is none', async () => {
    const { inSection } = await openSettings();
    expect(inSection('Groups').queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });
});
