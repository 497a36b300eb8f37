import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildStores, renderApp } from '../../../test/render-app';
import type { LogEntry } from '../../log';

const OFFLINE = new ApiError({ status: 0, code: 'client.offline', message: '', requestId: null });

const entry = (id: number, overrides: Partial<LogEntry> = {}): LogEntry => ({
  id,
  time: '2026-11-20T01:05:00.000Z',
  userId: 7,
  name: 'Mei',
  action: 'identity.signed-in',
  outcome: 'done',
  place: '203.0.113.0',
  details: { way: 'email', browser: 'Safari', os: 'iOS' },
  ...overrides,
});
const ENTRIES = [
  entry(3),
  entry(2, { action: 'identity.sessions-ended', name: null, userId: 9, details: { count: 2 }, place: null }),
  entry(1, { action: 'links.imported', outcome: 'refused', userId: 0, name: '', details: { file: 'a.csv' } }),
];
const page = (logs: readonly LogEntry[], next: number | null = null, retentionDays = 3) => ({
  logs,
  next,
  retentionDays,
});
const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => entry(from + n + 1));

async function openLog(answer: object, path = '/en/log') {
  const stores = buildStores(7);
  stores.accountApi.memberLog.mockResolvedValue(answer);
  return renderApp(path, stores);
}

function giveRoom(): void {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media === '(min-width: 768px)' }),
    );
}
afterEach(() => jest.restoreAllMocks());

describe('the activity log', () => {
  it('tells in words what was done by whom, from where and with what outcome', async () => {
    const { accountApi } = await openLog(page(ENTRIES));
    const main = within(screen.getByRole('main'));
    const rows = (await main.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Logged inwith a code by email · Safari on iOSDoneMei.*203\.0\.113\.0$/),
      expect.stringMatching(/^Signed other devices out2 devicesDoneMember 9.*Unknown$/),
      expect.stringMatching(/^links\.importeda\.csvRefusedNot logged in/),
    ]);
    expect(main.getByRole('heading', { level: 2 })).toHaveTextContent('Friday, 20 November 2026');
    expect(main.getByText('3 entries')).toHaveRole('status');
    expect(accountApi.memberLog.mock.calls).toEqual([[{ q: '', start: null }]]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is a table where there is room', async () => {
    giveRoom();
    await openLog(page(ENTRIES));
    const table = await screen.findByRole('table', { name: 'Activity log' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Time', 'Who', 'Action', 'Network', 'Outcome']);
    expect(within(table).getByRole('rowheader')).toHaveTextContent('Friday, 20 November 2026');
    expect(within(table).getAllByRole('row')).toHaveLength(5);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    [3, true],
    [30, false],
  ])('kept for %i days says so, and offers to keep it longer: %s', async (days, isOffered) => {
    await openLog(page(ENTRIES, null, days));
    expect(await screen.findByText(`Entries are kept for ${days} days on your plan.`)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Keep it longer' }) !== null).toBe(isOffered);
  });

  it('says when there is nothing', async () => {
    await openLog(page([]));
    expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is searched by what is typed, which stands in the address', async () => {
    const { user, accountApi, address } = await openLog(page([]));
    await screen.findByRole('heading', { name: 'No activity yet' });
    await user.type(screen.getByRole('searchbox', { name: 'Search the log' }), ' safari ');
    expect(await screen.findByRole('heading', { name: 'No results for “safari”' })).toBeVisible();
    expect(address()).toBe('/en/log?q=safari');
    expect(accountApi.memberLog.mock.calls).toEqual([
      [{ q: '', start: null }],
      [{ q: 'safari', start: null }],
    ]);
    expect(await accessibilityFaults()).toEqual([]);
    accountApi.memberLog.mockResolvedValue(page(ENTRIES));
    await user.click(screen.getByRole('button', { name: 'Show all entries' }));
    expect(await screen.findByText('3 entries')).toBeVisible();
    expect(address()).toBe('/en/log');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('finds an action by its name in the language of the reader', async () => {
    const { accountApi } = await openLog(page(ENTRIES), '/log?q=登入');
    await screen.findByText('3 筆紀錄');
    expect(screen.getByRole('searchbox')).toHaveValue('登入');
    expect(accountApi.memberLog.mock.calls).toEqual([[{ q: 'identity.signed-in', start: null }]]);
  });

  it('shows a hundred at a time, and fetches more when those are shown', async () => {
    const { user, accountApi } = await openLog(page(many(150), 77));
    expect(await screen.findByText('The newest 100 entries')).toBeVisible();
    const older = screen.getByRole('button', { name: 'Load older entries' });
    await user.click(older);
    expect(screen.getByText('The newest 150 entries')).toBeVisible();
    expect(accountApi.memberLog).toHaveBeenCalledTimes(1);
    accountApi.memberLog.mockRejectedValueOnce(OFFLINE);
    await user.click(older);
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached.');
    accountApi.memberLog.mockResolvedValue(page(many(2, 150)));
    await user.click(older);
    expect(await screen.findByText('152 entries')).toBeVisible();
    expect(accountApi.memberLog).toHaveBeenLastCalledWith({ q: '', start: 77 });
    expect(screen.queryByRole('button', { name: 'Load older entries' })).not.toBeInTheDocument();
  });

  it('says when it cannot be had, and asks again', async () => {
    const stores = buildStores(7);
    stores.accountApi.memberLog.mockRejectedValueOnce(OFFLINE).mockResolvedValue(page(ENTRIES));
    const { user } = await renderApp('/en/log', stores);
    expect(await screen.findByRole('alert')).toHaveTextContent('Linklet could not be reached.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 entries')).toBeVisible();
  });

  it('asks guests to log in', async () => {
    const { accountApi } = await renderApp('/en/log');
    const signIn = within(screen.getByRole('main')).getByRole('link', { name: 'Log in' });
    expect(signIn).toHaveAttribute('href', '/en/login?redirect_to=%2Flog');
    await waitFor(() => expect(accountApi.memberLog).not.toHaveBeenCalled());
  });
});
