import { Links1795000000001 } from './1795000000001-links';
import { Analytics1795000000002 } from './1795000000002-analytics';
import { Jobs1795000000003 } from './1795000000003-jobs';
import { Idempotency1795000000004 } from './1795000000004-idempotency';
import { Groups1795000000005 } from './1795000000005-groups';
import { Audit1795000000006 } from './1795000000006-audit';
import { Usage1795000000007 } from './1795000000007-usage';
import { People1795000000008 } from './1795000000008-people';
import { SignInCodes1795000000009 } from './1795000000009-sign-in-codes';
import { Account1795000000010 } from './1795000000010-account';
import { LinksOfGroups1795000000011 } from './1795000000011-links-of-groups';
import { Teams1795000000012 } from './1795000000012-teams';
import { MovedLinks1795000000013 } from './1795000000013-moved-links';
import { Labels1795000000014 } from './1795000000014-labels';
import { LinkSettings1795000000015 } from './1795000000015-link-settings';
import { LinkAliases1795000000016 } from './1795000000016-link-aliases';
import { LinkDestinations1795000000017 } from './1795000000017-link-destinations';
import { LinkPreviews1795000000018 } from './1795000000018-link-previews';
import { LinkOrder1795000000019 } from './1795000000019-link-order';
import { LinkTerms1795000000020 } from './1795000000020-link-terms';
import { TrashBin1795000000021 } from './1795000000021-trash-bin';
import { LinkAddresses1795000000022 } from './1795000000022-link-addresses';
import { LinkTools1795000000023 } from './1795000000023-link-tools';
import { LinkEditors1795000000024 } from './1795000000024-link-editors';
import { LinkSuggestions1795000000025 } from './1795000000025-link-suggestions';
import { LinkStanding1795000000026 } from './1795000000026-link-standing';
import { SafetyFindings1795000000027 } from './1795000000027-safety-findings';
import { AbuseReports1795000000028 } from './1795000000028-abuse-reports';
import { Patrol1795000000029 } from './1795000000029-patrol';
import { DomainApps1795000000030 } from './1795000000030-domain-apps';
import { CardFetches1795000000031 } from './1795000000031-card-fetches';
import { PatrolPatience1795000000032 } from './1795000000032-patrol-patience';
import { ClickMix1795000000033 } from './1795000000033-click-mix';
import { ClickSubjects1795000000034 } from './1795000000034-click-subjects';
import { HitLog1795000000035 } from './1795000000035-hit-log';
import { ClickDays1795000000036 } from './1795000000036-click-days';
import { LinkNews1795000000037 } from './1795000000037-link-news';
import { ClickAnswers1795000000038 } from './1795000000038-click-answers';
import { LargeCounters1795000000039 } from './1795000000039-large-counters';
import { PlanGrants1795000000040 } from './1795000000040-plan-grants';
import { ProgramTokens1795000000041 } from './1795000000041-program-tokens';
import { DomainHosts1795000000042 } from './1795000000042-domain-hosts';
import { IdempotencyIntents1795000000045 } from './1795000000045-idempotency-intents';
import { LinksOfDomains1795000000050 } from './1795000000050-links-of-domains';
import { DefaultDomains1795000000051 } from './1795000000051-default-domains';
import { SignInGuesses1795000000055 } from './1795000000055-sign-in-guesses';
import { GrantReasons1795000000060 } from './1795000000060-grant-reasons';
import { LinkSchemes1795000000062 } from './1795000000062-link-schemes';
import { Payments1795000000065 } from './1795000000065-payments';
import { PassedQueries1795000000070 } from './1795000000070-passed-queries';
import { Invoices1795000000075 } from './1795000000075-invoices';
import { TagColors1795000000076 } from './1795000000076-tag-colors';
import { PaypalCatalog1795000000077 } from './1795000000077-paypal-catalog';
import { Sellers1795000000080 } from './1795000000080-sellers';
import { PaymentFollowUps1795000000081 } from './1795000000081-payment-follow-ups';
import { StandingOfLinks1795000000086 } from './1795000000086-standing-of-links';
import { EarlierPayments1795000000088 } from './1795000000088-earlier-payments';
import { FreeHostLinks1795000000089 } from './1795000000089-free-host-links';
import { BrandDomains1795000000090 } from './1795000000090-brand-domains';
import { Certificates1795000000091 } from './1795000000091-certificates';
import { AlertKinds1795000000094 } from './1795000000094-alert-kinds';
import { FinalChecks1795000000099 } from './1795000000099-final-checks';
import { ApiPlans1795000000100 } from './1795000000100-api-plans';
import { Webhooks1795000000105 } from './1795000000105-webhooks';
import { ExternalIds1795000000110 } from './1795000000110-external-ids';
import { BatchTasks1795000000115 } from './1795000000115-batch-tasks';
import { PaymentsMadeOnce1795000000116 } from './1795000000116-payments-made-once';
import { Desk1795000000117 } from './1795000000117-desk';
import { BoughtDomains1795000000121 } from './1795000000121-bought-domains';
import { PersonViews1795000000122 } from './1795000000122-person-views';
import { DomainsByHost1795000000125 } from './1795000000125-domains-by-host';
import { IncludedDomains1795000000126 } from './1795000000126-included-domains';
import { ReceivedCurrencies1795000000140 } from './1795000000140-received-currencies';
import { DayCounts1795000000150 } from './1795000000150-day-counts';
import { BlockListHits1795000000151 } from './1795000000151-block-list-hits';
import { SuspensionAppeals1795000000152 } from './1795000000152-suspension-appeals';
import { PackedQuarters1795000000153 } from './1795000000153-packed-quarters';
import { WeeklyReports1795000000158 } from './1795000000158-weekly-reports';
import { SubscriptionChanges1795000000098 } from './1795000000098-subscription-changes';
import { PaymentRefunds1795000000095 } from './1795000000095-payment-refunds';
import { MissedRenewals1795000000097 } from './1795000000097-missed-renewals';
import { BillingDesk1795000000096 } from './1795000000096-billing-desk';

