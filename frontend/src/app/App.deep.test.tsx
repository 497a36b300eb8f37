import { act, screen, waitFor, within } from '@testing-library/react';
import { chosenLocale } from '../i18n/locale-choice';
import { accessibilityFaults } from '../test/accessibility';
import { renderApp } from '../test/render-app';

const html = document.documentElement;

describe('every page', () => {
  it.each([
    ['/', 'zh-Hant-TW', 'Linklet'],
    ['/en', 'en', 'Linklet'],
    ['/vi/nowhere', 'vi', 'Không tìm thấy trang này · Linklet'],
    ['/id/analytics/abc', 'id', 'Analitik abc · Linklet'],
    ['/ja/analytics/%E6%B8%AC%E8%A9%A6%E4%B8%AD', 'ja', '測試中 のアクセス解析 · Linklet'],
  ])('%s is in %s and titled %s', async (path, lang, title) => {
    await renderApp(path);
    expect(html.lang).toBe(lang);
    await waitFor(() => expect(document.title).toBe(title));
  });

  it.each([
    ['/en', 'No links yet'],
    ['/', '這裡還是空的'],
    ['/en/analytics/abc', 'Clicks by day'],
    ['/analytics/abc', '每日點擊'],
    ['/en/nowhere', '404'],
  ])('%s has nothing that axe minds', async (path, text) => {
    await renderApp(path);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('moves the focus to the heading when it follows another page, and keeps the language', async () => {
    const { user, address } = await renderApp('/en/nowhere');
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Short links. Accurate counts.' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(address()).toBe('/en');
  });
});

describe('an address that has moved', () => {
  it.each([
    ['/events/followhub?from=mail', '/socialvip?from=mail'],
    ['/ja/events/followhub', '/ja/socialvip'],
  ])('%s leads to %s, in the same language', async (path, to) => {
    const { address } = await renderApp(path);
    await waitFor(() => expect(address()).toBe(to));
  });
});

describe('a broken page', () => {
  it('says so and offers to reload; leaving it mends it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const fault = jest.spyOn(URLSearchParams.prototype, 'get').mockImplementation(() => {
      throw new Error('unheard of');
    });
    const { user } = await renderApp('/en/analytics/abc');
    fault.mockRestore();
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Linklet, home page' }));
    expect(await screen.findByRole('heading', { name: 'Short links. Accurate counts.' })).toBeVisible();
    log.mockRestore();
  });
});

describe('the language menu', () => {
  it('shows the same page in another language and remembers the choice', async () => {
    const { user, address } = await renderApp('/en/analytics/abc?days=7');
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    const menu = await screen.findByRole('menu', { name: 'Language' });
    expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(5);
    expect(within(menu).getByRole('menuitemradio', { checked: true })).toHaveTextContent('English');
    expect(await accessibilityFaults(menu)).toEqual([]);
    await user.click(within(menu).getByRole('menuitemradio', { name: '日本語' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'アクセス解析' })).toBeVisible();
    expect(address()).toBe('/ja/analytics/abc?days=7');
    expect(html.lang).toBe('ja');
    expect(chosenLocale()).toBe('ja');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  });

  it('keeps what was typed', async () => {
    const { user } = await renderApp('/en');
    await user.type(screen.getByRole('textbox', { name: 'Destination URL' }), 'example');
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    await user.click(await screen.findByRole('menuitemradio', { name: '繁體中文' }));
    expect(await screen.findByRole('textbox', { name: '長網址' })).toHaveValue('example');
  });

  it('works by keyboard alone and gives the focus back', async () => {
    const { user } = await renderApp('/en');
    const button = screen.getByRole('button', { name: 'Language: English' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });
});

describe('the offer of another language', () => {
  const speak = (...languages: string[]) =>
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  afterEach(() => jest.restoreAllMocks());

  it('is made once, and is only an offer', async () => {
    speak('vi-VN');
    const { user, address, unmount } = await renderApp('/en');
    expect(address()).toBe('/en');
    await user.click(screen.getByRole('button', { name: 'Keep this language' }));
    expect(screen.queryByText('Xem bằng tiếng Việt')).not.toBeInTheDocument();
    unmount();
    await renderApp('/en');
    expect(screen.queryByText('Xem bằng tiếng Việt')).not.toBeInTheDocument();
  });

  it('leads to the same page', async () => {
    speak('vi-VN');
    const { user, address } = await renderApp('/en/nowhere');
    await user.click(screen.getByRole('button', { name: 'Xem bằng tiếng Việt' }));
    expect(await screen.findByRole('heading', { name: 'Không tìm thấy trang này' })).toBeVisible();
    expect(address()).toBe('/vi/nowhere');
    expect(chosenLocale()).toBe('vi');
  });
});

describe('the appearance menu', () => {
  it('keeps the choice where the page finds it before its first paint', async () => {
    const { user } = await renderApp('/en');
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(html).toHaveAttribute('data-theme', 'dark'));
    expect(window.localStorage.getItem('linklet.theme')).toBe('dark');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });
});
