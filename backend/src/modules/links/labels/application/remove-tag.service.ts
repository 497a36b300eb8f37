import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { PlanLimitsService } from '../../../billing';
import type { LabelCall } from './label-call';
import { TagRepository } from './ports/tag-repository';
import { TagsInCareService } from './tags-in-care.service';

/** Deletes a tag. */
@Injectable()
export class RemoveTagService {
  constructor(
    private readonly tags: TagRepository,
    private readonly inCare: TagsInCareService,
    private readonly limits: PlanLimitsService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Takes it off every link and makes room for another one. Throws `TagDoesNotExist`, `NotAllowed`. */
  remove({ member, address }: LabelCall, tagId: number): Promise<void> {
    const { groupId, userId } = member;
    return this.unitOfWork.run(async () => {
      const tag = await this.inCare.hold(member, tagId);
      await this.tags.remove(tagId);
      await this.limits.giveBack(groupId, 'tags');
      await this.audit.record({
        action: 'links.tag-deleted',
        outcome: 'done',
        userId,
        groupId,
        address,
        details: { tag: tag.value },
      });
    });
  }
}
