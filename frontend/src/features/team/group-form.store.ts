import { makeAutoObservable, runInAction } from 'mobx';
import type { ApiError } from '../../api/api-error';
import { Request } from '../../shared/request';
import { ListField } from './list-field.store';
import type { GroupSettings, GroupSettingsChange, LinkDefaults, SettingsApi } from './team.api';

/** What is one value each. */
export type Values = Omit<GroupSettings, 'frontHosts' | 'ipAllowList' | 'callingFrom'>;

const MAX_NAME_LENGTH = 120;

const isNameGood = (name: string): boolean => {
  const { length } = Array.from(name.trim());
  return length > 0 && length <= MAX_NAME_LENGTH;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const valuesOf = (settings: GroupSettings): Values => {
  const { name, timeZone, linkSchema, protectTrack, everyoneEdits, defaults } = settings;
  return { name, timeZone, linkSchema, protectTrack, everyoneEdits, defaults: { ...defaults } };
};

/** How a group is set up, while it is changed. */
export class GroupFormStore {
  values: Values;
  readonly frontHosts: ListField;
  readonly ipAllowList: ListField;
  readonly saving = new Request<GroupSettings>();
  private saved: Values;
  /** By field, as codes. */
  private problems: ReadonlyMap<string, string> = new Map();
  private readonly api: Pick<SettingsApi, 'saveSettings'>;
  private readonly groupId: number;

  constructor(api: Pick<SettingsApi, 'saveSettings'>, groupId: number, settings: GroupSettings) {
    this.api = api;
    this.groupId = groupId;
    this.saved = valuesOf(settings);
    this.values = this.saved;
    this.frontHosts = new ListField('frontHosts', settings.frontHosts ?? []);
    this.ipAllowList = new ListField('ipAllowList', settings.ipAllowList ?? []);
    makeAutoObservable<this, 'api' | 'groupId'>(this, {
      api: false,
      groupId: false,
      frontHosts: false,
      ipAllowList: false,
      saving: false,
    });
  }

  get isDirty(): boolean {
    return !isSame(this.values, this.saved) || this.frontHosts.isDirty || this.ipAllowList.isDirty;
  }

  get nameProblem(): string | null {
    if (!isNameGood(this.values.name)) return 'groups.name-invalid';
    return this.problems.get('name') ?? null;
  }

  get timeZoneProblem(): string | null {
    return this.problems.get('timeZone') ?? null;
  }

  /** Something that was sent stands in the way, and says so itself. */
  get hasProblems(): boolean {
    const lists = [this.frontHosts, this.ipAllowList];
    return (
      this.problems.size > 0 ||
      lists.some((list) => list.problem !== null || list.entries.some(({ problem }) => problem !== null))
    );
  }

  get canSave(): boolean {
    return this.isDirty && this.nameProblem === null;
  }

  set = (change: Partial<Values>): void => {
    this.values = { ...this.values, ...change };
    this.problems = new Map([...this.problems].filter(([field]) => !(field in change)));
  };

  setDefault = (name: keyof LinkDefaults, isOn: boolean): void => {
    this.values = { ...this.values, defaults: { ...this.values.defaults, [name]: isOn } };
  };

  discard = (): void => {
    this.values = this.saved;
    this.problems = new Map();
    this.frontHosts.discard();
    this.ipAllowList.discard();
    this.saving.reset();
  };

  /** What was saved; null when nothing was. */
  save = async (): Promise<GroupSettings | null> => {
    if (this.saving.isPending || !this.canSave) return null;
    const settings = await this.saving.run(() => this.api.saveSettings(this.groupId, this.change()));
    const { error } = this.saving;
    runInAction(() => {
      if (settings !== null) this.take(settings);
      else if (error !== null) this.mark(error);
    });
    return settings;
  };

  private change(): GroupSettingsChange {
    const values = { ...this.values, name: this.values.name.trim() };
    const names = Object.keys(values) as (keyof Values)[];
    const changed = names.filter((name) => !isSame(values[name], this.saved[name]));
    return {
      ...Object.fromEntries(changed.map((name) => [name, values[name]])),
      ...(this.frontHosts.isDirty ? { frontHosts: this.frontHosts.values } : {}),
      ...(this.ipAllowList.isDirty ? { ipAllowList: this.ipAllowList.values } : {}),
    };
  }

  private take(settings: GroupSettings): void {
    this.saved = valuesOf(settings);
    this.values = this.saved;
    this.problems = new Map();
    this.frontHosts.reset(settings.frontHosts ?? []);
    this.ipAllowList.reset(settings.ipAllowList ?? []);
  }

  private mark({ fields }: ApiError): void {
    this.problems = new Map(
      fields.flatMap(({ field, code }) => (field in this.values ? [[field, code] as const] : [])),
    );
    this.frontHosts.mark(fields);
    this.ipAllowList.mark(fields);
  }
}
