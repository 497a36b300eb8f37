import type { TextPart } from '../i18n/catalogue';
import { PATHS, PATTERNS } from '../shared/paths';

/** A page with the paths that lead to it, without their language prefix. */
export interface PageSource {
  /** The name of its file, `features/…/pages/<page>.tsx`. */
  readonly page: string;
  readonly paths: readonly string[];
  /** It shows nothing of the group acted in, and stays as it is when that changes. */
  readonly isPersonal?: boolean;
  /** The texts that it needs beside those of every page. */
  readonly parts?: readonly TextPart[];
}

/** The first that fits a path is its page. Read by the build, too, which tells the server what to send with each page: it imports nothing that needs a browser. */
export const PAGE_SOURCES = [
  { page: 'HomePage', paths: [PATHS.home] },
  { page: 'AnalyticsPage', paths: [PATHS.analytics, PATTERNS.linkAnalytics], parts: ['analytics'] },
  // Before the list of a group, whose pattern its path fits, too.
  { page: 'SettingsPage', paths: [PATHS.settings, PATTERNS.settingsInGroup], parts: ['account', 'groups'] },
  { page: 'WeeklyReportPage', paths: [PATHS.weeklyReport], isPersonal: true, parts: ['account'] },
  { page: 'LinksPage', paths: [PATTERNS.group], parts: ['list', 'groups'] },
  { page: 'TagsPage', paths: [PATTERNS.tags], parts: ['labels', 'groups'] },
  { page: 'ToolsPage', paths: [PATTERNS.tools], parts: ['labels', 'groups'] },
  { page: 'LinkPage', paths: [PATTERNS.link], parts: ['editor', 'campaign', 'labels', 'groups', 'preview'] },
  { page: 'TrackingPage', paths: [PATTERNS.tracking], parts: ['campaign', 'editor', 'labels'] },
  { page: 'UtmtoPage', paths: [PATHS.utmto], parts: ['campaign', 'labels'] },
  { page: 'TeamPage', paths: [PATTERNS.members], parts: ['team', 'groups'] },
  { page: 'ActivitiesPage', paths: [PATTERNS.activities], parts: ['team', 'groups', 'log'] },
  { page: 'GroupSettingsPage', paths: [PATTERNS.groupSettings], parts: ['team', 'groups'] },
  { page: 'MemberLogPage', paths: [PATHS.log], parts: ['account', 'log'] },
  { page: 'LoginPage', paths: [PATHS.login], parts: ['session'] },
  { page: 'SignupPage', paths: [PATHS.signup], parts: ['session'] },
  { page: 'LogoutPage', paths: [PATHS.logout], parts: ['session'] },
  { page: 'OnboardingPage', paths: [PATHS.onboarding], isPersonal: true, parts: ['session'] },
  { page: 'InvitationPage', paths: [PATHS.invitation], isPersonal: true, parts: ['groups'] },
  { page: 'HelpPage', paths: [PATHS.help], parts: ['content'] },
  { page: 'HelpTopicPage', paths: [PATTERNS.helpTopic], parts: ['content'] },
  { page: 'ReportPage', paths: [PATHS.report], parts: ['report'] },
  { page: 'SuspensionPage', paths: [PATHS.suspension], parts: ['report'] },
  { page: 'CasesPage', paths: [PATHS.abuseCases], parts: ['report'] },
  { page: 'DeskPage', paths: [PATHS.desk], parts: ['desk', 'report'] },
  { page: 'GivenPlansPage', paths: [PATHS.givenPlans], parts: ['desk', 'report'] },
  { page: 'BlockListPage', paths: [PATHS.blockList], parts: ['desk', 'report'] },
  { page: 'AppealsPage', paths: [PATHS.appeals], parts: ['desk', 'report'] },
  { page: 'RegistrationsPage', paths: [PATHS.registrations], parts: ['desk', 'report'] },
  { page: 'BillingDeskPage', paths: [PATHS.billingDesk], parts: ['desk', 'report'] },
  { page: 'BilledOrderPage', paths: [PATTERNS.billedOrder], parts: ['desk', 'report'] },
  { page: 'BilledGroupPage', paths: [PATTERNS.billedGroup], parts: ['desk', 'report'] },
  { page: 'CasePage', paths: [PATTERNS.abuseCase], parts: ['report'] },
  { page: 'AboutPage', paths: [PATHS.about], parts: ['content'] },
  { page: 'PolicyPage', paths: [PATHS.policy], parts: ['content'] },
  { page: 'PrivacyPage', paths: [PATHS.privacy], parts: ['content'] },
  { page: 'BackPage', paths: [PATHS.back], parts: ['content'] },
  { page: 'SocialVipPage', paths: [PATHS.socialVip], parts: ['content'] },
  { page: 'AppLinkPage', paths: [PATHS.appLinks], parts: ['applink', 'editor'] },
  { page: 'UsagePage', paths: [PATHS.usage], parts: ['billing'] },
  { page: 'PricingPage', paths: [PATHS.pricing], parts: ['billing', 'payments'] },
  { page: 'BillingPage', paths: [PATHS.billing], parts: ['billing', 'payments'] },
  { page: 'ReceiptPage', paths: [PATTERNS.receipt], parts: ['payments'] },
  { page: 'PaymentPage', paths: [PATHS.payment], parts: ['payments'] },
  { page: 'DomainsPage', paths: [PATHS.domain], parts: ['brand', 'account', 'payments'] },
  { page: 'DomainPage', paths: [PATTERNS.brandDomain], parts: ['brand'] },
  { page: 'DevelopersPage', paths: [PATHS.developers], parts: ['developer', 'content', 'account'] },
  { page: 'BulkPage', paths: [PATHS.bulk], parts: ['batch', 'labels', 'campaign', 'domains'] },
  { page: 'BulkResultPage', paths: [PATTERNS.bulkResult], parts: ['batch', 'payments'] },
] as const satisfies readonly PageSource[];

export type PageName = (typeof PAGE_SOURCES)[number]['page'];
