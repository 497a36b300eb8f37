import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../../shared/domain/actor';
import { Clock } from '../../../../../shared/domain/clock';
import type { Link } from '../../domain/link.entity';
import type { TrackingTool } from '../../../labels/domain/tracking-tool.entity';
import { LinkHistory } from '../ports/link-history';
import { TrackingToolRepository } from '../../../labels/application/ports/tracking-tool-repository';
import { ToolChangePublisherService } from '../../../labels/application/tool-change-publisher.service';

/** Ties pixels to a link, and tells of it. Part of the unit of work that holds the link. */
@Injectable()
export class PixelsOnLinkService {
  constructor(
    private readonly tools: TrackingToolRepository,
    private readonly history: LinkHistory,
    private readonly notices: ToolChangePublisherService,
    private readonly clock: Clock,
  ) {}

  /** These of the member's group, and no others of it. */
  async put({ groupId, userId }: Member, link: Link, pixels: readonly TrackingTool[]): Promise<void> {
    const before = await this.namesOn(link);
    await this.tools.putOnLink(
      groupId,
      link.id,
      pixels.map(({ id }) => id),
    );
    const after = await this.namesOn(link);
    if (before.join('\n') === after.join('\n')) return;
    const { id: linkId, domainId, slug } = link;
    const note = { linkId, groupId, userId, changedAt: this.clock.now() };
    await this.history.add(note, [{ field: 'trackingTools', before, after }]);
    this.notices.ofLink({ linkId, domainId, slug });
  }

  private async namesOn({ id }: Link): Promise<readonly string[]> {
    return ((await this.tools.ofLinks([id])).get(id) ?? []).map(({ name }) => name);
  }
}
