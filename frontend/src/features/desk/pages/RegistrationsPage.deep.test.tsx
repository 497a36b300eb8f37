import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildRegistrationTask } from '../../../test/fake-registrations';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const PATH = '/en/admin/domains';
const admin = (isAdmin = true) => knowing(buildStores(7), { info: buildInfo({ isAdmin }) });
const day = () => screen.getByLabelText('Registered until');

async function openTasks(...tasks: ReturnType<typeof buildRegistrationTask>[]) {
  const stores = admin();
  stores.registrationsApi.tasks.mockResolvedValueOnce(tasks);
  const app = await renderApp(PATH, stores);
  return { ...app, api: stores.registrationsApi };
}

describe('domains to register', () => {
  it('are for site administrators', async () => {
    const { registrationsApi } = await renderApp(PATH, admin(false));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('for site administrators');
    expect(registrationsApi.tasks).not.toHaveBeenCalled();
  });

  it('come with the records to set, and what the registrar said', async () => {
    await openTasks(
      buildRegistrationTask({ refusal: 'its registry asks more for it' }),
      buildRegistrationTask({
        id: 6,
        domainName: 'cake.link',
        state: 'renewing',
        registeredUntil: '2026-12-20',
      }),
    );
    const list = await screen.findByRole('list', { name: 'Domains that wait' });
    expect(within(list).getByRole('heading', { name: 'tea.link' })).toBeVisible();
    expect(screen.getAllByText('_linklet.tea.link')[0]).toBeVisible();
    expect(screen.getByText('The registrar answered: its registry asks more for it')).toBeVisible();
    expect(screen.getByText('Renew for a year')).toBeVisible();
    expect(screen.getByText(/Registered until .*2026/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are done when the day of their end is saved', async () => {
    const { user, api } = await openTasks(buildRegistrationTask());
    await screen.findByRole('heading', { name: 'tea.link' });
    await user.click(screen.getByRole('button', { name: 'It is registered' }));
    expect(await screen.findByText(/Enter the last day of the registration/)).toBeVisible();
    expect(api.settle).not.toHaveBeenCalled();
    fireEvent.change(day(), { target: { value: '2027-11-27' } });
    await user.click(screen.getByRole('button', { name: 'It is registered' }));
    expect(await screen.findByText('No domain waits')).toBeVisible();
    expect(api.settle).toHaveBeenCalledWith(5, { expiresOn: '2027-11-27' });
  });

  it('say beside the day what the server refuses', async () => {
    const { user, api } = await openTasks(buildRegistrationTask());
    await screen.findByRole('heading', { name: 'tea.link' });
    api.settle.mockRejectedValue(refusal('domains.expiry-out-of-range', 'expiresOn'));
    fireEvent.change(day(), { target: { value: '2026-11-28' } });
    await user.click(screen.getByRole('button', { name: 'It is registered' }));
    expect(await screen.findByText(/Enter the last day of the registration/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'tea.link' })).toBeVisible();
  });

  it('are refunded for a reason that the group gets', async () => {
    const { user, api } = await openTasks(buildRegistrationTask());
    await user.click(await screen.findByRole('button', { name: 'tea.link cannot be registered' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Admins of the group get it by mail.');
    const send = within(dialog).getByRole('button', { name: 'tea.link cannot be registered' });
    await user.click(send);
    expect(await within(dialog).findByText('Say why, in at most 255 characters.')).toBeVisible();
    expect(api.settle).not.toHaveBeenCalled();
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A brand of somebody else');
    await user.click(send);
    await waitFor(() => expect(api.settle).toHaveBeenCalledWith(5, { refusal: 'A brand of somebody else' }));
    expect(await screen.findByText('No domain waits')).toBeVisible();
  });

  it('say so when they cannot be loaded', async () => {
    const stores = admin();
    stores.registrationsApi.tasks.mockRejectedValueOnce(refusal('http.unavailable'));
    const { user } = await renderApp(PATH, stores);
    await user.click(await screen.findByRole('button', { name: /again/i }));
    expect(await screen.findByText('No domain waits')).toBeVisible();
  });
});
