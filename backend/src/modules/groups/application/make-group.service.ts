import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { Group } from '../domain/group.entity';
import { parseGroupName } from '../domain/group-settings';
import { TooManyGroups } from '../domain/groups.errors';
import { Membership } from '../domain/membership.entity';
import { type GroupSnapshot, groupSnapshotOf } from './group-snapshot';
import { GroupRepository } from './ports/group-repository';

/** Besides one's home. */
const MAX_GROUPS_CREATED = 20;

/** Makes groups for people to share links in. */
@Injectable()
export class MakeGroupService {
  constructor(
    private readonly groups: GroupRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** With the free plan, and the caller as its admin. Throws `InvalidInput`, `TooManyGroups`. */
  make({ userId }: Member, rawName: string, address: string): Promise<GroupSnapshot> {
    const name = parseGroupName(rawName);
    return this.unitOfWork.run(async () => {
      const home = await this.groups.homeOf(userId);
      // Holding it makes one person's groups one after the other, so that none is made beyond the most.
      if (home) await this.groups.hold(home.id);
      if ((await this.groups.countMadeBy(userId)) >= MAX_GROUPS_CREATED) {
        throw new TooManyGroups(MAX_GROUPS_CREATED);
      }
      const createdAt = this.clock.now();
      const group = Group.make({ userId, name, createdAt });
      await this.groups.add(group);
      await this.groups.addMembership(
        new Membership({ groupId: group.id, userId, level: 2, joinedAt: createdAt }),
      );
      const groupId = group.id;
      await this.audit.record({ action: 'groups.made', outcome: 'done', userId, groupId, address });
      return groupSnapshotOf(group);
    });
  }
}
