import { makeAutoObservable } from 'mobx';
import { randomId } from '../../shared/random-id';
import { Request } from '../../shared/request';
import type { LinkOnDomain } from '../../api/link-name';
import type { LinksApi, NamedGroup } from './links.api';

interface Asked {
  readonly link: LinkOnDomain;
  /** The group that has the link. */
  readonly groupId: number;
  /** All groups of the reader. */
  readonly groups: () => Promise<readonly NamedGroup[]>;
}

/** The choice of a group that a link is to move to, for one open dialog. */
export class MoveLinkStore {
  readonly groups = new Request<readonly NamedGroup[]>();
  readonly moving = new Request<NamedGroup>();
  private chosenId: number | null = null;
  private readonly api: Pick<LinksApi, 'transfer'>;
  private readonly asked: Asked;
  private readonly key = randomId();

  constructor(api: Pick<LinksApi, 'transfer'>, asked: Asked) {
    this.api = api;
    this.asked = asked;
    makeAutoObservable<this, 'api' | 'asked' | 'key'>(
      this,
      { groups: false, moving: false, api: false, asked: false, key: false },
      { autoBind: true },
    );
  }

  get others(): readonly NamedGroup[] {
    return (this.groups.value ?? []).filter(({ groupId }) => groupId !== this.asked.groupId);
  }

  /** The first one until another is chosen. */
  get chosen(): NamedGroup | null {
    return this.others.find(({ groupId }) => groupId === this.chosenId) ?? this.others[0] ?? null;
  }

  load(): void {
    void this.groups.run(this.asked.groups);
  }

  choose(groupId: number): void {
    this.chosenId = groupId;
    this.moving.reset();
  }

  /** The group that has the link now; null when it stays. */
  async move(): Promise<NamedGroup | null> {
    const { chosen } = this;
    if (chosen === null || this.moving.isPending) return null;
    return this.moving.run(async () => {
      const { groupId } = chosen;
      await this.api.transfer(this.asked.link, groupId, `${this.key}:${groupId}`);
      return chosen;
    });
  }
}
