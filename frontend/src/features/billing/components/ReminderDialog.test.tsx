import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const refusal = (code: string, details: object = {}) =>
  new ApiError({ status: 403, code, message: '', details: { details } });

async function open(error: ApiError, stores = knowing(buildStores(7), { country: 'TW' })) {
  const app = await renderApp('/en/nowhere?a=1', stores);
  act(() => stores.reminders.note(error, stores.session.isSignedIn));
  const dialog = await screen.findByRole('dialog');
  return { ...app, dialog, inDialog: within(dialog) };
}

describe('a reminder', () => {
  it('of a limit says what is used up, and which plan lifts it for how much', async () => {
    const details = { what: 'tags', limit: 30, used: 30, plan: 'initial' };
    const { user, inDialog, dialog, address } = await open(refusal('plan.limit-reached', details));
    expect(dialog).toHaveAccessibleName('Plan limit reached');
    expect(inDialog.getByText('Tags: 30 of 30 are in use.')).toBeVisible();
    expect(await inDialog.findByText('Initial allows 100 for NT$550 per month.')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(inDialog.getByRole('link', { name: 'See plans' }));
    await waitFor(() => expect(address()).toBe('/en/pricing?plan=initial'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of a limit that no plan lifts says so', async () => {
    const details = { what: 'invitees', limit: 10, used: 10, plan: null };
    const { inDialog } = await open(refusal('plan.limit-reached', details));
    expect(inDialog.getByText(/^No larger plan allows more\./)).toBeVisible();
  });

  it('of a feature names it and the plan that has it, and can be put off', async () => {
    const details = { feature: 'advancedSearch', plan: 'classic' };
    const { user, inDialog } = await open(refusal('plan.feature-missing', details));
    expect(inDialog.getByText('“Advanced search” is not included in this group’s plan.')).toBeVisible();
    expect(await inDialog.findByText('Classic includes it for NT$1,980 per month.')).toBeVisible();
    await user.click(inDialog.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('of a seat that may only look explains whom to ask', async () => {
    const { user, inDialog } = await open(refusal('plan.seat-read-only'));
    expect(inDialog.getByText(/Ask an admin of the group to upgrade\./)).toBeVisible();
    expect(inDialog.queryByRole('link')).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(inDialog.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of an account leads guests there and back', async () => {
    const { inDialog } = await open(refusal('identity.plz-login'), buildStores());
    const way = '?redirect_to=%2Fnowhere%3Fa%3D1';
    expect(inDialog.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/en/login${way}`);
    expect(inDialog.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `/en/signup${way}`);
    expect(await accessibilityFaults()).toEqual([]);
  });
});
