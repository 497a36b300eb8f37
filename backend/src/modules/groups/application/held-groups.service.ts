import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import type { Group } from '../domain/group.entity';
import { NotAGroupMember } from '../domain/groups.errors';
import { Roster } from '../domain/roster';
import { Groups } from './groups.service';
import { GroupRepository } from './ports/group-repository';

/** A group that nobody else changes until the unit of work ends. */
export interface HeldGroup {
  readonly group: Group;
  readonly roster: Roster;
}

/** Makes changes of one group wait for each other; each is part of its caller's unit of work. */
@Injectable()
export class HeldGroups {
  constructor(
    private readonly groups: Groups,
    private readonly repository: GroupRepository,
  ) {}

  async hold(groupId: number): Promise<HeldGroup> {
    const group = await this.repository.hold(groupId);
    if (!group) throw new NotAGroupMember();
    return { group, roster: new Roster(group, await this.repository.membersOf(groupId)) };
  }

  /** Throws unless the person acts in the group and is an admin of it, now that nobody can change that. */
  async holdAs(admin: Member, groupId: number): Promise<HeldGroup> {
    await this.groups.requireActing(admin, groupId);
    const held = await this.hold(groupId);
    held.roster.requireAdmin(admin.userId);
    return held;
  }
}
