import { act, fireEvent } from '@testing-library/react';

/** Does something, and waits for what follows: React drops what suspends inside an `act` that is not awaited. */
export const andLoad = (action: () => void): Promise<void> =>
  act(() => {
    action();
    return Promise.resolve();
  });

export const pressAndLoad = (element: HTMLElement): Promise<void> =>
  andLoad(() => {
    fireEvent.click(element);
  });
