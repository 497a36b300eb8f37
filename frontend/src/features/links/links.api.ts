import { answerOf, type ApiClient } from '../../api/client';
import type { LinkTag } from '../labels';
import type { LinkWarning } from '../safety';
import type { NewLinkOptions } from './shorten/new-link-options';

export interface CreatedLink {
  readonly encodeId: string;
  readonly shortUrl: string;
  /** The same in letters and digits alone; absent where an earlier version kept the link. */
  readonly asciiUrl?: string;
  readonly url: string;
  /** Why its visitors are warned; null for nothing, absent where an earlier version kept the link. */
  readonly warning?: LinkWarning | null;
  readonly claim: string;
  readonly createTime: string;
}

export interface NewLink extends NewLinkOptions {
  readonly url: string;
  /** Random when absent. */
  readonly encodeId?: string;
}

/** Whether a name can be had. */
export interface NameVerdict {
  /** Why not; null when it can. */
  readonly code: string | null;
  /** Others that can be had. */
  readonly suggestions: readonly string[];
}

/** What a page says of itself. */
export interface PastedPage {
  readonly title: string;
  /** It says nothing, or could not be read. */
  readonly titleIsNull: boolean;
  readonly description: string;
  readonly images: readonly string[];
}

/** A group by its name. */
export interface NamedGroup {
  readonly groupId: number;
  readonly name: string;
}

/** A link by its name: two domains of a group may use the same one. */
export interface LinkName {
  readonly encodeId: string;
  /** Host of the short address. */
  readonly domain: string;
}

/** A link of the group, with its clicks. */
export interface ListedLink extends LinkName {
  readonly groupId: number;
  readonly shortUrl: string;
  readonly url: string;
  /** As it looks where it is shared; the host of the page where nothing else is known. */
  readonly title: string;
  readonly imageUrl: string | null;
  readonly star: boolean;
  readonly note: string | null;
  readonly expireTime: string | null;
  /** How the page that it leads to was when the server last looked there. */
  readonly health: { readonly state: string; readonly downSince: string | null };
  /** When it was put into the trash bin; null while it is live. */
  readonly trashTime: string | null;
  /** When it leaves the trash bin for good. */
  readonly purgeTime: string | null;
  readonly createTime: string;
  readonly totalClicks: number;
  readonly uniqueClicks: number;
  /** It first belonged to another group. */
  readonly isTransferred: boolean;
  /** Which one that was; null unless the reader belongs to it, too. */
  readonly transferredFrom: NamedGroup | null;
  readonly tags: readonly LinkTag[];
  readonly canEdit: boolean;
  readonly canTransfer: boolean;
  readonly canReturn: boolean;
}

export interface LinksApi {
  /** Why an address would be refused, as a code; null when it can be shortened. */
  checkAddress(url: string): Promise<string | null>;
  checkName(name: string): Promise<NameVerdict>;
  readPage(url: string): Promise<PastedPage>;
  /** The same key twice makes one link. */
  shorten(link: NewLink, idempotencyKey: string): Promise<CreatedLink>;
  /** Takes over what this device made before its owner signed in; answers the slugs that were taken over. */
  claim(claims: readonly string[]): Promise<readonly string[]>;
  /** To another group of the reader. The same key twice moves it once. */
  transfer(link: LinkName, groupId: number, idempotencyKey: string): Promise<void>;
  /** To the group that it first belonged to. The same key twice does it once. */
  giveBack(link: LinkName, idempotencyKey: string): Promise<void>;
  /** `isLeaving`: the page is about to close, and the call has to outlive it. */
  remove(link: { readonly encodeId: string; readonly claim: string }, isLeaving: boolean): Promise<void>;
}

/** Lists as the generated types have them. */
const bodyOf = ({ tags, targets, ...rest }: NewLink) => ({
  ...rest,
  ...(tags && { tags: [...tags] }),
  ...(targets && { targets: [...targets] }),
});

const paramsOf = ({ encodeId, domain }: LinkName, idempotencyKey: string) => ({
  path: { encodeId },
  query: { domain },
  header: { 'Idempotency-Key': idempotencyKey },
});

export function createLinksApi(client: ApiClient): LinksApi {
  return {
    async checkAddress(url) {
      const { data } = await answerOf(client.POST('/api/v1/analytics/domain', { body: { url } }));
      return data.isRefused ? data.code : null;
    },

    async checkName(value) {
      const { data } = await answerOf(client.POST('/api/v1/links/encodeId/check', { body: { value } }));
      return data;
    },

    async readPage(url) {
      const { data } = await answerOf(client.POST('/api/v1/links/parse', { body: { url } }));
      return data;
    },

    async shorten(link, idempotencyKey) {
      const headers = { 'Idempotency-Key': idempotencyKey };
      const body = bodyOf(link);
      const { data } = await answerOf(client.POST('/api/v1/links', { body, headers }));
      return data;
    },

    async claim(claims) {
      const body = { claims: [...claims] };
      const { data } = await answerOf(client.POST('/api/v1/links/claims', { body }));
      return data.claimed;
    },

    async transfer(link, targetGroup, idempotencyKey) {
      const params = paramsOf(link, idempotencyKey);
      await answerOf(client.POST('/api/v1/links/{encodeId}/tansfer', { params, body: { targetGroup } }));
    },

    async giveBack(link, idempotencyKey) {
      const params = paramsOf(link, idempotencyKey);
      await answerOf(client.POST('/api/v1/links/{encodeId}/return', { params }));
    },

    async remove({ encodeId, claim }, isLeaving) {
      const params = { path: { encodeId }, header: { 'X-Link-Claim': claim } };
      await answerOf(client.DELETE('/api/v1/links/{encodeId}', { params, keepalive: isLeaving }));
    },
  };
}
