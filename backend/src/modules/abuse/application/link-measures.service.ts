import { Injectable } from '@nestjs/common';
import { type LinkInQuestion, LinksInQuestion, type LinkStanding, MarkLink } from '../../links';
import type { AbuseCase } from '../domain/abuse-case.entity';
import { type CaseAction, measureOf } from '../domain/case-step';
import { OwnerNotifications } from './owner-notifications.service';

type Doing = Exclude<CaseAction, 'none'>;

/** What an action writes on the link; a warning that comes and goes by itself is left to what watches over it. */
function standingAfter(action: Doing, link: LinkInQuestion): Partial<LinkStanding> {
  switch (action) {
    case 'warn':
      return { warning: 'reported', disabledFor: null };
    case 'disable':
      return { disabledFor: 'abuse' };
    case 'lift': {
      const isWarnedOf = measureOf({ warning: link.warning, disabledFor: null }) === 'warn';
      return { disabledFor: null, ...(isWarnedOf ? { warning: null } : {}) };
    }
  }
}

/** Does to links what was decided about them, and tells those whose they are. Part of the caller's unit of work. */
@Injectable()
export class LinkMeasures {
  constructor(
    private readonly links: LinksInQuestion,
    private readonly markLink: MarkLink,
    private readonly notices: OwnerNotifications,
  ) {}

  /** Null when it is gone for good. */
  async find(linkId: number): Promise<LinkInQuestion | null> {
    const link = (await this.links.byIds([linkId])).get(linkId);
    return link === undefined || link.url === '' ? null : link;
  }

  async take(action: Doing, link: LinkInQuestion, found: Pick<AbuseCase, 'id' | 'counts'>): Promise<void> {
    await this.markLink.mark(link.linkId, standingAfter(action, link));
    await this.notices.notify(link, action, found);
  }

  /** Leaves what was done as it is, although its owner asked to look again. */
  async uphold(link: LinkInQuestion, found: Pick<AbuseCase, 'id' | 'counts'>): Promise<void> {
    await this.notices.notify(link, 'uphold', found);
  }
}
