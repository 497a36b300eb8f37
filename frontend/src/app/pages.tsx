import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import HomePage from '../features/home/pages/HomePage';
import { type Screen, withTexts } from '../i18n/with-texts';
import { Once } from '../shared/once';
import type { ProgressStore } from '../shared/progress.store';
import { reloadForNewVersion } from './chunk-reload';
import { PAGE_SOURCES, type PageName, type PageSource } from './page-sources';
import { lazyOf } from './shell/lazy-of';

/** Most visits begin at home: it comes with the frame. How all others are loaded is loaded with the first of them. */
const loadPage = async (page: PageName): Promise<Screen<object>> =>
  page === 'HomePage' ? { default: HomePage } : (await import('./page-loaders')).loadPage(page);

const PAGES = PAGE_SOURCES.map((source: PageSource & { readonly page: PageName }) => {
  const { page, paths, isPersonal = false, parts = [] } = source;
  return { paths, isPersonal, screen: new Once(() => withTexts(() => loadPage(page), ...parts)) };
});

/** Loads the page of a path with its texts before it is shown. */
export async function preloadPage(path: string): Promise<void> {
  await PAGES.find(({ paths }) =>
    paths.some((pattern) => matchPath(pattern, path) !== null),
  )?.screen.settle();
}

const never = new Promise<never>(() => undefined);

export function lazyPage(
  screen: Once<Screen<object>>,
  progress: Pick<ProgressStore, 'start' | 'finish'>,
): ComponentType {
  return lazyOf(screen, async () => {
    progress.start();
    try {
      return await screen.get();
    } catch (cause) {
      if (reloadForNewVersion()) return await never;
      throw new Error(navigator.onLine ? 'newVersion' : 'notLoaded', { cause });
    } finally {
      progress.finish();
    }
  });
}

/** Every path with the component of its page; two paths of one page share it, so that it stays when they change. */
export const createPages = (progress: ProgressStore) =>
  PAGES.flatMap(({ paths, isPersonal, screen }) => {
    const Page = lazyPage(screen, progress);
    return paths.map((path) => ({ path, isPersonal, Page }));
  });
