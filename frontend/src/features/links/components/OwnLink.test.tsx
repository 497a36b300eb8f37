import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '../../../api/api-error';
import { buildInfo } from '../../../test/fake-session';
import { buildListed } from '../../../test/fakes';
import { buildStores, knowing, renderApp } from '../../../test/render-app';

/** A list of one link, and the tab that it is opened in. */
async function open(tab: { opener: unknown; location: { replace: jest.Mock } } | null) {
  const stores = knowing(buildStores(7), { info: buildInfo({}) });
  stores.linkListApi.page.mockResolvedValue({
    links: [buildListed({ shortUrl: 'http://localhost/abc' })],
    start: 1,
    hasMore: false,
    total: null,
  });
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const app = await renderApp('/en/users/70', stores);
  return { ...app, opened, link: await screen.findByRole('link', { name: 'localhost/abc' }) };
}

const newTab = () => ({ opener: window, location: { replace: jest.fn() } });

afterEach(() => jest.restoreAllMocks());

describe('the short address in the list', () => {
  it('is opened by a member without being counted, in a tab that knows nothing of ours', async () => {
    const tab = newTab();
    const { user, link, linksApi, opened } = await open(tab);
    await user.click(link);
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('http://localhost/abc?ownvisit=mark'),
    );
    expect(opened).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    expect(linksApi.ownVisit).toHaveBeenCalledWith(
      expect.objectContaining({ encodeId: 'abc', domain: 'localhost' }),
    );
    // A copied address is the one that others use.
    expect(link).toHaveAttribute('href', 'http://localhost/abc');
  });

  it('is opened all the same when there is no mark to be had', async () => {
    const tab = newTab();
    const { user, link, linksApi } = await open(tab);
    linksApi.ownVisit.mockRejectedValueOnce(new ApiError({ status: 0, code: 'client.offline', message: '' }));
    await user.click(link);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('http://localhost/abc'));
  });

  it.each([
    ['Control', 'click', { ctrlKey: true }],
    ['Shift', 'click', { shiftKey: true }],
    ['the middle button', 'auxclick', { button: 1 }],
  ])('is opened as the browser does it with %s, and is not counted', async (_, kind, how) => {
    const { link, opened, linksApi } = await open(newTab());
    fireEvent(link, new MouseEvent('pointerdown', { bubbles: true, ...how }));
    await act(() => linksApi.ownVisit.mock.results[0]?.value as Promise<string>);
    const event = new MouseEvent(kind, { bubbles: true, cancelable: true, ...how });
    fireEvent(link, event);
    expect([event.defaultPrevented, opened.mock.calls]).toEqual([false, []]);
    expect(link).toHaveAttribute('href', 'http://localhost/abc?ownvisit=mark');
    await waitFor(() => expect(link).toHaveAttribute('href', 'http://localhost/abc'));
  });

  it('has its mark by the time that a key is held, before Enter is pressed', async () => {
    const { link, linksApi } = await open(newTab());
    fireEvent.keyDown(link, { key: 'Tab' });
    expect(linksApi.ownVisit).not.toHaveBeenCalled();
    fireEvent.keyDown(link, { key: 'Control' });
    fireEvent.keyDown(link, { key: 'Control', repeat: true });
    expect(linksApi.ownVisit).toHaveBeenCalledTimes(1);
  });

  it('is left to the browser for its menu, and where it lets no tab be opened', async () => {
    const { link, linksApi, opened } = await open(null);
    fireEvent(link, new MouseEvent('pointerdown', { bubbles: true, button: 2 }));
    fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    expect(opened).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(true);
    expect(linksApi.ownVisit).not.toHaveBeenCalled();
  });
});
