import type { GrantSource, PlanGrant } from '../../domain/plan-grant';

/** When a grant ends. */
export type GrantLimit = Pick<PlanGrant, 'groupId' | 'source' | 'reference' | 'until'>;

/** Which plan a grant gives. */
export type ExchangedGrant = Pick<PlanGrant, 'groupId' | 'source' | 'reference' | 'plan'>;

/** Grants as they are stored, each with when it begins or ends next. Those of one group are changed only while the group is held. */
export abstract class GrantStore {
  abstract grantsOf(groupId: number): Promise<PlanGrant[]>;
  /** False when the source has one of that reference already, which stays as it is. */
  abstract add(grant: PlanGrant, now: Date): Promise<boolean>;
  /** Ends what has not ended yet, also what would have begun later. */
  abstract end(groupId: number, source: GrantSource, at: Date): Promise<void>;
  /** Says when one grant ends, which has begun. */
  abstract limit(grant: GrantLimit, now: Date): Promise<void>;
  /** Gives another plan by the same grant. */
  abstract exchange(grant: ExchangedGrant): Promise<void>;
  /** Notes when each grant of the group begins or ends next, after one of them has. */
  abstract schedule(groupId: number, now: Date): Promise<void>;
  /** Groups of which a grant has begun or ended since they were scheduled, longest ago first. */
  abstract dueGroups(now: Date, limit: number): Promise<number[]>;
}
