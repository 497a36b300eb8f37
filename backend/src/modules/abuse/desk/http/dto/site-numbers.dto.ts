import { WholeNumber } from '../../../../../shared/http/number.decorators';

const MIN_DAYS = 7;
const MAX_DAYS = 366;

export class SiteNumbersQueryDto {
  /** Number of days up to today; 30 by default. */
  @WholeNumber(MIN_DAYS, MAX_DAYS)
  readonly days: number = 30;
}

/** What is counted besides clicks. */
export class SiteCountsDto {
  /** Links created. */
  readonly links!: number;
  /** People who signed up. */
  readonly people!: number;
  /** Addresses that a block list refused. */
  readonly refused!: number;
}

export class SiteDayDto extends SiteCountsDto {
  /** Such as `2026-11-21`. */
  readonly day!: string;
}

/** What came to be on the site on each day. */
export class SiteNumbersDto {
  /** Time zone of the days. */
  readonly timezone!: string;
  /** Oldest first; the last one is today. */
  readonly days!: SiteDayDto[];
  /** Of all time. */
  readonly totals!: SiteCountsDto;
  /** False while links and people of before an update are still being counted. */
  readonly isComplete!: boolean;
}
