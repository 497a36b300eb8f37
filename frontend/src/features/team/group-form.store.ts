import { makeAutoObservable, runInAction } from 'mobx';
import { FormStore } from '../../shared/form.store';
import { ListField } from './list-field.store';
import type { GroupSettings, SettingsApi } from './team.api';

interface GroupValues extends Omit<GroupSettings, 'frontHosts' | 'ipAllowList' | 'callingFrom'> {
  readonly frontHosts: readonly string[];
  readonly ipAllowList: readonly string[];
}

export type GroupForm = FormStore<GroupValues, GroupSettings>;

const MAX_NAME_LENGTH = 120;

const isNameGood = (name: string): boolean => {
  const { length } = Array.from(name);
  return length > 0 && length <= MAX_NAME_LENGTH;
};

const valuesOf = (settings: GroupSettings): GroupValues => {
  const { name, timeZone, linkSchema, protectTrack, everyoneEdits, defaults } = settings;
  const lists = { frontHosts: settings.frontHosts ?? [], ipAllowList: settings.ipAllowList ?? [] };
  return { name, timeZone, linkSchema, protectTrack, everyoneEdits, defaults, ...lists };
};

/** How a group is set up, while it is changed. */
export class GroupFormStore {
  readonly form: GroupForm;
  readonly frontHosts: ListField;
  readonly ipAllowList: ListField;

  constructor(api: Pick<SettingsApi, 'saveSettings'>, groupId: number, settings: GroupSettings) {
    this.form = new FormStore<GroupValues, GroupSettings>({
      values: valuesOf(settings),
      tidy: (values) => ({ ...values, name: values.name.trim() }),
      check: ({ name }) => ({ name: isNameGood(name) ? null : 'groups.name-invalid' }),
      send: ({ change }) => api.saveSettings(groupId, change),
      savedAs: valuesOf,
    });
    const { frontHosts, ipAllowList } = this.form.values;
    this.frontHosts = new ListField('frontHosts', frontHosts, (values) =>
      this.form.set({ frontHosts: values }),
    );
    this.ipAllowList = new ListField('ipAllowList', ipAllowList, (values) =>
      this.form.set({ ipAllowList: values }),
    );
    makeAutoObservable(this, { form: false, frontHosts: false, ipAllowList: false });
  }

  /** Said while it is typed. */
  get nameProblem(): string | null {
    return this.form.mistakes.get('name') ?? this.form.problemOf('name');
  }

  /** Something that was sent stands in the way, and says so itself. */
  get hasProblems(): boolean {
    return this.form.hasProblems || this.lists.some(({ hasProblems }) => hasProblems);
  }

  get canSave(): boolean {
    return this.form.isDirty && this.nameProblem === null;
  }

  discard = (): void => {
    this.form.discard();
    this.resetLists();
  };

  /** What was saved; null when nothing was. */
  save = async (): Promise<GroupSettings | null> => {
    if (!this.canSave) return null;
    const settings = await this.form.submit();
    const { error } = this.form.submission;
    runInAction(() => {
      if (settings !== null) this.resetLists();
      else if (error !== null) this.lists.forEach((list) => list.mark(error.fields));
    });
    return settings;
  };

  private get lists(): readonly ListField[] {
    return [this.frontHosts, this.ipAllowList];
  }

  private resetLists(): void {
    const { frontHosts, ipAllowList } = this.form.values;
    this.frontHosts.reset(frontHosts);
    this.ipAllowList.reset(ipAllowList);
  }
}
