import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { accessibilityFaults } from '../../../test/accessibility';
import { buildLink, buildListed } from '../../../test/fakes';
import { buildStores, renderApp } from '../../../test/render-app';

const field = () => screen.getByRole('textbox', { name: 'Destination URL' });
const problem = (...fields: readonly { field: string; code: string }[]) =>
  new ApiError({ status: 400, code: 'http.validation', message: '', fields });

afterEach(() => jest.restoreAllMocks());

describe('shortening', () => {
  it('makes a link with Enter and lets Enter copy it', async () => {
    const { user, linksApi } = await renderApp('/en');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.type(field(), 'https://example.com/page{Enter}');
    const card = await screen.findByRole('region', { name: 'Your short link' });
    expect(linksApi.shorten).toHaveBeenCalledWith({ url: 'https://example.com/page' }, expect.any(String));
    expect(within(card).getByRole('link', { name: 'localhost/abc' })).toHaveAttribute(
      'href',
      'http://localhost/abc',
    );
    expect(within(card).getByRole('link', { name: 'Analytics' })).toHaveAttribute(
      'href',
      '/en/analytics/abc',
    );
    expect(await within(card).findByRole('img', { name: 'QR code of localhost/abc' })).toBeVisible();
    const copy = within(card).getByRole('button', { name: 'Copy localhost/abc' });
    expect(copy).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(write).toHaveBeenCalledWith('http://localhost/abc');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
    expect(field()).toHaveValue('');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('does nothing on paste but check', async () => {
    const { user, linksApi } = await renderApp('/en');
    linksApi.checkDestination.mockResolvedValue('links.address-own-host');
    await user.click(field());
    await user.paste('http://localhost/abc');
    expect(await screen.findByText(/This is already a short link/)).toBeVisible();
    expect(field()).toHaveValue('http://localhost/abc');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/already a short link/);
    expect(linksApi.shorten).not.toHaveBeenCalled();
  });

  it('shows what the server refuses next to each field', async () => {
    const stores = buildStores();
    stores.linksApi.shorten.mockRejectedValue(
      problem({ field: 'url', code: 'links.address-port' }, { field: 'encodeId', code: 'links.slug-taken' }),
    );
    const { user } = await renderApp('/en', stores);
    await user.type(field(), 'https://example.com:8080');
    await user.click(screen.getByRole('button', { name: 'Choose a slug' }));
    const name = await screen.findByRole('textbox', { name: 'Slug' });
    expect(name).toHaveFocus();
    await user.type(name, 'ab');
    expect(name).toHaveAccessibleDescription('A slug needs at least 3 characters.');
    await user.type(name, 'c{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('This slug is taken. Try another one.'));
    expect(field()).toHaveAccessibleDescription(/port number/);
    expect(field()).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says what happened, what to do and what to quote when the server cannot', async () => {
    const stores = buildStores();
    stores.linksApi.shorten.mockRejectedValue(
      new ApiError({ status: 503, code: 'http.unavailable', message: '', requestId: 'r-42' }),
    );
    const { user } = await renderApp('/en', stores);
    await user.type(field(), 'https://example.com{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Linklet is busy right now');
    expect(alert).toHaveTextContent('http.unavailable / r-42');
    expect(field()).toHaveValue('https://example.com');
  });

  it.each([
    ['links.guest-limit', 1_500, /Please try again in 25 minutes, or log in to make more\./],
    ['links.guest-word-limit', 80_000, /Add a digit or a hyphen to the slug, or log in\./],
  ])('says to guests how they can go on after %s', async (code, retryAfter, words) => {
    const stores = buildStores();
    stores.linksApi.shorten.mockRejectedValue(new ApiError({ status: 429, code, message: '', retryAfter }));
    const { user } = await renderApp('/en', stores);
    await user.type(field(), 'https://example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field()).toHaveValue('https://example.com');
  });
});

describe('pasting an address', () => {
  it('shows the page that it leads to, and sends nothing', async () => {
    const { user, linksApi } = await renderApp('/en');
    linksApi.readPage.mockResolvedValue({
      title: 'The fair',
      titleIsNull: false,
      description: 'In May',
      images: ['http://example.com/no.png', 'https://example.com/yes.png'],
    });
    await user.click(field());
    await user.paste('https://example.com/fair');
    const card = await screen.findByRole('region', { name: 'Destination page' });
    expect(await within(card).findByText('The fair')).toBeVisible();
    expect(card.querySelector('img')).toHaveAttribute('src', 'https://example.com/yes.png');
    expect(linksApi.readPage).toHaveBeenCalledWith('https://example.com/fair');
    expect(linksApi.shorten).not.toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(field(), '?x');
    expect(screen.queryByRole('region', { name: 'Destination page' })).not.toBeInTheDocument();
  });

  it('says so when the page cannot be read', async () => {
    const { user, linksApi } = await renderApp('/en');
    linksApi.readPage.mockRejectedValue(new ApiError({ status: 503, code: 'http.unavailable', message: '' }));
    await user.click(field());
    await user.paste('https://example.com/');
    expect(await screen.findByText(/could not be read/)).toBeVisible();
  });
});

describe('more than an address', () => {
  it('offers names that are free when the wished one is taken', async () => {
    const { user, linksApi } = await renderApp('/en');
    linksApi.checkSlug.mockImplementation((name: string) =>
      Promise.resolve(
        name === 'sale'
          ? { code: 'links.slug-taken', suggestions: ['sale-2026', 'sale-2'] }
          : { code: null, suggestions: [] },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Choose a slug' }));
    const name = await screen.findByRole('textbox', { name: 'Slug' });
    await user.type(name, 'sale');
    const offer = await screen.findByRole('button', { name: 'sale-2026' });
    expect(name).toHaveAccessibleDescription('This slug is taken. Try another one.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(offer);
    expect(name).toHaveValue('sale-2026');
    expect(name).toHaveFocus();
    await waitFor(() => expect(name).toHaveAccessibleDescription('sale-2026 is available.'));
  });

  it('gives guests what concerns the address, and forgets it with the panel', async () => {
    const { user, linksApi } = await renderApp('/en');
    await user.type(field(), 'https://example.com/page');
    await user.click(screen.getByRole('button', { name: 'More options' }));
    await user.type(await screen.findByRole('textbox', { name: 'Source' }), 'news');
    await user.click(screen.getByRole('switch', { name: 'Open in the app' }));
    expect(screen.queryByRole('textbox', { name: 'Tags' })).not.toBeInTheDocument();
    expect(screen.getByText(/Members can also set/)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Shorten' }));
    await waitFor(() =>
      expect(linksApi.shorten).toHaveBeenCalledWith(
        { url: 'https://example.com/page', utm: { source: 'news' }, nativeOpen: true },
        expect.any(String),
      ),
    );
    expect(screen.queryByRole('textbox', { name: 'Source' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Log in to edit and tag this link/ })).toHaveAttribute(
      'href',
      '/en/login',
    );
  });

  it('gives members all of it, folded, and says beside each field what the server refuses', async () => {
    const stores = buildStores(7);
    stores.labelsApi.tools.mockResolvedValue([{ id: 4, name: 'Fair', kind: 'pixel', note: '', value: {} }]);
    const { user, linksApi } = await renderApp('/en', stores);
    linksApi.shorten.mockRejectedValueOnce(
      problem(
        { field: 'tags.0', code: 'links.tag-reserved' },
        { field: 'targets.0.url', code: 'links.target-address-invalid' },
      ),
    );
    await user.type(field(), 'https://example.com/page');
    await user.click(screen.getByRole('button', { name: 'More options' }));
    const options = await screen.findByRole('group', { name: 'Options' });
    const unfold = (name: string) => user.click(within(options).getByRole('heading', { name }));
    await unfold('Title, description and picture');
    await user.type(await within(options).findByRole('textbox', { name: 'Title' }), 'Sale');
    await unfold('Tags and note');
    await user.type(await within(options).findByRole('textbox', { name: 'Tags' }), 'fair, api');
    await user.type(within(options).getByRole('textbox', { name: 'Note' }), 'for May');
    await unfold('Campaign parameters');
    await user.click(await within(options).findByRole('switch', { name: /Smart UTM/ }));
    await unfold('Conditional destinations');
    const kinds = await within(options).findByRole('combobox', { name: 'Add a condition' });
    await user.selectOptions(kinds, 'iPhone, in LINE');
    await user.type(within(options).getByRole('textbox', { name: 'iPhone, in LINE' }), 'https://e.test/line');
    await unfold('Pixels and tags');
    await user.click(await within(options).findByRole('switch', { name: 'Fair' }));
    await user.selectOptions(within(options).getByRole('combobox', { name: 'Domain' }), 'mei.localhost');
    const send = () => user.click(screen.getByRole('button', { name: 'Shorten' }));
    await send();
    expect(await within(options).findByText(/^This URL cannot be used here\./)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await send();
    await waitFor(() =>
      expect(linksApi.shorten).toHaveBeenLastCalledWith(
        {
          url: 'https://example.com/page',
          title: 'Sale',
          tags: ['fair', 'api'],
          note: 'for May',
          smartUtmOff: true,
          targets: [{ target: 'ios_line', url: 'https://e.test/line' }],
          trackingTools: [4],
          domain: 'mei.localhost',
        },
        expect.any(String),
      ),
    );
  });

  it.each([
    ['guests', 0],
    ['members', 7],
  ])('opens for %s in its place, with the button that sends it below', async (_, userId) => {
    const { user, address } = await renderApp('/en', buildStores(userId));
    const isBefore = (one: Element, other: Element): boolean =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const submit = () => screen.getByRole('button', { name: 'Shorten' });
    const more = screen.getByRole('button', { name: 'More options' });
    expect(isBefore(field(), submit()) && isBefore(submit(), more)).toBe(true);
    await user.click(more);
    const options = await screen.findByRole('group', { name: 'Options' });
    expect(isBefore(more, options) && isBefore(options, submit())).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/en');
    await user.click(more);
    expect(screen.queryByRole('group', { name: 'Options' })).not.toBeInTheDocument();
    expect(isBefore(submit(), more)).toBe(true);
  });

  it('lets members choose the domain of their new links', async () => {
    const { user, creationApi } = await renderApp('/en', buildStores(7));
    await user.click(screen.getByRole('button', { name: 'More options' }));
    const domain = await screen.findByRole('combobox', { name: 'Domain' });
    await user.selectOptions(domain, 'mei.localhost');
    await user.click(screen.getByRole('button', { name: 'Use this domain for new links' }));
    expect(creationApi.setDefaultDomain).toHaveBeenCalledWith('mei.localhost');
    expect(await screen.findByRole('option', { name: 'mei.localhost (default)' })).toBeInTheDocument();
  });

  it('stops saying that it works when it could not', async () => {
    const stores = buildStores();
    stores.linksApi.shorten.mockRejectedValue(problem({ field: 'url', code: 'links.address-port' }));
    const { user } = await renderApp('/en', stores);
    await user.type(field(), 'https://example.com:8080{Enter}');
    await waitFor(() => expect(field()).toBeInvalid());
    await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('Shortening…'));
  });
});

describe('the dialog that makes a link', () => {
  it('opens over any page, and leads to the links', async () => {
    const { user, address, linksApi } = await renderApp('/en/pricing', buildStores(7));
    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('button', { name: 'Create a short link' }));
    const dialog = await screen.findByRole('dialog', { name: 'New short link' });
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.type(
      within(dialog).getByRole('textbox', { name: 'Destination URL' }),
      'https://e.test/{Enter}',
    );
    expect(linksApi.shorten).toHaveBeenCalledTimes(1);
    await user.click(await within(dialog).findByRole('link', { name: 'All links' }));
    await waitFor(() => expect(address()).toBe('/en/users/70'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('begins with the settings of another link, and lets the list know', async () => {
    const stores = buildStores(7);
    const link = buildListed({
      note: 'for the fair',
      star: true,
      tags: [{ tagId: 3, value: 'Sale', color: 'gray' }],
      utm: { source: 'line' },
    });
    stores.linkListApi.page.mockResolvedValue({
      links: [link],
      start: 1,
      hasMore: false,
      total: { count: 1, isExact: true },
    });
    const { user, linksApi, linkListApi } = await renderApp('/en/users/70', stores);
    await user.click(await screen.findByRole('button', { name: 'More for localhost/abc' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate…' }));
    const dialog = await screen.findByRole('dialog', { name: 'New link like localhost/abc' });
    expect(within(dialog).getByRole('textbox', { name: 'Destination URL' })).toHaveValue(
      'https://example.com/',
    );
    expect(await within(dialog).findByText('line')).toBeVisible();
    const asked = linkListApi.page.mock.calls.length;
    await user.click(within(dialog).getByRole('button', { name: 'Shorten' }));
    await waitFor(() =>
      expect(linksApi.shorten).toHaveBeenCalledWith(
        expect.objectContaining({
          url: 'https://example.com/',
          note: 'for the fair',
          tags: ['Sale'],
          utm: { source: 'line' },
        }),
        expect.any(String),
      ),
    );
    const [sent] = linksApi.shorten.mock.lastCall as [Record<string, unknown>];
    expect([sent['star'], sent['encodeId']]).toEqual([undefined, undefined]);
    await waitFor(() => expect(linkListApi.page.mock.calls.length).toBeGreaterThan(asked));
  });
});

describe('Enter of an input method', () => {
  /** As if it had come so many milliseconds after the page was opened. */
  const fireAt = (ms: number, event: Event): void => {
    Object.defineProperty(event, 'timeStamp', { value: ms });
    fireEvent(field(), event);
  };
  const endComposition = (ms: number): void => {
    fireAt(ms, createEvent.compositionEnd(field()));
  };
  /** Whether a browser would submit the form: it does on this key unless the page prevents it. */
  const pressEnter = (ms: number): boolean => {
    const event = createEvent.keyDown(field(), { key: 'Enter' });
    fireAt(ms, event);
    return !event.defaultPrevented;
  };

  it('does not submit while composing', async () => {
    await renderApp('/');
    const box = screen.getByRole('textbox', { name: '長網址' });
    const composing = createEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent(box, composing);
    expect(composing.defaultPrevented).toBe(true);
  });

  it('does not submit when Safari has just ended the composition with it', async () => {
    await renderApp('/en');
    endComposition(1_000);
    expect(pressEnter(1_002)).toBe(false);
  });

  it('submits otherwise', async () => {
    await renderApp('/en');
    expect(pressEnter(900)).toBe(true);
    endComposition(1_000);
    expect(pressEnter(1_040)).toBe(true);
  });
});

describe('the history', () => {
  async function renderWithLinks() {
    const stores = buildStores();
    stores.deviceLinks.add(buildLink({ encodeId: 'one', shortUrl: 'http://localhost/one' }));
    stores.deviceLinks.add(buildLink({ encodeId: 'two', shortUrl: 'http://localhost/two' }));
    const app = await renderApp('/en', stores);
    await screen.findByRole('link', { name: 'localhost/two' });
    return app;
  }

  it('says what it is while it is empty', async () => {
    await renderApp('/en');
    expect(screen.getByText('No links yet')).toBeVisible();
  });

  it('lists the newest first, with what can be done', async () => {
    await renderWithLinks();
    const rows = within(screen.getByRole('region', { name: 'Links created on this device' })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
      'localhost/two',
      'localhost/one',
    ]);
    expect(screen.getByText('2 links')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Analytics of localhost/two' })).toHaveAttribute(
      'href',
      '/en/analytics/two',
    );
    expect(screen.getByRole('button', { name: 'Copy localhost/one' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('puts “undo” in the place of a deleted link, and the focus with it', async () => {
    const { user, linksApi } = await renderWithLinks();
    await user.click(screen.getByRole('button', { name: 'Delete localhost/two' }));
    expect(screen.getByText('1 link')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('localhost/two was deleted.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(undo);
    await waitFor(() => expect(screen.getByRole('link', { name: 'localhost/two' })).toHaveFocus());
    expect(linksApi.remove).not.toHaveBeenCalled();
  });

  it('hands the focus to the heading when the deletion is final', async () => {
    const { user, deviceLinks, linksApi } = await renderWithLinks();
    await user.click(screen.getByRole('button', { name: 'Delete localhost/two' }));
    act(() => deviceLinks.sendWaiting());
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(linksApi.remove).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Links created on this device' })).toHaveFocus(),
    );
  });

  it('tells why a link is back', async () => {
    const { user, deviceLinks, linksApi } = await renderWithLinks();
    linksApi.remove.mockRejectedValue(new ApiError({ status: 403, code: 'links.not-allowed', message: '' }));
    await user.click(screen.getByRole('button', { name: 'Delete localhost/two' }));
    act(() => deviceLinks.sendWaiting());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link can be deleted only in the browser that created it.',
    );
  });
});
