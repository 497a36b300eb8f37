import { ACCOUNT_RIGHTS } from './account.rights';
import { ANALYTICS_RIGHTS } from './analytics.rights';
import { BATCH_RIGHTS } from './batch.rights';
import { BILLING_RIGHTS } from './billing.rights';
import { DESK_RIGHTS } from './desk.rights';
import { DEVELOPER_RIGHTS } from './developer.rights';
import { DOMAINS_RIGHTS } from './domains.rights';
import { GROUPS_RIGHTS } from './groups.rights';
import { HEALTH_RIGHTS } from './health.rights';
import { IDENTITY_RIGHTS } from './identity.rights';
import { LINKS_RIGHTS } from './links.rights';
import { PAYMENTS_RIGHTS } from './payments.rights';
import { REPORTS_RIGHTS } from './reports.rights';
import type { Right } from './right';
import { TEAMS_RIGHTS } from './teams.rights';
import { WEEKLY_REPORTS_RIGHTS } from './weekly-reports.rights';

/**
 * Who may do what: one row per route, named `<module>.<verb-thing>`, and the only place that says so. A new route:
 *
 * 1. Add a row to its module's `.rights.ts`: `who` may call it at all, whether the `seat` has to be paid for, and
 *    `whose` things it touches (`scopes.ts`). A new kind of thing is a new row of `scopes.ts`.
 *    `human` tells who has to show first that they are human.
 * 2. Write `@Requires('<row>')` over the route. The guard enforces `who`, `seat` and `namedGroup`; the other scopes
 *    are judged by the module, which knows the thing.
 * 3. Give it a recipe in `backend/test/api/shared/rights/`, by which each cell is tried over HTTP.
 * 4. `npm run gen` writes it into `docs/rights.md`.
 */
export const RIGHTS = {
  ...DOMAINS_RIGHTS,
  ...LINKS_RIGHTS,
  ...BATCH_RIGHTS,
  ...ANALYTICS_RIGHTS,
  ...REPORTS_RIGHTS,
  ...DESK_RIGHTS,
  ...GROUPS_RIGHTS,
  ...TEAMS_RIGHTS,
  ...BILLING_RIGHTS,
  ...PAYMENTS_RIGHTS,
  ...IDENTITY_RIGHTS,
  ...ACCOUNT_RIGHTS,
  ...WEEKLY_REPORTS_RIGHTS,
  ...DEVELOPER_RIGHTS,
  ...HEALTH_RIGHTS,
};

/** What a route can require. */
export type Operation = keyof typeof RIGHTS;

export const OPERATIONS = Object.keys(RIGHTS) as readonly Operation[];

export const rightTo = (operation: Operation): Right => RIGHTS[operation];
