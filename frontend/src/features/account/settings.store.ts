import { makeAutoObservable, runInAction } from 'mobx';
import { apiErrorOf, type ApiError } from '../../api/api-error';
import { Request } from '../../shared/request';
import type { AccountApi, AccountInfo, AccountSettings, PhoneState } from './account.api';
import { DeletionStore } from './deletion.store';
import { DevicesStore } from './devices.store';
import { createProfileForm, type ProfileForm } from './profile-form.store';
import { SubdomainFormStore } from './subdomain-form.store';

interface Essentials {
  readonly info: AccountInfo;
  readonly settings: AccountSettings;
}

/** The parts of the page that can be filled once the account is known. */
export interface SettingsForms {
  readonly profile: ProfileForm;
  readonly subdomain: SubdomainFormStore;
  readonly deletion: DeletionStore;
}

/** One open settings page. Its sections come and fail each by themselves. */
export class SettingsStore {
  forms: SettingsForms | null = null;
  email = '';
  hasShortcuts = true;
  shortcutsFailure: ApiError | null = null;
  readonly essentials = new Request<Essentials>();
  readonly phone = new Request<PhoneState>();
  readonly exporting = new Request<Blob>();
  readonly devices: DevicesStore;
  readonly api: AccountApi;

  constructor(api: AccountApi) {
    this.api = api;
    this.devices = new DevicesStore(api);
    makeAutoObservable(this, {
      api: false,
      devices: false,
      essentials: false,
      phone: false,
      exporting: false,
    });
  }

  get isDirty(): boolean {
    const { forms } = this;
    return forms !== null && (forms.profile.isDirty || forms.subdomain.form.isDirty);
  }

  /** What the page begins with; each part may be asked for again. What lies far below is asked for when it comes near. */
  load = (): void => {
    void this.loadEssentials();
    void this.loadPhone();
  };

  loadEssentials = async (): Promise<void> => {
    const loaded = await this.essentials.run(async () => {
      const [info, settings] = await Promise.all([this.api.info(), this.api.settings()]);
      return { info, settings };
    });
    if (loaded !== null) runInAction(() => this.fill(loaded));
  };

  /** Not where the installation sends no messages, unless there is a number from when it did. */
  get showsPhone(): boolean {
    const state = this.phone.value;
    return state === null || state.offered || state.status === 'verified';
  }

  loadPhone = async (): Promise<void> => {
    await this.phone.run(() => this.api.phone());
  };

  /** The address after a change of it was confirmed. */
  setEmail = (email: string): void => {
    this.email = email;
    if (this.forms !== null) this.forms = { ...this.forms, deletion: new DeletionStore(this.api, email) };
  };

  /** Shown at once, and taken back when the server does not go along. */
  setShortcuts = async (isOn: boolean): Promise<void> => {
    const before = this.hasShortcuts;
    this.hasShortcuts = isOn;
    this.shortcutsFailure = null;
    const error = await this.api.saveSettings({ shortcuts: isOn }).then(() => null, apiErrorOf);
    if (error === null) return;
    runInAction(() => {
      this.hasShortcuts = before;
      this.shortcutsFailure = error;
    });
  };

  /** The file, or null when it could not be had. */
  exportData = (): Promise<Blob | null> => {
    return this.exporting.run(() => this.api.exportData());
  };

  dispose = (): void => {
    this.forms?.subdomain.dispose();
  };

  private fill({ info, settings }: Essentials): void {
    this.email = info.email;
    this.hasShortcuts = settings.shortcuts;
    this.forms = {
      profile: createProfileForm(this.api, settings),
      subdomain: new SubdomainFormStore(this.api, settings.subdomain),
      deletion: new DeletionStore(this.api, info.email),
    };
  }
}
