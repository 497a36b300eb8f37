export { createBillingDeskApi } from './create-billing-desk.api';
export { createModerationApi } from './create-moderation.api';
export { createRegistrationsApi } from './create-registrations.api';
export { createGivenPlansApi } from './create-given-plans.api';
export type {
  BillingDeskApi,
  GroupPage,
  OrderPage,
  OrderRefunds,
  PaymentAlert,
  Reconciliation,
  SiteCoupon,
} from './billing-desk.api';
export type { AnyLink, DeskAction, DomainCard, FoundAtDesk, ModerationApi } from './moderation.api';
export type { RegistrationsApi, RegistrationTask } from './registrations.api';
export type { GivenPlansApi, PlanOfGroup } from './given-plans.api';
