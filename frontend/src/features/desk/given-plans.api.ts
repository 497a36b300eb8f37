import type { Schema } from '../../api/schemas';

export type FoundGroup = Schema<'FoundGroupDto'>;
/** The plan of a group and all that it was given, newest first. */
export type PlanOfGroup = Schema<'PlanOfGroupDto'>;
export type PlanGrant = Schema<'PlanGrantDto'>;
export type PlanName = PlanOfGroup['currentPlan'];

/** A plan for a group; `until`: its last day, or empty for no end. */
export interface GivenPlan {
  readonly plan: PlanName;
  readonly until: string;
  readonly reason: string;
}

export interface GivenPlansApi {
  /** `q`: the number of a group, or the email address of somebody in it. */
  find(q: string): Promise<readonly FoundGroup[]>;
  planOf(groupId: number): Promise<PlanOfGroup>;
  /** `until`: the first moment without the plan; null: no end. */
  give(groupId: number, input: { plan: PlanName; until: string | null; reason: string }): Promise<void>;
}
