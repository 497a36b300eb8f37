import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { DomainError } from '../../../../shared/domain/domain-error';
import { PlanLimitsService } from '../../../billing';
import { GroupMembersService } from '../../../groups';
import { BatchLogService } from '../../bulk/application/batch-log.service';
import type { MemberCall } from '../../core/application/link-call';
import { CreateLinksService } from './create-links.service';
import type { MadeLink } from './link-writer.service';
import type { RowInput } from './new-link-rules.service';

/** Makes the links of one call, as far as the plan's links of a day go, and writes that into the log of the group. */
@Injectable()
export class CreateBatchService {
  constructor(
    private readonly createLinks: CreateLinksService,
    private readonly limits: PlanLimitsService,
    private readonly members: GroupMembersService,
    private readonly log: BatchLogService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** In the order of the inputs. Throws `LimitReached` for all of them. */
  create(call: MemberCall, inputs: readonly RowInput[]): Promise<readonly MadeLink[]> {
    const { groupId } = call.member;
    return this.unitOfWork.run(async () => {
      await this.members.hold(groupId);
      const made = await this.createLinks.create(call.member, 'batch', inputs);
      const done = made.filter((each) => !(each instanceof DomainError)).length;
      if (done === 0) return made;
      await this.limits.take(groupId, 'batchLinks', done);
      await this.log.note('links.batch-created', call, done);
      return made;
    });
  }
}
