import type { GrantSource, PlanGrant } from '../../domain/plan-grant';

/** Grants as they are stored. Those of one group are changed only by whoever holds the group. */
export abstract class GrantStore {
  abstract of(groupId: number): Promise<PlanGrant[]>;
  /** False when the source has one of that reference already, which stays as it is. */
  abstract add(grant: PlanGrant): Promise<boolean>;
  /** Ends what has not ended yet, also what would have begun later. */
  abstract end(groupId: number, source: GrantSource, at: Date): Promise<void>;
  /** Says when one grant ends. */
  abstract limit(grant: Pick<PlanGrant, 'groupId' | 'source' | 'reference' | 'until'>): Promise<void>;
  /** Notes when each grant of the group begins or ends next, seen from `now`. */
  abstract schedule(groupId: number, now: Date): Promise<void>;
  /** Groups of which a grant has begun or ended since they were scheduled, longest ago first. */
  abstract dueGroups(now: Date, limit: number): Promise<number[]>;
}
