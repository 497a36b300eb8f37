import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { TagNameTaken } from '../domain/labels.errors';
import { foldLabel } from '../domain/label-text';
import { parseTag, type TagChange } from '../domain/tag.entity';
import type { LabelCall } from './label-call';
import { TagRepository } from './ports/tag-repository';
import { TagsInCareService } from './tags-in-care.service';

/** Renames a tag or gives it another colour; every link that has it shows that at once. */
@Injectable()
export class ChangeTagService {
  constructor(
    private readonly tags: TagRepository,
    private readonly inCare: TagsInCareService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws `InvalidInput`, `TagDoesNotExist`, `NotAllowed`, `TagNameTaken`. */
  change({ member, address }: LabelCall, tagId: number, { value: raw, color }: TagChange): Promise<void> {
    const value = raw === undefined ? undefined : parseTag(raw);
    return this.unitOfWork.run(async () => {
      const tag = await this.inCare.hold(member, tagId);
      const { value: before } = tag;
      if (value !== undefined) await this.refuseTaken(member.groupId, tagId, value);
      tag.change({ ...(value === undefined ? {} : { value }), ...(color === undefined ? {} : { color }) });
      await this.tags.save(tag);
      if (tag.value === before) return;
      const { groupId, userId } = member;
      await this.audit.record({
        action: 'links.tag-renamed',
        outcome: 'done',
        userId,
        groupId,
        address,
        details: { tag: before, newTag: tag.value },
      });
    });
  }

  private async refuseTaken(groupId: number, tagId: number, value: string): Promise<void> {
    const [other] = await this.tags.findByFolded(groupId, [foldLabel(value)]);
    if (other && other.id !== tagId) throw new TagNameTaken(other);
  }
}
