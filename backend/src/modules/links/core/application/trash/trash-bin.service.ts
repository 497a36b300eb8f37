import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import { Clock } from '../../../../../shared/domain/clock';
import type { Link } from '../../domain/link.entity';
import type { LinkChanged, LinkEdited, LinkTrashed } from '../../../events';
import { LinkStarsService } from '../link-stars.service';
import { LinkRepository } from '../ports/link-repository';

/** Where deleted links are for a while. Part of the unit of work that holds the link. */
@Injectable()
export class TrashBinService {
  constructor(
    private readonly links: LinkRepository,
    private readonly stars: LinkStarsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Whether it was live until now. */
  async put(link: Link): Promise<boolean> {
    if (link.isTrashed) return false;
    await this.stars.giveBack(link);
    link.trash(this.clock.now());
    await this.links.save(link);
    const { id: linkId, groupId, domainId, slug } = link;
    const event: LinkTrashed = { type: 'links.link-trashed', linkId, groupId, domainId, slug };
    this.unitOfWork.publish(event);
    return true;
  }

  /** Whether it was in the bin until now. */
  async takeOut(link: Link): Promise<boolean> {
    if (!link.isTrashed) return false;
    link.putBack();
    await this.links.save(link);
    const { id: linkId, groupId, domainId, slug } = link;
    const changed: LinkChanged = { type: 'links.link-changed', linkId, domainId, slug };
    this.unitOfWork.publish(changed);
    const edited: LinkEdited = { type: 'links.link-edited', linkId, groupId };
    this.unitOfWork.publish(edited);
    return true;
  }
}
