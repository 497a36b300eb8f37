import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { isReadOnlySeat } from '../../billing';
import { GroupsService } from '../../groups';
import { PeopleService } from '../../identity';
import type { BatchTask } from '../domain/batch-task.entity';

/** The maker of a task, with the rights they have in the group when a worker comes on with it. */
@Injectable()
export class BatchMembersService {
  constructor(
    private readonly groups: GroupsService,
    private readonly people: PeopleService,
  ) {}

  /** Null when they have left. A suspended member may change as little as one without a paid seat. */
  async memberOf({ userId, groupId }: Pick<BatchTask, 'userId' | 'groupId'>): Promise<Member | null> {
    const membership = await this.groups.membership(userId, groupId);
    const person = membership && (await this.people.find(userId));
    return (
      person && {
        kind: 'member',
        userId,
        groupId,
        groupLevel: membership.level,
        mayEditAll: membership.everyoneEdits,
        isReadOnly: isReadOnlySeat(membership) || person.suspendedAt !== null,
        isSiteAdmin: false,
        sessionId: '',
        browserUuid: '',
      }
    );
  }
}
