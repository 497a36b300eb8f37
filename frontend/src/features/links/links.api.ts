import { answerOf, type ApiClient, dataOf } from '../../api/client';
import { type LinkName, type LinkOnDomain, linkParams } from '../../api/link-name';
import { bodyOf, type Schema } from '../../api/schemas';
import type { NewLinkOptions } from './shorten/new-link-options';

type Shortened = Schema<'ShortenedLinkDto'>;

/** A link as this device keeps it; an earlier version kept fewer facts. */
export type CreatedLink = Pick<Shortened, 'encodeId' | 'shortUrl' | 'url' | 'claim' | 'createTime'> &
  Partial<Pick<Shortened, 'asciiUrl' | 'warning'>>;

export interface NewLink extends NewLinkOptions, Pick<Schema<'ShortenLinkDto'>, 'url'> {
  /** Random when absent. */
  readonly encodeId?: string;
}

/** Whether a name can be had, and others that can. */
export type SlugVerdict = Pick<Schema<'SlugAnswerDto'>, 'code' | 'suggestions'>;
/** What a page says of itself. */
export type PastedPage = Schema<'PagePreviewDto'>;
/** A group by its name. */
export type NamedGroup = Schema<'FirstGroupDto'>;
/** A link of the group, with its clicks. */
export type ListedLink = Schema<'ListedLinkDto'>;

export interface LinksApi {
  /** Why an address would be refused, as a code; null when it can be shortened. */
  checkDestination(destination: string): Promise<string | null>;
  checkSlug(name: string): Promise<SlugVerdict>;
  readPage(destination: string): Promise<PastedPage>;
  /** The same key twice makes one link. */
  shorten(link: NewLink, idempotencyKey: string): Promise<CreatedLink>;
  /** Takes over what this device made before its owner signed in; answers the slugs that were taken over. */
  claim(claims: readonly string[]): Promise<readonly string[]>;
  /** To another group of the reader. The same key twice moves it once. */
  transfer(link: LinkOnDomain, groupId: number, idempotencyKey: string): Promise<void>;
  /** To the group that it first belonged to. The same key twice does it once. */
  giveBack(link: LinkOnDomain, idempotencyKey: string): Promise<void>;
  /** The short address with a mark, by which a member of its group is not counted as a visitor. */
  ownVisit(link: LinkName): Promise<string>;
  /** `isLeaving`: the page is about to close, and the call has to outlive it. */
  remove(link: { readonly encodeId: string; readonly claim: string }, isLeaving: boolean): Promise<void>;
}

const paramsOf = (link: LinkOnDomain, idempotencyKey: string) => ({
  ...linkParams(link),
  header: { 'Idempotency-Key': idempotencyKey },
});

export function createLinksApi(client: ApiClient): LinksApi {
  return {
    async checkDestination(destination) {
      const { data } = await answerOf(
        client.POST('/api/v1/analytics/domain', { body: { url: destination } }),
      );
      return data.isRefused ? data.code : null;
    },

    async checkSlug(value) {
      return dataOf(client.POST('/api/v1/links/encodeId/check', { body: { value } }));
    },

    async readPage(destination) {
      return dataOf(client.POST('/api/v1/links/parse', { body: { url: destination } }));
    },

    async shorten(link, idempotencyKey) {
      const headers = { 'Idempotency-Key': idempotencyKey };
      return dataOf(client.POST('/api/v1/links', { body: bodyOf(link), headers }));
    },

    async claim(claims) {
      const body = bodyOf({ claims });
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

    async ownVisit(link) {
      const options = { params: linkParams(link) };
      return (await dataOf(client.inForm.POST('/api/v1/links/{encodeId}/ownVisit', options))).visitUrl;
    },

    async remove({ encodeId, claim }, isLeaving) {
      const params = { path: { encodeId }, header: { 'X-Link-Claim': claim } };
      await answerOf(client.DELETE('/api/v1/links/{encodeId}', { params, keepalive: isLeaving }));
    },
  };
}
