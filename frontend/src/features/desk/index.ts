export { createAppealsApi } from './create-appeals.api';
export type { AppealsApi, SuspensionAppeal } from './appeals.api';
export { createBillingDeskApi } from './create-billing-desk.api';
export { createModerationApi } from './create-moderation.api';
export { createRegistrationsApi } from './create-registrations.api';
export { createGivenPlansApi } from './create-given-plans.api';
export { createSiteNumbersApi } from './create-site-numbers.api';
export type {
  BillingDeskApi,
  BilledGroup,
  OrderPage,
  RefundsOfOrder,
  PaymentAlert,
  Reconciliation,
  SiteCoupon,
} from './billing-desk.api';
export type {
  AnyLink,
  DeskAction,
  DomainCard,
  FoundAtDesk,
  MailPreview,
  ModerationApi,
} from './moderation.api';
export type { SiteNumbers, SiteNumbersApi } from './site-numbers.api';
export type { RegistrationsApi, RegistrationTask } from './registrations.api';
export type { GivenPlansApi, PlanOfGroup } from './given-plans.api';
