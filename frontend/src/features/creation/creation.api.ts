import { type ApiClient, dataOf } from '../../api/client';
import type { Schema } from '../../api/schemas';

/** A host that new links can stand on. */
export type DomainOption = Schema<'DomainOptionDto'>;

/** What new links of the group begin with. */
export type DefaultSettings = Schema<'GroupSettingsDto'>['defaults'];

export interface CreationApi {
  /** The shared host first. */
  domains(): Promise<readonly DomainOption[]>;
  /** New links stand there from now on. */
  setDefaultDomain(host: string): Promise<readonly DomainOption[]>;
  defaults(groupId: number): Promise<DefaultSettings>;
}

export const createCreationApi = (client: ApiClient): CreationApi => ({
  domains: async () => (await dataOf(client.GET('/api/v1/my/defaultdomain'))).domainOptions,

  async setDefaultDomain(domain) {
    return (await dataOf(client.PUT('/api/v1/my/defaultdomain', { body: { domain } }))).domainOptions;
  },

  async defaults(groupId) {
    const params = { path: { groupId: String(groupId) } };
    return (await dataOf(client.GET('/api/v1/groups/{groupId}/settings', { params }))).defaults;
  },
});
