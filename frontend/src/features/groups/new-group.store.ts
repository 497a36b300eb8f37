import { makeAutoObservable } from 'mobx';
import { randomId } from '../../shared/random-id';
import { Request } from '../../shared/request';
import type { GroupsApi } from './groups.api';
import type { GroupsStore } from './groups.store';

const MAX_NAME_LENGTH = 120;

/** Characters as people count them; an emoji of several code points is longer for the server, too. */
const isName = (text: string): boolean => {
  const { length } = Array.from(text.trim());
  return length > 0 && length <= MAX_NAME_LENGTH;
};

const NAME_INVALID = 'groups.name-invalid';

/** One open dialog that makes a group and goes on in it. */
export class NewGroupStore {
  name = '';
  /** Whether the name was sent, or was to be. */
  isTried = false;
  readonly making = new Request<number>();
  private readonly api: Pick<GroupsApi, 'make'>;
  private readonly groups: Pick<GroupsStore, 'switchTo' | 'switching'>;
  private sent = { name: '', key: '' };

  constructor(api: Pick<GroupsApi, 'make'>, groups: Pick<GroupsStore, 'switchTo' | 'switching'>) {
    this.api = api;
    this.groups = groups;
    makeAutoObservable<this, 'api' | 'groups' | 'sent'>(
      this,
      { api: false, groups: false, sent: false, making: false },
      { autoBind: true },
    );
  }

  get isPending(): boolean {
    return this.making.isPending || this.groups.switching.isPending;
  }

  /** The group is there, and only the way into it failed. */
  get isStuck(): boolean {
    return this.making.value !== null && !this.isPending && this.groups.switching.error !== null;
  }

  get nameError(): string | null {
    if (this.making.isPending) return null;
    if (this.isTried && !isName(this.name)) return NAME_INVALID;
    return this.making.error?.codeOf('name') ?? null;
  }

  /** What went wrong beside the name. */
  get failure() {
    if (this.isPending) return null;
    const { error } = this.making;
    if (error !== null) return error.codeOf('name') === null ? error : null;
    return this.isStuck ? this.groups.switching.error : null;
  }

  setName(name: string): void {
    this.name = name;
    this.isTried = false;
    this.making.reset();
  }

  /** The id of the group that is acted in now; null when that did not come about. */
  async submit(): Promise<number | null> {
    if (this.isPending) return null;
    this.isTried = true;
    if (!isName(this.name)) return null;
    const groupId = this.making.value ?? (await this.make(this.name.trim()));
    if (groupId === null) return null;
    return (await this.groups.switchTo(groupId)) ? groupId : null;
  }

  /** A name that was sent before, perhaps in vain, makes no second group. */
  private make(name: string): Promise<number | null> {
    if (this.sent.name !== name) this.sent = { name, key: randomId() };
    const made = this.making.run(() => this.api.make(name, this.sent.key));
    return made.finally(() => this.forgetKey());
  }

  /** The server has judged: what was refused now may be allowed later, under another key. */
  private forgetKey(): void {
    const status = this.making.error?.status ?? 0;
    if (status >= 400 && status < 500) this.sent.name = '';
  }
}
