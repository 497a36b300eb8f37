import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildStores, renderApp } from '../../../test/render-app';

async function show(userId = 7, stores = buildStores(userId)) {
  const { user } = await renderApp('/en/backv1#feature', stores);
  const popup = await screen.findByRole('dialog', { name: 'New in analytics' });
  const press = (name: string) => user.click(within(popup).getByRole('button', { name }));
  const gone = () => waitFor(() => expect(popup).not.toBeInTheDocument());
  return { ...stores, popup, press, gone };
}

const kept = (): unknown => JSON.parse(window.localStorage.getItem('linklet.surveys') ?? 'null');

describe('the popup about new features', () => {
  it('opens by #feature, shows three steps, and goes back', async () => {
    const { popup, press, gone } = await show();
    expect(within(popup).getByRole('heading', { level: 3 })).toHaveTextContent('Statistics at a glance');
    expect(within(popup).queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await press('Next');
    expect(within(popup).getByRole('heading', { level: 3, name: 'LINE as a source' })).toHaveFocus();
    expect(within(popup).getByText('Step 2 of 3')).toBeVisible();
    await press('Next');
    expect(within(popup).getByRole('heading', { level: 3 })).toHaveTextContent('Add “+” to open analytics');
    await press('Back');
    expect(within(popup).getByText('Step 2 of 3')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await press('Back');
    await press('Not now');
    await gone();
  });

  it('keeps the opinions of members as a survey', async () => {
    const { popup, press, gone, helpApi } = await show();
    await press('Awesome');
    await press('Next');
    await press('Not bad');
    await press('Not interested');
    await press('Back');
    expect(within(popup).getByRole('button', { name: 'Awesome' })).toHaveAttribute('aria-pressed', 'true');
    await press('Next');
    await press('Next');
    await press('Done');
    await gone();
    expect(helpApi.submitSurvey).toHaveBeenCalledWith('feature-analysis', {
      redesign: 'Awesome',
      'line-referral': 'NotInterested',
    });
    expect(screen.getByText('Thank you for your feedback!')).toBeInTheDocument();
  });

  it('keeps the opinions of guests on their device', async () => {
    const { press, gone, helpApi } = await show(0);
    await press('Next');
    await press('Next');
    await press('Awesome');
    await press('Done');
    await gone();
    expect(helpApi.submitSurvey).not.toHaveBeenCalled();
    expect(kept()).toEqual({ 'feature-analysis': { tip: 'Awesome' } });
  });

  it('sends nothing for those who say nothing', async () => {
    const { press, gone, helpApi } = await show();
    await press('Not now');
    await gone();
    expect(helpApi.submitSurvey).not.toHaveBeenCalled();
    expect(kept()).toBeNull();
  });

  it('stays when the opinions did not arrive', async () => {
    const stores = buildStores(7);
    stores.helpApi.submitSurvey.mockRejectedValueOnce(new Error('away'));
    const { popup, press, gone } = await show(7, stores);
    await press('Awesome');
    await press('Next');
    await press('Next');
    await press('Done');
    expect(await within(popup).findByText(/could not be sent/)).toBeVisible();
    await press('Done');
    await gone();
  });
});
