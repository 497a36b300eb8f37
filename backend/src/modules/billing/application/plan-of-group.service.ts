import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { type GroupSnapshot, GroupsService } from '../../groups';
import { isLive, type PlanGrant } from '../domain/plan-grant';
import { GrantStore } from './ports/grant-store';

/** A grant, and whether it counts now. */
export interface ShownGrant extends PlanGrant {
  readonly isLive: boolean;
}

/** The plan of any group and where it comes from, for those who run the site. */
export interface ShownPlan {
  readonly group: GroupSnapshot;
  /** Newest first. */
  readonly grants: readonly ShownGrant[];
}

@Injectable()
export class PlanOfGroupService {
  constructor(
    private readonly groups: GroupsService,
    private readonly store: GrantStore,
    private readonly clock: Clock,
  ) {}

  /** Throws when there is no such group. */
  async planOf(groupId: number): Promise<ShownPlan> {
    const group = await this.groups.find(groupId);
    const now = this.clock.now();
    const grants = await this.store.grantsOf(groupId);
    return { group, grants: grants.map((grant) => ({ ...grant, isLive: isLive(grant, now) })).reverse() };
  }
}
