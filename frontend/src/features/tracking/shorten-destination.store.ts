import { makeAutoObservable } from 'mobx';
import { randomId } from '../../shared/random-id';
import { Request } from '../../shared/request';
import type { CreatedLink, LinksApi } from '../links';

/** Makes a short link of the address that a page has put together. */
export class ShortenDestinationStore {
  readonly submission = new Request<CreatedLink>();
  private readonly api: Pick<LinksApi, 'shorten'>;
  private key = randomId();
  private asked = '';

  constructor(api: Pick<LinksApi, 'shorten'>) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'key' | 'asked'>(
      this,
      { submission: false, api: false, key: false, asked: false },
      { autoBind: true },
    );
  }

  /** Why the address cannot be shortened, as a code. */
  get destinationProblem(): string | null {
    return this.submission.isPending ? null : (this.submission.error?.codeOf('url') ?? null);
  }

  /** What the address itself is not to blame for. */
  get failure() {
    const { error, isPending } = this.submission;
    return error === null || isPending || this.destinationProblem !== null ? null : error;
  }

  /** The link; null when none was made. A second try after a lost answer makes no second link. */
  async submit(destination: string): Promise<CreatedLink | null> {
    if (this.submission.isPending) return null;
    const isNewRequest = this.asked !== destination || this.submission.state === 'done' || this.isJudged;
    if (isNewRequest) this.key = randomId();
    this.asked = destination;
    return this.submission.run(() => this.api.shorten({ url: destination }, this.key));
  }

  /** The address changes: what was said of it does not hold any more. */
  forget(): void {
    this.submission.reset();
  }

  private get isJudged(): boolean {
    const status = this.submission.error?.status ?? 0;
    return status >= 400 && status < 500;
  }
}
