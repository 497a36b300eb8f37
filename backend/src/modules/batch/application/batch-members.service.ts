import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { Groups } from '../../groups';
import type { BatchTask } from '../domain/batch-task.entity';

/** Whoever made a task, as they stand in the group when a worker comes on with it. */
@Injectable()
export class BatchMembers {
  constructor(private readonly groups: Groups) {}

  /** Null when they have left. */
  async of({ userId, groupId }: Pick<BatchTask, 'userId' | 'groupId'>): Promise<Member | null> {
    const membership = await this.groups.membership(userId, groupId);
    return (
      membership && {
        kind: 'member',
        userId,
        groupId,
        groupLevel: membership.level,
        mayEditAll: membership.everyoneEdits,
        isReadOnly: false,
        isSiteAdmin: false,
        sessionId: '',
        browserUuid: '',
      }
    );
  }
}
