import { makeAutoObservable } from 'mobx';
import { Request } from '../../../shared/request';
import type { LinkTag } from '../../labels';

/** A person of the group, or somebody who was. */
export interface Author {
  readonly userId: number;
  /** Null when nobody knows it. */
  readonly name: string | null;
}

interface ChoiceCalls {
  readonly tags: () => Promise<readonly LinkTag[]>;
  readonly authors: () => Promise<readonly number[]>;
  readonly members: () => Promise<readonly { readonly userId: number; readonly name: string }[]>;
}

/** What the filters of one open list can be set to. */
export class FilterChoicesStore {
  readonly tagsLoading = new Request<readonly LinkTag[]>();
  readonly authorsLoading = new Request<readonly Author[]>();
  private readonly calls: ChoiceCalls;

  constructor(calls: ChoiceCalls) {
    this.calls = calls;
    makeAutoObservable<this, 'calls'>(this, { calls: false, tagsLoading: false, authorsLoading: false });
  }

  get tags(): readonly LinkTag[] | null {
    return this.tagsLoading.value;
  }

  get authors(): readonly Author[] {
    return this.authorsLoading.value ?? [];
  }

  loadTags(): void {
    if (this.tagsLoading.state === 'idle') void this.tagsLoading.run(this.calls.tags);
  }

  loadAuthors(): void {
    if (this.authorsLoading.state === 'idle') void this.authorsLoading.run(() => this.findAuthors());
  }

  private async findAuthors(): Promise<readonly Author[]> {
    const [authors, members] = await Promise.all([this.calls.authors(), this.calls.members()]);
    const names = new Map(members.map(({ userId, name }) => [userId, name]));
    return authors.map((userId) => ({ userId, name: names.get(userId) ?? null }));
  }
}
