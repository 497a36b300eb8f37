import { answerOf, type ApiClient, dataOf } from '../../api/client';
import { type LinkName, linkParams } from '../../api/link-name';
import { bodyOf, type Schema } from '../../api/schemas';

export type LinkHealth = Schema<'LinkHealthDto'>;
/** A link with everything that can be set on it. */
export type LinkDetails = Schema<'LinkDetailsDto'>;
/** What is to be changed; what is missing stays. */
export type LinkEdit = Schema<'LinkValuesDto'>;
/** What its reader has seen of a link. */
export type LinkValuesSeen = Schema<'LinkValuesDto'>;
export type LinkChange = Schema<'LinkChangeDto'>;
export type HistoryPage = Schema<'LinkHistoryDto'>;

export interface EditorApi {
  details(link: LinkName): Promise<LinkDetails>;
  /** All of it, or nothing: also when another member has changed what was `seen` of it. */
  edit(link: LinkName, change: LinkEdit, seen: LinkValuesSeen): Promise<LinkDetails>;
  /** `start` is -1 for the first page. */
  history(link: LinkName, start: number, limit: number): Promise<HistoryPage>;
  /** `isLeaving`: the page is about to close, and the call has to outlive it. */
  rollBack(link: LinkName, changeId: number, isLeaving: boolean): Promise<LinkDetails>;
  /** The same key twice makes one link. */
  duplicate(link: LinkName, idempotencyKey: string): Promise<LinkDetails>;
  trash(link: LinkName, isLeaving: boolean): Promise<void>;
}

export const createEditorApi = (client: ApiClient): EditorApi => ({
  details: (link) => dataOf(client.GET('/api/v1/links/{encodeId}', { params: linkParams(link) })),

  edit(link, change, seen) {
    const body = bodyOf({ ...change, basedOn: seen });
    return dataOf(client.inForm.PUT('/api/v1/links/{encodeId}', { params: linkParams(link), body }));
  },

  history(link, start, limit) {
    const { path, query } = linkParams(link);
    const params = { path, query: { ...query, start, limit } };
    return dataOf(client.GET('/api/v1/links/{encodeId}/history', { params }));
  },

  rollBack(link, changeId, isLeaving) {
    const given = { params: linkParams(link), body: { changeId }, keepalive: isLeaving };
    return dataOf(client.inForm.POST('/api/v1/links/{encodeId}/rollback', given));
  },

  duplicate(link, key) {
    const params = { ...linkParams(link), header: { 'Idempotency-Key': key } };
    return dataOf(client.inForm.POST('/api/v1/links/{encodeId}/duplicate', { params }));
  },

  async trash(link, isLeaving) {
    await answerOf(
      client.DELETE('/api/v1/links/{encodeId}', { params: linkParams(link), keepalive: isLeaving }),
    );
  },
});
