import { makeAutoObservable } from 'mobx';
import type { ApiError } from '../../api/api-error';
import { Request } from '../../shared/request';
import type { MyGroup } from './groups.api';

/** What is asked of the server about one's groups. */
export interface Belonging {
  /** Home first. */
  groups(): Promise<readonly MyGroup[]>;
  leave(groupId: number): Promise<void>;
}

/** Who is here and the group that they act in, as the session knows it. */
export interface ActiveSession {
  readonly groupId: number;
  /** Null while it is on its way. */
  readonly info: { readonly groupName: string } | null;
  switchGroup(groupId: number): Promise<ApiError | null>;
}

/** The groups of the person who is signed in, and the way from one to another. */
export class GroupsStore {
  /** Where the last switch was to lead. */
  target = 0;
  readonly list = new Request<readonly MyGroup[]>();
  readonly switching = new Request<true>();
  readonly leaving = new Request<true>();
  private readonly api: Belonging;
  private readonly session: ActiveSession;

  constructor(api: Belonging, session: ActiveSession) {
    this.api = api;
    this.session = session;
    makeAutoObservable<this, 'api' | 'session'>(
      this,
      { api: false, session: false, list: false, switching: false, leaving: false },
      { autoBind: true },
    );
  }

  /** Home first; empty until they have come. */
  get mine(): readonly MyGroup[] {
    return this.list.value ?? [];
  }

  /** Of the group acted in; empty while it is unknown. */
  get name(): string {
    return this.session.info?.groupName ?? this.find(this.session.groupId)?.name ?? '';
  }

  find(groupId: number): MyGroup | undefined {
    return this.mine.find((group) => group.groupId === groupId);
  }

  async load(): Promise<void> {
    await this.list.run(() => this.api.groups());
  }

  /** The groups are looked at: what was known of them stays until the news has come. */
  open(): void {
    if (!this.switching.isPending) this.switching.reset();
    void this.load();
  }

  /** Whether that group is the one acted in now. */
  async switchTo(groupId: number): Promise<boolean> {
    if (this.switching.isPending) return false;
    this.target = groupId;
    const done = await this.switching.run(async () => {
      const refusal = groupId === this.session.groupId ? null : await this.session.switchGroup(groupId);
      if (refusal !== null) throw refusal;
      return true;
    });
    return done === true;
  }

  /** Leaves a group for good; a member who acts in it goes home. */
  async leave(groupId: number): Promise<boolean> {
    if (this.leaving.isPending) return false;
    const home = this.mine.find(({ isHome }) => isHome)?.groupId;
    const done = await this.leaving.run(async () => {
      await this.api.leave(groupId);
      return true;
    });
    if (done === null) return false;
    if (groupId === this.session.groupId && home !== undefined) await this.switchTo(home);
    await this.load();
    return true;
  }

  /** Another person sits here now. */
  forget(): void {
    this.target = 0;
    this.list.reset();
    this.switching.reset();
    this.leaving.reset();
  }
}
