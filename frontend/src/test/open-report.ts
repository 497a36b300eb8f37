import { screen } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import { buildStores, renderApp } from './render-app';

export const failure = (status: number, code: string, details = {}): ApiError =>
  new ApiError({ status, code, message: code, requestId: 'r-7', details });

const NOW = new Date('2026-11-21T04:00:00Z');

/** Only the clock of the page stands still: timers stay real. */
export function stopClock(): void {
  beforeEach(() =>
    jest.useFakeTimers({
      now: NOW,
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'queueMicrotask',
        'nextTick',
        'setImmediate',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    }),
  );
  afterEach(() => jest.useRealTimers());
}

export async function openReport(path = '/en/analytics/abc', stores = buildStores()) {
  const view = await renderApp(path, stores);
  await screen.findByTestId('total-clicks');
  return view;
}
