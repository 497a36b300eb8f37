import type { Screen } from '../i18n/with-texts';

/** The pages of site administrators: their table is loaded with the first of them, so that no visitor waits for it. */
export const ADMIN_PAGES = {
  DeskPage: () => import('../features/desk/pages/DeskPage'),
  AppealsPage: () => import('../features/desk/pages/AppealsPage'),
  BlockListPage: () => import('../features/desk/pages/BlockListPage'),
  GivenPlansPage: () => import('../features/desk/pages/GivenPlansPage'),
  RegistrationsPage: () => import('../features/desk/pages/RegistrationsPage'),
  BillingDeskPage: () => import('../features/desk/pages/BillingDeskPage'),
  BilledOrderPage: () => import('../features/desk/pages/BilledOrderPage'),
  BilledGroupPage: () => import('../features/desk/pages/BilledGroupPage'),
  CasesPage: () => import('../features/reports/pages/CasesPage'),
  CasePage: () => import('../features/reports/pages/CasePage'),
} satisfies Readonly<Record<string, () => Promise<Screen<object>>>>;
