import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildAppeal } from '../../../test/fake-appeals';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const PATH = '/en/admin/appeals';
const admin = (isAdmin = true) => knowing(buildStores(7), { info: buildInfo({ isAdmin }) });
const button = (name: string) => screen.getByRole('button', { name });

describe('appeals of suspended people', () => {
  it('are for those who run the site', async () => {
    const { appealsApi } = await renderApp(PATH, admin(false));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('for site administrators');
    expect(appealsApi.list).not.toHaveBeenCalled();
  });

  it('say where they come from while there are none', async () => {
    await renderApp(PATH, admin());
    expect(await screen.findByText('No appeals')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('show what has happened, and end the suspension', async () => {
    const stores = admin();
    const { appealsApi: api } = stores;
    api.list.mockResolvedValue({ items: [buildAppeal()], start: null });
    const { user } = await renderApp(PATH, stores);
    const history = within(await screen.findByRole('list', { name: 'History' }));
    expect(history.getAllByRole('listitem')).toHaveLength(2);
    expect(history.getByText('Phishing or fraud · Forty links.')).toBeVisible();
    expect(history.getByText('It was my little brother.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show account' })).toHaveAttribute('href', '/en/admin?q=9');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(button('Lift suspension'));
    const dialog = within(screen.getByRole('dialog', { name: 'Lift suspension' }));
    await user.click(dialog.getByRole('button', { name: 'Lift suspension' }));
    await waitFor(() => expect(api.lift).toHaveBeenCalledWith(5));
    expect(await screen.findByText('No appeals')).toBeVisible();
  });

  it('are refused with a reason, which is needed', async () => {
    const stores = admin();
    const { appealsApi: api } = stores;
    api.list.mockResolvedValue({ items: [buildAppeal()], start: null });
    const { user } = await renderApp(PATH, stores);
    await user.click(await screen.findByRole('button', { name: 'Refuse appeal' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Refuse appeal' }));
    await user.click(dialog.getByRole('button', { name: 'Refuse appeal' }));
    expect(dialog.getByText('Say why the suspension stays.')).toBeVisible();
    expect(api.refuse).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox'), 'All of them asked for cards.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Refuse appeal' }));
    await waitFor(() => expect(api.refuse).toHaveBeenCalledWith(5, 'All of them asked for cards.'));
    expect(await screen.findByText('No appeals')).toBeVisible();
  });

  it('that were answered stand by themselves, and say when somebody was quicker', async () => {
    const stores = admin();
    const { appealsApi: api } = stores;
    const refused = buildAppeal({
      state: 'refused',
      answer: 'No.',
      answeredTime: '2026-11-28T09:00:00.000Z',
      answeredBy: 'Root',
      person: null,
    });
    api.list.mockImplementation((state: string) =>
      Promise.resolve({ items: [state === 'open' ? buildAppeal() : refused], start: null }),
    );
    api.lift.mockRejectedValue(new ApiError({ status: 409, code: 'desk.appeal-answered', message: '' }));
    const { user } = await renderApp(PATH, stores);
    await user.click(await screen.findByRole('button', { name: 'Lift suspension' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Lift suspension' }));
    await user.click(dialog.getByRole('button', { name: 'Lift suspension' }));
    expect(await screen.findByText(/Somebody else has answered already/)).toBeVisible();
    await user.click(button('Refused'));
    expect(await screen.findByText('Deleted account')).toBeVisible();
    expect(screen.getByText('Appeal refused')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lift suspension' })).toBeNull();
    expect(api.list).toHaveBeenLastCalledWith('refused', null);
  });

  it('that wait are counted on the page of those who run the site', async () => {
    const stores = admin();
    stores.appealsApi.open.mockResolvedValue(3);
    await renderApp('/en/admin', stores);
    const areas = within(screen.getByRole('list', { name: 'Areas' }));
    expect(await areas.findByText('3 appeals wait')).toBeVisible();
  });
});
