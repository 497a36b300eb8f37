import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { Screen } from '../i18n/with-texts';
import { Once } from '../shared/once';
import { ErrorBoundary } from '../shared/ui/ErrorBoundary';
import { reloadForNewVersion } from './chunk-reload';
import { lazyPage } from './pages';

const fakeProgress = () => ({ start: jest.fn(), finish: jest.fn() });
const HELLO = 'hello';
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

async function show(load: ConstructorParameters<typeof Once<Screen<object>>>[0]) {
  const progress = fakeProgress();
  const Page = lazyPage(new Once(load), progress);
  await act(() => {
    render(
      <ErrorBoundary fallback={messageOf}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </ErrorBoundary>,
    );
    return Promise.resolve();
  });
  return progress;
}

describe('a page that is loaded when it is visited', () => {
  it('moves the progress bar', async () => {
    const progress = await show(() => Promise.resolve({ default: () => <p>{HELLO}</p> }));
    expect(screen.getByText(HELLO)).toBeVisible();
    expect(progress.start).toHaveBeenCalledTimes(1);
    expect(progress.finish).toHaveBeenCalledTimes(1);
  });

  it('tells of a newer version when it cannot be loaded and reloading did not help', async () => {
    reloadForNewVersion(() => undefined);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const progress = await show(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(screen.getByText('newVersion')).toBeVisible();
    expect(progress.finish).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('says that it has not been loaded while there is no connection, without leaving for the browser’s own words', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(screen.getByText('notLoaded')).toBeVisible();
    onLine.mockRestore();
    log.mockRestore();
  });
});

describe('reloading for a new version', () => {
  afterEach(() => jest.useRealTimers());

  it('does not happen while there is no connection', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = jest.fn();
    expect(reloadForNewVersion(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    onLine.mockRestore();
  });

  it('happens at most once a minute', () => {
    jest.useFakeTimers();
    const reload = jest.fn();
    expect(reloadForNewVersion(reload)).toBe(true);
    jest.advanceTimersByTime(59_999);
    expect(reloadForNewVersion(reload)).toBe(false);
    jest.advanceTimersByTime(1);
    expect(reloadForNewVersion(reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not happen where nothing can be remembered', () => {
    const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const reload = jest.fn();
    expect(reloadForNewVersion(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    read.mockRestore();
  });
});
