import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { ApiError } from '../../api/api-error';
import type { AnalyticsApi, DailyClicks, HourlyClicks, LinkGroup, Overview } from './analytics.api';
import type { ReportRange } from './report-range';

export type AnalyticsView = 'loading' | 'elsewhere' | 'missing' | 'deleted' | 'failed' | 'empty' | 'ready';

interface Shown {
  readonly encodeId: string;
  readonly timezone: string;
  /** Others have no groups where the link could be. */
  readonly isSignedIn: boolean;
}

/** The numbers of one link, for one open page. */
export class AnalyticsPageStore {
  readonly overview = new Request<Overview>();
  readonly daily = new Request<DailyClicks>();
  readonly hourly = new Request<HourlyClicks>();
  /** Asked for only when the group acted in does not have the link. */
  readonly holder = new Request<LinkGroup>();
  private readonly api: AnalyticsApi;
  private readonly encodeId: string;
  private readonly timezone: string;
  private readonly isSignedIn: boolean;
  private range: ReportRange | null = null;

  constructor(api: AnalyticsApi, link: Shown) {
    this.api = api;
    this.encodeId = link.encodeId;
    this.timezone = link.timezone;
    this.isSignedIn = link.isSignedIn;
    makeAutoObservable<this, 'api' | 'encodeId' | 'timezone' | 'isSignedIn' | 'range'>(
      this,
      {
        overview: false,
        daily: false,
        hourly: false,
        holder: false,
        api: false,
        encodeId: false,
        timezone: false,
        isSignedIn: false,
        range: false,
      },
      { autoBind: true },
    );
  }

  get view(): AnalyticsView {
    const { value, error } = this.overview;
    if (error?.status === 404) return this.viewElsewhere;
    if (error?.status === 410 || value?.deleted === true) return 'deleted';
    if (value === null) return error === null ? 'loading' : 'failed';
    return value.totalClicks === 0 ? 'empty' : 'ready';
  }

  /** Why there are no numbers, when that may pass. */
  get problem(): ApiError | null {
    const { error } = this.overview;
    return error?.status === 404 ? this.holder.error : error;
  }

  /** Old numbers are shown because new ones could not be had. */
  get isStale(): boolean {
    return [this.overview, this.daily, this.hourly].some(
      ({ value, error }) => value !== null && error !== null,
    );
  }

  /** Shows a range, asking only for what changed. */
  show(range: ReportRange): void {
    const before = this.range;
    this.range = range;
    if (before?.days !== range.days) void this.loadDaily(range.days);
    if (before?.date !== range.date) void this.loadHourly(range.date);
    if (before === null) void this.loadOverview();
  }

  /** Whether the numbers are up to date now. The charts are asked for only when there is news for them. */
  async refresh(): Promise<boolean> {
    const seen = this.overview.value;
    const wasStale = this.isStale;
    const overview = await this.loadOverview();
    if (overview === null) return false;
    const isNews = seen?.totalClicks !== overview.totalClicks || seen.uniqueClicks !== overview.uniqueClicks;
    if (isNews || wasStale) await this.loadCharts();
    return !this.isStale;
  }

  /** Everything again, after a failure. */
  retry(): void {
    void this.loadOverview();
    void this.loadCharts();
  }

  private async loadCharts(): Promise<void> {
    if (this.range === null) return;
    await Promise.all([this.loadDaily(this.range.days), this.loadHourly(this.range.date)]);
  }

  private get viewElsewhere(): AnalyticsView {
    const { value, error } = this.holder;
    if (!this.isSignedIn || error?.status === 404) return 'missing';
    if (value !== null) return 'elsewhere';
    return error === null ? 'loading' : 'failed';
  }

  private async loadOverview(): Promise<Overview | null> {
    const overview = await this.overview.run(() => this.api.overview(this.encodeId));
    if (this.overview.error?.status === 404) await this.loadHolder();
    return overview;
  }

  /** Once it is known, it is not asked for each time that the numbers are. */
  private async loadHolder(): Promise<void> {
    const { state, error } = this.holder;
    if (!this.isSignedIn || state === 'pending' || state === 'done' || error?.status === 404) return;
    await this.holder.run(() => this.api.groupOf(this.encodeId));
  }

  private async loadDaily(days: number): Promise<void> {
    await this.daily.run(() => this.api.daily(this.encodeId, this.timezone, days));
  }

  private async loadHourly(date: string): Promise<void> {
    await this.hourly.run(() => this.api.hourly(this.encodeId, this.timezone, date));
  }
}
