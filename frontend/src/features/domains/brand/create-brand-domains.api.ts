import { type ApiClient, dataOf } from '../../../api/client';
import type { BrandDomainsApi } from './brand-domains.api';

const of = (id: number) => ({ params: { path: { id: String(id) } } });

type Part<Name extends keyof BrandDomainsApi> = Pick<BrandDomainsApi, Name>;
type Client = ApiClient['inForm'];

const subdomains = (client: Client): Part<'makeSubdomain' | 'renameSubdomain' | 'setOwnSocialCode'> => ({
  makeSubdomain: (name) => dataOf(client.POST('/api/v1/bsd/subdomain', { body: { name } })),
  renameSubdomain: (id, name) =>
    dataOf(client.PUT('/api/v1/bsd/subdomain/{id}', { ...of(id), body: { name } })),
  setOwnSocialCode: (id, code) =>
    dataOf(
      code === null
        ? client.DELETE('/api/v1/bsd/subdomain/{id}/fb_verification_code', of(id))
        : client.PUT('/api/v1/bsd/subdomain/{id}/fb_verification_code', { ...of(id), body: { code } }),
    ),
});

const landings = (client: Client): Part<'setRedirectUrl' | 'setFallbackUrl' | 'setSocialCode'> => ({
  setRedirectUrl: (id, url) =>
    dataOf(
      url === null
        ? client.DELETE('/api/v1/bsd/{id}/redirect_url', of(id))
        : client.PUT('/api/v1/bsd/{id}/redirect_url', { ...of(id), body: { redirectUrl: url } }),
    ),

  setFallbackUrl: (id, url) =>
    dataOf(
      url === null
        ? client.DELETE('/api/v1/bsd/{id}/fallback_url', of(id))
        : client.PUT('/api/v1/bsd/{id}/fallback_url', { ...of(id), body: { url } }),
    ),

  setSocialCode: (id, code) =>
    dataOf(
      code === null
        ? client.DELETE('/api/v1/bsd/{id}/fb_verification_code', of(id))
        : client.PUT('/api/v1/bsd/{id}/fb_verification_code', { ...of(id), body: { code } }),
    ),
});

const certificates = (
  client: Client,
): Part<'orderCertificate' | 'replaceCertificate' | 'revokeCertificate'> => ({
  orderCertificate: (id) => dataOf(client.POST('/api/v1/bsd/{id}/ssl', of(id))),
  replaceCertificate: (id) => dataOf(client.POST('/api/v1/bsd/{id}/ssl/reset', of(id))),
  revokeCertificate: (id) => dataOf(client.DELETE('/api/v1/bsd/{id}/ssl', of(id))),
});

export const createBrandDomainsApi = ({ inForm: client }: ApiClient): BrandDomainsApi => ({
  ...landings(client),
  ...certificates(client),
  ...subdomains(client),
  list: () => dataOf(client.GET('/api/v1/bsd/my/domains')),
  show: (id) => dataOf(client.GET('/api/v1/bsd/{id}', of(id))),
  availability: (domain) => dataOf(client.POST('/api/v1/bsd/domain/availability', { body: { domain } })),
  claim: (name) => dataOf(client.POST('/api/v1/bsd/domain', { body: { name } })),
  bind: (id) => dataOf(client.POST('/api/v1/bsd/{id}/binding', of(id))),
  unbind: (id) => dataOf(client.DELETE('/api/v1/bsd/{id}/binding', of(id))),
  release: (id) => dataOf(client.DELETE('/api/v1/bsd/{id}', of(id))),
  check: (id) => dataOf(client.POST('/api/v1/bsd/{id}/check', of(id))),
  setDefault: (id, isDefault) =>
    dataOf(client.PUT('/api/v1/bsd/{id}/default', { ...of(id), body: { isDefault } })),
  transfer: (id, toGroupId) =>
    dataOf(client.POST('/api/v1/bsd/{id}/transfer', { ...of(id), body: { toGroupId } })),
});
