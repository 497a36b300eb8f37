import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildOverview, buildReport } from '../../../test/fake-analytics';
import { buildInfo, buildSession } from '../../../test/fake-session';
import { buildMember, buildTeam } from '../../../test/fake-team';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const failure = (status: number, code: string, details = {}) =>
  new ApiError({ status, code, message: code, requestId: 'r-7', details });

/** Only the clock of the page: timers stay real. */
const NOW = new Date('2026-11-21T04:00:00Z');
beforeEach(() =>
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  }),
);
afterEach(() => jest.useRealTimers());

async function renderReport(path = '/en/analytics/abc', stores = buildStores()) {
  const view = await renderApp(path, stores);
  await screen.findByTestId('total-clicks');
  return view;
}

/** How the rules for paper lay something out. */
const onPaper = (element: Element): string | undefined =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    .flatMap((rule) => [...rule.cssRules])
    .filter(
      (rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && element.matches(rule.selectorText),
    )
    .at(-1)?.style.display;

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the report', () => {
  it('shows totals, and what else asked for the link', async () => {
    await renderReport();
    expect(screen.getByTestId('total-clicks')).toHaveTextContent('3');
    expect(screen.getByTestId('unique-clicks')).toHaveTextContent('2');
    expect(screen.getByText('8 hits in total: 3 by people, 1 chat preview, and 4 by bots')).toBeVisible();
    expect(screen.getByText(/Times in Asia\/Taipei \(GMT\+8/)).toBeVisible();
  });

  it('says each chart in words and has a table of its numbers', async () => {
    await renderReport();
    const daily = await screen.findByRole('img', { name: '3 clicks, 2 unique. Peak: Nov 21, 2026 (2).' });
    expect(daily).toBeVisible();
    expect(screen.getByRole('img', { name: /Most on Saturday 20:00: 2 clicks/ })).toBeVisible();
    const rows = card('Clicks by day').getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayTotalUnique',
      'Nov 20, 202611',
      'Nov 21, 202621',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('calls things as the reader does', async () => {
    await renderReport('/analytics/abc');
    expect(screen.getByRole('button', { name: /^LINE/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^直接開啟/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^台灣/ })).toBeVisible();
  });

  it('shows other classes of hits on demand', async () => {
    const { user, address, analyticsApi } = await renderReport();
    await user.click(screen.getByRole('button', { name: 'Bots' }));
    expect(address()).toBe('/en/analytics/abc?classes=human%2Cbot');
    await user.click(screen.getByRole('button', { name: 'Everything' }));
    expect(address()).toBe('/en/analytics/abc?classes=all');
    expect(analyticsApi.report).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ classes: 'human,preview,bot,prefetch,head' }),
    );
    expect(screen.getByText('Total hits')).toBeVisible();
  });

  it('compares with the period before', async () => {
    const stores = buildStores();
    stores.analyticsApi.report.mockResolvedValue(
      buildReport({ previous: { from: '2026-11-18', to: '2026-11-19', totalClicks: 2, uniqueClicks: 0 } }),
    );
    await renderReport('/en/analytics/abc?compare=previous', stores);
    expect(screen.getByText('+50% from 2')).toBeVisible();
    expect(screen.getByText('None in the previous period')).toBeVisible();
    expect(screen.getByText(/compared with Nov 18/)).toBeVisible();
  });

  it('says when the period before cannot be shown', async () => {
    await renderReport('/en/analytics/abc?compare=previous');
    expect(screen.getByText(/outside your plan’s range/)).toBeVisible();
  });
});

describe('who made the link', () => {
  async function renderMadeBy(authorUserId: number | null) {
    const stores = buildStores(7);
    stores.analyticsApi.report.mockResolvedValue(buildReport({ authorUserId }));
    stores.teamApi.team.mockResolvedValue(
      buildTeam({ members: [buildMember(), buildMember({ userId: 8, name: 'An' })] }),
    );
    return renderReport('/en/analytics/abc', stores);
  }

  it.each([
    [8, 'Created by An'],
    [9, 'Created by user 9'],
    [7, 'Created by you'],
    [0, 'Created by a guest'],
  ])('is said to whom the server tells it: %s', async (userId, text) => {
    await renderMadeBy(userId);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is neither asked for nor said otherwise', async () => {
    const { teamApi } = await renderMadeBy(null);
    expect(screen.queryByText(/^Created by/)).toBeNull();
    expect(teamApi.team).not.toHaveBeenCalled();
  });
});

