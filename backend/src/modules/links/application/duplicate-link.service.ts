import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { GroupMembers } from '../../groups';
import type { Link } from '../domain/link.entity';
import { LinkDeleted } from '../domain/links.errors';
import { AddLink } from './add-link.service';
import { TagRepository } from './ports/tag-repository';
import { ShowLink } from './show-link.service';

/** Makes another link like one of the group, for whoever asks. */
@Injectable()
export class DuplicateLink {
  constructor(
    private readonly showLink: ShowLink,
    private readonly addLink: AddLink,
    private readonly tags: TagRepository,
    private readonly members: GroupMembers,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws `LinkDoesNotExist`, `LinkDeleted`. */
  duplicate(member: Member, slug: string): Promise<Link> {
    return this.unitOfWork.run(async () => {
      await this.members.hold(member.groupId);
      const { link, tags } = await this.showLink.show(member, slug);
      if (link.isTrashed) throw new LinkDeleted();
      const createdAt = this.clock.now();
      const copy = await this.addLink.add((fresh) => link.copy({ slug: fresh, creator: member, createdAt }));
      const tagIds = tags.map(({ tagId }) => tagId);
      if (tagIds.length > 0) await this.tags.putOnLink(member.groupId, copy.id, tagIds);
      return copy;
    });
  }
}
