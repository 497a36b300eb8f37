import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router';
import { loadCatalogue, type Part } from '../i18n/catalogue';
import type { Locale } from '../i18n/locale';
import { type Screen, withTexts } from '../i18n/with-texts';
import type { ProgressStore } from '../shared/progress.store';
import { reloadForNewVersion } from './chunk-reload';

type Load = () => Promise<Screen<object>>;
type Page = LazyExoticComponent<ComponentType>;

/** Where a page's code is, and which texts it needs beside those of every page. */
interface PageSource {
  readonly load: Load;
  readonly part?: Part;
}

/** A page with the paths that lead to it, without their language prefix. */
interface RoutedPage extends PageSource {
  readonly paths: readonly string[];
}

const PAGES: readonly RoutedPage[] = [
  { paths: ['/'], load: () => import('../features/links/pages/HomePage') },
  {
    paths: ['/analytics/:encodeId'],
    load: () => import('../features/analytics/pages/AnalyticsPage'),
    part: 'analytics',
  },
  { paths: ['/users/:userId'], load: () => import('../features/links/pages/LinksPage'), part: 'list' },
  {
    paths: ['/users/settings', '/users/:userId/settings'],
    load: () => import('../features/account/pages/SettingsPage'),
    part: 'account',
  },
  { paths: ['/log'], load: () => import('../features/account/pages/MemberLogPage'), part: 'account' },
  { paths: ['/login'], load: () => import('../features/session/pages/LoginPage'), part: 'session' },
  { paths: ['/signup'], load: () => import('../features/session/pages/SignupPage'), part: 'session' },
  { paths: ['/logout'], load: () => import('../features/session/pages/LogoutPage'), part: 'session' },
  { paths: ['/onboarding'], load: () => import('../features/session/pages/OnboardingPage'), part: 'session' },
  { paths: ['/help'], load: () => import('../features/help/pages/HelpPage'), part: 'content' },
  { paths: ['/help/:topic'], load: () => import('../features/help/pages/HelpTopicPage'), part: 'content' },
  { paths: ['/about'], load: () => import('../features/content/pages/AboutPage'), part: 'content' },
  { paths: ['/policy'], load: () => import('../features/content/pages/PolicyPage'), part: 'content' },
  { paths: ['/privacy'], load: () => import('../features/content/pages/PrivacyPage'), part: 'content' },
  { paths: ['/backv1'], load: () => import('../features/content/pages/BackPage'), part: 'content' },
  { paths: ['/socialvip'], load: () => import('../features/content/pages/SocialVipPage'), part: 'content' },
  {
    paths: [
      '/applink',
      '/apps/utmto',
      '/billing',
      '/bulk',
      '/bulk/result/:externalId',
      '/developers',
      '/domain',
      '/payment',
      '/pricing',
      '/tracking/:encodeId',
    ],
    load: () => import('../features/content/pages/ComingPage'),
    part: 'content',
  },
];

/** Loads the page of a path with its texts before it is shown. Whoever shows it meets a failure, and deals with it. */
export async function preloadPage(path: string, locale: Locale): Promise<void> {
  const page = PAGES.find(({ paths }) => paths.some((pattern) => matchPath(pattern, path) !== null));
  if (page === undefined) return;
  const { load, part } = page;
  await Promise.allSettled([load(), part !== undefined && loadCatalogue(locale, part)]);
}

const never = new Promise<never>(() => undefined);

export function lazyPage(
  { load, part }: PageSource,
  progress: Pick<ProgressStore, 'start' | 'finish'>,
): Page {
  return lazy(async () => {
    progress.start();
    try {
      return await (part === undefined ? load() : withTexts(load, part));
    } catch (cause) {
      if (reloadForNewVersion()) return await never;
      throw new Error('newVersion', { cause });
    } finally {
      progress.finish();
    }
  });
}

/** Every path with the component of its page; two paths of one page share it, so that it stays when they change. */
export const createPages = (progress: ProgressStore) =>
  PAGES.flatMap(({ paths, ...source }) => {
    const Page = lazyPage(source, progress);
    return paths.map((path) => ({ path, Page }));
  });
