import { FormStore } from '../../../shared/form.store';
import type { BrandDomainsApi, Landing, Subdomain } from './brand-domains.api';

/** Empty for none. */
interface Values {
  readonly code: string;
}

/** The tag by which Facebook verifies a personal subdomain, while it is changed. */
export const createSocialCodeForm = (
  api: Pick<BrandDomainsApi, 'setOwnSocialCode'>,
  { id, fbVerificationCode }: Pick<Subdomain, 'id' | 'fbVerificationCode'>,
): FormStore<Values, Landing> =>
  new FormStore<Values, Landing>({
    values: { code: fbVerificationCode ?? '' },
    tidy: ({ code }) => ({ code: code.trim() }),
    send: ({ values }) => api.setOwnSocialCode(id, values.code || null),
    savedAs: (landing) => ({ code: landing.fbVerificationCode ?? '' }),
  });
