import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { GroupMembersService } from '../../../groups';
import { canChangeLabel } from '../../core/domain/link-access';
import { NotAllowed } from '../../core/domain/links.errors';
import { TagDoesNotExist } from '../domain/labels.errors';
import { RESERVED_TAG, type Tag } from '../domain/tag.entity';
import { TagRepository } from './ports/tag-repository';

/** The tags that a member may change or delete. */
@Injectable()
export class TagsInCareService {
  constructor(
    private readonly tags: TagRepository,
    private readonly members: GroupMembersService,
  ) {}

  /**
   * One of them, in the unit of work that changes it, until whose end all other changes of the group's tags wait.
   * Throws `TagDoesNotExist`, `NotAllowed`.
   */
  async hold(member: Member, tagId: number): Promise<Tag> {
    await this.members.hold(member.groupId);
    const tag = await this.tags.find(member.groupId, tagId);
    if (!tag || tag.folded === RESERVED_TAG) throw new TagDoesNotExist();
    if (!canChangeLabel(member, tag)) {
      throw new NotAllowed('only whoever made this tag, and admins of the group, can change or delete it');
    }
    return tag;
  }
}
