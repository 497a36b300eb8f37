import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { AnalyticsApi } from '../analytics';
import type { SiteNumbers, SiteNumbersApi } from './site-numbers.api';

/** What the charts can show. */
export const MEASURES = ['clicks', 'links', 'people', 'refused'] as const;
export type Measure = (typeof MEASURES)[number];

/** How many days the charts can show. */
export const NUMBERS_DAYS = [7, 30, 90] as const;
export type NumbersDays = (typeof NUMBERS_DAYS)[number];

/** One day of the chart that is shown. */
export interface NumbersRow {
  readonly day: string;
  readonly count: number;
}

interface Found {
  readonly numbers: SiteNumbers;
  /** By day. */
  readonly clicks: ReadonlyMap<string, number>;
}

/** The numbers of the site, of some days and of one kind at a time. */
export class SiteNumbersStore {
  readonly request = new Request<Found>();
  measure: Measure = 'clicks';
  days: NumbersDays = 30;
  private readonly api: SiteNumbersApi;
  private readonly analytics: Pick<AnalyticsApi, 'report'>;

  constructor(api: SiteNumbersApi, analytics: Pick<AnalyticsApi, 'report'>) {
    this.api = api;
    this.analytics = analytics;
    makeAutoObservable<this, 'api' | 'analytics'>(
      this,
      { api: false, analytics: false, request: false },
      { autoBind: true },
    );
  }

  choose = (measure: Measure): void => {
    this.measure = measure;
  };

  async load(days: NumbersDays = this.days): Promise<void> {
    this.days = days;
    await this.request.run(async () => {
      const numbers = await this.api.read(days);
      // Days of the same zone, so that they are the same days.
      const { points } = await this.analytics.report(
        { kind: 'site' },
        { timezone: numbers.timezone, range: `${days}d` },
      );
      return { numbers, clicks: new Map(points.map(({ label, totalClicks }) => [label, totalClicks])) };
    });
  }

  /** Of what is shown. */
  get rows(): readonly NumbersRow[] {
    return this.rowsOf(this.measure);
  }

  private rowsOf(measure: Measure): readonly NumbersRow[] {
    const { value } = this.request;
    if (value === null) return [];
    return value.numbers.days.map((counts) => ({
      day: counts.day,
      count: measure === 'clicks' ? (value.clicks.get(counts.day) ?? 0) : counts[measure],
    }));
  }

  sumOf(measure: Measure): number {
    return this.rowsOf(measure).reduce((sum, { count }) => sum + count, 0);
  }

  /** Of all time; null where that is not counted. */
  totalOf(measure: Measure): number | null {
    const totals = this.request.value?.numbers.totals;
    return totals === undefined || measure === 'clicks' ? null : totals[measure];
  }
}
