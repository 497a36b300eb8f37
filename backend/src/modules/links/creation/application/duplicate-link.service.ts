import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { GroupMembersService } from '../../../groups';
import type { Link } from '../../core/domain/link.entity';
import { LinkDeleted } from '../../core/domain/links.errors';
import { CopyLinkService } from './copy-link.service';
import type { LinkPlace } from '../../core/application/link-places.service';
import { ShowLinkService } from '../../core/application/show-link.service';

/** Makes another link like one of the group, for a caller who asks. */
@Injectable()
export class DuplicateLinkService {
  constructor(
    private readonly showLink: ShowLinkService,
    private readonly copyLink: CopyLinkService,
    private readonly members: GroupMembersService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** A preview that was edited counts again, as that of another link. Throws `LinkDoesNotExist`, `LinkDeleted`, `LimitReached`. */
  duplicate(member: Member, place: LinkPlace): Promise<Link> {
    return this.unitOfWork.run(async () => {
      await this.members.hold(member.groupId);
      const details = await this.showLink.show(member, place);
      if (details.link.isTrashed) throw new LinkDeleted();
      return this.copyLink.copy(member, details);
    });
  }
}
