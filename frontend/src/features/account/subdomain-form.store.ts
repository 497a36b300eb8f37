import { makeAutoObservable, runInAction } from 'mobx';
import { FormStore } from '../../shared/form.store';
import type { AccountSettings, ProfileApi } from './account.api';
import { subdomainHint, tidySubdomain } from './field-rules';

const CHECK_DELAY_MS = 500;

/** All that a form of a subdomain asks the server. */
interface SubdomainApi extends Pick<ProfileApi, 'checkSubdomain'> {
  saveSettings(change: Saved): Promise<Saved>;
}

type Saved = Pick<AccountSettings, 'subdomain'>;

interface SubdomainValues {
  /** Empty for none. */
  readonly subdomain: string;
}

/** The personal short address of one open settings page, with news of a name while it is typed. */
export class SubdomainFormStore {
  readonly form: FormStore<SubdomainValues, Saved>;
  /** The newest name that the server has judged, and why it cannot be had. */
  private judged: { readonly name: string; readonly code: string | null } | null = null;
  /** The name that the server is asked about. */
  private asked: string | null = null;
  private readonly api: SubdomainApi;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: SubdomainApi, saved: string | null) {
    this.api = api;
    this.form = new FormStore({
      values: { subdomain: saved ?? '' },
      tidy: ({ subdomain }) => ({ subdomain: tidySubdomain(subdomain) }),
      // Without a name the old one is given up.
      check: ({ subdomain }) => ({ subdomain: subdomain === '' ? null : subdomainHint(subdomain) }),
      send: ({ values: { subdomain } }) =>
        api.saveSettings({ subdomain: subdomain === '' ? null : subdomain }),
      savedAs: ({ subdomain }) => ({ subdomain: subdomain ?? '' }),
    });
    makeAutoObservable<this, 'api' | 'timer'>(this, { form: false, api: false, timer: false });
  }

  get saved(): string | null {
    const { subdomain } = this.form.saved;
    return subdomain === '' ? null : subdomain;
  }

  get name(): string {
    return tidySubdomain(this.form.values.subdomain);
  }

  /** Why the name cannot be had. A name that is still being typed is not scolded for being short. */
  get error(): string | null {
    const refusal = this.form.problemOf('subdomain');
    if (refusal !== null || !this.form.isDirty) return refusal;
    if (this.judged?.name === this.name) return this.judged.code;
    const mistake = this.form.mistakes.get('subdomain') ?? null;
    return mistake === 'account.subdomain-too-short' ? null : mistake;
  }

  get isFree(): boolean {
    return this.form.isDirty && this.judged?.name === this.name && this.judged.code === null;
  }

  get isChecking(): boolean {
    return this.asked === this.name;
  }

  get canSave(): boolean {
    return this.form.canSave && !this.form.isPending && this.error === null;
  }

  setText = (text: string): void => {
    this.form.set({ subdomain: text });
    this.asked = null;
    clearTimeout(this.timer);
    const { name } = this;
    if (name === '' || !this.form.canSave || this.judged?.name === name) return;
    this.asked = name;
    this.timer = setTimeout(() => void this.check(name), CHECK_DELAY_MS);
  };

  save = async (): Promise<boolean> => {
    if (!this.canSave) return false;
    this.asked = null;
    clearTimeout(this.timer);
    return (await this.form.submit()) !== null;
  };

  dispose = (): void => {
    clearTimeout(this.timer);
  };

  /** A help while typing, so a failure of the check itself is of no interest: saving judges again. */
  private async check(name: string): Promise<void> {
    if (this.name !== name) return;
    const judged = await this.api.checkSubdomain(name).then(
      (code) => ({ name, code }),
      () => null,
    );
    runInAction(() => {
      if (this.asked === name) this.asked = null;
      if (this.name === name && judged !== null) this.judged = judged;
    });
  }
}
