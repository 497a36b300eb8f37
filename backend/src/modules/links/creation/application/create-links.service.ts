import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { DomainError } from '../../../../shared/domain/domain-error';
import { PlanLimits } from '../../../billing';
import { GroupMembers } from '../../../groups';
import type { MemberCall } from '../../core/application/link-call';
import { BatchLog } from '../../bulk/application/batch-log.service';
import { type BatchInput, MakeLinks } from './make-links.service';
import type { MadeLink } from './store-links.service';

/** Makes many links in one unit of work. Each is checked like a single one, and one that cannot be made stops no other. */
@Injectable()
export class CreateLinks {
  constructor(
    private readonly makeLinks: MakeLinks,
    private readonly limits: PlanLimits,
    private readonly members: GroupMembers,
    private readonly log: BatchLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** In the order of the wishes. Throws `LimitReached` for all of them. */
  create(call: MemberCall, inputs: readonly BatchInput[]): Promise<readonly MadeLink[]> {
    const { groupId } = call.member;
    return this.unitOfWork.run(async () => {
      await this.members.hold(groupId);
      const made = await this.makeLinks.make(call.member, inputs);
      const done = made.filter((each) => !(each instanceof DomainError)).length;
      if (done === 0) return made;
      await this.limits.take(groupId, 'batchLinks', done);
      await this.log.note('links.batch-created', call, done);
      return made;
    });
  }
}
