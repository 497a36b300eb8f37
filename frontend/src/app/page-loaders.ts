import type { Screen } from '../i18n/with-texts';
import type { ADMIN_PAGES } from './admin-pages';
import type { PageName } from './page-sources';

type AdminPageName = keyof typeof ADMIN_PAGES;

const LOADERS: Record<Exclude<PageName, AdminPageName | 'HomePage'>, () => Promise<Screen<object>>> = {
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

const isForAdmins = (page: Exclude<PageName, 'HomePage'>): page is AdminPageName => !(page in LOADERS);

export async function loadPage(page: Exclude<PageName, 'HomePage'>): Promise<Screen<object>> {
  return isForAdmins(page) ? (await import('./admin-pages')).ADMIN_PAGES[page]() : LOADERS[page]();
}
