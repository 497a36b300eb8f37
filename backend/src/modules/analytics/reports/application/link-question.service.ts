import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import type { LinkReference } from '../../../links';
import { type LinkInView, LinkReadingService } from './link-reading.service';
import { readReportQuestion, type ReportInput, requireVisible } from '../domain/report-question';
import { ReportRangesService } from './report-ranges.service';
import type { ReportRequest } from './report-request';

/** A report request about one link. */
export type LinkReportRequest = ReportRequest & LinkInView;

/** Reads report requests about a link: checks the input first, then what the caller may see. */
@Injectable()
export class LinkQuestionService {
  constructor(
    private readonly links: LinkReadingService,
    private readonly ranges: ReportRangesService,
    private readonly clock: Clock,
  ) {}

  /** Throws `InvalidInput`, `LinkDoesNotExist`, `LinkDeleted`, `FilterHidden`, `TooFarBack`. */
  async requestOf(actor: Actor, name: LinkReference, input: ReportInput): Promise<LinkReportRequest> {
    const question = readReportQuestion(input, this.clock.now().getTime());
    const inView = await this.links.linkInView(actor, name);
    const { link, reach, hiding } = inView;
    requireVisible(question.filter, hiding);
    const { zone, range } = question;
    const shown = this.ranges.within({ zone, range, reach, bornAt: link.createdAt });
    const authorUserId = inView.rights.isAdmin ? link.userId : null;
    const subject = { kind: 'link', linkId: link.id } as const;
    return { ...inView, subject, name: link.encodeId, question, shown, authorUserId };
  }
}
