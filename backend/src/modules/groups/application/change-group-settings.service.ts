import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import type { GroupChange } from '../domain/group.entity';
import { type AdminOrigin, readSettings } from '../domain/group-settings';
import { type GroupSnapshot, groupSnapshotOf } from './group-snapshot';
import { HeldGroupsService } from './held-groups.service';
import { GroupRepository } from './ports/group-repository';

/** Lets admins set their group up. */
@Injectable()
export class ChangeGroupSettingsService {
  constructor(
    private readonly groups: GroupRepository,
    private readonly held: HeldGroupsService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** All of it or nothing. Throws `InvalidInput` with every refused field, also when it would lock the caller out. */
  change(admin: Member, groupId: number, input: GroupChange, caller: AdminOrigin): Promise<GroupSnapshot> {
    return this.unitOfWork.run(async () => {
      const { group } = await this.held.holdAs(admin, groupId);
      const changed = group.change(readSettings(input, caller));
      if (changed.length > 0) {
        await this.groups.save(group);
        await this.audit.record({
          action: 'groups.settings-changed',
          outcome: 'done',
          userId: admin.userId,
          groupId,
          address: caller.address,
          details: { settings: changed.join(' ') },
        });
      }
      return groupSnapshotOf(group);
    });
  }
}
