import type { HitClass } from '../../../../../shared/domain/visitor/hit-class';

/** Clicks: navigations by people. */
export class ClickCountDto {
  /** All clicks. */
  readonly totalClicks!: number;
  /** Clicks that were a visitor's first on the link within 24 hours. */
  readonly uniqueClicks!: number;
}

/** Everything that asked for the link, by what it was. */
export class HitClassesDto implements Record<HitClass, number> {
  /** Humans. These are counted as clicks. */
  readonly human!: number;
  /** Messengers and social networks fetching a preview. */
  readonly preview!: number;
  /** Crawlers, scripts and other programs. */
  readonly bot!: number;
  /** Browsers prefetching the link. */
  readonly prefetch!: number;
  /** HEAD requests. */
  readonly head!: number;
}

/** The clicks of a link since it was made, or in the range that was asked for. */
export class ClickOverviewDto extends ClickCountDto {
  /** Slug, decoded. */
  readonly encodeId!: string;
  readonly shortUrl!: string;
  /** Destination URL. */
  readonly url!: string;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
  readonly hits!: HitClassesDto;
  /** Whether the link is in the trash and no longer redirects. */
  readonly deleted!: boolean;
}

/** The clicks of one day. */
export class DayClicksDto extends ClickCountDto {
  /** Date such as `2026-11-21`, in the time zone of the report. */
  readonly date!: string;
}

/** The clicks of a range of days. */
export class DailyClicksDto extends ClickCountDto {
  /** Time zone in which days begin and end. */
  readonly timezone!: string;
  /** The first day. */
  readonly from!: string;
  /** The last day. */
  readonly to!: string;
  /** Every day of the range, oldest first. */
  readonly days!: DayClicksDto[];
}

/** The clicks of one hour. */
export class HourClicksDto extends ClickCountDto {
  /** Local time such as `13:00` in the time zone of the report. Occurs twice when clocks go back. */
  readonly hour!: string;
  /** Start of the hour: ISO 8601, UTC. */
  readonly start!: string;
}

/** The clicks of one day by the hour. */
export class HourlyClicksDto extends ClickCountDto {
  /** Time zone in which hours begin and end. */
  readonly timezone!: string;
  readonly date!: string;
  /** Every hour of the day in order: 23 or 25 when clocks change. */
  readonly hours!: HourClicksDto[];
}
