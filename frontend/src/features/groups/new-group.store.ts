import { makeAutoObservable } from 'mobx';
import { FormStore } from '../../shared/form.store';
import type { GroupsApi } from './groups.api';
import type { GroupsStore } from './groups.store';

const MAX_NAME_LENGTH = 120;

/** Characters as people count them; an emoji of several code points is longer for the server, too. */
const isName = (text: string): boolean => {
  const { length } = Array.from(text);
  return length > 0 && length <= MAX_NAME_LENGTH;
};

interface NewGroup {
  readonly name: string;
}

/** One open dialog that makes a group and goes on in it. */
export class NewGroupStore {
  /** Answered with the number of the group. */
  readonly form: FormStore<NewGroup, number>;
  private readonly groups: Pick<GroupsStore, 'switchTo' | 'switching'>;

  constructor(api: Pick<GroupsApi, 'make'>, groups: Pick<GroupsStore, 'switchTo' | 'switching'>) {
    this.groups = groups;
    this.form = new FormStore<NewGroup, number>({
      values: { name: '' },
      tidy: ({ name }) => ({ name: name.trim() }),
      check: ({ name }) => ({ name: isName(name) ? null : 'groups.name-invalid' }),
      send: ({ values, key }) => api.make(values.name, key),
      savedAs: (_, sent) => sent,
    });
    makeAutoObservable<this, 'groups'>(this, { form: false, groups: false }, { autoBind: true });
  }

  get isPending(): boolean {
    return this.form.isPending || this.groups.switching.isPending;
  }

  /** The group is there, and only the way into it failed. */
  get isStuck(): boolean {
    return this.form.submission.value !== null && !this.isPending && this.groups.switching.error !== null;
  }

  /** What went wrong beside the name. */
  get failure() {
    if (this.isPending) return null;
    return this.form.failure ?? (this.isStuck ? this.groups.switching.error : null);
  }

  /** The id of the group that is acted in now; null when that did not come about. */
  async submit(): Promise<number | null> {
    if (this.isPending) return null;
    const groupId = this.form.submission.value ?? (await this.form.submit());
    if (groupId === null) return null;
    return (await this.groups.switchTo(groupId)) ? groupId : null;
  }
}
