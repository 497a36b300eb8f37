import { act, render, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { accessibilityFaults } from '../test/accessibility';
import { buildInfo } from '../test/fake-session';
import { FakeShelf } from '../test/fakes';
import { buildStores, knowing, renderApp } from '../test/render-app';
import { LastResort } from './LastResort';
import { RedirectRules } from './redirect-rules';

describe('addresses that lead elsewhere', () => {
  it.each([
    ['/events/followhub', '/socialvip'],
    ['/ja/events/followhub?from=mail', '/ja/socialvip?from=mail'],
  ])('%s leads to %s', async (from, to) => {
    const { address } = await renderApp(from);
    expect(address()).toBe(to);
  });

  it('are those of the rules of this device, each once', async () => {
    const shelf = new FakeShelf([{ from: '/about', to: '/policy' }]);
    const { address } = await renderApp('/en/about', {
      ...buildStores(),
      redirects: new RedirectRules(shelf),
    });
    await waitFor(() => expect(address()).toBe('/en/policy'));
    expect(shelf.value).toEqual([]);
  });

  it('wait for the group of whoever is sent to its links', async () => {
    const shelf = new FakeShelf([{ from: '/', to: 'users' }]);
    const redirects = new RedirectRules(shelf);
    const { address, unmount } = await renderApp('/en', { ...buildStores(), redirects });
    expect(address()).toBe('/en');
    unmount();
    const member = await renderApp('/en', { ...buildStores(7), redirects });
    await waitFor(() => expect(member.address()).toBe('/en/users/70'));
  });

  it('are those of a group for whoever is not logged in', async () => {
    const { address } = await renderApp('/en/users/70');
    await waitFor(() => expect(address()).toMatch(/^\/en\/login/));
  });
});

describe('a visitor whom the server refuses', () => {
  it.each([
    ['ipNotAllow', /certain networks/, 'Go to the home page', '/en'],
    ['notAValidGroupMember', /not a member of this group/, 'Go to the home page', '/en'],
    ['plzLogin', /Please log in/, 'Log in', '/en/login'],
    ['loginFailed', /Please try again/, 'Log in', '/en/login'],
    ['invalidUser', /no longer valid/, 'Log in', '/en/login'],
  ] as const)('is told of %s, and where to go on', async (failure, text, way, target) => {
    const stores = knowing(buildStores(), { failure });
    await renderApp('/en/about', stores);
    expect(screen.getByText(text)).toBeVisible();
    const links = screen.getAllByRole('link', { name: way });
    expect(links.at(-1)).toHaveAttribute('href', target);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('may try to reload when the text asks for that', async () => {
    await renderApp('/en/about', knowing(buildStores(), { failure: 'somethingWrong' }));
    expect(screen.getByText(/Refresh it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  it('can go on to another page', async () => {
    const { user, session } = await renderApp('/en/about', knowing(buildStores(), { failure: 'ipNotAllow' }));
    await user.click(screen.getByRole('link', { name: 'Linklet, home page' }));
    expect(await screen.findByRole('heading', { name: 'Short links. Accurate counts.' })).toBeVisible();
    expect(session.failure).toBeNull();
  });
});

describe('a change of who is here', () => {
  it('is seen at once, without another page', async () => {
    const { session } = await renderApp('/en/nowhere');
    expect(screen.queryByRole('button', { name: /^Account/ })).not.toBeInTheDocument();
    act(() => runInAction(() => void Object.assign(session, { userId: 7, groupId: 70, info: buildInfo() })));
    expect(screen.getByRole('button', { name: 'Account: Mei' })).toBeVisible();
  });
});

describe('the last resort', () => {
  it('is in English and leads home without any part of the program', () => {
    render(<LastResort />);
    expect(screen.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});
