import { act, fireEvent } from '@testing-library/react';

/** Presses what has to load something first: React drops what suspends inside an `act` that nobody awaits. */
export const pressAndLoad = (element: HTMLElement): Promise<void> =>
  act(() => {
    fireEvent.click(element);
    return Promise.resolve();
  });