describe('what is shown', () => {
  it('stands in the address, and Back leads to what was shown before', async () => {
    const { user, address, analyticsApi } = await renderReport();
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(address()).toBe('/en/analytics/abc?range=7d');
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(analyticsApi.report).toHaveBeenLastCalledWith(
        expect.anything(),
        expect.objectContaining({ range: '7d' }),
      ),
    );
  });

  it('can be days of choice, in whichever order they are given', async () => {
    const { user, address } = await renderReport();
    await user.click(screen.getByRole('button', { name: 'Dates…' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-10' } });
    await user.click(screen.getByRole('button', { name: 'Show these days' }));
    expect(address()).toBe('/en/analytics/abc?from=2026-11-10&to=2026-11-20');
    await user.click(screen.getByRole('button', { name: 'Back to 30 days' }));
    expect(address()).toBe('/en/analytics/abc');
  });

  it('is not what the plan lacks, which is there to be seen with the plan that has it', async () => {
    const { user, address } = await renderReport();
    const year = screen.getByRole('button', { name: '12 months' });
    expect(year).toHaveAttribute('aria-disabled', 'true');
    await user.click(year);
    expect(address()).toBe('/en/analytics/abc');
    expect(screen.getByText(/90 days and 12 months: require the Personal plan/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/en/pricing');
  });

  it('is of the link on the domain that the address names, whatever is shown of it', async () => {
    const { user, address, analyticsApi } = await renderReport('/en/analytics/abc?domain=mei.test');
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(address()).toBe('/en/analytics/abc?domain=mei.test&range=7d');
    expect(analyticsApi.overview).toHaveBeenLastCalledWith({ encodeId: 'abc', domain: 'mei.test' });
  });

  it('can be one day, chosen in the table', async () => {
    const { user, address } = await renderReport();
    const [summary] = card('Clicks by day').getAllByText('Show as a table');
    if (summary) await user.click(summary);
    await user.click(screen.getByRole('button', { name: 'Only Nov 20, 2026' }));
    expect(address()).toBe('/en/analytics/abc?from=2026-11-20&to=2026-11-20');
  });

  it('is narrowed by a bar, and by no other once Esc is pressed', async () => {
    const { user, address } = await renderReport();
    await user.click(screen.getByRole('button', { name: /^LINE/ }));
    expect(address()).toBe('/en/analytics/abc?source=line');
    expect(screen.getByRole('button', { name: /^LINE/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /^Taiwan/ }));
    expect(address()).toBe('/en/analytics/abc?source=line&country=TW');
    await user.click(screen.getByRole('button', { name: 'Remove filter Source: LINE' }));
    expect(address()).toBe('/en/analytics/abc?country=TW');
    await user.keyboard('{Escape}');
    expect(address()).toBe('/en/analytics/abc');
  });

  it('is not narrowed to the rest of a long list', async () => {
    const stores = buildStores();
    const rest = { name: '/rest', totalClicks: 1, uniqueClicks: 1 };
    const line = { name: 'line', totalClicks: 2, uniqueClicks: 1 };
    stores.analyticsApi.report.mockResolvedValue(
      buildReport({ sources: [line, rest], referrers: [line, rest], regions: [line] }),
    );
    const { user } = await renderReport('/en/analytics/abc', stores);
    const sources = within(screen.getByRole('list', { name: 'Sources' }));
    expect(sources.getByText('All others')).toBeVisible();
    expect(sources.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['LINE266.7%']);
    await user.click(screen.getByRole('button', { name: 'Sites and apps' }));
    expect(
      within(screen.getByRole('list', { name: 'Sites and apps' })).getByText('All others'),
    ).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('goes down from a country to its counties and cities', async () => {
    const { user, address } = await renderReport('/en/analytics/abc?country=TW');
    await user.click(screen.getByRole('button', { name: 'Regions' }));
    expect(address()).toBe('/en/analytics/abc?country=TW&tab=counties');
    expect(
      within(await screen.findByRole('list', { name: 'Regions' })).getByText('Taipei City'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cities' }));
    expect(await screen.findByRole('list', { name: 'Cities' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/Choose a country in the list/)).toBeVisible();
  });
});

describe('while it is open', () => {
  it('counts along', async () => {
    const stores = buildStores();
    let notify = (): void => undefined;
    stores.analyticsApi.live.mockReturnValue(
      (_: AbortSignal, on: { onOpen: () => void; onClicks: () => void }) => {
        on.onOpen();
        notify = on.onClicks;
        return new Promise(() => undefined);
      },
    );
    const { analyticsApi } = await renderReport('/en/analytics/abc', stores);
    expect(await screen.findByText('Live')).toBeVisible();
    analyticsApi.report.mockResolvedValue(buildReport({ totalClicks: 4, uniqueClicks: 3 }));
    act(() => notify());
    await waitFor(() => expect(screen.getByTestId('total-clicks')).toHaveTextContent('4'));
  });

  it('keeps the numbers and says so when they cannot be refreshed', async () => {
    const stores = buildStores();
    const { analyticsApi } = await renderReport('/en/analytics/abc', stores);
    analyticsApi.report.mockRejectedValue(failure(0, 'client.offline'));
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(/could not be updated/)).toBeVisible();
    expect(screen.getByTestId('total-clicks')).toHaveTextContent('3');
  });
});

describe('to pass on', () => {
  it('is shared with everybody, or no longer', async () => {
    const { user, analyticsApi } = await renderReport('/en/analytics/abc', buildStores(7));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const everybody = await screen.findByRole('switch', { name: 'Make analytics public' });
    expect(everybody).not.toBeChecked();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(everybody);
    expect(analyticsApi.setPublic).toHaveBeenCalledWith({ encodeId: 'abc' }, true);
    await waitFor(() => expect(everybody).toBeChecked());
    expect(screen.getByRole('button', { name: 'Copy localhost/abc+' })).toBeVisible();
  });

  it('is shared and edited by those whose link it is, and by nobody who only sees what is public', async () => {
    const own = await renderReport('/en/analytics/abc', buildStores(7));
    expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit link' })).toBeVisible();
    own.unmount();
    const stores = buildStores(7);
    stores.analyticsApi.standing.mockResolvedValue({ isOfReadersGroup: false });
    await renderReport('/en/analytics/abc', stores);
    await waitFor(() => expect(stores.analyticsApi.standing).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit link' })).toBeNull();
  });

  it('has all rows of a list on paper, however many the screen shows', async () => {
    const stores = buildStores();
    const browsers = Array.from({ length: 12 }, (_, index) => ({
      name: `Browser ${index}`,
      totalClicks: 1,
      uniqueClicks: 1,
    }));
    stores.analyticsApi.report.mockResolvedValue(buildReport({ browsers }));
    const { user } = await renderReport('/en/analytics/abc?tab=browsers', stores);
    const list = screen.getByRole('list', { name: 'Browsers' });
    const rows = within(list).getAllByRole('listitem', { hidden: true });
    expect(rows).toHaveLength(12);
    expect(rows.filter((row) => getComputedStyle(row).display !== 'none')).toHaveLength(8);
    const hidden = rows.filter((row) => getComputedStyle(row).display === 'none');
    expect(hidden.every((row) => onPaper(row) === 'list-item')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(rows.filter((row) => getComputedStyle(row).display !== 'none')).toHaveLength(12);
  });

  it('is saved as a file where the plan has files, and says which plan has where not', async () => {
    const { user, analyticsApi } = await renderReport(
      '/en/analytics/abc?range=7d',
      knowing(buildStores(7), { info: buildInfo({ currentPlan: 'free' }) }),
    );
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const entry = await screen.findByRole('menuitem', { name: /CSV file/ });
    expect(entry).toHaveTextContent('Requires the Initial plan or larger');
    expect(entry).toHaveAttribute('href', '/en/pricing');
    expect(analyticsApi.file).not.toHaveBeenCalled();
  });
});

describe('of all links', () => {
  it('asks guests to log in', async () => {
    await renderApp('/en/analytics');
    expect(await screen.findByRole('heading', { level: 1, name: /log in/i })).toBeVisible();
  });

  it('shows the links that were clicked most, and narrows to a tag', async () => {
    const stores = buildStores(7);
    stores.labelsApi.tags.mockResolvedValue({
      tags: [{ tagId: 3, value: 'Summer', linkCount: 1, canDelete: true }],
      recent: [],
    });
    const { user, address, analyticsApi } = await renderReport('/en/analytics', stores);
    expect(screen.getByRole('heading', { level: 1, name: 'Analytics of all links' })).toBeVisible();
    const link = await screen.findByRole('link', { name: /abc$/ });
    expect(link).toHaveAttribute('href', '/en/analytics/abc');
    expect(await accessibilityFaults()).toEqual([]);
    await user.selectOptions(await screen.findByLabelText('Links with the tag'), 'Summer');
    expect(address()).toBe('/en/analytics?tag=3');
    await waitFor(() =>
      expect(analyticsApi.report).toHaveBeenLastCalledWith({ kind: 'group', tagId: 3 }, expect.anything()),
    );
  });

  it('says when a tag has more links than are counted', async () => {
    const stores = buildStores(7);
    const whole = await renderReport('/en/analytics?tag=3', stores);
    expect(screen.queryByText(/links with this tag/)).toBeNull();
    whole.unmount();
    stores.analyticsApi.report.mockResolvedValue(
      buildReport({ partial: { countedLinks: 1_000, allLinks: 2_345 } }),
    );
    await renderReport('/en/analytics?tag=3', stores);
    const text = 'Only the 1,000 most recently clicked of the 2,345 links with this tag are included.';
    expect(screen.getByText(text)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('goes down to the cities of those with a tag', async () => {
    const { analyticsApi } = await renderReport('/en/analytics?tag=3&country=TW&tab=cities', buildStores(7));
    expect(await screen.findByRole('list', { name: 'Cities' })).toBeVisible();
    expect(analyticsApi.places).toHaveBeenCalledWith({ kind: 'group', tagId: 3 }, 'TW', expect.anything());
  });

  it('say of what filters do not narrow that they do not', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ currentPlan: 'classic' }) });
    const { user } = await renderReport('/en/analytics?country=JP', stores);
    const text = 'All clicks in this range, without filters';
    expect(await card('Most clicked links').findByText(text)).toBeVisible();
    expect(card('Totals').getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    for (const entry of await screen.findAllByRole('menuitem')) expect(entry).toHaveTextContent(text);
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Clear all (Esc)' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('leads those who run the site to all of it', async () => {
    const stores = knowing(buildStores(7), { info: buildInfo({ currentPlan: 'free' }) });
    const { user } = await renderReport('/en/analytics?scope=site', stores);
    expect(stores.analyticsApi.report).toHaveBeenLastCalledWith({ kind: 'site' }, expect.anything());
    expect(screen.getByRole('heading', { level: 1, name: 'Analytics of the whole site' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV file/ }));
    expect(stores.analyticsApi.file).toHaveBeenCalledWith(
      { kind: 'site' },
      { format: 'csv', lang: 'en' },
      expect.anything(),
    );
  });
});

describe('instead of a report', () => {
  async function renderWith(overview: () => unknown, report: () => unknown = overview) {
    const stores = buildStores();
    stores.analyticsApi.overview.mockImplementation(overview);
    stores.analyticsApi.report.mockImplementation(report);
    return renderApp('/en/analytics/abc', stores);
  }
  const reported = () => Promise.resolve(buildReport());

  it('shows that nobody came yet, with the link to share', async () => {
    const none = { human: 0, preview: 0, bot: 0, prefetch: 0, head: 0 };
    await renderWith(() => Promise.resolve(buildOverview({ hits: none })), reported);
    expect(await screen.findByRole('heading', { name: 'No clicks yet' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Copy localhost/abc' })).toHaveLength(2);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows that nobody came in the time that is shown', async () => {
    const none = { human: 0, preview: 0, bot: 0, prefetch: 0, head: 0 };
    await renderWith(
      () => Promise.resolve(buildOverview()),
      () => Promise.resolve(buildReport({ hits: none, totalClicks: 0, uniqueClicks: 0 })),
    );
    expect(await screen.findByRole('heading', { name: 'No clicks in this range' })).toBeVisible();
  });

  it('shows that a link does not exist', async () => {
    await renderWith(() => Promise.reject(failure(404, 'links.link-does-not-exist')));
    expect(await screen.findByRole('heading', { name: 'No statistics for this link' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('explains that another group of the reader has the link, and goes on there', async () => {
    const { session, browser, tokenApi } = buildSession(7);
    tokenApi.memberToken.mockImplementation((renewal?: { readonly groupId?: number }) => {
      browser.signIn(7, renewal?.groupId ?? 70);
      return Promise.resolve({ accessToken: 'm', lifetimeSeconds: 600, ...browser.read() });
    });
    const stores = { ...buildStores(), session };
    stores.analyticsApi.overview.mockRejectedValue(failure(404, 'links.link-does-not-exist'));
    stores.analyticsApi.groupOf.mockResolvedValue({ groupId: 71 });
    stores.accountApi.groups.mockResolvedValue([
      { groupId: 71, name: 'Tea shop', isAdmin: false, isHome: false, memberCount: 3 },
    ]);
    const { user } = await renderApp('/en/analytics/abc', stores);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'This page belongs to Tea shop' }),
    ).toBeVisible();
    expect(screen.queryByText('No statistics for this link')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    stores.analyticsApi.overview.mockResolvedValue(buildOverview());
    await user.click(screen.getByRole('button', { name: 'Switch to Tea shop' }));
    expect(await screen.findByTestId('total-clicks')).toHaveTextContent('3');
    expect(session.groupId).toBe(71);
  });

  it('shows that a link was deleted', async () => {
    await renderWith(() => Promise.resolve(buildOverview({ deleted: true })), reported);
    expect(await screen.findByRole('heading', { name: 'This link has been deleted' })).toBeVisible();
  });

  it('explains that the plan does not reach back so far, and goes on with what it shows', async () => {
    const stores = buildStores();
    stores.analyticsApi.report.mockRejectedValueOnce(
      failure(403, 'plan.limit-reached', { details: { plan: 'personal' } }),
    );
    const { user, address } = await renderApp('/en/analytics/abc?range=12m', stores);
    expect(await screen.findByText(/available on the Personal plan/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show 30 days' }));
    expect(address()).toBe('/en/analytics/abc');
    expect(await screen.findByTestId('total-clicks')).toBeVisible();
  });

  it('explains what is hidden, and what to do about it', async () => {
    const hidden = { reason: 'protected', parts: ['sources'] } as const;
    const parts = { sources: null, referrers: null, platforms: null, browsers: null };
    await renderWith(
      () => Promise.resolve(buildOverview()),
      () => Promise.resolve(buildReport({ ...parts, hidden })),
    );
    expect(await screen.findAllByText(/Only members of the group can see this/)).toHaveLength(2);
  });

  it('shows a failure and tries again', async () => {
    const { user, analyticsApi } = await renderWith(() => Promise.reject(failure(500, 'http.internal')));
    expect(await screen.findByRole('alert')).toHaveTextContent('http.internal / r-7');
    analyticsApi.overview.mockResolvedValue(buildOverview());
    analyticsApi.report.mockResolvedValue(buildReport());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTestId('total-clicks')).toBeVisible();
  });

  it('shows skeletons while it waits', async () => {
    await renderWith(() => new Promise(() => undefined));
    expect(await screen.findByText('Loading statistics…')).toBeInTheDocument();
  });
});
