import { type ApiClient, dataOf } from '../../../api/client';
import { bodyOf, type Schema } from '../../../api/schemas';

/** What can be done with many links. */
export type BulkAction =
  | { readonly kind: 'trash' | 'putBack' | 'giveBack' }
  | { readonly kind: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'address'; readonly value: string }
  | { readonly kind: 'move'; readonly groupId: number };

/** Links of one domain, at most 500. */
export type BulkPart = Required<Schema<'BatchDto'>>;

/** What has become of one link; `code` says why nothing was done. */
export interface BulkRow extends Pick<Schema<'BatchRowDto'>, 'encodeId'> {
  readonly code: string | null;
}

export interface BulkApi {
  /** `isLeaving`: the page is about to close, and the call has to outlive it. */
  run(action: BulkAction, part: BulkPart, isLeaving: boolean): Promise<readonly BulkRow[]>;
}

type Results = Schema<'BatchResultDto'>;

const rowsIn = ({ results }: Results): readonly BulkRow[] =>
  results.map(({ encodeId, error }) => ({ encodeId, code: error?.code ?? null }));

export function createBulkApi(client: ApiClient): BulkApi {
  const call = (action: BulkAction, part: BulkPart, keepalive: boolean): Promise<Results> => {
    const links = bodyOf(part);
    switch (action.kind) {
      case 'trash':
        return dataOf(client.POST('/api/v1/batch/links/delete', { body: links, keepalive }));
      case 'putBack':
        return dataOf(client.POST('/api/v1/batch/links/trashbin/putback', { body: links, keepalive }));
      case 'giveBack':
        return dataOf(client.POST('/api/v1/batch/links/return', { body: links, keepalive }));
      case 'tags': {
        const body = { ...links, ...bodyOf({ add: action.add, remove: action.remove }) };
        return dataOf(client.POST('/api/v1/batch/links/tags', { body, keepalive }));
      }
      case 'address':
        return dataOf(
          client.POST('/api/v1/batch/links/url', { body: { ...links, value: action.value }, keepalive }),
        );
      case 'move': {
        const body = { ...links, targetGroup: action.groupId };
        return dataOf(client.POST('/api/v1/batch/links/transfer', { body, keepalive }));
      }
    }
  };
  return {
    async run(action, part, isLeaving) {
      return rowsIn(await call(action, part, isLeaving));
    },
  };
}
