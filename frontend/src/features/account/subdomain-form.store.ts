import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import type { AccountSettings, ProfileApi } from './account.api';
import { subdomainHint, tidySubdomain } from './field-rules';

const CHECK_DELAY_MS = 500;

type SubdomainApi = Pick<ProfileApi, 'saveSettings' | 'checkSubdomain'>;

/** The personal short address of one open settings page. */
export class SubdomainFormStore {
  text: string;
  saved: string | null;
  /** The newest name that the server has judged, and why it cannot be had. */
  private judged: { readonly name: string; readonly code: string | null } | null = null;
  isChecking = false;
  readonly saving = new Request<AccountSettings>();
  private readonly api: SubdomainApi;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: SubdomainApi, saved: string | null) {
    this.api = api;
    this.saved = saved;
    this.text = saved ?? '';
    makeAutoObservable<this, 'api' | 'timer'>(this, { api: false, timer: false, saving: false });
  }

  get name(): string {
    return tidySubdomain(this.text);
  }

  get isDirty(): boolean {
    return this.name !== (this.saved ?? '');
  }

  /** Why the name cannot be had. A name that is still being typed is not scolded for being short. */
  get error(): string | null {
    if (!this.isDirty || this.name === '') return null;
    if (this.judged?.name === this.name) return this.judged.code;
    const hint = subdomainHint(this.name);
    return hint === 'account.subdomain-too-short' ? null : hint;
  }

  get isFree(): boolean {
    return this.isDirty && this.judged?.name === this.name && this.judged.code === null;
  }

  get canSave(): boolean {
    if (!this.isDirty || this.saving.isPending) return false;
    // Without a name the old one is given up.
    return this.name === '' || (subdomainHint(this.name) === null && this.error === null);
  }

  setText = (text: string): void => {
    this.text = text;
    this.isChecking = false;
    clearTimeout(this.timer);
    if (!this.isDirty || subdomainHint(this.name) !== null) return;
    if (this.judged?.name === this.name) return;
    this.isChecking = true;
    this.timer = setTimeout(() => void this.check(this.name), CHECK_DELAY_MS);
  };

  discard = (): void => {
    this.saving.reset();
    this.setText(this.saved ?? '');
  };

  save = async (): Promise<boolean> => {
    if (!this.canSave) return false;
    clearTimeout(this.timer);
    const { name } = this;
    const saved = await this.saving.run(() =>
      this.api.saveSettings({ subdomain: name === '' ? null : name }),
    );
    runInAction(() => this.finish(name, saved));
    return saved !== null;
  };

  dispose = (): void => {
    clearTimeout(this.timer);
  };

  private finish(name: string, saved: AccountSettings | null): void {
    this.isChecking = false;
    if (saved !== null) {
      this.saved = saved.subdomain;
      if (this.name === name) this.text = saved.subdomain ?? '';
      return;
    }
    const code = this.saving.error?.codeOf('subdomain') ?? null;
    if (code !== null) this.judged = { name, code };
  }

  /** A help while typing, so a failure of the check itself is of no interest: saving judges again. */
  private async check(name: string): Promise<void> {
    const judged = await this.api.checkSubdomain(name).then(
      (code) => ({ name, code }),
      () => null,
    );
    runInAction(() => {
      if (this.name !== name) return;
      this.isChecking = false;
      if (judged !== null) this.judged = judged;
    });
  }
}
