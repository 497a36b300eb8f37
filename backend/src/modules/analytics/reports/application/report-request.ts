import type { AnalyticsReach } from '../../../billing';
import { parseDay } from '../../counting/domain/calendar-day';
import type { Subject } from '../../counting/domain/subject';
import type { ReportQuestion } from '../domain/report-question';
import type { HidingReason } from '../domain/report-visibility';
import type { ShownRange } from './report-ranges.service';

/** What a report is asked for, and what the caller may see of it. */
export interface ReportRequest {
  readonly subject: Subject;
  /** Slug of the link or name of the tag, for names of files; null for all links of a group. */
  readonly name: string | null;
  readonly question: ReportQuestion;
  readonly shown: ShownRange;
  readonly reach: AnalyticsReach;
  readonly hiding: HidingReason | null;
  /** Who created the link; null when the caller may not know. */
  readonly authorUserId: number | null;
  /** What they are called, where the link's group shows it; null otherwise. */
  readonly authorName: string | null;
}

/** Whether the period before is wanted and shown: what the plan does not show is not compared with either. */
export const comparesPeriods = ({ question, shown }: Pick<ReportRequest, 'question' | 'shown'>): boolean =>
  question.isCompared && parseDay(shown.range.previous.firstDate) >= shown.firstDay;
