import {
  cursorBefore,
  cursorBehind,
  fieldsOf,
  listOf,
  type RemoteService,
  tagNamesOf,
  textOf,
} from './remote-service';

const PAGE = '150';

/** First the domains of the account, then the links of each. */
export const shortIo: RemoteService = {
  origin: 'https://api.short.io',

  request({ origin, token }, cursor) {
    const headers = { authorization: token };
    const domain = cursor?.parts[0];
    if (cursor === null || domain === undefined) return { url: `${origin}/api/domains`, headers };
    const query = new URLSearchParams({ domain_id: domain, limit: PAGE });
    if (cursor.at !== '') query.set('pageToken', cursor.at);
    return { url: `${origin}/api/links?${query.toString()}`, headers };
  },

  read(answer, cursor) {
    if (cursor === null) {
      const domains = listOf(answer).map((domain) => textOf(fieldsOf(domain)['id']));
      return { links: [], next: cursorBefore(domains.filter((id) => id !== '')) };
    }
    const fields = fieldsOf(answer);
    const links = listOf(fields['links']).map((each) => {
      const link = fieldsOf(each);
      return {
        url: textOf(link['originalURL']),
        slug: textOf(link['path']),
        title: textOf(link['title']),
        tags: tagNamesOf(link['tags']),
        createdAt: textOf(link['createdAt']),
        clicks: '',
      };
    });
    return { links, next: cursorBehind(cursor, links.length > 0 ? textOf(fields['nextPageToken']) : '') };
  },
};
