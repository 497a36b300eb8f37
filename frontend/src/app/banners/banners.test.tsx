import { screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { accessibilityFaults } from '../../test/accessibility';
import { buildPersonView } from '../../test/fake-moderation';
import { buildInfo, buildSite } from '../../test/fake-session';
import { buildStores, knowing, renderApp } from '../../test/render-app';

const outage = { id: 'o1', zh: '維護中', en: 'Under repair' };
const promotion = {
  id: 'p1',
  url: '/pricing',
  texts: { 'zh-TW': '特價', en: 'Sale', vi: '', id: '', ja: '' },
};
const site = buildSite({ outage, promotion });
const failing = buildInfo({
  paymentWithInvalidCard: [
    { target: 'premium_plan', name: 'initial', expiredDate: '2026-11-30T16:00:00.000Z' },
  ],
});

const notices = () => screen.findByRole('complementary', { name: 'Notices' });
const closeOf = (text: string) => {
  const strip = screen.getByText(text).parentElement?.parentElement;
  if (!strip) throw new Error(`nothing around ${text}`);
  return within(strip).getByRole('button', { name: 'Close' });
};

describe('banners', () => {
  afterEach(() => {
    document.cookie = 'close_banner_2=; Path=/; Max-Age=0';
  });

  it('are not there when there is nothing to tell', async () => {
    await renderApp('/en', knowing(buildStores(), { site: buildSite() }));
    expect(screen.queryByRole('complementary', { name: 'Notices' })).not.toBeInTheDocument();
  });

  it('say whose screens a site admin sees, and until when; the end of it is a button', async () => {
    const view = buildPersonView({ displayName: '' });
    const stores = knowing(buildStores(9), { info: buildInfo() });
    runInAction(() => Object.assign(stores.view, { view }));
    const { user, endView, leaveTo } = await renderApp('/en/about', stores);
    expect(await notices()).toHaveTextContent(
      'You see what user 9 sees in Home. Nothing can be changed. 15 minutes left.',
    );
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'End view' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/admin'));
    expect(endView).toHaveBeenCalledWith(view.viewId);
  });

  it('end a view whose time is over', async () => {
    const stores = knowing(buildStores(9), { info: buildInfo() });
    const view = buildPersonView({ expiresTime: new Date(Date.now() - 1).toISOString() });
    runInAction(() => Object.assign(stores.view, { view }));
    const { leaveTo } = await renderApp('/en/about', stores);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/admin'));
  });

  it('lead whoever has a card that fails to the billing page, and stay until that is mended', async () => {
    await renderApp('/en/about', knowing(buildStores(7), { info: failing }));
    const link = within(await notices()).getByRole('link', { name: /Your last payment failed/ });
    expect(link).toHaveAttribute('href', '/en/billing');
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('stay closed on this device when they told of an outage; the focus goes on to the page', async () => {
    const { user, unmount } = await renderApp('/en', knowing(buildStores(), { site }));
    await notices();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(closeOf('Under repair'));
    expect(screen.queryByText('Under repair')).not.toBeInTheDocument();
    expect(screen.getByText('Sale')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    unmount();
    await renderApp('/en/about', knowing(buildStores(), { site }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Under repair')).not.toBeInTheDocument();
  });

  it.each([
    ['a guest sees again on the next visit', 0, 0, true],
    ['a member who has paid does not see again', 7, 1, false],
  ])('offer something that %s', async (_, userId, planLevel, isShownAgain) => {
    const stores = () => {
      const info = userId === 0 ? null : buildInfo({ planLevel });
      return knowing(buildStores(userId), { site, info });
    };
    const { user, unmount } = await renderApp('/en', stores());
    await notices();
    await user.click(closeOf('Sale'));
    expect(screen.queryByText('Sale')).not.toBeInTheDocument();
    unmount();
    await renderApp('/en', stores());
    expect(await screen.findByText('Under repair')).toBeVisible();
    expect(screen.queryAllByText('Sale')).toHaveLength(isShownAgain ? 1 : 0);
  });

  it('ask where a reader of Chinese is before they offer what is sold in Taiwan', async () => {
    const stores = knowing(buildStores(), { site });
    await renderApp('/', stores);
    expect(await screen.findByRole('link', { name: '特價' })).toHaveAttribute('href', '/pricing');
    expect(stores.session.country).toBe('TW');
  });

  it('tell those who may only look what they can do about it, and stay', async () => {
    const info = buildInfo({ groupId: 71, groupName: 'Tea shop', isReadOnly: true });
    await renderApp('/en/about', knowing(buildStores(7), { info }));
    const reported = within(await notices());
    expect(
      reported.getByText(/You have read-only access to Tea shop, because its plan has too few seats/),
    ).toBeVisible();
    expect(reported.getByRole('link', { name: 'Ask an admin' })).toHaveAttribute(
      'href',
      '/en/users/70/members',
    );
    expect(reported.getByRole('link', { name: 'compare plans' })).toHaveAttribute('href', '/en/pricing');
    expect(reported.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('welcome new members until they have read it', async () => {
    const stores = knowing(buildStores(7), {
      info: buildInfo({ groupName: 'Tea shop' }),
      notice: 'joined-group',
    });
    const { user, session } = await renderApp('/en/about', stores);
    const reported = within(await notices());
    expect(reported.getByRole('status')).toHaveTextContent('Welcome to Tea shop! You are now a member.');
    expect(reported.getByRole('link', { name: 'See who else is here' })).toHaveAttribute(
      'href',
      '/en/users/70/members',
    );
    await user.click(reported.getByRole('button', { name: 'Close' }));
    expect(session.notice).toBeNull();
    expect(screen.queryByText(/Welcome to/)).not.toBeInTheDocument();
  });

  it('tell whoever followed the link of a mail in vain, and are read out at once', async () => {
    const stores = knowing(buildStores(), { notice: 'sign-in-link-failed' });
    const { user, session } = await renderApp('/en', stores);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Get a new code' })).toHaveAttribute('href', '/en/login');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(session.notice).toBeNull();
  });
});
