import { ApiError } from '../../api/api-error';
import { buildPersonView } from '../../test/fake-moderation';
import { buildSession } from '../../test/fake-session';
import { FakeShelf } from '../../test/fakes';
import { browserForView, tokensForView, ViewStore } from './view.store';

function build(kept: unknown = null) {
  const shelf = new FakeShelf(kept);
  const [end, goTo] = [jest.fn(() => Promise.resolve()), jest.fn()];
  return { shelf, end, goTo, store: new ViewStore(shelf, end, goTo) };
}
const view = buildPersonView();
const refusal = (code: string) => new ApiError({ status: 403, code, message: '' });

describe('the view of a tab', () => {
  it('begins with a page of its own, and outlives a reload', () => {
    const { shelf, store, goTo } = build();
    expect(store.viewId).toBeNull();
    store.start(view, '/users/12');
    expect(goTo).toHaveBeenCalledWith('/users/12');
    expect(build(shelf.value).store.view).toEqual(view);
  });

  it.each([null, 7, 'v1', {}, { ...view, userId: '9' }, { ...view, viewId: 1 }])('is none for %j', (kept) => {
    expect(build(kept).store.viewId).toBeNull();
  });

  it('ends on the server by a call that no longer names it, and leads to the desk', async () => {
    const { shelf, store, end, goTo } = build(view);
    end.mockImplementation(() => {
      expect(store.viewId).toBeNull();
      return Promise.resolve();
    });
    await store.leave();
    expect(end).toHaveBeenCalledWith(view.viewId);
    expect(shelf.value).toBeNull();
    expect(goTo).toHaveBeenCalledWith('/admin');
  });

  it('is left even when the server cannot be reached', async () => {
    const { store, end, goTo } = build(view);
    end.mockRejectedValue(new Error('offline'));
    await store.leave();
    expect(goTo).toHaveBeenCalledWith('/admin');
  });

  it('is left when the server says that it is over, and for no other refusal', () => {
    const { store, goTo } = build(view);
    store.noteRefusal(refusal('identity.view-only'));
    expect(store.viewId).toBe(view.viewId);
    store.noteRefusal(refusal('identity.view-ended'));
    expect(store.viewId).toBeNull();
    expect(goTo).not.toHaveBeenCalled();
  });
});

it('a session in a view is about the person, and leaves what the tab keeps of the admin', async () => {
  const { browser, tokenApi } = buildSession(7);
  const seen = browserForView(browser, view);
  const who = { userId: 9, groupId: 12 };
  expect([seen.read(), seen.readTab()]).toEqual([who, who]);
  seen.keepInTab(who);
  expect(browser.read()).toEqual({ userId: 7, groupId: 70 });
  expect(await tokensForView(tokenApi, view).memberToken({})).toMatchObject({
    accessToken: 'member',
    ...who,
  });
});
