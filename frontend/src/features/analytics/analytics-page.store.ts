import { makeAutoObservable } from 'mobx';
import type { ApiError } from '../../api/api-error';
import { Request } from '../../shared/request';
import type { AnalyticsApi, Places, RankedLinks } from './analytics.api';
import type { LinkStore } from './link.store';
import type { ClickReport } from './report';
import { askedReport, reportKeyOf, type ReportQuery, showsPlaces } from './report-query';
import type { Subject } from './subject';

export type AnalyticsView =
  | 'loading'
  | 'elsewhere'
  | 'missing'
  | 'private'
  | 'deleted'
  | 'locked'
  | 'filtered'
  | 'failed'
  | 'empty'
  | 'ready';

interface Shown {
  readonly subject: Subject;
  readonly timezone: string;
  /** What the link itself is; null for many links. */
  readonly link: LinkStore | null;
}

/** Refusals of the report alone, while everything else can be shown. */
const REFUSALS: Readonly<Partial<Record<string, AnalyticsView>>> = {
  'plan.limit-reached': 'locked',
  'analytics.filter-hidden': 'filtered',
};

/** The numbers of one subject, for one open page. */
export class AnalyticsPageStore {
  readonly report = new Request<ClickReport>();
  /** The links that were clicked most, of a report on many. */
  readonly topLinks = new Request<RankedLinks>();
  /** Regions and cities, of the country that narrows the report or of all. */
  readonly places = new Request<Places>();
  readonly link: LinkStore | null;
  readonly subject: Subject;
  readonly timezone: string;
  private readonly api: AnalyticsApi;
  private query: ReportQuery | null = null;
  private isRefreshing = false;
  private hasPendingChange = false;

  constructor(api: AnalyticsApi, { subject, timezone, link }: Shown) {
    this.api = api;
    this.subject = subject;
    this.timezone = timezone;
    this.link = link;
    makeAutoObservable<this, 'api' | 'query' | 'isRefreshing' | 'hasPendingChange'>(
      this,
      {
        report: false,
        topLinks: false,
        places: false,
        link: false,
        subject: false,
        timezone: false,
        api: false,
        query: false,
        isRefreshing: false,
        hasPendingChange: false,
      },
      { autoBind: true },
    );
  }

  get view(): AnalyticsView {
    const ofLink = this.link?.view ?? 'ready';
    if (ofLink !== 'ready') return ofLink;
    const { value, error } = this.report;
    if (error?.status === 404) return 'missing';
    const refused = REFUSALS[error?.code ?? ''];
    if (refused !== undefined) return refused;
    if (value === null) return error === null ? 'loading' : 'failed';
    return this.isUnseen ? 'empty' : 'ready';
  }

  /** Why there are no numbers, when that may pass. */
  get problem(): ApiError | null {
    return this.link?.problem ?? this.report.error;
  }

  /** Old numbers are shown because new ones could not be had. */
  get isStale(): boolean {
    const { value, error } = this.report;
    return (value !== null && error !== null) || this.link?.isStale === true;
  }

  /** Another range or filter is on its way; what is shown is still the one before. */
  get isCatchingUp(): boolean {
    return this.report.isPending && this.report.value !== null;
  }

  /** Shows what an address asks for, asking the server only when that changes the numbers. */
  show(query: ReportQuery): void {
    const before = this.query;
    this.query = query;
    if (before === null || reportKeyOf(before) !== reportKeyOf(query)) void this.load();
    else if (!showsPlaces(before) && showsPlaces(query)) void this.loadPlaces(query);
  }

  /** Whether the numbers are up to date now. News that come meanwhile are looked at afterwards, together. */
  async refresh(): Promise<boolean> {
    if (this.isRefreshing) {
      this.hasPendingChange = true;
      return true;
    }
    this.isRefreshing = true;
    do {
      this.hasPendingChange = false;
      await this.load();
    } while (this.isWaiting());
    this.isRefreshing = false;
    return !this.isStale;
  }

  /** Everything again, after a failure. */
  retry(): void {
    void this.load();
  }

  private isWaiting(): boolean {
    return this.hasPendingChange;
  }

  /** The link was never asked for. */
  private get isUnseen(): boolean {
    const overview = this.link?.overview.value ?? null;
    return overview !== null && Object.values(overview.hits).every((count) => count === 0);
  }

  private async load(): Promise<void> {
    const { query, timezone, subject } = this;
    if (query === null) return;
    if (this.link?.looksFirst === true && !(await this.link.isOpen())) return;
    const asked = askedReport(query, timezone);
    await Promise.all([
      this.link?.load(),
      this.report.run(() => this.api.report(subject, asked)),
      subject.kind === 'link' ? undefined : this.topLinks.run(() => this.api.topLinks(subject, asked)),
      this.loadPlaces(query),
    ]);
  }

  private async loadPlaces(query: ReportQuery): Promise<void> {
    const { country } = query.filters;
    const { subject, timezone } = this;
    if (!showsPlaces(query)) {
      this.places.reset();
      return;
    }
    await this.places.run(() => this.api.places(subject, country, askedReport(query, timezone)));
  }
}
