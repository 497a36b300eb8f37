import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { TrackingTool } from '../domain/tracking-tool.entity';
import type { LinkChanged, ManyLinksChanged } from '../../events';
import { type LinkWithTool, TrackingToolRepository } from './ports/tracking-tool-repository';

/** A tool on more links than this is news of links as a whole: naming each of them would take longer than reading them. */
const MAX_NAMED = 500;

/** Tells that visits of links run other pixels than before. Part of the unit of work that changed something. */
@Injectable()
export class ToolChangePublisherService {
  constructor(
    private readonly tools: TrackingToolRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  ofLink(link: LinkWithTool): void {
    const event: LinkChanged = { type: 'links.link-changed', ...link };
    this.unitOfWork.publish(event);
  }

  /** Campaign parameters become the link's own, so that only pixels follow their tool. */
  async ofTool({ id, kind }: Pick<TrackingTool, 'id' | 'kind'>): Promise<void> {
    if (kind !== 'pixel') return;
    const links = await this.tools.linksWith(id, MAX_NAMED + 1);
    if (links.length <= MAX_NAMED) {
      for (const link of links) this.ofLink(link);
      return;
    }
    const event: ManyLinksChanged = { type: 'links.many-links-changed' };
    this.unitOfWork.publish(event);
  }
}
