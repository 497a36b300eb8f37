import type { ReportQuery, ReportRange } from '../report-query';

/** Days that the reader chooses themselves. */
export const OWN_DAYS = 'days';

export interface RangeChoice {
  readonly value: ReportRange | typeof OWN_DAYS;
  readonly label: string;
  /** The plan does not show it. */
  readonly isLocked: boolean;
}

export interface RangeChoicesProps {
  readonly choices: readonly RangeChoice[];
  readonly query: ReportQuery;
  /** Whether days are being chosen. */
  readonly isChoosing: boolean;
  readonly onChoose: (value: RangeChoice['value']) => void;
}
