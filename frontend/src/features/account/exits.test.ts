import { waitFor } from '@testing-library/react';
import { holdUpHistory, positionInHistory } from './exits';

const HERE = '/en/users/settings';

const moved = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true, capture: true }));

describe('Back and Forward', () => {
  const router = jest.fn();
  let release: () => void;
  let holdUp: jest.Mock<undefined, [() => void]>;

  beforeEach(() => {
    window.history.replaceState({ idx: 0 }, '', '/en');
    window.history.pushState({ idx: 1 }, '', '/vi/users/settings');
    window.history.pushState({ idx: 2 }, '', HERE);
    holdUp = jest.fn<undefined, [() => void]>();
    release = holdUpHistory({ path: HERE, position: () => 2 }, holdUp);
    window.addEventListener('popstate', router);
  });
  afterEach(() => {
    release();
    window.removeEventListener('popstate', router);
    router.mockClear();
  });

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
    expect(router).toHaveBeenCalledTimes(1);
  });

  it('lead to another language of the same page', async () => {
    const arrival = moved();
    window.history.back();
    await arrival;
    expect(window.location.pathname).toBe('/vi/users/settings');
    expect(holdUp).not.toHaveBeenCalled();
    expect(router).toHaveBeenCalledTimes(1);
  });

  it('pass when nobody knows how far they go', async () => {
    window.history.replaceState(null, '', HERE);
    release();
    release = holdUpHistory({ path: HERE, position: () => null }, holdUp);
    window.history.go(-2);
    await waitFor(() => expect(router).toHaveBeenCalledTimes(1));
    expect(holdUp).not.toHaveBeenCalled();
  });
});
