import type { Schema } from '../../api/schemas';

/** What came to be on the site on each day; clicks are counted elsewhere. */
export type SiteNumbers = Schema<'SiteNumbersDto'>;

export interface SiteNumbersApi {
  /** Of the last days, today among them. */
  read(days: number): Promise<SiteNumbers>;
}
