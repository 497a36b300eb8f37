import { ApiPropertyOptional } from '@nestjs/swagger';
import { BreakdownDto } from './breakdown.dto';
import { ClickCountDto, type HitClassesDto } from './click-overview.dto';
import type { PartialReportDto } from './report.dto';

/** One row of the table. */
export class DailyReportRowDto extends ClickCountDto {
  /** Date such as `2026-11-21`, in the time zone of the report. */
  readonly date!: string;
  /** All requests of the day by class, regardless of filters. */
  readonly hits!: HitClassesDto;
  /** Clicks on the same day of the previous period; only if requested. */
  @ApiPropertyOptional()
  readonly previousClicks?: number;
}

/** The clicks of a range by day, and what else asked. */
export class DailyReportDto extends BreakdownDto {
  /** Every day of the range, oldest first. */
  readonly days!: DailyReportRowDto[];
  /** Null if all matching links are included. */
  readonly partial!: PartialReportDto | null;
}
