import { Injectable } from '@nestjs/common';
import { type LinkInQuestion, LinksInQuestionService, type LinkFindings, MarkLinkService } from '../../links';
import { type CaseAction, measureOf } from '../domain/case-step';
import type { ReportReason } from '../domain/report-reason';
import { OwnerNotificationsService } from './owner-notifications.service';

type Doing = Exclude<CaseAction, 'none'>;

/** Why it is done to a link. */
interface Grounds {
  readonly caseId: number;
  /** What is wrong with the link, as its owner is told; null when nothing is known to be. */
  readonly reason: ReportReason | null;
}

/** What an action writes on the link; a warning that comes and goes by itself is left to what watches over it. */
function findingsAfter(action: Doing, link: LinkInQuestion): Partial<LinkFindings> {
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
export class LinkMeasuresService {
  constructor(
    private readonly links: LinksInQuestionService,
    private readonly markLink: MarkLinkService,
    private readonly notices: OwnerNotificationsService,
  ) {}

  /** Null when it is gone for good. */
  async find(linkId: number): Promise<LinkInQuestion | null> {
    const link = (await this.links.byIds([linkId])).get(linkId);
    return link === undefined || link.url === '' ? null : link;
  }

  async take(action: Doing, link: LinkInQuestion, grounds: Grounds): Promise<void> {
    await this.markLink.mark(link.linkId, findingsAfter(action, link));
    await this.notices.notify(link, action, grounds);
  }

  /** Leaves what was done as it is, although its owner asked to look again. */
  async uphold(link: LinkInQuestion, grounds: Grounds): Promise<void> {
    await this.notices.notify(link, 'uphold', grounds);
  }
}
