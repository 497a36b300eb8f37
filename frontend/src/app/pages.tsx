import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import HomePage from '../features/home/pages/HomePage';
import { type Screen, withTexts } from '../i18n/with-texts';
import { Once } from '../shared/once';
import type { ProgressStore } from '../shared/progress.store';
import type { ADMIN_PAGES } from './admin-pages';
import { reloadForNewVersion } from './chunk-reload';
import { PAGE_SOURCES, type PageSource } from './page-sources';
import { lazyOf } from './shell/lazy-of';

type PageName = (typeof PAGE_SOURCES)[number]['page'];
type AdminPageName = keyof typeof ADMIN_PAGES;

const LOADERS: Record<Exclude<PageName, AdminPageName>, () => Promise<Screen<object>>> = {
  // Most visits begin here: it comes with the frame.
  HomePage: () => Promise.resolve({ default: HomePage }),
  AnalyticsPage: () => import('../features/analytics/pages/AnalyticsPage'),
  LinksPage: () => import('../features/links/pages/LinksPage'),
  TagsPage: () => import('../features/labels/pages/TagsPage'),
  ToolsPage: () => import('../features/labels/pages/ToolsPage'),
  LinkPage: () => import('../features/editor/pages/LinkPage'),
  TrackingPage: () => import('../features/tracking/pages/TrackingPage'),
  UtmtoPage: () => import('../features/tracking/pages/UtmtoPage'),
  TeamPage: () => import('../features/team/pages/TeamPage'),
  ActivitiesPage: () => import('../features/team/pages/ActivitiesPage'),
  GroupSettingsPage: () => import('../features/team/pages/GroupSettingsPage'),
  SettingsPage: () => import('../features/account/pages/SettingsPage'),
  MemberLogPage: () => import('../features/account/pages/MemberLogPage'),
  LoginPage: () => import('../features/session/pages/LoginPage'),
  SignupPage: () => import('../features/session/pages/SignupPage'),
  LogoutPage: () => import('../features/session/pages/LogoutPage'),
  OnboardingPage: () => import('../features/session/pages/OnboardingPage'),
  InvitationPage: () => import('../features/groups/pages/InvitationPage'),
  HelpPage: () => import('../features/help/pages/HelpPage'),
  HelpTopicPage: () => import('../features/help/pages/HelpTopicPage'),
  ReportPage: () => import('../features/reports/pages/ReportPage'),
  SuspensionPage: () => import('../features/reports/pages/SuspensionPage'),
  WeeklyReportPage: () => import('../features/account/pages/WeeklyReportPage'),
  AboutPage: () => import('../features/content/pages/AboutPage'),
  PolicyPage: () => import('../features/content/pages/PolicyPage'),
  PrivacyPage: () => import('../features/content/pages/PrivacyPage'),
  BackPage: () => import('../features/content/pages/BackPage'),
  SocialVipPage: () => import('../features/content/pages/SocialVipPage'),
  AppLinkPage: () => import('../features/applink/pages/AppLinkPage'),
  UsagePage: () => import('../features/billing/pages/UsagePage'),
  PricingPage: () => import('../features/billing/pages/PricingPage'),
  BillingPage: () => import('../features/payments/pages/BillingPage'),
  ReceiptPage: () => import('../features/payments/pages/ReceiptPage'),
  PaymentPage: () => import('../features/payments/pages/PaymentPage'),
  DomainsPage: () => import('../features/domains/pages/DomainsPage'),
  DomainPage: () => import('../features/domains/pages/DomainPage'),
  DevelopersPage: () => import('../features/developer/pages/DevelopersPage'),
  BulkPage: () => import('../features/batch/pages/BulkPage'),
  BulkResultPage: () => import('../features/batch/pages/BulkResultPage'),
};

const isForAdmins = (page: PageName): page is AdminPageName => !(page in LOADERS);

async function loadPage(page: PageName): Promise<Screen<object>> {
  return isForAdmins(page) ? (await import('./admin-pages')).ADMIN_PAGES[page]() : LOADERS[page]();
}

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
