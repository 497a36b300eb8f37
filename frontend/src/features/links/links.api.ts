import { answerOf, type ApiClient } from '../../api/client';

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

export interface LinksApi {
  /** Why an address could not be shortened, as a code; null when it can. */
  checkAddress(url: string): Promise<string | null>;
  /** The same key twice makes one link. */
  shorten(link: NewLink, idempotencyKey: string): Promise<CreatedLink>;
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

    async remove({ encodeId, claim }, isLeaving) {
      const params = { path: { encodeId }, header: { 'X-Link-Claim': claim } };
      await answerOf(client.DELETE('/api/v1/links/{encodeId}', { params, keepalive: isLeaving }));
    },
  };
}
