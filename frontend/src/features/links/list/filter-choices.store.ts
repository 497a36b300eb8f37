import { makeAutoObservable } from 'mobx';
import { Request } from '../../../shared/request';
import type { LinkTag } from '../../labels';
import type { AuthorChoice } from './list.api';

interface ChoiceCalls {
  readonly tags: () => Promise<readonly LinkTag[]>;
  readonly authors: () => Promise<readonly AuthorChoice[]>;
  readonly domains: () => Promise<readonly string[]>;
}

/** What the filters of one open list can be set to. */
export class FilterChoicesStore {
  readonly tagsLoading = new Request<readonly LinkTag[]>();
  readonly authorsLoading = new Request<readonly AuthorChoice[]>();
  readonly domainsLoading = new Request<readonly string[]>();
  private readonly calls: ChoiceCalls;

  constructor(calls: ChoiceCalls) {
    this.calls = calls;
    makeAutoObservable<this, 'calls'>(this, {
      calls: false,
      tagsLoading: false,
      authorsLoading: false,
      domainsLoading: false,
    });
  }

  get tags(): readonly LinkTag[] | null {
    return this.tagsLoading.value;
  }

  get authors(): readonly AuthorChoice[] {
    return this.authorsLoading.value ?? [];
  }

  get domains(): readonly string[] {
    return this.domainsLoading.value ?? [];
  }

  loadTags(): void {
    if (this.tagsLoading.state === 'idle') void this.tagsLoading.run(this.calls.tags);
  }

  loadAuthors(): void {
    if (this.authorsLoading.state === 'idle') void this.authorsLoading.run(this.calls.authors);
  }

  loadDomains(): void {
    if (this.domainsLoading.state === 'idle') void this.domainsLoading.run(this.calls.domains);
  }
}
