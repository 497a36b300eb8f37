import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { ProgressStore } from '../shared/progress.store';
import { reloadForNewVersion } from './chunk-reload';

type Load = () => Promise<{ default: ComponentType }>;
type Page = LazyExoticComponent<ComponentType>;

const loadHome: Load = () => import('../features/links/pages/HomePage');
const loadAnalytics: Load = () => import('../features/analytics/pages/AnalyticsPage');

/** Starts loading the page of a path before the rest of the program is ready to show it. */
export function preloadPage(path: string): void {
  const load = path.startsWith('/analytics/') ? loadAnalytics : loadHome;
  // Whoever shows the page meets the failure too, and deals with it.
  load().catch(() => undefined);
}

const never = new Promise<never>(() => undefined);

export function lazyPage(load: Load, progress: Pick<ProgressStore, 'start' | 'finish'>): Page {
  return lazy(async () => {
    progress.start();
    try {
      return await load();
    } catch (cause) {
      if (reloadForNewVersion()) return await never;
      throw new Error('newVersion', { cause });
    } finally {
      progress.finish();
    }
  });
}

export const createPages = (progress: ProgressStore) => ({
  Home: lazyPage(loadHome, progress),
  Analytics: lazyPage(loadAnalytics, progress),
});
