import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { GroupLevel, Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { GroupDoesNotExist, NotAGroupMember } from '../domain/groups.errors';
import type { MemberLeft, MemberLevelChanged } from '../events';
import { Membership } from '../domain/membership.entity';
import { type GroupSnapshot, groupSnapshotOf } from './group-snapshot';
import { type HeldGroup, HeldGroupsService } from './held-groups.service';
import { GroupRepository, type MemberPlace } from './ports/group-repository';

/** A member as other modules see them. */
export interface MemberSnapshot {
  readonly userId: number;
  readonly level: GroupLevel;
  readonly joinedAt: Date;
}

/** A group and its members, in the order of their seats: its maker, then in the order of joining. */
export interface TeamSnapshot {
  readonly group: GroupSnapshot;
  readonly members: readonly MemberSnapshot[];
}

const teamOf = ({ group, roster }: HeldGroup): TeamSnapshot => ({
  group: groupSnapshotOf(group),
  members: roster.all,
});

/** Who belongs to a group, and how that changes: one change after the other, however many come at once. */
@Injectable()
export class GroupMembersService {
  constructor(
    private readonly held: HeldGroupsService,
    private readonly groups: GroupRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** In the order of their seats. */
  membersOf(groupId: number): Promise<readonly MemberSnapshot[]> {
    return this.groups.membersOf(groupId);
  }

  /** Part of the caller's unit of work, until whose end no other transaction changes the group. */
  async hold(groupId: number): Promise<TeamSnapshot> {
    return teamOf(await this.held.hold(groupId));
  }

  /** The group alone; null when there is none, or it has no member left. */
  async holdIfThere(groupId: number): Promise<GroupSnapshot | null> {
    const group = await this.groups.holdInhabited(groupId);
    return group && groupSnapshotOf(group);
  }

  /** The same; throws unless the person is an admin of the group. */
  async holdAs(admin: Member, groupId: number): Promise<TeamSnapshot> {
    return teamOf(await this.held.holdAs(admin, groupId));
  }

  /** A member's place in a group that no other transaction changes until the caller's unit of work ends; null without one. */
  async holdPlace(userId: number, groupId: number): Promise<MemberPlace | null> {
    // Asked before as well, so that a stranger does not hold up a group.
    if (!(await this.groups.placeOf(userId, groupId))) return null;
    await this.groups.hold(groupId);
    return this.groups.placeOf(userId, groupId);
  }

  /** False when the member had that level before. */
  changeLevel(
    admin: Member,
    groupId: number,
    { userId, level }: Pick<MemberSnapshot, 'userId' | 'level'>,
  ): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const { roster } = await this.held.holdAs(admin, groupId);
      const changed = roster.changeLevel(userId, level);
      if (!changed) return false;
      await this.groups.saveMembership(changed);
      const event: MemberLevelChanged = { type: 'groups.member-level-changed', groupId, userId };
      this.unitOfWork.publish(event);
      return true;
    });
  }

  remove(admin: Member, groupId: number, userId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.takeOut(userId, await this.held.holdAs(admin, groupId));
    });
  }

  leave(userId: number, groupId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const held = await this.held.hold(groupId);
      if (!held.roster.has(userId)) throw new NotAGroupMember();
      await this.takeOut(userId, held);
    });
  }

  /** False when the person belonged to the group before. Throws when it has ended. */
  join(userId: number, groupId: number, level: GroupLevel): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const { roster } = await this.held.hold(groupId);
      if (roster.all.length === 0) throw new GroupDoesNotExist();
      if (roster.has(userId)) return false;
      const joinedAt = this.clock.now();
      await this.groups.addMembership(new Membership({ groupId, userId, level, joinedAt }));
      return true;
    });
  }

  private async takeOut(userId: number, { group, roster }: HeldGroup): Promise<void> {
    roster.remove(userId);
    await this.groups.removeMembership(userId, group.id);
    group.forget(userId);
    await this.groups.save(group);
    const event: MemberLeft = { type: 'groups.member-left', groupId: group.id, userId };
    this.unitOfWork.publish(event);
  }
}
