import { BreakdownDto } from './breakdown.dto';
import { ClickCountDto, type HitClassesDto } from './click-overview.dto';
import type { PartialReportDto } from './report.dto';

/** One row of the table. */
export class DailyReportRowDto extends ClickCountDto {
  /** Like `2026-11-21`, in the zone of the report. */
  readonly date!: string;
  /** Everything that asked on the day, by what it was. */
  readonly hits!: HitClassesDto;
}

/** The clicks of a range by day, and what else asked. */
export class DailyReportDto extends BreakdownDto {
  /** Every day of the range, oldest first. */
  readonly days!: DailyReportRowDto[];
  /** Null when all links that were asked for are counted. */
  readonly partial!: PartialReportDto | null;
}
