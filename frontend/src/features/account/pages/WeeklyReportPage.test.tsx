import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildStores, renderApp } from '../../../test/render-app';

const PATH = '/en/users/weekly-report#the.token';

describe('the page that ends a weekly report', () => {
  it('ends it at the press of a button, and not before', async () => {
    const stores = buildStores();
    const { weeklyReportsApi: api } = stores;
    const { user } = await renderApp(PATH, stores);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stop the weekly report?');
    expect(api.end).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop the report' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The weekly report is off'),
    );
    expect(api.end.mock.calls).toEqual([['the.token']]);
    expect(screen.getByRole('link', { name: 'Open the settings' })).toHaveAttribute(
      'href',
      '/en/users/settings#weekly-report',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    ['weekly-reports.link-invalid', /This link is not complete/],
    ['http.internal', /again/i],
  ])('says what is wrong, and can be tried again: %s', async (code, text) => {
    const stores = buildStores();
    stores.weeklyReportsApi.end.mockRejectedValueOnce(new ApiError({ status: 403, code, message: '' }));
    const { user } = await renderApp(PATH, stores);
    const button = screen.getByRole('button', { name: 'Stop the report' });
    await user.click(button);
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(button);
    expect(await screen.findByText('You can turn it on again in the settings.')).toBeVisible();
  });
});
