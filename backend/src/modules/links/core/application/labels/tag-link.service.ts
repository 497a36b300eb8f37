import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import type { Member } from '../../../../../shared/domain/actor';
import { GroupMembersService } from '../../../../groups';
import { TagDoesNotExist } from '../../../labels/domain/labels.errors';
import type { Link } from '../../domain/link.entity';
import { type NamedTags, readTagNames, type TagName } from '../../../labels/domain/tag-names';
import { type TagOnLink, TagRepository } from '../../../labels/application/ports/tag-repository';
import type { LinkPlace } from '../link-places.service';
import { EditableLinksService } from '../editable-links.service';
import { TagsService } from '../../../labels/application/tags.service';

interface LinkOf extends LinkPlace {
  readonly member: Member;
}

/** Puts tags on links and takes them off. */
@Injectable()
export class TagLinkService {
  constructor(
    private readonly links: EditableLinksService,
    private readonly tags: TagsService,
    private readonly repository: TagRepository,
    private readonly members: GroupMembersService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Gives the link these tags and no others. Words that are no tag yet become one; all of it, or nothing. */
  set({ member, ...place }: LinkOf, names: readonly TagName[]): Promise<readonly TagOnLink[]> {
    const named = readTagNames(names, 'value');
    return this.unitOfWork.run(async () => {
      const link = await this.links.hold(member, place);
      await this.put(member, link, named, 'value');
      return (await this.repository.ofLinks([link.id])).get(link.id) ?? [];
    });
  }

  /** The same, in the unit of work that holds the link. `field`: what the caller calls the tags. */
  async put(member: Member, link: Pick<Link, 'id'>, named: NamedTags, field: string): Promise<void> {
    const ids = await this.tags.choose(member, named, field);
    await this.repository.putOnLink(member.groupId, link.id, ids);
  }

  /** Taking off what is not on it changes nothing. */
  takeOff({ member, ...place }: LinkOf, tagId: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const link = await this.links.hold(member, place);
      await this.members.hold(member.groupId);
      if (!(await this.repository.find(member.groupId, tagId))) throw new TagDoesNotExist();
      await this.repository.takeOffLink(link.id, tagId);
    });
  }
}
