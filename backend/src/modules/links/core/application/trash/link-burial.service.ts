import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../shared/domain/clock';
import { PlanLimitsService } from '../../../../billing';
import { LinkTracesService } from '../link-traces.service';
import { LinkRepository } from '../ports/link-repository';

/** Leaves nothing of links but their slugs, which stay taken; visitors go on reading that they are gone. */
@Injectable()
export class LinkBurialService {
  constructor(
    private readonly links: LinkRepository,
    private readonly traces: LinkTracesService,
    private readonly limits: PlanLimitsService,
    private readonly clock: Clock,
  ) {}

  /** One whose time in the trash bin is over; it may have been put back since it was found. Part of the caller's unit of work. */
  async bury(linkId: number): Promise<void> {
    const link = await this.links.holdById(linkId);
    const now = this.clock.now();
    if (link?.isDueBy(now) !== true) return;
    const { groupId, wasPreviewEdited } = link;
    await this.traces.forget([linkId]);
    link.bury(now);
    await this.links.save(link);
    // An edited preview counts for as long as the link is there.
    if (wasPreviewEdited && groupId > 0) await this.limits.giveBack(groupId, 'editablePreviews');
  }
}
