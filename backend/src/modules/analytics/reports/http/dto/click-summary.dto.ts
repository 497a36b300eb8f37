import { WholeNumber } from '../../../../../shared/http/number.decorators';

/** Days that the summary covers. */
export class ClickSummaryQueryDto {
  /** Number of days that end now; 7 by default. */
  @WholeNumber(1, 365)
  readonly days: number = 7;
}

/** How a group's links did lately. */
export class ClickSummaryDto {
  /** Number of links that were clicked, up to 100. 100 means 100 or more. */
  readonly linkCount!: number;
  /** Number of people who clicked them, once per link within 24 hours. */
  readonly uniqueClicks!: number;
}
