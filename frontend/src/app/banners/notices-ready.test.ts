import { runInAction } from 'mobx';
import { buildSite } from '../../test/fake-session';
import { buildStores } from '../../test/render-app';
import { noticesReady } from './notices-ready';

const promotion = { id: 'p1', url: '/pricing', texts: { 'zh-TW': '特價', en: '', vi: '', id: '', ja: '' } };

async function isReadyAfter(ready: Promise<void>, ms: number): Promise<boolean> {
  let isReady = false;
  void ready.then(() => {
    isReady = true;
  });
  await jest.advanceTimersByTimeAsync(ms);
  return isReady;
}

describe('what everybody is told', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is waited for no longer than a moment', async () => {
    const ready = noticesReady(buildStores(), { locale: 'en', isHome: true });
    expect(await isReadyAfter(ready, 399)).toBe(false);
    expect(await isReadyAfter(ready, 1)).toBe(true);
  });

  it('holds nothing up when it is nothing', async () => {
    const stores = buildStores();
    const { session } = stores;
    const ready = noticesReady(stores, { locale: 'zh-TW', isHome: true });
    runInAction(() => {
      session.site = buildSite();
    });
    expect(await isReadyAfter(ready, 0)).toBe(true);
    expect(session.country).toBeNull();
  });

  it('takes the place of a reader of Chinese when something is sold', async () => {
    const stores = buildStores();
    const { session } = stores;
    runInAction(() => {
      session.site = buildSite({ promotion });
    });
    const ready = noticesReady(stores, { locale: 'zh-TW', isHome: true });
    await isReadyAfter(ready, 400);
    expect(session.country).toBe('TW');
  });
});
