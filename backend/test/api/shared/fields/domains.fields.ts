import { boughtDomain } from '../../../support/bought-domains';
import { newHost, verifiedDomain } from '../../../support/brand-domains';
import { actingIn } from '../../../support/groups';
import type { Fields, FieldsStage } from './stage';
import type { FieldsTable, Trial } from './trial';

const URL_SENT = 'https://example.com/landing';
const A_QUESTION = 'a question, not a setting: brand-domains.api-spec';

const landing =
  (what: string, body: object, shown: object): ((stage: FieldsStage) => Promise<readonly Trial[]>) =>
  async (stage) => {
    const { id } = await verifiedDomain(stage.server, stage.ada.groupId);
    const seen = (): Promise<unknown> => stage.see(`/bsd/${id}`);
    return [{ path: `/bsd/${id}/${what}`, body, seen, shows: { landing: shown } }];
  };

/** Domains of groups, and people's subdomains. */
export const DOMAINS_FIELDS: FieldsTable = {
  'POST /bsd/domain': {
    tries: () => {
      const name = newHost();
      return [{ path: '/bsd/domain', body: { name }, shows: { name } }];
    },
  },
  'POST /bsd/domain/availability': { elsewhere: { domain: A_QUESTION } },
  'POST /bsd/binding/availability': { elsewhere: { domain: A_QUESTION } },
  'PUT /bsd/my/default/domain': {
    tries: async (stage) => {
      const by = await stage.newcomer();
      const { host } = await verifiedDomain(stage.server, by.groupId);
      const path = '/bsd/my/default/domain';
      const shows = { domains: expect.arrayContaining([{ name: host, isDefault: true }]) as unknown };
      return [{ path, by, body: { domain: host }, seen: () => stage.see(path, by), shows }];
    },
  },
  'POST /bsd/subdomain': {
    tries: async (stage) => {
      const by = await stage.newcomer();
      const body = { name: `made${by.userId}` };
      return [{ path: '/bsd/subdomain', by, body, shows: body }];
    },
  },
  'PUT /bsd/subdomain/{id}': {
    tries: async (stage) => {
      const by = await stage.newcomer();
      await stage.data('POST', '/bsd/subdomain', { name: `first${by.userId}` }, by);
      const body = { name: `next${by.userId}` };
      return [{ path: `/bsd/subdomain/${by.userId}`, by, body, shows: body }];
    },
  },
  'PUT /bsd/subdomain/{id}/fb_verification_code': {
    tries: (stage) => {
      const path = `/bsd/subdomain/${stage.ada.userId}/fb_verification_code`;
      return [{ path, body: { code: 'abcd1234' }, shows: { fbVerificationCode: 'abcd1234' } }];
    },
  },
  'PUT /bsd/{id}/default': {
    tries: async (stage) => {
      const by = await stage.newcomer();
      const { id } = await verifiedDomain(stage.server, by.groupId);
      const body = { isDefault: true };
      return [{ path: `/bsd/${id}/default`, by, body, shows: body }];
    },
  },
  'PUT /bsd/{id}/fallback_url': {
    tries: landing('fallback_url', { url: URL_SENT }, { fallbackUrl: URL_SENT }),
  },
  'PUT /bsd/{id}/redirect_url': {
    tries: landing('redirect_url', { redirectUrl: URL_SENT }, { redirectUrl: URL_SENT }),
  },
  'PUT /bsd/{id}/fb_verification_code': {
    tries: landing('fb_verification_code', { code: 'abcd1234' }, { fbVerificationCode: 'abcd1234' }),
  },
  'POST /bsd/{id}/transfer': {
    tries: async (stage) => {
      const toGroupId = await stage.group();
      const { id, host } = await verifiedDomain(stage.server, stage.ada.groupId);
      const by = actingIn(stage.server, stage.ada, toGroupId);
      const seen = (): Promise<Fields> => stage.see(`/bsd/${id}`, by);
      return [{ path: `/bsd/${id}/transfer`, body: { toGroupId }, seen, shows: { name: host } }];
    },
  },
  'PUT /admin/bsd/{id}/suspension': {
    tries: async (stage) => {
      const { id } = await verifiedDomain(stage.server, stage.ada.groupId);
      const body = { isSuspended: true, reason: 'It looks like a bank.' };
      const seen = (): Promise<Fields> => stage.see(`/bsd/${id}`);
      const shows = { suspension: 'site' };
      return [{ path: `/admin/bsd/${id}/suspension`, by: stage.siteAdmin, body, seen, shows }];
    },
    elsewhere: { reason: 'for the log of the group and of administrators: brand-domains.api-spec' },
  },
  'PUT /admin/domains/{id}': {
    tries: async (stage) => {
      const [one, other] = [
        await boughtDomain(stage.server, stage.ada.groupId),
        await boughtDomain(stage.server, stage.ada.groupId),
      ];
      const seen = (id: number) => async (): Promise<unknown> => {
        const { domains } = await stage.data<{ domains: Fields[] }>('GET', '/bsd/my/registrations');
        return domains.find((each) => each['id'] === id);
      };
      const expiresOn = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10);
      const common = (id: number) => ({ path: `/admin/domains/${id}`, by: stage.siteAdmin, seen: seen(id) });
      return [
        { ...common(one.id), body: { expiresOn }, shows: { registeredUntil: expiresOn } },
        { ...common(other.id), body: { refusal: 'It is a brand.' }, shows: { state: 'refused' } },
      ];
    },
  },
};
