import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { PlacedLink } from '../domains';
import { type AppealStanding, MAX_TEXT_LENGTH, type ReportApi } from './report.api';

type AppealApi = Pick<ReportApi, 'appealStanding' | 'appeal'>;

/** What the owner of a link can still say for it. */
export class AppealStore {
  words = '';
  readonly request = new Request<AppealStanding>();
  readonly sending = new Request<AppealStanding>();
  private isTried = false;
  private readonly api: AppealApi;
  private readonly link: PlacedLink;

  constructor(api: AppealApi, link: PlacedLink) {
    this.api = api;
    this.link = link;
    makeAutoObservable<this, 'api' | 'link'>(this, {
      request: false,
      sending: false,
      api: false,
      link: false,
    });
  }

  /** Null before it is known. */
  get standing(): AppealStanding | null {
    return this.sending.value ?? this.request.value;
  }

  get problem(): string | null {
    return (this.isTried ? this.ownProblem : null) ?? this.sending.error?.codeOf('text') ?? null;
  }

  async load(): Promise<void> {
    await this.request.run(() => this.api.appealStanding(this.link));
  }

  write(words: string): void {
    this.words = words;
    this.sending.reset();
  }

  /** Whether it was sent. */
  async send(): Promise<boolean> {
    this.isTried = true;
    if (this.ownProblem !== null || this.sending.isPending) return false;
    return (await this.sending.run(() => this.api.appeal(this.link, this.words))) !== null;
  }

  private get ownProblem(): string | null {
    const length = Array.from(this.words.trim()).length;
    if (length === 0) return 'reports.text-missing';
    return length > MAX_TEXT_LENGTH ? 'reports.text-too-long' : null;
  }
}
