import type { Schema } from '../../api/schemas';

export type FoundGroup = Schema<'FoundGroupDto'>;
/** The plan of a group and all that it was given, newest first. */
export type PlanOfGroup = Schema<'PlanOfGroupDto'>;
export type PlanGrant = Schema<'PlanGrantDto'>;
export type PlanName = PlanOfGroup['currentPlan'];

/** A plan for a group, as the server takes it. */
export type GivenPlan = Required<Schema<'ChangePlanDto'>>;

export interface GivenPlansApi {
  /** `q`: the number of a group, or the email address of a member. */
  find(q: string): Promise<readonly FoundGroup[]>;
  planOf(groupId: number): Promise<PlanOfGroup>;
  give(groupId: number, input: GivenPlan): Promise<void>;
}
