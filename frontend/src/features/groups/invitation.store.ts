import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import type { InvitationApi, SeenInvitation } from './groups.api';
import type { GroupsStore } from './groups.store';
import type { TokenShelf } from './invitation-token';
import { mayBe } from './invitee';

const FOR_OTHER = 'teams.invitation-for-other';
/** What the server says of a link that leads nowhere any more, or never did. */
const LEADS_NOWHERE: ReadonlySet<number> = new Set([400, 404]);
const GONE = 410;

export type InvitationView =
  | 'missing'
  | 'loading'
  | 'failed'
  | 'unknown'
  | 'open'
  | 'accepted'
  | 'declined'
  | 'expired'
  /** Just now, by the reader. */
  | 'refused'
  /** The reader belongs to the group, but could not be taken there yet. */
  | 'joined';

/** One open invitation: what it says, and the answer to it. */
export class InvitationStore {
  token: string | null;
  joined: number | null = null;
  /** The reader belongs to the group, and only the way into it failed. */
  isStuck = false;
  hasDeclined = false;
  readonly looking = new Request<SeenInvitation>();
  readonly accepting = new Request<number>();
  readonly declining = new Request<true>();
  private readonly api: InvitationApi;
  private readonly groups: Pick<GroupsStore, 'switchTo'>;
  private readonly shelf: TokenShelf;

  constructor(api: InvitationApi, groups: Pick<GroupsStore, 'switchTo'>, shelf: TokenShelf) {
    this.api = api;
    this.groups = groups;
    this.shelf = shelf;
    this.token = shelf.read();
    makeAutoObservable<this, 'api' | 'groups' | 'shelf'>(
      this,
      { api: false, groups: false, shelf: false, looking: false, accepting: false, declining: false },
      { autoBind: true },
    );
  }

  get view(): InvitationView {
    const { error, value } = this.looking;
    if (this.hasDeclined) return 'refused';
    if (this.isStuck) return 'joined';
    if (this.token === null) return 'missing';
    if (value !== null) return value.state === 'pending' ? 'open' : value.state;
    if (error === null || this.looking.isPending) return 'loading';
    return LEADS_NOWHERE.has(error.status) ? 'unknown' : 'failed';
  }

  /** Whether this account cannot be the one that is invited. */
  isForOther(email: string): boolean {
    if (this.accepting.error?.code === FOR_OTHER) return true;
    return !mayBe(this.looking.value?.invitedAs ?? null, email);
  }

  get isAccepting(): boolean {
    return this.accepting.isPending || this.joined !== null;
  }

  /** Why an answer was not taken, unless the page itself says so. */
  get failure() {
    const { accepting, declining } = this;
    const error = declining.error ?? accepting.error;
    if (accepting.isPending || declining.isPending || error?.code === FOR_OTHER) return null;
    return error;
  }

  /** The link was opened; what it holds stays in this tab until it is answered. */
  take(token: string): void {
    this.shelf.write(token);
    this.token = token;
    this.looking.reset();
    this.accepting.reset();
    this.declining.reset();
    this.joined = null;
    this.isStuck = false;
    this.hasDeclined = false;
  }

  async look(): Promise<void> {
    const { token } = this;
    if (token !== null) await this.looking.run(() => this.api.look(token));
  }

  /** The id of the group that the reader belongs to and acts in now. */
  async accept(): Promise<number | null> {
    const { token } = this;
    if (token === null || this.isAccepting) return null;
    const groupId = await this.accepting.run(() => this.api.accept(token));
    if (groupId === null) return this.lookAgain();
    this.answer();
    runInAction(() => {
      this.joined = groupId;
    });
    return this.enter();
  }

  /** Goes on in the group that was joined. */
  async enter(): Promise<number | null> {
    const { joined } = this;
    const isThere = joined !== null && (await this.groups.switchTo(joined));
    runInAction(() => {
      this.isStuck = !isThere;
    });
    return isThere ? joined : null;
  }

  async decline(): Promise<void> {
    const { token } = this;
    if (token === null || this.declining.isPending) return;
    const done = await this.declining.run(async () => {
      await this.api.decline(token);
      return true;
    });
    if (done === null) {
      await this.lookAgain();
      return;
    }
    this.answer();
    runInAction(() => {
      this.hasDeclined = true;
    });
  }

  private answer(): void {
    this.shelf.write(null);
  }

  /** It was answered before, or taken back: the page shows what has become of it. */
  private async lookAgain(): Promise<null> {
    const status = (this.declining.error ?? this.accepting.error)?.status ?? 0;
    if (status !== GONE && status !== 404) return null;
    runInAction(() => this.looking.reset());
    await this.look();
    return null;
  }
}
