import { waitFor } from '@testing-library/react';
import { guardHistory, watchHistory } from './history-guard';
import { positionInHistory } from './react-router-insides';

const HERE = '/en/users/settings';

describe('Back and Forward', () => {
  const router = jest.fn();
  let release: () => void;
  let holdUp: jest.Mock<undefined, [() => void]>;
  const mayPass = () => window.location.pathname.endsWith('/users/settings');

  beforeAll(() => {
    watchHistory();
    window.addEventListener('popstate', router);
  });
  beforeEach(() => {
    window.history.replaceState({ idx: 0 }, '', '/en');
    window.history.pushState({ idx: 1 }, '', '/vi/users/settings');
    window.history.pushState({ idx: 2 }, '', HERE);
    holdUp = jest.fn<undefined, [() => void]>();
    router.mockClear();
    release = guardHistory({ mayPass, position: () => 2, holdUp });
  });
  afterEach(() => release());

  it('are undone until there is an answer, and nobody hears of it', async () => {
    window.history.go(-2);
    await waitFor(() => expect(holdUp).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(window.location.pathname).toBe(HERE));
    expect(positionInHistory()).toBe(2);
    expect(router).not.toHaveBeenCalled();

    release();
    const [[leave] = []] = holdUp.mock.calls;
    leave?.();
    await waitFor(() => expect(window.location.pathname).toBe('/en'));
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
  });

  it('pass where nothing is lost', async () => {
    window.history.back();
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    expect(window.location.pathname).toBe('/vi/users/settings');
    expect(holdUp).not.toHaveBeenCalled();
  });

  it('pass when nobody knows how far they go', async () => {
    release();
    release = guardHistory({ mayPass, position: () => null, holdUp });
    window.history.go(-2);
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    expect(holdUp).not.toHaveBeenCalled();
  });

  it('pass once the guard has gone, even if another has come and gone', async () => {
    const other = guardHistory({ mayPass, position: () => 2, holdUp });
    release();
    other();
    window.history.go(-2);
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    expect(holdUp).not.toHaveBeenCalled();
  });
});
