import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { type AnalyticsReach, Plans } from '../../billing';
import { LinksInReport } from '../../links';
import { SITE_REACH } from '../application/link-reading.service';
import { ReportRanges } from '../application/report-ranges.service';
import { readQuestion, type ReportWish } from '../domain/report-question';
import type { Subject } from '../domain/subject';
import type { ReportCall } from './click-reports';

/** What is asked of a group: all of it, or the links with one tag. */
export interface GroupWish extends ReportWish {
  readonly tagId?: number;
}

/** Reads what somebody asks about many links at once; those who may ask see all of them. */
@Injectable()
export class SubjectQuestions {
  constructor(
    private readonly plans: Plans,
    private readonly links: LinksInReport,
    private readonly ranges: ReportRanges,
    private readonly clock: Clock,
  ) {}

  /** About the group acted in. Throws `InvalidInput`, `TagDoesNotExist`, `TooFarBack`. */
  async ofGroup({ groupId }: Member, { tagId, ...wish }: GroupWish): Promise<ReportCall> {
    const reach = await this.plans.analyticsReachOf(groupId);
    const subject: Subject =
      tagId === undefined
        ? { kind: 'group', groupId }
        : { kind: 'links', ...(await this.links.tagged(groupId, tagId)) };
    return this.read(subject, wish, reach);
  }

  /** About all groups. Throws `InvalidInput`, `TooFarBack`. */
  ofSite(wish: ReportWish): ReportCall {
    return this.read({ kind: 'site' }, wish, SITE_REACH);
  }

  private read(subject: Subject, wish: ReportWish, reach: AnalyticsReach): ReportCall {
    const question = readQuestion(wish, this.clock.now().getTime());
    const { zone, range } = question;
    const shown = this.ranges.within({ zone, range, reach, bornAt: null });
    return { subject, question, shown, reach, hiding: null, authorUserId: null };
  }
}
