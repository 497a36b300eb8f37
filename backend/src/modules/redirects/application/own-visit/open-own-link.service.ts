import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Member } from '../../../../shared/domain/actor';
import { shortUrlOf } from '../../../links/values';
import { type LinkReference, LinkPlacesService, ShowLinkService } from '../../../links';
import { OwnVisitMarksService } from '../visit/own-visit-marks.service';

/** Lets a member open a link of their group without being counted as its visitor. */
@Injectable()
export class OpenOwnLinkService {
  constructor(
    private readonly places: LinkPlacesService,
    private readonly showLink: ShowLinkService,
    private readonly marks: OwnVisitMarksService,
    private readonly clock: Clock,
  ) {}

  /** The short address with a mark. Throws `LinkDoesNotExist` also when the link is another group's. */
  async open(member: Member, name: LinkReference): Promise<string> {
    const { link, domain } = await this.showLink.show(member, await this.places.placeOf(name));
    const mark = this.marks.issue(link.id, this.clock.now().getTime());
    return `${shortUrlOf(domain.origin, link.slug)}?ownvisit=${mark}`;
  }
}
