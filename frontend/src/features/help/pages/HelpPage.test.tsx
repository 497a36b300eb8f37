import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../test/render-app';

describe('the help', () => {
  it('finds answers while one types, in the language that is shown, and can be found so again', async () => {
    const { user, address } = await renderApp('/en/help');
    await user.type(await screen.findByRole('textbox', { name: 'Search the help' }), 'QR');
    expect(await screen.findByText(/answers? for “QR”/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/en/help?q=QR'));
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(address()).toBe('/en/help'));
  });
});
