import { fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { accessibilityFaults } from '../../../test/accessibility';
import { andLoad } from '../../../test/and-load';
import { buildInfo } from '../../../test/fake-session';
import { buildStores, renderApp } from '../../../test/render-app';
import { CATEGORIES, TOPICS } from '../help-topics';

const links = (scope: HTMLElement) => within(scope).getAllByRole('link');
const pathsOf = (scope: HTMLElement) => links(scope).map((link) => link.getAttribute('href'));

describe('the help page', () => {
  it('shows every question once, in its category', async () => {
    await renderApp('/en/help');
    for (const category of CATEGORIES) {
      const card = document.getElementById(category)?.closest('section');
      const expected = TOPICS.filter((topic) => topic.category === category).map(
        ({ id }) => `/en/help/${id}`,
      );
      expect(pathsOf(card ?? document.body)).toEqual(expected);
    }
  });

  it.each([
    [0, 'What can I do without an account?'],
    [7, 'Which notifications do I get?'],
  ])('offers first what somebody like user %d asks', async (userId, question) => {
    await renderApp('/en/help', buildStores(userId));
    const hot = screen.getByRole('region', { name: 'Popular questions' });
    expect(within(hot).getByRole('link', { name: question })).toBeVisible();
  });

  it('offers those who pay other questions first', async () => {
    const stores = buildStores(7);
    runInAction(() => (stores.session.info = buildInfo({ planLevel: 2 })));
    await renderApp('/en/help', stores);
    const hot = screen.getByRole('region', { name: 'Popular questions' });
    expect(pathsOf(hot)).toContain('/en/help/brand-domain');
  });

  it('has nothing that axe minds', async () => {
    await renderApp('/help');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the search in the help', () => {
  const search = async (value: string) => {
    const view = await renderApp('/en/help');
    await andLoad(() => {
      fireEvent.change(screen.getByRole('textbox'), { target: { value } });
    });
    return view;
  };

  it('keeps every letter, however fast one types', async () => {
    const { user } = await renderApp('/en/help');
    await user.type(screen.getByRole('textbox'), 'spam');
    expect(screen.getByRole('textbox')).toHaveValue('spam');
  });

  it('finds answers by other words for the same thing, and keeps the words in the address', async () => {
    const { address } = await search('spam');
    expect(await screen.findByRole('heading', { name: '2 answers for “spam”' })).toBeVisible();
    const [results] = screen.getAllByRole('list').slice(-CATEGORIES.length - 1);
    expect(pathsOf(results ?? document.body)).toEqual([
      '/en/help/code-did-not-arrive',
      '/en/help/suspicious-link',
    ]);
    expect(address()).toBe('/en/help?q=spam');
    expect(screen.queryByRole('region', { name: 'Popular questions' })).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says when there is nothing, and still shows all questions', async () => {
    const { user, address } = await search('zzz');
    expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Do links expire?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.queryByText(/No results/)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(address()).toBe('/en/help');
  });

  it('begins with what the address asks for', async () => {
    await renderApp('/help?q=%E9%A9%97%E8%AD%89%E7%A2%BC');
    expect(screen.getByRole('textbox')).toHaveValue('驗證碼');
    expect(screen.getByRole('heading', { name: /「驗證碼」有 \d+ 則解答/ })).toBeVisible();
  });
});
