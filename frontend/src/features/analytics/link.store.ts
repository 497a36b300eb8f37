import { makeAutoObservable } from 'mobx';
import type { ApiError } from '../../api/api-error';
import type { LinkName } from '../../api/link-name';
import { Request } from '../../shared/request';
import type { AnalyticsApi, LinkGroup, Overview, Standing } from './analytics.api';

/** The link that a report is about: whether it is there, and whose it is. */
export class LinkStore {
  readonly overview = new Request<Overview>();
  /** Asked for only when the group acted in does not have the link. */
  readonly holder = new Request<LinkGroup>();
  /** Asked for only of those who are signed in: guests change no link. */
  readonly standing = new Request<Standing>();
  readonly name: LinkName;
  private readonly api: AnalyticsApi;
  private readonly isSignedIn: boolean;

  constructor(api: AnalyticsApi, name: LinkName, isSignedIn: boolean) {
    this.api = api;
    this.name = name;
    this.isSignedIn = isSignedIn;
    makeAutoObservable<this, 'api' | 'isSignedIn'>(this, {
      overview: false,
      holder: false,
      standing: false,
      name: false,
      api: false,
      isSignedIn: false,
    });
  }

  get view(): 'loading' | 'elsewhere' | 'missing' | 'deleted' | 'failed' | 'ready' {
    const { value, error } = this.overview;
    if (error?.status === 404) return this.viewElsewhere;
    if (error?.status === 410 || value?.deleted === true) return 'deleted';
    if (value === null) return error === null ? 'loading' : 'failed';
    return 'ready';
  }

  get problem(): ApiError | null {
    const { error } = this.overview;
    return error?.status === 404 ? this.holder.error : error;
  }

  /** Whether the reader's group has the link: a reader who only sees its public numbers neither shares nor edits it. */
  get isOwn(): boolean {
    return this.standing.value?.isLinkGroup === true;
  }

  get isStale(): boolean {
    return this.overview.value !== null && this.overview.error !== null;
  }

  async load(): Promise<void> {
    await Promise.all([this.overview.run(() => this.api.overview(this.name)), this.loadStanding()]);
    if (this.overview.error?.status === 404) await this.loadHolder();
  }

  private get viewElsewhere(): 'loading' | 'elsewhere' | 'missing' | 'failed' {
    const { value, error } = this.holder;
    if (!this.isSignedIn || error?.status === 404) return 'missing';
    if (value !== null) return 'elsewhere';
    return error === null ? 'loading' : 'failed';
  }

  private async loadStanding(): Promise<void> {
    if (!this.isSignedIn || this.standing.isPending || this.standing.value !== null) return;
    await this.standing.run(() => this.api.standing(this.name));
  }

  /** Once it is known, it is not asked for each time that the numbers are. */
  private async loadHolder(): Promise<void> {
    const { state, error } = this.holder;
    if (!this.isSignedIn || state === 'pending' || state === 'done' || error?.status === 404) return;
    await this.holder.run(() => this.api.groupOf(this.name));
  }
}
