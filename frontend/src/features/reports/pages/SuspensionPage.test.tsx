import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildSuspension } from '../../../test/fake-appeals';
import { buildStores, renderApp } from '../../../test/render-app';

const PATH = '/en/report/appeal#the.token';
const OPEN = {
  text: 'It was not me.',
  state: 'open',
  answer: null,
  appealedTime: '2026-11-28T08:00:00.000Z',
  answeredTime: null,
} as const;
const REFUSED = {
  ...OPEN,
  state: 'refused',
  answer: 'It was.',
  answeredTime: '2026-11-28T09:00:00.000Z',
} as const;

describe('the page of suspended people', () => {
  it('says why, and takes an appeal', async () => {
    const stores = buildStores();
    const { suspensionApi: api } = stores;
    api.appeal.mockResolvedValue(buildSuspension({ canAppeal: false, appeals: [OPEN] }));
    const { user } = await renderApp(PATH, stores);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your account is suspended');
    expect(await screen.findByText('Phishing')).toBeVisible();
    expect(api.suspensionState).toHaveBeenCalledWith('the.token');
    const send = screen.getByRole('button', { name: 'Send appeal' });
    await user.click(send);
    expect(screen.getByText('Say why this is a mistake.')).toBeVisible();
    expect(api.appeal).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: 'Why is this a mistake?' }), 'It was not me.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(send);
    await waitFor(() => expect(api.appeal).toHaveBeenCalledWith('the.token', 'It was not me.'));
    expect(await screen.findByText('Waits for an answer')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows what was answered, and takes another appeal', async () => {
    const stores = buildStores();
    stores.suspensionApi.suspensionState.mockResolvedValue(buildSuspension({ appeals: [REFUSED] }));
    await renderApp(PATH, stores);
    expect(await screen.findByText('It was.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send appeal' })).toBeVisible();
  });

  it('takes no more after the last one', async () => {
    const stores = buildStores();
    const appeals = [1, 2, 3].map((n) => ({ ...REFUSED, appealedTime: `2026-11-2${n}T08:00:00.000Z` }));
    stores.suspensionApi.suspensionState.mockResolvedValue(buildSuspension({ canAppeal: false, appeals }));
    await renderApp(PATH, stores);
    expect(await screen.findByText(/No further appeal is possible/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
  });

  it('leads to the login once the suspension is over', async () => {
    const stores = buildStores();
    const over = { suspendedTime: null, reason: null, canAppeal: false };
    stores.suspensionApi.suspensionState.mockResolvedValue(buildSuspension(over));
    await renderApp(PATH, stores);
    expect((await screen.findAllByText('This account is not suspended')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en/login');
  });

  it.each([
    ['desk.appeal-link-invalid', /not valid or too old/],
    ['http.internal', /again/i],
  ])('says what is wrong: %s', async (code, text) => {
    const stores = buildStores();
    stores.suspensionApi.suspensionState.mockRejectedValue(new ApiError({ status: 403, code, message: '' }));
    await renderApp(PATH, stores);
    expect((await screen.findAllByText(text))[0]).toBeVisible();
  });
});
