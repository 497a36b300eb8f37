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
  /**
   * Code such as `line`, `iphone`, `zh-TW` or `TW`; `others` for unnamed values; `/rest` for the remainder of a long
   * list.
   */
  readonly name!: string;
}

/** One point of the chart. */
export class ReportPointDto extends ClickCountDto {
  /** Start of the interval: ISO 8601, UTC. */
  readonly start!: string;
  /** Label in the time zone of the report: `13:00`, `2026-11-21` or `2026-11`. */
  readonly label!: string;
  /** Clicks at the same position of the previous period; only if requested. */
  @ApiPropertyOptional()
  readonly previousClicks?: number;
}

/** The clicks of one hour of the week, over the whole range. */
export class WeekHourDto {
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekday!: number;
  /** 0 to 23, in the time zone of the report. */
  readonly hour!: number;
  readonly totalClicks!: number;
}

/** As many days as the range has, right before it; up to the same time of day while the range has not ended. */
export class PreviousPeriodDto extends ClickCountDto {
  /** First day, such as `2026-11-21`. */
  readonly from!: string;
  /** Last day. */
  readonly to!: string;
}

/** What this reader is not shown, and why. */
export class HiddenPartsDto {
  /**
   * `author-unknown`: the link was created by a guest. `click-limit`: the plan's click limit is used up. `protected`:
   * the group shows these parts only to its members.
   */
  @ApiProperty({ enum: HIDING_REASONS })
  readonly reason!: HidingReason;
  /** Breakdowns that are null for this reason. Filters by them are refused. */
  @ApiProperty({ enum: HIDDEN_PARTS, isArray: true })
  readonly parts!: readonly HiddenPart[];
}

/** How much of what was asked for is in the report. */
export class PartialReportDto {
  /** Number of links included: the most recently clicked ones. */
  readonly countedLinks!: number;
  /** Number of links that match. */
  readonly allLinks!: number;
}

/** How far back one may ask. */
export class VisibleRangeDto {
  /** First day the plan shows, in the time zone of the report; null if unlimited. */
  readonly firstDay!: string | null;
  /** Plan that shows more; null if there is none or nothing is withheld. */
  readonly liftedBy!: string | null;
}

/** The clicks of a range with all that is known of them; each breakdown adds up to the totals. */
export class ClickReportDto extends ClickCountDto {
  /** Time zone of the range. */
  readonly timezone!: string;
  /** First day, such as `2026-11-21`. */
  readonly from!: string;
  /** Last day. */
  readonly to!: string;
  /** Start of the range: ISO 8601, UTC. */
  readonly start!: string;
  /** End of the range, exclusive: ISO 8601, UTC. */
  readonly end!: string;
  /** Interval of one point. */
  @ApiProperty({ enum: REPORT_UNITS })
  readonly unit!: (typeof REPORT_UNITS)[number];
  /** The previous period; null unless `compare=previous`, or if the plan does not show it. */
  readonly previous!: PreviousPeriodDto | null;
  /** All requests in the range by class, regardless of filters. */
  readonly hits!: HitClassesDto;
  /** Every hour, day or month of the range, oldest first. */
  readonly points!: ReportPointDto[];
  /** All 168 hours of a week. */
  readonly weekHours!: WeekHourDto[];
  /** Apps, sites and codes that visitors came from; null if hidden. */
  readonly sources!: NamedClicksDto[] | null;
  /** Null if hidden. */
  readonly platforms!: NamedClicksDto[] | null;
  /** Null if hidden. */
  readonly browsers!: NamedClicksDto[] | null;
  /** Languages as BCP 47 tags. */
  readonly languages!: NamedClicksDto[];
  /** All countries as ISO 3166-1 codes. */
  readonly regions!: NamedClicksDto[];
  /** Hosts and apps that visitors came from; null if hidden or if a filter other than `source` is set. */
  readonly referrers!: NamedClicksDto[] | null;
  /** Null if the caller can see everything. */
  readonly hidden!: HiddenPartsDto | null;
  /** Null if all matching links are included. */
  readonly partial!: PartialReportDto | null;
  readonly range!: VisibleRangeDto;
  /**
   * Id of the user who created the link; 0 for a guest. Null in reports of several links, and for callers who are
   * neither admins of its group nor site administrators.
   */
  readonly authorUserId!: number | null;
  /**
   * Display name of the user who created the link, for everyone who can see its analytics, if its group shows creators
   * (`showAuthor`); null otherwise.
   */
  readonly authorName!: string | null;
}

/** A link of a list of those that were clicked most. */
export class TopLinkDto extends ClickCountDto {
  /** Slug, decoded. */
  readonly encodeId!: string;
  /** Host of the short URL. */
  readonly domain!: string;
  readonly shortUrl!: string;
  /** The link's title, otherwise the page's title; null if there is neither. */
  readonly title!: string | null;
}

/** The links that were clicked most in a range. */
export class TopLinksDto {
  /** Most clicked first. */
  readonly links!: TopLinkDto[];
  /** Null if all matching links are included. */
  readonly partial!: PartialReportDto | null;
  /**
   * With filters, the 1000 links with the most clicks of all kinds are counted. False if another link may have more
   * clicks that match.
   */
  readonly isComplete!: boolean;
}
