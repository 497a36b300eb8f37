import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import { createProfileForm, type ProfileForm, SubdomainFormStore } from '../account';
import type { SessionStore } from './session.store';
import type { OwnSettings, WelcomeApi } from './welcome.api';

export const STEPS = ['name', 'address', 'link'] as const;

export type OnboardingStep = (typeof STEPS)[number] | 'done';

/** Where the way was left; other people may use the same browser. */
export interface OnboardingShelf {
  read(): unknown;
  write(value: unknown): boolean;
}

function stepIn(value: unknown, userId: number): OnboardingStep {
  if (typeof value !== 'object' || value === null) return 'name';
  const kept = value as { readonly userId?: unknown; readonly step?: unknown };
  const step = kept.userId === userId ? STEPS.find((each) => each === kept.step) : undefined;
  return step ?? 'name';
}

type Session = Pick<SessionStore, 'userId' | 'setInfo'>;

/** The first steps of a new member: each may be left out, and the way goes on where it was left. */
export class OnboardingStore {
  step: OnboardingStep;
  profile: ProfileForm | null = null;
  subdomain: SubdomainFormStore | null = null;
  readonly loading = new Request<OwnSettings>();
  private readonly api: WelcomeApi;
  private readonly session: Session;
  private readonly shelf: OnboardingShelf;

  constructor(api: WelcomeApi, session: Session, shelf: OnboardingShelf) {
    this.api = api;
    this.session = session;
    this.shelf = shelf;
    this.step = stepIn(shelf.read(), session.userId);
    makeAutoObservable<this, 'api' | 'session' | 'shelf'>(
      this,
      { api: false, session: false, shelf: false, loading: false },
      { autoBind: true },
    );
  }

  /** From 1. */
  get number(): number {
    return STEPS.findIndex((step) => step === this.step) + 1;
  }

  async load(): Promise<void> {
    const settings = await this.loading.run(() => this.api.settings());
    if (settings === null) return;
    runInAction(() => {
      this.profile = createProfileForm(this.api, settings);
      this.subdomain = new SubdomainFormStore(this.api, settings.subdomain);
    });
  }

  back(): void {
    this.goTo(STEPS[this.number - 2] ?? 'name');
  }

  next(): void {
    const step = STEPS[this.number];
    if (step === undefined) this.finish();
    else this.goTo(step);
  }

  /** Saves what was changed, and goes on if that went well. */
  async saveName(): Promise<boolean> {
    const { profile } = this;
    if (profile === null || (profile.isDirty && (await profile.submit()) === null)) return false;
    this.session.setInfo({ displayName: profile.saved.displayName, lang: profile.saved.lang });
    this.next();
    return true;
  }

  async saveAddress(): Promise<boolean> {
    const { subdomain } = this;
    if (subdomain === null) return false;
    const isLeftOut = !subdomain.form.isDirty || subdomain.name === '';
    if (!isLeftOut && !(await subdomain.save())) return false;
    this.session.setInfo({ subdomain: subdomain.saved });
    this.next();
    return true;
  }

  dispose(): void {
    this.subdomain?.dispose();
  }

  private finish(): void {
    this.step = 'done';
    this.shelf.write(null);
    this.session.setInfo({ isOnboarded: true });
    // Should it be lost, the steps are offered once more: no reason to trouble anybody now.
    this.api.finish().catch(() => undefined);
  }

  private goTo(step: OnboardingStep): void {
    this.step = step;
    this.shelf.write({ userId: this.session.userId, step });
  }
}
