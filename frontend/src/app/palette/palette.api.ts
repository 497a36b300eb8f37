import { answerOf, type ApiClient } from '../../api/client';
import type { Schema } from '../../api/schemas';

/** As many as can be looked through beside everything else. */
const MAX_LINKS = 8;

const NEWEST_FIRST = { tab: 'links', sort: 'newest', start: -1 } as const;

/** A link of the group, as far as the palette shows it. */
export type FoundLink = Pick<Schema<'ListedLinkDto'>, 'encodeId' | 'domain' | 'shortUrl' | 'url' | 'title'>;

export interface PaletteApi {
  /** The newest links of the group with these words in their slug, address, texts or note. */
  findLinks(text: string): Promise<readonly FoundLink[]>;
}

export function createPaletteApi(client: ApiClient): PaletteApi {
  return {
    async findLinks(text) {
      const filters = [{ key: 'text', value: text } as const];
      const body = { ...NEWEST_FIRST, limit: MAX_LINKS, filters };
      const { data } = await answerOf(client.POST('/api/v1/links/overview/query', { body }));
      return data.linksData;
    },
  };
}
