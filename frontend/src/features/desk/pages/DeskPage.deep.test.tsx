import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildAnyLink, buildDeskAction, buildDomainCard, NOTHING_FOUND } from '../../../test/fake-moderation';
import { buildInfo } from '../../../test/fake-session';
import { refusal } from '../../../test/open-settings';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

const PATH = '/en/admin';
const admin = (isAdmin = true) => knowing(buildStores(7), { info: buildInfo({ isAdmin }) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Find' });

const PERSON = {
  userId: 9,
  displayName: 'Mallory',
  email: 'm•••@example.com',
  lang: 'en',
  isSiteAdmin: false,
  createTime: '2026-11-01T00:00:00.000Z',
  suspendedTime: null,
  links: 1_200,
  groups: [{ groupId: 12, name: 'Home', level: 2 }],
};
const ADDRESS = {
  url: 'https://bad.example/pay',
  exact: 'bad.example/pay',
  host: 'bad.example',
  domain: '*.bad.example',
  blockedBy: null,
};

describe('the page of those who run the site', () => {
  it('leads from the number of a group to what it pays', async () => {
    const stores = admin();
    stores.moderationApi.find.mockResolvedValue({
      ...NOTHING_FOUND,
      group: { groupId: 12, name: 'Tea', plan: 'classic' },
    });
    const { user } = await renderApp(PATH, stores);
    await user.type(field(), '12{Enter}');
    const found = within(await screen.findByRole('region', { name: 'Group' }));
    expect(found.getByText('Tea')).toBeVisible();
    expect(found.getByRole('link', { name: 'Plan and payments' })).toHaveAttribute(
      'href',
      '/en/admin/billing/groups/12',
    );
  });

  it('is for them', async () => {
    const { moderationApi } = await renderApp(PATH, admin(false));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('for site administrators');
    expect(moderationApi.actions).not.toHaveBeenCalled();
  });

  it('says what waits, and that nothing was done or found', async () => {
    const stores = admin();
    stores.casesApi.page.mockResolvedValue({ cases: [], start: -1, open: 2 });
    const { user } = await renderApp(PATH, stores);
    const areas = screen.getByRole('list', { name: 'Areas' });
    expect(await within(areas).findByText('2 cases wait')).toBeVisible();
    expect(within(areas).getByText('No alert')).toBeVisible();
    expect(await screen.findByText('Nothing yet')).toBeVisible();
    await user.type(field(), 'ORDER-1{Enter}');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    const onward = screen.getAllByRole('link', { name: 'Payments' }).at(-1);
    expect(onward).toHaveAttribute('href', '/en/admin/billing?q=ORDER-1');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('goes on as what a person sees in one of their groups, once it is said why', async () => {
    const stores = admin();
    const { moderationApi: api, leaveTo } = stores;
    const groups = [...PERSON.groups, { groupId: 13, name: 'Shop', level: 1 }];
    api.find.mockResolvedValue({ ...NOTHING_FOUND, person: { ...PERSON, groups } });
    const { user } = await renderApp(`${PATH}?q=9`, stores);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'In which group' }), 'Shop');
    await user.click(button('View as this person'));
    const dialog = within(screen.getByRole('dialog', { name: 'View as this person' }));
    await user.click(dialog.getByRole('button', { name: 'View as this person' }));
    expect(dialog.getByText('Say why.')).toBeVisible();
    expect(api.viewPerson).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'A link is missing.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'View as this person' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/users/13'));
    const because = { reason: 'phishing', note: 'A link is missing.' };
    expect(api.viewPerson).toHaveBeenCalledWith({ userId: 9, groupId: 13 }, because);
  });

  it('has no view of who runs the site', async () => {
    const stores = admin();
    const person = { ...PERSON, isSiteAdmin: true };
    stores.moderationApi.find.mockResolvedValue({ ...NOTHING_FOUND, person });
    await renderApp(`${PATH}?q=9`, stores);
    expect(await screen.findByText('Runs the site')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View as this person' })).toBeNull();
  });

  it.each([
    ['Suspend domain', null, 'In service', true],
    ['Resume domain', 'site', 'Suspended by an administrator', false],
    ['Suspend domain', 'plan', 'Suspended, the plan has no domains', true],
  ] as const)('%s: says why to the group (now %s)', async (title, suspension, standing, isSuspended) => {
    const stores = admin();
    const { moderationApi: api } = stores;
    const claim = buildDomainCard({ id: 4, isHolder: false, groupName: 'Other', state: 'claimed' });
    api.find.mockResolvedValue({ ...NOTHING_FOUND, domains: [buildDomainCard({ suspension }), claim] });
    const { user } = await renderApp(`${PATH}?q=go.shop.tw`, stores);
    const [first, second] = await screen.findAllByRole('region', { name: 'Custom domain' });
    expect(within(first as HTMLElement).getByText(standing)).toBeVisible();
    expect(within(second as HTMLElement).getByText('Not verified yet')).toBeVisible();
    await user.click(within(first as HTMLElement).getByRole('button', { name: title }));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    await user.click(dialog.getByRole('button', { name: title }));
    expect(dialog.getByText('Say why.')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' It looks like a bank. ');
    await user.click(dialog.getByRole('button', { name: title }));
    expect(api.suspendDomain).toHaveBeenCalledWith(3, { isSuspended, reason: 'It looks like a bank.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.find).toHaveBeenCalledTimes(2);
  });

  it('disables a link with a reason, and shows how it stands then', async () => {
    const stores = admin();
    const { moderationApi: api } = stores;
    api.find.mockResolvedValue({ ...NOTHING_FOUND, link: buildAnyLink() });
    const { user } = await renderApp(`${PATH}?q=abc`, stores);
    expect(await screen.findByText('http://linklet.test/abc')).toBeVisible();
    expect(screen.getByText('Redirects')).toBeVisible();
    await user.click(button('Disable link'));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Malware');
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Seen at the hospital.');
    expect(await accessibilityFaults()).toEqual([]);
    api.find.mockResolvedValue({ ...NOTHING_FOUND, link: buildAnyLink({ disabledFor: 'abuse' }) });
    await user.click(dialog.getByRole('button', { name: 'Disable link' }));
    expect(await screen.findByText('Disabled by an administrator')).toBeVisible();
    const why = { reason: 'malware', note: 'Seen at the hospital.' };
    expect(api.disableLink).toHaveBeenCalledWith(expect.objectContaining({ encodeId: 'abc' }), why);
    expect(button('Enable link')).toBeVisible();
  });

  it('shows the owner’s address only to who says why', async () => {
    const stores = admin();
    const { moderationApi: api } = stores;
    const link = buildAnyLink();
    api.find.mockResolvedValue({ ...NOTHING_FOUND, link });
    api.showContact.mockResolvedValue({ link, person: { ...PERSON, email: 'mal@example.com' }, group: null });
    const { user } = await renderApp(`${PATH}?q=abc`, stores);
    await user.click(await screen.findByRole('button', { name: 'Show owner’s address' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Show owner’s address' }));
    expect(await screen.findByText('Say why.')).toBeVisible();
    expect(api.showContact).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Police');
    await user.click(dialog.getByRole('button', { name: 'Show owner’s address' }));
    expect(await screen.findByText('The owner’s address is mal@example.com')).toBeVisible();
  });

  it('goes from a link to who made it, and suspends them', async () => {
    const stores = admin();
    const { moderationApi: api } = stores;
    api.find.mockResolvedValueOnce({ ...NOTHING_FOUND, link: buildAnyLink({ userId: 9 }) });
    api.find.mockResolvedValue({ ...NOTHING_FOUND, person: PERSON });
    const { user } = await renderApp(`${PATH}?q=abc`, stores);
    await user.click(await screen.findByRole('button', { name: 'User 9' }));
    expect(api.find).toHaveBeenLastCalledWith('#9');
    expect(await screen.findByText('Mallory')).toBeVisible();
    expect(screen.getByText('1,200')).toBeVisible();
    await user.click(button('Suspend account'));
    api.suspendPerson.mockRejectedValueOnce(refusal('desk.site-admin-not-suspended'));
    const send = within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend account' });
    await user.click(send);
    expect(await screen.findByText(/^This person runs the site\./)).toBeVisible();
    api.find.mockResolvedValue({
      ...NOTHING_FOUND,
      person: { ...PERSON, suspendedTime: '2026-11-27T00:00:00.000Z' },
    });
    await user.click(send);
    expect(await screen.findByText(/^Suspended since/)).toBeVisible();
    expect(api.suspendPerson).toHaveBeenLastCalledWith(9, { reason: 'phishing', note: '' });
  });

  it('blocks one address at once, and a whole domain when it is typed once more', async () => {
    const stores = admin();
    const { moderationApi: api } = stores;
    api.find.mockResolvedValue({ ...NOTHING_FOUND, address: ADDRESS });
    const { user } = await renderApp(`${PATH}?q=bad.example`, stores);
    await user.click(await screen.findByRole('button', { name: 'Block destination' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'What to block' }), 'domain');
    await user.click(dialog.getByRole('button', { name: 'Block destination' }));
    expect(await screen.findByText('Type exactly what is asked for.')).toBeVisible();
    expect(api.block).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: /^Type .* to confirm$/ }), '*.bad.example');
    await user.click(dialog.getByRole('button', { name: 'Block destination' }));
    await waitFor(() =>
      expect(api.block).toHaveBeenCalledWith({
        url: ADDRESS.url,
        block: 'domain',
        reason: 'phishing',
        note: '',
        confirmation: '*.bad.example',
      }),
    );
  });

  it('lists what was done, follows what still goes on, and undoes it', async () => {
    const stores = admin();
    const { moderationApi: api } = stores;
    const running = buildDeskAction({ state: 'running', lookedAt: 400, disabled: 390, note: 'A spammer' });
    api.actions.mockResolvedValue({
      items: [running, buildDeskAction({ actionId: 0, kind: 'link-enabled', canUndo: false })],
      start: null,
    });
    api.action.mockResolvedValue({ ...running, state: 'done', disabled: 1_000 });
    const { user } = await renderApp(PATH, stores);
    expect(await screen.findByText('Checking links: 400 so far, 390 disabled')).toBeVisible();
    expect(screen.getByText(/Root · .* · Spam · A spammer/)).toBeVisible();
    expect(await screen.findByText('Links disabled: 1,000', undefined, { timeout: 5_000 })).toBeVisible();
    api.undo.mockResolvedValue({ ...running, state: 'undone', enabled: 1_000, canUndo: false });
    await user.click(button('Undo: Account suspended, 7'));
    expect(await screen.findByText('Undone. Links enabled: 1,000')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
