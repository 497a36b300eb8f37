import { screen, waitFor } from '@testing-library/react';
import { buildSession } from '../../../test/fake-session';
import { buildListed } from '../../../test/fakes';
import { buildStores, renderApp } from '../../../test/render-app';
import { ALL_LINKS, listQueryOf } from '../list/list-question';
import type { LinkPage } from '../list/list.api';

const COUNT = 30;

const linkOf = (index: number, title = `Story ${index}`) =>
  buildListed({ encodeId: `s${index}`, shortUrl: `http://localhost/s${index}`, title });

const buildPage = (from: number, to: number, start: number, title?: string): LinkPage => ({
  start,
  hasMore: to < COUNT,
  total: { count: COUNT, isExact: true },
  links: Array.from({ length: to - from }, (_, n) => linkOf(from + n, title)),
});

/** A member in group 70 who has asked for a second page, chosen two links and scrolled. */
async function open(path = '/en/users/70') {
  const { session, browser, tokenApi } = buildSession(7);
  tokenApi.memberToken.mockImplementation(() => {
    browser.signIn(7, 70);
    return Promise.resolve({ accessToken: 'm', lifetimeSeconds: 600, ...browser.read() });
  });
  const stores = { ...buildStores(), session };
  stores.linkListApi.page
    .mockResolvedValueOnce(buildPage(0, 25, 5))
    .mockResolvedValueOnce(buildPage(25, COUNT, 0));
  const parts = await renderApp(path, stores);
  const { user } = parts;
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: 'Story 29' });
  for (const name of ['s26', 's28']) {
    await user.click(screen.getByRole('checkbox', { name: `Select localhost/${name}` }));
  }
  Object.assign(window, { scrollY: 1_234 });
  window.dispatchEvent(new Event('scroll'));
  return { ...parts, ...stores };
}

const analyticsOf = (name: string) =>
  screen.getByRole('link', { name: new RegExp(`^Analytics of localhost/${name}:`) });

describe('whoever comes back to a list from a link', () => {
  let scrollTo: jest.SpyInstance;
  beforeEach(() => {
    scrollTo = jest.spyOn(window, 'scrollTo');
  });
  afterEach(() => {
    scrollTo.mockRestore();
    Object.assign(window, { scrollY: 0 });
  });

  it('finds the same links, place, choice and focus at once, and what has changed soon', async () => {
    const { user, address, goBack, linkListApi } = await open();
    await user.click(analyticsOf('s27'));
    await waitFor(() => expect(address()).toBe('/en/analytics/s27'));
    await screen.findByRole('heading', { level: 1 });
    linkListApi.page.mockClear();
    let answer: (page: LinkPage) => void = () => undefined;
    linkListApi.page.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    scrollTo.mockClear();
    await goBack();
    await waitFor(() => expect(address()).toBe('/en/users/70'));
    await waitFor(() => expect(analyticsOf('s27')).toHaveFocus());
    expect(screen.getAllByRole('link', { name: /^Story/ })).toHaveLength(COUNT);
    expect(scrollTo.mock.calls).toEqual([[0, 1_234]]);
    const chosen = screen.getAllByRole('checkbox', { checked: true });
    expect(chosen.map((box) => box.getAttribute('aria-label'))).toEqual([
      'Select localhost/s26',
      'Select localhost/s28',
    ]);
    expect(linkListApi.page.mock.calls).toEqual([[listQueryOf(ALL_LINKS), -1, COUNT]]);
    answer(buildPage(0, COUNT, 0, 'New title'));
    expect(await screen.findAllByRole('link', { name: 'New title' })).toHaveLength(COUNT);
    expect(analyticsOf('s27')).toHaveFocus();
  });

  it('begins anew by a link to the list, and in another group', async () => {
    const { user, address, goBack, keptLists, linkListApi } = await open();
    await user.click(analyticsOf('s27'));
    await waitFor(() => expect(address()).toBe('/en/analytics/s27'));
    keptLists.forget();
    linkListApi.page.mockResolvedValueOnce(buildPage(0, 25, 5));
    await goBack();
    expect(await screen.findAllByRole('link', { name: /^Story/ })).toHaveLength(25);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });
});
