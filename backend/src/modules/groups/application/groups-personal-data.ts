import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import type { MemberErased, MemberLeft } from '../events';
import { GroupRepository } from './ports/group-repository';

const MAX_EXPORTED = 1_000;
const GROUPS_AT_ONCE = 100;

/** What groups keep about a person: that they belong to them, and the groups that are theirs alone. */
@Injectable()
export class GroupsPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'groups';

  constructor(
    private readonly personalData: PersonalData,
    private readonly groups: GroupRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  exportOf({ userId }: Person): Promise<unknown> {
    return this.groups.groupsOf(userId, MAX_EXPORTED);
  }

  /** Groups of others go on without the person, and never without an admin; a group without members ends. */
  async erase({ userId }: Person): Promise<void> {
    for (;;) {
      const some = await this.groups.groupsOf(userId, GROUPS_AT_ONCE);
      if (some.length === 0) return;
      for (const { groupId } of some) await this.leave(userId, groupId);
    }
  }

  private async leave(userId: number, groupId: number): Promise<void> {
    const group = await this.groups.hold(groupId);
    await this.groups.removeMembership(userId, groupId);
    const others = await this.groups.membersOf(groupId);
    const [heir] = others;
    if (heir && !others.some((other) => other.isAdmin)) {
      heir.become(2);
      await this.groups.saveMembership(heir);
    }
    const event: MemberErased = { type: 'groups.member-erased', groupId };
    this.unitOfWork.publish(event);
    const left: MemberLeft = { type: 'groups.member-left', groupId, userId };
    this.unitOfWork.publish(left);
    if (!group) return;
    if (heir) group.forget(userId);
    else group.end();
    await this.groups.save(group);
  }
}
