import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildReport } from '../../../test/fake-analytics';
import { buildInfo } from '../../../test/fake-session';
import { failure, openReport, stopClock } from '../../../test/open-report';
import { buildStores, knowing } from '../../../test/render-app';

stopClock();

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

describe('while it is open', () => {
  it('counts along', async () => {
    const stores = buildStores();
    let notify: (totals: string) => void = () => undefined;
    stores.analyticsApi.live.mockReturnValue(
      (_: AbortSignal, on: { onOpen: () => void; onTotals: (totals: string) => void }) => {
        on.onOpen();
        on.onTotals('3');
        notify = on.onTotals;
        return new Promise(() => undefined);
      },
    );
    const { analyticsApi } = await openReport('/en/analytics/abc', stores);
    expect(await screen.findByText('Live')).toBeVisible();
    expect(analyticsApi.report).toHaveBeenCalledTimes(1);
    analyticsApi.report.mockResolvedValue(buildReport({ totalClicks: 4, uniqueClicks: 3 }));
    act(() => notify('4'));
    await waitFor(() => expect(screen.getByTestId('total-clicks')).toHaveTextContent('4'));
  });

  it('keeps the numbers and says so when they cannot be refreshed', async () => {
    const stores = buildStores();
    const { analyticsApi } = await openReport('/en/analytics/abc', stores);
    analyticsApi.report.mockRejectedValue(failure(0, 'client.offline'));
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(/could not be updated/)).toBeVisible();
    expect(screen.getByTestId('total-clicks')).toHaveTextContent('3');
  });
});

describe('to pass on', () => {
  it('is shared with everybody, or no longer', async () => {
    const { user, analyticsApi } = await openReport('/en/analytics/abc', buildStores(7));
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
    const own = await openReport('/en/analytics/abc', buildStores(7));
    expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit link' })).toBeVisible();
    own.unmount();
    const stores = buildStores(7);
    stores.analyticsApi.readerStatus.mockResolvedValue({ isLinkGroup: false });
    await openReport('/en/analytics/abc', stores);
    await waitFor(() => expect(stores.analyticsApi.readerStatus).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit link' })).toBeNull();
  });

  it('has neither header nor tabs on paper', async () => {
    await openReport('/en/analytics/abc');
    expect(onPaper(screen.getByRole('banner'))).toBe('none');
    expect(onPaper(screen.getByRole('contentinfo'))).toBe('none');
    expect(onPaper(screen.getByRole('group', { name: 'Traffic sources' }))).toBe('none');
    expect(onPaper(screen.getByRole('region', { name: 'Traffic sources' }))).not.toBe('none');
  });

  it('has all rows of a list on paper, however many the screen shows', async () => {
    const stores = buildStores();
    const browsers = Array.from({ length: 12 }, (_, index) => ({
      name: `Browser ${index}`,
      totalClicks: 1,
      uniqueClicks: 1,
    }));
    stores.analyticsApi.report.mockResolvedValue(buildReport({ browsers }));
    const { user } = await openReport('/en/analytics/abc?tab=browsers', stores);
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
    const { user, analyticsApi } = await openReport(
      '/en/analytics/abc?range=7d',
      knowing(buildStores(7), { info: buildInfo({ currentPlan: 'free' }) }),
    );
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const entry = await screen.findByRole('menuitem', { name: /CSV files/ });
    expect(entry).toHaveTextContent('Requires the Initial plan or larger');
    expect(entry).toHaveAttribute('href', '/en/pricing');
    expect(analyticsApi.file).not.toHaveBeenCalled();
  });
});
