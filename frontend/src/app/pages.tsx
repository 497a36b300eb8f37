import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { Part } from '../i18n/catalogue';
import { type Screen, withTexts } from '../i18n/with-texts';
import { Once } from '../shared/once';
import { PATHS, PATTERNS } from '../shared/paths';
import type { ProgressStore } from '../shared/progress.store';
import { reloadForNewVersion } from './chunk-reload';
import { lazyOf } from './shell/lazy-of';

/** A page with the paths that lead to it, without their language prefix. */
interface PageSource {
  readonly paths: readonly string[];
  /** It shows nothing of the group acted in, and stays as it is when that changes. */
  readonly isPersonal?: boolean;
  readonly load: () => Promise<Screen<object>>;
  /** The texts that it needs beside those of every page. */
  readonly part?: Part | readonly Part[];
}

const SOURCES: readonly PageSource[] = [
  { paths: [PATHS.home], load: () => import('../features/creation/pages/HomePage') },
  {
    paths: [PATHS.analytics, PATTERNS.linkAnalytics],
    load: () => import('../features/analytics/pages/AnalyticsPage'),
    part: 'analytics',
  },
  {
    paths: [PATTERNS.group],
    load: () => import('../features/links/pages/LinksPage'),
    part: ['list', 'groups'],
  },
  {
    paths: [PATTERNS.tags],
    load: () => import('../features/labels/pages/TagsPage'),
    part: ['labels', 'groups'],
  },
  {
    paths: [PATTERNS.tools],
    load: () => import('../features/labels/pages/ToolsPage'),
    part: ['labels', 'groups'],
  },
  {
    paths: [PATTERNS.link],
    load: () => import('../features/editor/pages/LinkPage'),
    part: ['editor', 'campaign', 'labels', 'groups', 'preview'],
  },
  {
    paths: [PATTERNS.tracking],
    load: () => import('../features/tracking/pages/TrackingPage'),
    part: ['campaign', 'editor', 'labels'],
  },
  {
    paths: [PATHS.utmto],
    load: () => import('../features/tracking/pages/UtmtoPage'),
    part: ['campaign', 'labels'],
  },
  {
    paths: [PATTERNS.members],
    load: () => import('../features/team/pages/TeamPage'),
    part: ['team', 'groups'],
  },
  {
    paths: [PATTERNS.activities],
    load: () => import('../features/team/pages/ActivitiesPage'),
    part: ['team', 'groups', 'log'],
  },
  {
    paths: [PATTERNS.groupSettings],
    load: () => import('../features/team/pages/GroupSettingsPage'),
    part: ['team', 'groups'],
  },
  {
    paths: [PATHS.settings, PATTERNS.settingsInGroup],
    load: () => import('../features/account/pages/SettingsPage'),
    part: ['account', 'groups'],
  },
  {
    paths: [PATHS.log],
    load: () => import('../features/account/pages/MemberLogPage'),
    part: ['account', 'log'],
  },
  { paths: [PATHS.login], load: () => import('../features/session/pages/LoginPage'), part: 'session' },
  { paths: [PATHS.signup], load: () => import('../features/session/pages/SignupPage'), part: 'session' },
  { paths: [PATHS.logout], load: () => import('../features/session/pages/LogoutPage'), part: 'session' },
  {
    paths: [PATHS.onboarding],
    isPersonal: true,
    load: () => import('../features/session/pages/OnboardingPage'),
    part: 'session',
  },
  {
    paths: [PATHS.invitation],
    isPersonal: true,
    load: () => import('../features/groups/pages/InvitationPage'),
    part: 'groups',
  },
  { paths: [PATHS.help], load: () => import('../features/help/pages/HelpPage'), part: 'content' },
  {
    paths: [PATTERNS.helpTopic],
    load: () => import('../features/help/pages/HelpTopicPage'),
    part: 'content',
  },
  { paths: [PATHS.report], load: () => import('../features/reports/pages/ReportPage'), part: 'report' },
  { paths: [PATHS.abuseCases], load: () => import('../features/reports/pages/CasesPage'), part: 'report' },
  {
    paths: [PATHS.givenPlans],
    load: () => import('../features/desk/pages/GivenPlansPage'),
    part: ['desk', 'report'],
  },
  {
    paths: [PATTERNS.abuseCase],
    load: () => import('../features/reports/pages/CasePage'),
    part: 'report',
  },
  { paths: [PATHS.about], load: () => import('../features/content/pages/AboutPage'), part: 'content' },
  { paths: [PATHS.policy], load: () => import('../features/content/pages/PolicyPage'), part: 'content' },
  { paths: [PATHS.privacy], load: () => import('../features/content/pages/PrivacyPage'), part: 'content' },
  { paths: [PATHS.back], load: () => import('../features/content/pages/BackPage'), part: 'content' },
  {
    paths: [PATHS.socialVip],
    load: () => import('../features/content/pages/SocialVipPage'),
    part: 'content',
  },
  {
    paths: [PATHS.appLinks],
    load: () => import('../features/applink/pages/AppLinkPage'),
    part: ['applink', 'editor'],
  },
  { paths: [PATHS.usage], load: () => import('../features/billing/pages/UsagePage'), part: 'billing' },
  { paths: [PATHS.pricing], load: () => import('../features/billing/pages/PricingPage'), part: 'billing' },
  {
    paths: [PATHS.billing, PATHS.bulk, PATTERNS.bulkResult, PATHS.developers, PATHS.domain, PATHS.payment],
    load: () => import('../features/content/pages/ComingPage'),
    part: 'content',
  },
];

const PAGES = SOURCES.map(({ paths, isPersonal = false, load, part }) => ({
  paths,
  isPersonal,
  screen: new Once(() => (part === undefined ? load() : withTexts(load, ...[part].flat()))),
}));

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
