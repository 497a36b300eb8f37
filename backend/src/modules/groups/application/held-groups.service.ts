import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import type { Group } from '../domain/group.entity';
import { NotAGroupMember } from '../domain/groups.errors';
import { Roster } from '../domain/roster';
import { GroupRepository } from './ports/group-repository';

/** A group that no other transaction changes until the unit of work ends. */
export interface HeldGroup {
  readonly group: Group;
  readonly roster: Roster;
}

/** Makes changes of one group wait for each other; each is part of its caller's unit of work. */
@Injectable()
export class HeldGroupsService {
  constructor(private readonly repository: GroupRepository) {}

  async hold(groupId: number): Promise<HeldGroup> {
    const group = await this.repository.hold(groupId);
    if (!group) throw new NotAGroupMember();
    return { group, roster: new Roster(group, await this.repository.membersOf(groupId)) };
  }

  /** Throws unless the person is an admin of the group, now that this cannot change. */
  async holdAs(admin: Member, groupId: number): Promise<HeldGroup> {
    const held = await this.hold(groupId);
    held.roster.requireAdmin(admin.userId);
    return held;
  }
}
