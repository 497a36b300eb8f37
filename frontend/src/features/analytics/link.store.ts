import { makeAutoObservable } from 'mobx';
import type { ApiError } from '../../api/api-error';
import type { LinkName } from '../../api/link-name';
import { Request } from '../../shared/request';
import type { AnalyticsApi, LinkDestination, LinkGroup, Overview, ReaderStatus } from './analytics.api';

/** The link that a report is about: whether it is there, and whose it is. */
export class LinkStore {
  /** Asked for before the numbers where it is not likely that the reader may see these. */
  readonly destination = new Request<LinkDestination>();
  readonly overview = new Request<Overview>();
  /** Asked for only when the group acted in does not have the link. */
  readonly holder = new Request<LinkGroup>();
  /** Asked for only of those who are signed in: guests change no link. */
  readonly readerStatus = new Request<ReaderStatus>();
  readonly name: LinkName;
  readonly looksFirst: boolean;
  private readonly api: AnalyticsApi;
  private readonly isSignedIn: boolean;

  constructor(api: AnalyticsApi, name: LinkName, isSignedIn: boolean, looksFirst = false) {
    this.api = api;
    this.name = name;
    this.isSignedIn = isSignedIn;
    this.looksFirst = looksFirst;
    makeAutoObservable<this, 'api' | 'isSignedIn'>(this, {
      destination: false,
      overview: false,
      holder: false,
      readerStatus: false,
      name: false,
      looksFirst: false,
      api: false,
      isSignedIn: false,
    });
  }

  get view(): 'loading' | 'elsewhere' | 'missing' | 'private' | 'deleted' | 'failed' | 'ready' {
    if (this.isBarred) return this.viewFromOutside;
    const { value, error } = this.overview;
    if (error?.status === 404) return this.viewElsewhere;
    if (error?.status === 410 || value?.deleted === true) return 'deleted';
    if (value === null) return error === null ? 'loading' : 'failed';
    return 'ready';
  }

  /** The one of the reader's groups that has the link, while they act in another. */
  get holderId(): number | null {
    return this.destination.value?.groupId ?? this.holder.value?.groupId ?? null;
  }

  get problem(): ApiError | null {
    const { error } = this.overview;
    return error?.status === 404 ? this.holder.error : error;
  }

  /** Whether the reader's group has the link: a reader who only sees its public numbers neither shares nor edits it. */
  get isOwn(): boolean {
    return this.readerStatus.value?.isLinkGroup === true;
  }

  get isStale(): boolean {
    return this.overview.value !== null && this.overview.error !== null;
  }

  async load(): Promise<void> {
    await Promise.all([this.overview.run(() => this.api.overview(this.name)), this.loadReaderStatus()]);
    if (this.overview.error?.status === 404) await this.loadHolder();
  }

  /** Whether the numbers can be asked for; as far as is known, when that cannot be found out. */
  async isOpen(): Promise<boolean> {
    if (this.destination.value === null && !this.isBarred) {
      await this.destination.run(() => this.api.destination(this.name));
    }
    return !this.isBarred;
  }

  private get isBarred(): boolean {
    const { value, error } = this.destination;
    return value?.canSeeAnalytics === false || error?.status === 404;
  }

  private get viewFromOutside(): 'elsewhere' | 'missing' | 'private' | 'deleted' {
    const { value } = this.destination;
    if (value === null) return 'missing';
    if (this.holderId !== null) return 'elsewhere';
    return value.state === 'deleted' ? 'deleted' : 'private';
  }

  private get viewElsewhere(): 'loading' | 'elsewhere' | 'missing' | 'failed' {
    const { value, error } = this.holder;
    if (!this.isSignedIn || error?.status === 404) return 'missing';
    if (value !== null) return 'elsewhere';
    return error === null ? 'loading' : 'failed';
  }

  private async loadReaderStatus(): Promise<void> {
    if (!this.isSignedIn || this.readerStatus.isPending || this.readerStatus.value !== null) return;
    await this.readerStatus.run(() => this.api.readerStatus(this.name));
  }

  /** Once it is known, it is not asked for each time that the numbers are. */
  private async loadHolder(): Promise<void> {
    const { state, error } = this.holder;
    if (!this.isSignedIn || state === 'pending' || state === 'done' || error?.status === 404) return;
    await this.holder.run(() => this.api.groupOf(this.name));
  }
}
