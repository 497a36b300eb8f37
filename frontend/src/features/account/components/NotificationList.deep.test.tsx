import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { pressAndLoad } from '../../../test/and-load';
import { openSettings, refusal } from '../../../test/open-settings';

const OFFLINE = refusal('client.offline', undefined, 0);

describe('the bell', () => {
  const TIME = '2026-11-20T01:00:00.000Z';
  const notice = (id: number, type: string, isRead = false, params = {}) => ({
    id,
    type,
    params,
    createdTime: TIME,
    isRead,
  });
  const PAGE = {
    countOfUnread: 100,
    notifications: [
      notice(9, 'new-browser', false, { browser: 'Safari', os: 'iOS' }),
      notice(8, 'welcome'),
      notice(7, 'some-day', true),
    ],
    blocked: [],
    next: 7,
  };

  async function openBell(page: object = PAGE) {
    const settings = await openSettings((api) => api.notifications.mockResolvedValue(page));
    const bell = await screen.findByRole('button', { name: /^Notifications/ });
    // The panel is loaded when it is asked for.
    await pressAndLoad(bell);
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    return { ...settings, panel, inPanel: within(panel) };
  }

  it('counts no further than 99+, and shows what happened with what can be done', async () => {
    const { panel, inPanel } = await openBell();
    expect(screen.getByRole('button', { name: 'Notifications, 99+ unread', hidden: true })).toHaveTextContent(
      '99+',
    );
    const links = await inPanel.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['NewNew login: Safari on iOS. If this was not you, end the session.', '/en/users/settings#devices'],
      ['NewWelcome to Linklet! Your links now follow you to every device.', '/en'],
      ['Something about your account has changed.', '/en/log'],
      ['Notification settings', '/en/users/settings#notifications'],
    ]);
    expect(await accessibilityFaults(panel)).toEqual([]);
  });

  it.each([
    ['invited', {}, 'Lin invited you to the group “茶行”.', '/en/users/settings#groups'],
    ['invitation-accepted', {}, 'Lin accepted your invitation to the group “茶行”.', '/en/users/71/members'],
    ['role-changed', { level: 2 }, 'Lin made you an admin of the group “茶行”.', '/en/users/71/members'],
    [
      'role-changed',
      { level: 1, personName: null },
      'An admin made you a general member of the group “茶行”.',
      '/en/users/71/members',
    ],
    [
      'removed-from-group',
      { groupName: null },
      'Lin removed you from a deleted group. Your links stay with the group.',
      '/en/users/settings#groups',
    ],
    [
      'limit-neared',
      { limit: 'tags', used: 24, allowed: 30 },
      'The limit “Tags” of the group “茶行” is nearly reached: 24 of 30.',
      '/en/usage?group=71',
    ],
    [
      'limit-reached',
      { limit: 'unheard-of', used: 1, allowed: 1 },
      'The limit “a plan limit” of the group “茶行” is reached: 1 of 1.',
      '/en/usage?group=71',
    ],
    [
      'plan-changed',
      { from: 'free', to: 'initialLegacy' },
      'The plan of the group “茶行” is now Initial (legacy).',
      '/en/usage?group=71',
    ],
    [
      'payment-received',
      { externalId: 'ORDER1', amount: 6.5, currency: 'USD' },
      'US$6.50 was paid for the group “茶行”. Open the receipt.',
      '/en/billing/receipts/ORDER1?group=71',
    ],
    [
      'payment-failed',
      { endsAt: '2026-12-31T04:00:00.000Z' },
      'The payment for the group “茶行” failed. Its plan stays until 31 December 2026.',
      '/en/billing?group=71',
    ],
    ['subscription-ended', {}, 'The subscription of the group “茶行” has ended.', '/en/billing?group=71'],
    [
      'destination-down',
      { encodeId: 'tea', shortUrl: 'https://s.test/tea', host: 'tea.test', hasBackup: 0 },
      'tea.test, the destination of s.test/tea, is down. Set a backup URL to send visitors elsewhere.',
      '/en/users/71/links/tea',
    ],
    [
      'destination-down',
      { encodeId: 'tea', shortUrl: 'https://s.test/tea', host: 'tea.test', hasBackup: 1 },
      'tea.test, the destination of s.test/tea, is down. Visitors are sent to your backup URL.',
      '/en/users/71/links/tea',
    ],
    [
      'destination-back',
      { encodeId: '春茶', shortUrl: 'https://s.test/%E6%98%A5%E8%8C%B6', host: 'tea.test', hasBackup: 0 },
      'tea.test, the destination of s.test/春茶, is up again.',
      '/en/users/71/links/%E6%98%A5%E8%8C%B6',
    ],
  ])('says of %s %j: %s', async (type, params, text, address) => {
    const about = { groupId: 71, groupName: '茶行', userId: 8, personName: 'Lin', ...params };
    const { inPanel } = await openBell({
      ...PAGE,
      notifications: [notice(9, type, true, about)],
      next: null,
    });
    expect(await inPanel.findByRole('link', { name: text })).toHaveAttribute('href', address);
    expect(inPanel.getByRole('button', { name: 'Mute this type' })).toBeVisible();
  });

  it.each<[type: string, encodeId: string, text: string, address: string, because: string | null]>([
    [
      'link-warned',
      'tea',
      'Visitors of s.test/tea now see a warning first because people reported it.',
      '/en/users/71/links/tea?domain=s.test',
      null,
    ],
    [
      'link-disabled',
      '茶',
      's.test/茶 was disabled because people reported it. If this is a mistake, ask us to review it.',
      '/en/users/71/links/%E8%8C%B6?domain=s.test',
      null,
    ],
    [
      'link-restored',
      'tea',
      's.test/tea works again and redirects visitors without a warning.',
      '/en/users/71/links/tea?domain=s.test',
      null,
    ],
    [
      'link-upheld',
      'tea',
      'We reviewed s.test/tea as you asked. Our decision stands.',
      '/en/users/71/links/tea?domain=s.test',
      null,
    ],
    [
      'link-warned',
      'tea',
      'Visitors of s.test/tea now see a warning first because tea.test is on a list of dangerous sites.',
      '/en/users/71/links/tea?domain=s.test',
      'threat',
    ],
    [
      'link-disabled',
      'tea',
      's.test/tea was disabled because tea.test is on our block list. If this is a mistake, ask us to review it.',
      '/en/users/71/links/tea?domain=s.test',
      'blocked',
    ],
  ])(
    'says of %s about %s, which nobody can switch off: %s',
    async (type, encodeId, text, address, because) => {
      const shortUrl = `https://s.test/${encodeURIComponent(encodeId)}`;
      const about = { groupId: 71, encodeId, domain: 's.test', shortUrl, host: 'tea.test', because };
      const { inPanel } = await openBell({
        ...PAGE,
        notifications: [notice(9, type, true, about)],
        next: null,
      });
      expect(await inPanel.findByRole('link', { name: text })).toHaveAttribute('href', address);
      expect(inPanel.queryByRole('button', { name: 'Mute this type' })).not.toBeInTheDocument();
    },
  );

  it('marks all as read', async () => {
    const { user, inPanel, accountApi } = await openBell();
    await user.click(await inPanel.findByRole('button', { name: 'Mark all as read' }));
    expect(accountApi.markRead.mock.calls).toEqual([[null]]);
    expect(screen.getByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument();
    expect(inPanel.queryByText('New')).not.toBeInTheDocument();
  });

  it('marks as read what is followed', async () => {
    const { user, inPanel, accountApi, panel } = await openBell();
    await user.click(await inPanel.findByRole('link', { name: /Welcome/ }));
    expect(accountApi.markRead.mock.calls).toEqual([[[8]]]);
    expect(panel).not.toBeInTheDocument();
  });

  it('switches a kind off and on again, but never one about safety', async () => {
    const { user, inPanel, accountApi } = await openBell();
    const [block, ...others] = await inPanel.findAllByRole('button', { name: 'Mute this type' });
    expect(others).toEqual([]);
    if (block) await user.click(block);
    expect(inPanel.getByText('This type of notification is muted.')).toBeVisible();
    await user.click(inPanel.getByRole('button', { name: 'Undo' }));
    expect(accountApi.block.mock.calls).toEqual([
      ['welcome', true],
      ['welcome', false],
    ]);
  });

  it('goes further back', async () => {
    const { user, inPanel, accountApi } = await openBell();
    await inPanel.findByText(/Welcome/);
    accountApi.notifications.mockResolvedValue({
      ...PAGE,
      notifications: [notice(6, 'email-changed', true)],
      next: null,
    });
    await user.click(inPanel.getByRole('button', { name: 'Show older ones' }));
    expect(await inPanel.findByText('The email address of your account was changed.')).toBeVisible();
    expect(accountApi.notifications).toHaveBeenLastCalledWith(7, 10);
    expect(inPanel.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
  });

  it('says when there is nothing', async () => {
    const { panel, inPanel } = await openBell({ ...PAGE, countOfUnread: 0, notifications: [], next: null });
    expect(await inPanel.findByText('No notifications')).toBeVisible();
    expect(await accessibilityFaults(panel)).toEqual([]);
  });

  it('says when it cannot be had, and asks again', async () => {
    const { user, accountApi } = await openSettings((api) => api.notifications.mockRejectedValue(OFFLINE));
    const bell = screen.getByRole('button', { name: 'Notifications' });
    await pressAndLoad(bell);
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    accountApi.notifications.mockResolvedValue(PAGE);
    await user.click(await panel.findByRole('button', { name: 'Try again' }));
    expect(await panel.findByText(/Welcome/)).toBeVisible();
  });
});
