import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { PlanLimits } from '../../billing';
import type { LinkChange, LinkEdits } from '../domain/link-settings';
import type { Link } from '../domain/link.entity';
import type { LinkChanged } from '../events';
import { LinkHistory } from './ports/link-history';
import { LinkRepository } from './ports/link-repository';

/** Stores what is changed of a link, within the plan, and tells of it. Part of the unit of work of whoever holds the link. */
@Injectable()
export class LinkChanges {
  constructor(
    private readonly links: LinkRepository,
    private readonly history: LinkHistory,
    private readonly limits: PlanLimits,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What is as it was costs nothing and is not written down. Throws `SlugTaken`, `LimitReached`. */
  async apply({ groupId, userId }: Member, link: Link, edits: LinkEdits): Promise<void> {
    const changes = link.edit(edits);
    if (changes.length === 0) return;
    for (const change of changes) await this.settle(groupId, change);
    const changedAt = this.clock.now();
    const oldSlug = changes.find(({ field }) => field === 'slug')?.before;
    if (typeof oldSlug === 'string') await this.links.rename(link, oldSlug, changedAt);
    else await this.links.save(link);
    await this.history.add({ linkId: link.id, groupId, userId, changedAt }, changes);
    if (typeof oldSlug === 'string') this.tell(link, oldSlug);
    this.tell(link, link.slug);
  }

  private tell({ id: linkId, domainId }: Link, slug: string): void {
    const news: LinkChanged = { type: 'links.link-changed', linkId, domainId, slug };
    this.unitOfWork.announce(news);
  }

  /** With what the group's plan allows. */
  private async settle(groupId: number, { field, after }: LinkChange): Promise<void> {
    if (field === 'url') await this.limits.take(groupId, 'urlReplacements');
    if (field !== 'isStarred') return;
    if (after === true) await this.limits.take(groupId, 'stars');
    else await this.limits.giveBack(groupId, 'stars');
  }
}
