import { SubdomainFormStore } from '../../account';
import type { BrandDomainsApi, Subdomain } from './brand-domains.api';

type Calls = Pick<BrandDomainsApi, 'makeSubdomain' | 'renameSubdomain'>;

/** The same form as in the settings, for a subdomain that is made or renamed by its number. */
export const createSubdomainForm = (
  api: Calls,
  checkSubdomain: (name: string) => Promise<string | null>,
  own: Subdomain | null,
): SubdomainFormStore =>
  new SubdomainFormStore(
    {
      checkSubdomain,
      async saveSettings({ subdomain }) {
        const wanted = subdomain ?? '';
        const saved = own === null ? api.makeSubdomain(wanted) : api.renameSubdomain(own.id, wanted);
        return { subdomain: (await saved).name };
      },
    },
    own?.name ?? null,
  );
