import { answerOf, type ApiClient } from '../../api/client';
import type { LinkTag } from '../labels';

export interface CreatedLink {
  readonly encodeId: string;
  readonly shortUrl: string;
  readonly url: string;
  readonly claim: string;
  readonly createTime: string;
}

export interface NewLink {
  readonly url: string;
  /** Random when absent. */
  readonly encodeId?: string;
}

/** A group by its name. */
export interface NamedGroup {
  readonly groupId: number;
  readonly name: string;
}

/** A link of the group, with its clicks. */
export interface ListedLink {
  readonly encodeId: string;
  readonly shortUrl: string;
  readonly url: string;
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

export interface LinkPage {
  readonly links: readonly ListedLink[];
  /** Where the next page begins. */
  readonly start: number;
}

export interface LinksApi {
  /** Why an address could not be shortened, as a code; null when it can. */
  checkAddress(url: string): Promise<string | null>;
  /** The same key twice makes one link. */
  shorten(link: NewLink, idempotencyKey: string): Promise<CreatedLink>;
  /** Takes over what this device made before its owner signed in; answers the slugs that were taken over. */
  claim(claims: readonly string[]): Promise<readonly string[]>;
  /** A page of the group's links, newest first; `start` is -1 for the first one. */
  page(start: number, limit: number): Promise<LinkPage>;
  /** To another group of the reader. The same key twice moves it once. */
  transfer(encodeId: string, groupId: number, idempotencyKey: string): Promise<void>;
  /** To the group that it first belonged to. The same key twice does it once. */
  giveBack(encodeId: string, idempotencyKey: string): Promise<void>;
  /** `isLeaving`: the page is about to close, and the call has to outlive it. */
  remove(link: { readonly encodeId: string; readonly claim: string }, isLeaving: boolean): Promise<void>;
}

export function createLinksApi(client: ApiClient): LinksApi {
  return {
    async checkAddress(url) {
      const { data } = await answerOf(client.POST('/api/v1/analytics/domain', { body: { url } }));
      return data.isInvalid ? data.code : null;
    },

    async shorten(link, idempotencyKey) {
      const headers = { 'Idempotency-Key': idempotencyKey };
      const { data } = await answerOf(client.POST('/api/v1/links', { body: link, headers }));
      const { encodeId, shortUrl, url, claim, createTime } = data;
      return { encodeId, shortUrl, url, claim, createTime };
    },

    async claim(claims) {
      const body = { claims: [...claims] };
      const { data } = await answerOf(client.POST('/api/v1/links/claims', { body }));
      return data.claimed;
    },

    async page(start, limit) {
      const body = { start, limit };
      const { data } = await answerOf(client.POST('/api/v1/links/overview/query', { body }));
      return { links: data.linksData, start: data.start };
    },

    async transfer(encodeId, targetGroup, idempotencyKey) {
      const params = { path: { encodeId }, header: { 'Idempotency-Key': idempotencyKey } };
      await answerOf(client.POST('/api/v1/links/{encodeId}/tansfer', { params, body: { targetGroup } }));
    },

    async giveBack(encodeId, idempotencyKey) {
      const params = { path: { encodeId }, header: { 'Idempotency-Key': idempotencyKey } };
      await answerOf(client.POST('/api/v1/links/{encodeId}/return', { params }));
    },

    async remove({ encodeId, claim }, isLeaving) {
      const params = { path: { encodeId }, header: { 'X-Link-Claim': claim } };
      await answerOf(client.DELETE('/api/v1/links/{encodeId}', { params, keepalive: isLeaving }));
    },
  };
}
