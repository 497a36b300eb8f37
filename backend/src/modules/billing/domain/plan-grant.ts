import { type CurrentPlan, planNamed } from './plan-table';

/** What gives plans: who runs the site, or an order that is paid for. */
export const GRANT_SOURCES = ['admin', 'order'] as const;
export type GrantSource = (typeof GRANT_SOURCES)[number];

/** A plan that a group may use for some time. A group without any has the free plan. */
export interface PlanGrant {
  readonly groupId: number;
  readonly plan: string;
  readonly source: GrantSource;
  /** What it was given for, in the words of the source; there is one grant for each. */
  readonly reference: string;
  readonly from: Date;
  /** The first moment without it; null while that is open. */
  readonly until: Date | null;
  /** Why it was given by hand; null for what was paid for. */
  readonly reason: string | null;
}

const FREE: CurrentPlan = 'free';

export const isLive = ({ from, until }: Pick<PlanGrant, 'from' | 'until'>, now: Date): boolean =>
  from <= now && (until === null || until > now);

/** When it begins or ends next; null for never. */
export function nextChangeOf({ from, until }: Pick<PlanGrant, 'from' | 'until'>, now: Date): Date | null {
  if (from > now) return from;
  return until !== null && until > now ? until : null;
}

/** The plan of a group with these grants: the highest that is live; among equals, the one that began last. */
export function highestLivePlan(grants: readonly PlanGrant[], now: Date): string {
  const [highest] = grants
    .filter((grant) => isLive(grant, now))
    .sort(
      (one, other) =>
        planNamed(other.plan).level - planNamed(one.plan).level || other.from.getTime() - one.from.getTime(),
    );
  return highest?.plan ?? FREE;
}
