import type { AnalyticsReach } from '../../../billing';
import type { Subject } from '../../counting/domain/subject';
import type { ReportQuestion } from '../domain/report-question';
import type { HidingReason } from '../domain/report-visibility';
import type { ShownRange } from './report-ranges.service';

/** What a report is asked for, and what the caller may see of it. */
export interface ReportRequest {
  readonly subject: Subject;
  readonly question: ReportQuestion;
  readonly shown: ShownRange;
  readonly reach: AnalyticsReach;
  readonly hiding: HidingReason | null;
  /** Who created the link; null when the caller may not know. */
  readonly authorUserId: number | null;
}
