import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { AccountSettings, ProfileApi } from './account.api';
import { displayNameHint } from './field-rules';

/** Name and language of one open settings page. */
export class ProfileFormStore {
  displayName: string;
  lang: string;
  saved: AccountSettings;
  readonly saving = new Request<AccountSettings>();
  private nameRefusal: string | null = null;
  private readonly api: Pick<ProfileApi, 'saveSettings'>;

  constructor(api: Pick<ProfileApi, 'saveSettings'>, saved: AccountSettings) {
    this.api = api;
    this.saved = saved;
    this.displayName = saved.displayName;
    this.lang = saved.lang;
    makeAutoObservable<this, 'api'>(this, { api: false, saving: false });
  }

  get isDirty(): boolean {
    return this.displayName.trim() !== this.saved.displayName || this.lang !== this.saved.lang;
  }

  get nameError(): string | null {
    if (this.nameRefusal !== null) return this.nameRefusal;
    return this.displayName.trim() === this.saved.displayName ? null : displayNameHint(this.displayName);
  }

  setDisplayName = (text: string): void => {
    this.displayName = text;
    this.nameRefusal = null;
  };

  setLang = (lang: string): void => {
    this.lang = lang;
  };

  discard = (): void => {
    this.displayName = this.saved.displayName;
    this.lang = this.saved.lang;
    this.nameRefusal = null;
    this.saving.reset();
  };

  /** Whether it was saved; a save that is under way or cannot succeed is not begun. */
  save = async (): Promise<boolean> => {
    if (this.saving.isPending || !this.isDirty || this.nameError !== null) return false;
    const displayName = this.displayName.trim();
    const saved = await this.saving.run(() =>
      this.api.saveSettings({
        ...(displayName === this.saved.displayName ? {} : { displayName }),
        ...(this.lang === this.saved.lang ? {} : { lang: this.lang }),
      }),
    );
    this.finish(displayName, saved);
    return saved !== null;
  };

  private finish(sent: string, saved: AccountSettings | null): void {
    if (saved === null) {
      this.nameRefusal = this.saving.error?.codeOf('displayName') ?? null;
      return;
    }
    // The server may have tidied the name; what was typed since then stays.
    if (this.displayName.trim() === sent) this.displayName = saved.displayName;
    this.saved = saved;
  }
}
