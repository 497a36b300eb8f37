/** Clicks: navigations by people. */
export class ClickCountDto {
  /** Every click. */
  readonly totalClicks!: number;
  /** Clicks that were a visitor's first on this link within 24 hours. */
  readonly uniqueClicks!: number;
}

/** Everything that asked for the link, by what it was. */
export class HitClassesDto {
  /** People: these are the clicks. */
  readonly human!: number;
  /** Messengers and social networks that drew a preview. */
  readonly preview!: number;
  /** Crawlers, scripts and other programs. */
  readonly bot!: number;
  /** Browsers that loaded ahead of their user. */
  readonly prefetch!: number;
  /** Programs that asked only for the headers. */
  readonly head!: number;
}

/** The clicks of a link since it was made, or in the range that was asked for. */
export class ClickOverviewDto extends ClickCountDto {
  /** The slug, decoded. */
  readonly encodeId!: string;
  readonly shortUrl!: string;
  /** Where the link leads. */
  readonly url!: string;
  /** ISO 8601, UTC. */
  readonly createTime!: string;
  readonly hits!: HitClassesDto;
  /** The link lies in the trash bin and no longer redirects. */
  readonly deleted!: boolean;
}

/** The clicks of one day. */
export class DayClicksDto extends ClickCountDto {
  /** Like `2026-11-21`, in the zone of the report. */
  readonly date!: string;
}

/** The clicks of a range of days. */
export class DailyClicksDto extends ClickCountDto {
  /** The zone whose midnights divide the days. */
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
  /** Like `13:00`, as the clocks of the zone showed it; appears twice when clocks go back. */
  readonly hour!: string;
  /** When the hour began: ISO 8601, UTC. */
  readonly start!: string;
}

/** The clicks of one day by the hour. */
export class HourlyClicksDto extends ClickCountDto {
  /** The zone whose clocks divide the hours. */
  readonly timezone!: string;
  readonly date!: string;
  /** Every hour of the day, in order: 23 or 25 where clocks change on it. */
  readonly hours!: HourClicksDto[];
}
