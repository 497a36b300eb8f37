import { makeAutoObservable } from 'mobx';
import { apiErrorOf } from '../../../api/api-error';
import { FormStore } from '../../../shared/form.store';
import type { BrandDomainsApi, Landing } from './brand-domains.api';

type Calls = Pick<BrandDomainsApi, 'setRedirectUrl' | 'setFallbackUrl' | 'setSocialCode'>;
type Field = keyof Landing;

/** Empty for none. */
type LandingValues = Readonly<Record<Field, string>>;

export const LANDING_FIELDS = [
  'redirectUrl',
  'fallbackUrl',
  'fbVerificationCode',
] as const satisfies readonly Field[];

const NOTHING: LandingValues = { redirectUrl: '', fallbackUrl: '', fbVerificationCode: '' };

const valuesOf = (landing: Landing): LandingValues => ({
  redirectUrl: landing.redirectUrl ?? '',
  fallbackUrl: landing.fallbackUrl ?? '',
  fbVerificationCode: landing.fbVerificationCode ?? '',
});

/** Where visits of a domain go that are of no link, while that is changed. */
export class LandingFormStore {
  readonly form: FormStore<LandingValues, Landing>;
  private readonly api: Calls;
  private readonly id: number;

  constructor(api: Calls, id: number) {
    this.api = api;
    this.id = id;
    this.form = new FormStore<LandingValues, Landing>({
      values: NOTHING,
      tidy: (values) => ({
        redirectUrl: values.redirectUrl.trim(),
        fallbackUrl: values.fallbackUrl.trim(),
        fbVerificationCode: values.fbVerificationCode.trim(),
      }),
      send: ({ values }) => this.send(values),
      savedAs: valuesOf,
    });
    makeAutoObservable<this, 'api' | 'id'>(this, { api: false, id: false, form: false });
  }

  /** The server knows these values; what is being changed here stays. */
  follow(landing: Landing): void {
    this.form.rebase(valuesOf(landing));
  }

  /** Each has a call of its own: those that differ from what is saved, one after the other. */
  private async send(values: LandingValues): Promise<Landing> {
    const { saved } = this.form;
    let landing: Landing = {
      redirectUrl: saved.redirectUrl || null,
      fallbackUrl: saved.fallbackUrl || null,
      fbVerificationCode: saved.fbVerificationCode || null,
    };
    for (const field of LANDING_FIELDS) {
      const value = values[field].trim();
      if (value !== saved[field]) landing = await this.put(field, value || null);
    }
    return landing;
  }

  private put(field: Field, value: string | null): Promise<Landing> {
    const calls = {
      redirectUrl: this.api.setRedirectUrl,
      fallbackUrl: this.api.setFallbackUrl,
      fbVerificationCode: this.api.setSocialCode,
    } as const satisfies Record<Field, unknown>;
    return calls[field](this.id, value).catch((thrown: unknown) => {
      // The server calls them as the calls do.
      throw apiErrorOf(thrown).renamed(() => field);
    });
  }
}
