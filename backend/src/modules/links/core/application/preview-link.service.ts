import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { GroupsService } from '../../../groups';
import { analyticsReaderOf } from '../domain/link-access';
import { leadOf, type LinkLead } from '../domain/link-lead';
import type { Link } from '../domain/link.entity';
import { LinkDoesNotExist } from '../domain/links.errors';
import type { LinkPlace } from './link-places.service';
import { LinkRepository } from './ports/link-repository';

/** As fast as a person looks at links, and too slow to try out slugs. */
const LIMIT = { name: 'links.show-destination', perCaller: 60, perNetwork: 240, seconds: 60 };

/** What anybody may know of a link before they follow it. */
export interface PreviewedLink extends LinkLead {
  /** Of the destination's page; null while it is not known, or not to be seen. */
  readonly title: string | null;
  readonly canSeeAnalytics: boolean;
  /** The one of the caller's groups that has it; null for none. */
  readonly groupId: number | null;
}

/** Tells where a link leads, as a visit would, without one. */
@Injectable()
export class PreviewLinkService {
  constructor(
    private readonly links: LinkRepository,
    private readonly groups: GroupsService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @param client address that the caller comes from. Throws `LinkDoesNotExist`. */
  async preview(actor: Actor, client: string, { domainId, slug }: LinkPlace): Promise<PreviewedLink> {
    await this.limits.takeOf(LIMIT, actor, client);
    const link = await this.links.findBySlug(domainId, slug);
    if (!link) throw new LinkDoesNotExist();
    const lead = leadOf(link, this.clock.now());
    const reader = analyticsReaderOf(actor, link);
    return {
      ...lead,
      title: lead.url === link.url ? (link.title ?? link.pageTitle) : null,
      canSeeAnalytics: reader !== null && !(reader === 'public' && link.isTrashed),
      groupId: await this.groupOf(actor, link),
    };
  }

  private async groupOf({ userId, groupId }: Actor, link: Link): Promise<number | null> {
    if (userId === 0 || link.groupId === 0) return null;
    const isTheirs =
      link.groupId === groupId || (await this.groups.membership(userId, link.groupId)) !== null;
    return isTheirs ? link.groupId : null;
  }
}
