import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../api/api-error';
import { Request } from '../../shared/request';
import type { AccountApi, OpenInvitation } from '../account';
import type { UsageStore } from '../billing';
import type { LinkListApi, ListedLink } from '../links';
import { type LimitAlert, limitAlerts } from './attention';

/** Destinations that do not respond, and those that visitors are warned of. */
export const TROUBLES = ['warning', 'down'] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface TroubledLinks {
  readonly count: number;
  /** Otherwise there may be more. */
  readonly isExact: boolean;
  /** One of them; the only one when there is one. */
  readonly first: ListedLink;
}

interface Sources {
  readonly links: Pick<LinkListApi, 'page'>;
  readonly account: Pick<AccountApi, 'invitations'>;
  readonly usage: Pick<UsageStore, 'request' | 'load'>;
}

/** What a member should see to: invitations, destinations in trouble, and limits. */
export class AttentionStore {
  readonly warning = new Request<TroubledLinks | null>();
  readonly down = new Request<TroubledLinks | null>();
  readonly open = new Request<readonly OpenInvitation[]>();
  /** Every answer, or its failure, has come once. */
  isSettled = false;
  private readonly sources: Sources;

  constructor(sources: Sources) {
    this.sources = sources;
    makeAutoObservable<this, 'sources'>(
      this,
      { sources: false, warning: false, down: false, open: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    const { account, usage } = this.sources;
    await Promise.all([
      this.open.run(() => account.invitations()),
      ...TROUBLES.map((trouble) => this[trouble].run(() => this.find(trouble))),
      usage.load(),
    ]);
    runInAction(() => {
      this.isSettled = true;
    });
  }

  /** Why something is not known; then it cannot be said that all is well. */
  get problem(): ApiError | null {
    const { usage } = this.sources;
    const requests = [this.open, this.warning, this.down, usage.request];
    return requests.map(({ error }) => error).find((error) => error !== null) ?? null;
  }

  get invitations(): readonly OpenInvitation[] {
    return this.open.value ?? [];
  }

  get limits(): readonly LimitAlert[] {
    return limitAlerts(this.sources.usage.request.value?.meters ?? []);
  }

  get isEmpty(): boolean {
    const { invitations, limits } = this;
    return invitations.length + limits.length === 0 && TROUBLES.every((each) => this[each].value === null);
  }

  private async find(trouble: Trouble): Promise<TroubledLinks | null> {
    const filters = [{ key: 'has', value: [trouble] } as const];
    const { links, total } = await this.sources.links.page({ tab: 'links', sort: 'newest', filters }, -1, 1);
    const [first] = links;
    return first === undefined ? null : { first, ...(total ?? { count: 1, isExact: false }) };
  }
}
