import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { PlanLimitsService } from '../../../billing';
import { LabelRefused } from '../domain/labels.errors';
import { RESERVED_TAG, type Tag } from '../domain/tag.entity';
import type { LabelCall } from './label-call';
import { TagRepository } from './ports/tag-repository';
import { TagsInCareService } from './tags-in-care.service';

/** The tag that stays, with how many links out of the trash have it, and had the one that is gone. */
interface Merged {
  readonly kept: Tag;
  readonly keptLinkCount: number;
  readonly movedLinkCount: number;
}

/**
 * Makes one tag of two: links that had either have the one that stays. No link gets more tags than it had, so that
 * their limit holds, and the one that is gone makes room for another one in the plan.
 */
@Injectable()
export class MergeTagsService {
  constructor(
    private readonly tags: TagRepository,
    private readonly inCare: TagsInCareService,
    private readonly limits: PlanLimitsService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Read before anybody can delete the tag that stays. Only that one has to be the caller's to change: any member
   * may put the other one on links. Throws `InvalidInput`, `TagDoesNotExist`, `NotAllowed`.
   */
  merge({ member, address }: LabelCall, tagId: number, intoId: number): Promise<Merged> {
    const { groupId, userId } = member;
    return this.unitOfWork.run(async () => {
      const gone = await this.inCare.hold(member, tagId);
      const kept = await this.kept(groupId, gone, intoId);
      const links = await this.tags.countOfLinks(groupId, gone.id);
      await this.tags.putWhere(kept.id, gone.id);
      await this.tags.remove(gone.id);
      await this.tags.noteUse([kept.id], this.clock.now());
      await this.limits.giveBack(groupId, 'tags');
      await this.audit.record({
        action: 'links.tag-merged',
        outcome: 'done',
        userId,
        groupId,
        address,
        details: { tag: gone.value, newTag: kept.value, links },
      });
      return { kept, keptLinkCount: await this.tags.countOfLinks(groupId, kept.id), movedLinkCount: links };
    });
  }

  private async kept(groupId: number, gone: Tag, intoId: number): Promise<Tag> {
    if (intoId === gone.id) {
      throw new LabelRefused(
        'into',
        'links.tag-into-itself',
        'into must be another tag than the one to be merged',
      );
    }
    const kept = await this.tags.find(groupId, intoId);
    if (!kept || kept.folded === RESERVED_TAG) {
      throw new LabelRefused('into', 'links.tag-unknown', 'into must be the id of a tag of this group');
    }
    return kept;
  }
}
