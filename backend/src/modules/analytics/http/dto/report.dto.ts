import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  HIDDEN_PARTS,
  HIDING_REASONS,
  type HiddenPart,
  type HidingReason,
} from '../../domain/report-visibility';
import { ClickCountDto, HitClassesDto } from './click-overview.dto';

export const REPORT_UNITS = ['hour', 'day', 'month'] as const;

/** Clicks under one name: of a source, a platform, a country. */
export class NamedClicksDto extends ClickCountDto {
  /** Code such as `line`, `iphone`, `zh-TW`, `TW`; `others` for what has no name of its own; `/rest` for the rest of a long list. */
  readonly name!: string;
}

/** One point of the chart. */
export class ReportPointDto extends ClickCountDto {
  /** When it begins: ISO 8601, UTC. */
  readonly start!: string;
  /** In the zone of the report: `13:00`, `2026-11-21` or `2026-11`. */
  readonly label!: string;
  /** Clicks at the same place of the period before; only where that was asked for. */
  @ApiPropertyOptional()
  readonly previousClicks?: number;
}

/** The clicks of one hour of the week, over the whole range. */
export class WeekHourDto {
  /** 1 is Monday, 7 Sunday. */
  readonly weekday!: number;
  /** 0 to 23, as the clocks of the zone show it. */
  readonly hour!: number;
  readonly totalClicks!: number;
}

/** As many days as the range has, right before it; up to the same time of day while the range has not ended. */
export class PreviousPeriodDto extends ClickCountDto {
  /** First day, like `2026-11-21`. */
  readonly from!: string;
  /** Last day. */
  readonly to!: string;
}

/** What this reader is not shown, and why. */
export class HiddenPartsDto {
  /**
   * `author-unknown`: a guest made the link. `click-limit`: the plan's clicks are used up. `protected`: the group shows
   * this to its own members alone.
   */
  @ApiProperty({ enum: HIDING_REASONS })
  readonly reason!: HidingReason;
  /** Breakdowns that are null because of it; filters by them are refused. */
  @ApiProperty({ enum: HIDDEN_PARTS, isArray: true })
  readonly parts!: readonly HiddenPart[];
}

/** How much of what was asked for is in the report. */
export class PartialReportDto {
  /** Links that are counted: those that were clicked last. */
  readonly countedLinks!: number;
  /** Links that there are. */
  readonly allLinks!: number;
}

/** How far back one may ask. */
export class VisibleRangeDto {
  /** First day that the plan shows, in the zone of the report; null where there is no limit. */
  readonly firstDay!: string | null;
  /** Plan that shows more; null when none does, or nothing is kept back. */
  readonly liftedBy!: string | null;
}

/** The clicks of a range with all that is known of them; each breakdown adds up to the totals. */
export class ClickReportDto extends ClickCountDto {
  /** The zone whose clocks divide the range. */
  readonly timezone!: string;
  /** First day, like `2026-11-21`. */
  readonly from!: string;
  /** Last day. */
  readonly to!: string;
  /** When the range begins: ISO 8601, UTC. */
  readonly start!: string;
  /** When it ends; nothing of this moment is in it. */
  readonly end!: string;
  /** What one point stands for. */
  @ApiProperty({ enum: REPORT_UNITS })
  readonly unit!: (typeof REPORT_UNITS)[number];
  /** The period before; null unless `compare=previous`, and where the plan does not show it. */
  readonly previous!: PreviousPeriodDto | null;
  /** Everything that asked in the range, by what it was; filters do not count here. */
  readonly hits!: HitClassesDto;
  /** Every hour, day or month of the range, oldest first. */
  readonly points!: ReportPointDto[];
  /** All 168 hours of a week. */
  readonly weekHours!: WeekHourDto[];
  /** Apps, sites and codes that sent people; null where hidden. */
  readonly sources!: NamedClicksDto[] | null;
  /** Null where hidden. */
  readonly platforms!: NamedClicksDto[] | null;
  /** Null where hidden. */
  readonly browsers!: NamedClicksDto[] | null;
  /** BCP 47 tags. */
  readonly languages!: NamedClicksDto[];
  /** All countries, ISO 3166-1. */
  readonly regions!: NamedClicksDto[];
  /** Hosts and apps that sent people; null where hidden, and where a filter other than `source` is set. */
  readonly referrers!: NamedClicksDto[] | null;
  /** Null when the reader sees everything. */
  readonly hidden!: HiddenPartsDto | null;
  /** Null when all links that were asked for are counted. */
  readonly partial!: PartialReportDto | null;
  readonly range!: VisibleRangeDto;
  /** Who made the link, 0 for a guest; null but for admins of its group and site admins, and where there are many links. */
  readonly authorUserId!: number | null;
}

/** A link of a list of those that were clicked most. */
export class TopLinkDto extends ClickCountDto {
  /** The slug, decoded. */
  readonly encodeId!: string;
  /** Host of its short address. */
  readonly domain!: string;
  readonly shortUrl!: string;
  /** What it is called: its own title, else its page's; null when neither is known. */
  readonly title!: string | null;
}

/** The links that were clicked most in a range. */
export class TopLinksDto {
  /** Most clicked first. */
  readonly links!: TopLinkDto[];
  /** Null when all links that were asked for are counted. */
  readonly partial!: PartialReportDto | null;
}
