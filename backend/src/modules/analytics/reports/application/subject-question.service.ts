import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { type AnalyticsReach, PlansService } from '../../../billing';
import { LinksInReportService } from '../../../links';
import { SITE_REACH } from './link-reading.service';
import { ReportRangesService } from './report-ranges.service';
import { readReportQuestion, type ReportInput } from '../domain/report-question';
import type { ReportRequest } from './report-request';

/** A report on a whole group, or on its links with one tag. */
export interface GroupReportInput extends ReportInput {
  readonly tagId?: number;
}

type About = Pick<ReportRequest, 'subject' | 'name'>;

/** Reads report requests about many links; a caller who may send one sees all of them. */
@Injectable()
export class SubjectQuestionService {
  constructor(
    private readonly plans: PlansService,
    private readonly links: LinksInReportService,
    private readonly ranges: ReportRangesService,
    private readonly clock: Clock,
  ) {}

  /** About the group acted in. Throws `InvalidInput`, `TagDoesNotExist`, `TooFarBack`. */
  async ofGroup(
    { groupId }: Pick<Member, 'groupId'>,
    { tagId, ...input }: GroupReportInput,
  ): Promise<ReportRequest> {
    const reach = await this.plans.analyticsReachOf(groupId);
    if (tagId === undefined) {
      return this.read({ subject: { kind: 'group', groupId }, name: null }, input, reach);
    }
    const { tag, ...tagged } = await this.links.tagged(groupId, tagId);
    return this.read({ subject: { kind: 'links', ...tagged }, name: tag }, input, reach);
  }

  /** About all groups. Throws `InvalidInput`, `TooFarBack`. */
  ofSite(input: ReportInput): ReportRequest {
    return this.read({ subject: { kind: 'site' }, name: 'site' }, input, SITE_REACH);
  }

  private read(about: About, input: ReportInput, reach: AnalyticsReach): ReportRequest {
    const question = readReportQuestion(input, this.clock.now().getTime());
    const { zone, range } = question;
    const shown = this.ranges.within({ zone, range, reach, bornAt: null });
    return { ...about, question, shown, reach, hiding: null, authorUserId: null, authorName: null };
  }
}
