import { answerOf, type ApiClient } from '../../../api/client';

/** What can be done with many links. */
export type BulkAction =
  | { readonly kind: 'trash' | 'putBack' | 'giveBack' }
  | { readonly kind: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'address'; readonly value: string }
  | { readonly kind: 'move'; readonly groupId: number };

/** Links of one domain, at most 500. */
export interface BulkPart {
  readonly encodeIds: readonly string[];
  readonly domain: string;
}

/** What has become of one link; `code` says why nothing was done. */
export interface BulkRow {
  readonly encodeId: string;
  readonly code: string | null;
}

export interface BulkApi {
  /** `isLeaving`: the page is about to close, and the call has to outlive it. */
  run(action: BulkAction, part: BulkPart, isLeaving: boolean): Promise<readonly BulkRow[]>;
}

interface Results {
  readonly data: {
    readonly results: readonly {
      readonly encodeId: string;
      readonly error: { readonly code: string } | null;
    }[];
  };
}

const rowsIn = ({ data }: Results): readonly BulkRow[] =>
  data.results.map(({ encodeId, error }) => ({ encodeId, code: error?.code ?? null }));

export function createBulkApi(client: ApiClient): BulkApi {
  const call = (
    action: BulkAction,
    { encodeIds, domain }: BulkPart,
    keepalive: boolean,
  ): Promise<Results> => {
    const links = { encodeIds: [...encodeIds], domain };
    switch (action.kind) {
      case 'trash':
        return answerOf(client.POST('/api/v1/batch/links/delete', { body: links, keepalive }));
      case 'putBack':
        return answerOf(client.POST('/api/v1/batch/links/trashbin/putback', { body: links, keepalive }));
      case 'giveBack':
        return answerOf(client.POST('/api/v1/batch/links/return', { body: links, keepalive }));
      case 'tags': {
        const body = { ...links, add: [...action.add], remove: [...action.remove] };
        return answerOf(client.POST('/api/v1/batch/links/tags', { body, keepalive }));
      }
      case 'address':
        return answerOf(
          client.POST('/api/v1/batch/links/url', { body: { ...links, value: action.value }, keepalive }),
        );
      case 'move': {
        const body = { ...links, targetGroup: action.groupId };
        return answerOf(client.POST('/api/v1/batch/links/transfer', { body, keepalive }));
      }
    }
  };
  return {
    async run(action, part, isLeaving) {
      return rowsIn(await call(action, part, isLeaving));
    },
  };
}
