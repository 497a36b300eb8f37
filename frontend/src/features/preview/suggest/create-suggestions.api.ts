import { type ApiClient, dataOf } from '../../../api/client';
import type { SuggestionsApi } from './suggestions.api';

const pathOf = (linkId: number) => ({ params: { path: { mapId: String(linkId) } } });

export const createSuggestionsApi = (client: ApiClient): SuggestionsApi => ({
  suggest(linkId, { type, style, language }) {
    const body = { type, style, ...(language === null ? {} : { lang: language }) };
    return dataOf(client.POST('/api/v1/chatgpt/{mapId}/suggestion', { ...pathOf(linkId), body }));
  },

  async suggestions(linkId) {
    return (await dataOf(client.GET('/api/v1/chatgpt/{mapId}/suggestions', pathOf(linkId)))).suggestions;
  },
});
