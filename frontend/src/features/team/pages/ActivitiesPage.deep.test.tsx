import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildInfo } from '../../../test/fake-session';
import { buildMember, buildTeam } from '../../../test/fake-team';
import { buildStores, knowing, renderApp } from '../../../test/render-app';
import type { LogEntry } from '../../log';

const entry = (id: number, overrides: Partial<LogEntry> = {}): LogEntry => ({
  id,
  time: '2026-11-20T01:05:00.000Z',
  userId: 7,
  name: 'Mei',
  action: 'teams.joined',
  outcome: 'done',
  place: '203.0.113.0',
  details: {},
  ...overrides,
});
const ENTRIES = [
  entry(7, { action: 'teams.role-changed', details: { member: 8, level: 2 } }),
  entry(6, { action: 'teams.member-removed', details: { member: 9 } }),
  entry(5, { action: 'teams.invited', details: { invitation: 3, level: 1 } }),
  entry(4, { action: 'groups.settings-changed', details: { settings: 'name ipAllowList' } }),
  entry(3, { action: 'billing.plan-changed', details: { from: 'free', to: 'initialAddon' } }),
  entry(2, {
    time: '2026-11-19T01:05:00.000Z',
    action: 'rights.refused',
    outcome: 'refused',
    userId: 8,
    name: 'Bo',
    details: { code: 'groups.admin-only' },
  }),
];

interface Setting {
  readonly path?: string;
  readonly level?: 1 | 2;
  readonly plan?: string;
  readonly entries?: readonly LogEntry[];
}

async function open({ path = '', level = 2, plan = 'free', entries = ENTRIES }: Setting = {}) {
  const stores = knowing(buildStores(7), { info: buildInfo({ groupLevel: level, currentPlan: plan }) });
  stores.teamApi.team.mockResolvedValue(
    buildTeam({ members: [buildMember(), buildMember({ userId: 8, name: 'Bo' })] }),
  );
  stores.teamApi.activities.mockResolvedValue({ logs: entries, next: null, retentionDays: 3 });
  return renderApp(`/en/users/70/activities${path}`, stores);
}

const saved = jest.fn();
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  saved.mockClear();
});

describe('the activities of a group', () => {
  it('tell under their days in words who did what', async () => {
    const { teamApi } = await open();
    await screen.findByText('6 entries');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Friday, 20 November 2026',
      'Thursday, 19 November 2026',
    ]);
    const texts = main.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts.slice(-6)).toEqual([
      expect.stringMatching(/^Changed a member’s roleBo · as adminDoneMei/),
      expect.stringMatching(/^Removed a memberMember 9DoneMei/),
      expect.stringMatching(/^Invited someoneas general member · Invitation 3DoneMei/),
      expect.stringMatching(/^Changed the settings of the groupName, Allowed IP addressesDoneMei/),
      expect.stringMatching(/^Changed the plan of the groupfrom Free to Initial \(legacy\)DoneMei/),
      expect.stringMatching(/^Attempted an action without permissiongroups.admin-onlyRefusedBo/),
    ]);
    expect(teamApi.activities.mock.calls).toEqual([[70, { q: '', userId: null, start: null }]]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say how long they are kept, and by which plans longer', async () => {
    await open();
    expect(await screen.findByText(/^Entries are kept for 3 days on your plan\./)).toHaveTextContent(
      'Kept longer with Initial (7 days) or Classic (30 days).',
    );
    expect(screen.getByRole('link', { name: 'Keep it longer' })).toHaveAttribute('href', '/en/pricing');
  });

  it('can be those of one member, as the address says', async () => {
    const { user, teamApi, address } = await open();
    await screen.findByText('6 entries');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Member' }), 'Bo');
    expect(address()).toBe('/en/users/70/activities?member=8');
    expect(teamApi.activities).toHaveBeenLastCalledWith(70, { q: '', userId: 8, start: null });
  });

  it('say when a member has none, and show all again', async () => {
    const { user, teamApi } = await open({ path: '?member=9', entries: [] });
    expect(await screen.findByRole('heading', { name: 'No entries for this member' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Member' })).toHaveDisplayValue('Member 9');
    teamApi.activities.mockResolvedValue({ logs: ENTRIES, next: null, retentionDays: 3 });
    await user.click(screen.getByRole('button', { name: 'Show all entries' }));
    expect(await screen.findByText('6 entries')).toBeVisible();
  });

  it('are one’s own for general members', async () => {
    const { teamApi } = await open({ level: 1, path: '?member=8' });
    expect(await screen.findByText(/^What you did in this group/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Member' })).toBeNull();
    await waitFor(() =>
      expect(teamApi.activities.mock.calls).toEqual([[70, { q: '', userId: null, start: null }]]),
    );
  });
});

describe('the export of activities', () => {
  it('is a table of what is shown', async () => {
    const { user, teamApi } = await open({ plan: 'initial', path: '?q=teams&member=8' });
    await screen.findByText('6 entries');
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(teamApi.exportActivities.mock.calls).toEqual([[70, { q: 'teams', userId: 8 }]]);
    expect(await screen.findByText('File saved')).toBeInTheDocument();
    expect(saved.mock.calls).toEqual([['linklet-activities.csv']]);
  });

  it('is explained where the plan has none', async () => {
    const { user, teamApi } = await open();
    await screen.findByText('6 entries');
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    const why = await screen.findByRole('dialog', { name: 'Upgrade required' });
    expect(why).toHaveTextContent('“Export of data and reports” is not included');
    expect(within(why).getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/en/pricing?plan=initial',
    );
    expect(await accessibilityFaults(why)).toEqual([]);
    expect(teamApi.exportActivities).not.toHaveBeenCalled();
  });

  it('says why it failed', async () => {
    const { user, teamApi } = await open({ plan: 'initial' });
    teamApi.exportActivities.mockRejectedValue(
      new ApiError({ status: 429, code: 'http.rate-limited', message: '', retryAfter: 600 }),
    );
    await screen.findByText('6 entries');
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes.');
    expect(saved).not.toHaveBeenCalled();
  });
});
