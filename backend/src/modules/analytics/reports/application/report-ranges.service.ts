import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { InvalidInput } from '../../../../shared/domain/domain-error';
import { type AnalyticsReach, PlansService } from '../../../billing';
import { dayOf } from '../../counting/domain/bucket';
import { type CalendarDay, parseDay } from '../../counting/domain/calendar-day';
import { type RangeLimits, type RangeInput, type ReportRange, resolveRange } from '../domain/report-range';
import type { TimeZone } from '../../counting/domain/time-zone';

/** Which range is meant, of what is there and shown. */
export interface RangeCall {
  readonly zone: TimeZone;
  readonly range: RangeInput;
  readonly reach: AnalyticsReach;
  /** When what is reported began; null: it is not known. */
  readonly bornAt: Date | null;
}

/** A range that the plan shows. */
export interface ShownRange {
  readonly range: ReportRange;
  /** The first day that the plan shows. */
  readonly firstDay: CalendarDay;
}

/** Finds out which clicks a range means, and whether the plan shows them. */
@Injectable()
export class ReportRangesService {
  constructor(
    private readonly plans: PlansService,
    private readonly clock: Clock,
  ) {}

  /** For days up to today, or the day so many days ago. Throws `TooFarBack`. */
  requireDays(reach: AnalyticsReach, days: number): void {
    this.plans.requireReach(reach, days);
  }

  /** Throws `InvalidInput`, and `TooFarBack` for what the plan does not show. */
  within({ zone, range, reach, bornAt }: RangeCall): ShownRange {
    const now = this.clock.now().getTime();
    const today = dayOf(now, zone);
    const firstDay = today - reach.days + 1;
    const limits = { zone, now, firstDay, bornOn: bornAt && dayOf(bornAt.getTime(), zone) };
    try {
      return { range: resolveRange(range, limits), firstDay };
    } catch (error) {
      if (isLocked(error)) this.plans.requireReach(reach, today - firstAsked(range, limits) + 1);
      throw error;
    }
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof InvalidInput && error.code === 'analytics.range-locked';

const firstAsked = (range: RangeInput, limits: RangeLimits): CalendarDay =>
  parseDay(resolveRange(range, { ...limits, firstDay: null }).from);
