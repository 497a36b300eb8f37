import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildCase, buildCaseDetails } from '../../../test/fake-reports';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const admin = (isAdmin = true) => knowing(buildStores(7), { info: buildInfo({ isAdmin }) });
const button = (name: string) => screen.getByRole('button', { name });

describe('the queue of reported links', () => {
  it('is for site administrators', async () => {
    const { casesApi } = await renderApp('/en/admin/reports', admin(false));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('for site administrators');
    expect(casesApi.page).not.toHaveBeenCalled();
  });

  it('asks whoever is not signed in to log in, and comes back', async () => {
    const { address } = await renderApp('/en/admin/reports');
    expect(address()).toBe('/en/login?redirect_to=%2Fadmin%2Freports');
  });

  it('shows who waits, and one page after the other', async () => {
    const stores = admin();
    stores.casesApi.page
      .mockResolvedValueOnce({ cases: [buildCase()], start: 9, open: 21 })
      .mockResolvedValueOnce({
        cases: [buildCase({ caseId: 6, shortUrl: 'https://lk.test/worse' })],
        start: -1,
        open: 21,
      });
    const { user } = await renderApp('/en/admin/reports', stores);
    expect(await screen.findByText('21 open cases.')).toBeVisible();
    expect(screen.getByText('3 reports · Phishing · Spam')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(button('Show more'));
    expect(await screen.findByRole('link', { name: 'Review lk.test/worse' })).toHaveAttribute(
      'href',
      '/en/admin/reports/6',
    );
    expect(stores.casesApi.page.mock.calls).toEqual([
      ['open', -1],
      ['open', 9],
    ]);
  });

  it('keeps the state in the address, and says when there is nothing', async () => {
    const stores = admin();
    const { user, address } = await renderApp('/en/admin/reports', stores);
    expect(await screen.findByText('No open cases.')).toBeVisible();
    await user.click(button('Action taken'));
    expect(address()).toBe('/en/admin/reports?state=acted');
    expect(await screen.findByText(/Links that were disabled/)).toBeVisible();
    expect(stores.casesApi.page).toHaveBeenLastCalledWith('acted', -1);
  });

  it('tries again when it could not be read', async () => {
    const stores = admin();
    stores.casesApi.page.mockRejectedValueOnce(refusal('client.offline'));
    const { user } = await renderApp('/en/admin/reports', stores);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No open cases.')).toBeVisible();
  });
});

describe('a reported link', () => {
  it('is stopped when asked twice, with a note, and tells what was done', async () => {
    const { user, casesApi } = await renderApp('/en/admin/reports/5', admin());
    expect(await screen.findByText('It asks for my card.')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Phishing' })).toHaveAttribute('aria-valuenow', '2');
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'asked their bank');
    await user.click(button('Disable link'));
    const dialog = screen.getByRole('dialog', { name: 'Disable lk.test/bad?' });
    expect(await accessibilityFaults(dialog)).toEqual([]);
    expect(casesApi.judge).not.toHaveBeenCalled();
    const step = {
      userId: 7,
      name: 'Mei',
      from: 'open',
      state: 'acted',
      action: 'disable',
      note: 'asked their bank',
      takenTime: '2026-11-21T09:00:00.000Z',
    } as const;
    casesApi.judge.mockResolvedValueOnce(
      buildCaseDetails({ state: 'acted', measure: 'disable', steps: [step] }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Disable link' }));
    expect(casesApi.judge.mock.calls).toEqual([
      [5, { state: 'acted', action: 'disable', note: 'asked their bank' }],
    ]);
    expect(await screen.findByText('Mei: disabled the link (Action taken)')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('');
    expect(button('Restore link')).toBeVisible();
  });

  it('shows what somebody else decided meanwhile', async () => {
    const { user, casesApi } = await renderApp('/en/admin/reports/5', admin());
    await screen.findByText('It asks for my card.');
    casesApi.judge.mockRejectedValueOnce(refusal('reports.lift-first', 'action'));
    await user.click(button('Dismiss'));
    expect(await screen.findByText(/Someone else has already decided/)).toBeVisible();
    casesApi.one.mockResolvedValueOnce(buildCaseDetails({ state: 'acted', measure: 'warn' }));
    await user.click(button('Try again'));
    expect(await screen.findByText('Warning shown')).toBeVisible();
    expect(screen.queryByText(/Someone else has already decided/)).toBeNull();
  });

  it('shows older reports, and what the owner says', async () => {
    const stores = admin();
    const [first] = buildCaseDetails().reports;
    if (first === undefined) throw new Error('no report');
    stores.casesApi.one
      .mockResolvedValueOnce(buildCaseDetails({ appeal: 'It is my shop.', reportsStart: 4 }))
      .mockResolvedValueOnce(buildCaseDetails({ reports: [{ ...first, receipt: 'OLD', details: null }] }));
    const { user, casesApi } = await renderApp('/en/admin/reports/5', stores);
    expect(await screen.findByText('It is my shop.')).toBeVisible();
    await user.click(button('Older reports'));
    expect(await screen.findByText('No details')).toBeVisible();
    expect(screen.getByText('It asks for my card.')).toBeVisible();
    expect(casesApi.one.mock.calls).toEqual([
      [5, -1],
      [5, 4],
    ]);
  });
});