/** Every change of the schema, oldest first; each runs on SQLite and on MySQL/MariaDB. */
export const MIGRATIONS = [
  Links1795000000001,
  Analytics1795000000002,
  Jobs1795000000003,
  Idempotency1795000000004,
  Groups1795000000005,
  Audit1795000000006,
  Usage1795000000007,
  People1795000000008,
  SignInCodes1795000000009,
  Account1795000000010,
  LinksOfGroups1795000000011,
  Teams1795000000012,
  MovedLinks1795000000013,
  Labels1795000000014,
  LinkSettings1795000000015,
  LinkAliases1795000000016,
  LinkDestinations1795000000017,
  LinkPreviews1795000000018,
  LinkOrder1795000000019,
  LinkTerms1795000000020,
  TrashBin1795000000021,
  LinkAddresses1795000000022,
  LinkTools1795000000023,
  LinkEditors1795000000024,
  LinkSuggestions1795000000025,
  LinkStanding1795000000026,
  SafetyFindings1795000000027,
  AbuseReports1795000000028,
  Patrol1795000000029,
  DomainApps1795000000030,
  CardFetches1795000000031,
  PatrolPatience1795000000032,
  ClickMix1795000000033,
  ClickSubjects1795000000034,
  HitLog1795000000035,
  ClickDays1795000000036,
  LinkNews1795000000037,
  ClickAnswers1795000000038,
  LargeCounters1795000000039,
  PlanGrants1795000000040,
  ProgramTokens1795000000041,
  DomainHosts1795000000042,
  IdempotencyIntents1795000000045,
  LinksOfDomains1795000000050,
  DefaultDomains1795000000051,
  SignInGuesses1795000000055,
  GrantReasons1795000000060,
  LinkSchemes1795000000062,
  Payments1795000000065,
  PassedQueries1795000000070,
  Invoices1795000000075,
  TagColors1795000000076,
  PaypalCatalog1795000000077,
  Sellers1795000000080,
  PaymentFollowUps1795000000081,
  StandingOfLinks1795000000086,
  EarlierPayments1795000000088,
  FreeHostLinks1795000000089,
  BrandDomains1795000000090,
  Certificates1795000000091,
  AlertKinds1795000000094,
  PaymentRefunds1795000000095,
  BillingDesk1795000000096,
  MissedRenewals1795000000097,
  SubscriptionChanges1795000000098,
  FinalChecks1795000000099,
  ApiPlans1795000000100,
  Webhooks1795000000105,
  ExternalIds1795000000110,
  BatchTasks1795000000115,
  PaymentsMadeOnce1795000000116,
  Desk1795000000117,
  BoughtDomains1795000000121,
  PersonViews1795000000122,
  DomainsByHost1795000000125,
  IncludedDomains1795000000126,
  ReceivedCurrencies1795000000140,
  DayCounts1795000000150,
  BlockListHits1795000000151,
  SuspensionAppeals1795000000152,
  PackedQuarters1795000000153,
  WeeklyReports1795000000158,
];
