import { Injectable } from '@nestjs/common';
import { PlanLimitsService } from '../../../billing';
import type { Link } from '../domain/link.entity';

/** The stars of links that leave their group, or its lists. */
@Injectable()
export class LinkStarsService {
  constructor(private readonly limits: PlanLimitsService) {}

  /** Takes the star off, so that the group can give it to another link. The caller saves the link. */
  async giveBack(link: Link): Promise<void> {
    if (!link.isStarred) return;
    link.unstar();
    await this.limits.giveBack(link.groupId, 'stars');
  }
}
