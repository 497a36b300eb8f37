import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { LinkOnDomain } from '../../api/link-name';
import type { LinkDomain, DomainsApi, MovedLink } from './domains.api';

/** Where one link stands and could stand, on one open page. */
export class LinkDomainStore {
  /** Host that was chosen; null: the one where the link is. */
  wanted: string | null = null;
  readonly request = new Request<readonly LinkDomain[]>();
  readonly moving = new Request<MovedLink>();
  private link: LinkOnDomain;
  private readonly api: DomainsApi;

  constructor(api: DomainsApi, link: LinkOnDomain) {
    this.api = api;
    this.link = link;
    makeAutoObservable<this, 'api'>(this, { api: false, request: false, moving: false }, { autoBind: true });
  }

  get choices(): readonly LinkDomain[] {
    return this.request.value ?? [];
  }

  get current(): LinkDomain | null {
    return this.choices.find(({ isCurrent }) => isCurrent) ?? null;
  }

  get chosen(): LinkDomain | null {
    return this.choices.find(({ name }) => name === this.wanted) ?? this.current;
  }

  /** Somewhere else is chosen, where the link can go. */
  get canMove(): boolean {
    const { chosen } = this;
    return chosen !== null && !chosen.isCurrent && !chosen.isTaken && !this.moving.isPending;
  }

  /** The page shows the link under another name now, or on another domain. */
  follow({ encodeId, domain }: LinkOnDomain): void {
    if (encodeId === this.link.encodeId && domain === this.link.domain && this.request.value !== null) return;
    this.link = { encodeId, domain };
    void this.load();
  }

  async load(): Promise<void> {
    await this.request.run(() => this.api.choices(this.link));
  }

  choose(name: string): void {
    this.wanted = name;
    this.moving.reset();
  }

  /** The link with its new address; null when it stays. */
  async move(): Promise<MovedLink | null> {
    const { chosen } = this;
    if (chosen === null || !this.canMove) return null;
    const moved = await this.moving.run(() => this.api.move(this.link, chosen.name));
    if (moved !== null) this.settle(moved);
    return moved;
  }

  private settle({ encodeId, domain }: MovedLink): void {
    this.wanted = null;
    this.follow({ encodeId, domain });
  }
}
