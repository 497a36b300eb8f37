import {
  cursorBefore,
  cursorBehind,
  fieldsOf,
  listOf,
  type RemoteService,
  tagNamesOf,
  textOf,
} from './remote-service';

const PAGE = '100';

/** The query of the address that Bitly names for the next page; its host is not asked. */
const queryIn = (next: string): string => (URL.canParse(next) ? new URL(next).search : '');

/** By its API 4: first the groups of the account, then the links of each. */
export const bitly: RemoteService = {
  origin: 'https://api-ssl.bitly.com',

  request({ origin, token }, cursor) {
    const headers = { authorization: `Bearer ${token}` };
    const group = cursor?.parts[0];
    if (cursor === null || group === undefined) return { url: `${origin}/v4/groups`, headers };
    const query = cursor.at === '' ? `?size=${PAGE}` : cursor.at;
    return { url: `${origin}/v4/groups/${encodeURIComponent(group)}/bitlinks${query}`, headers };
  },

  read(answer, cursor) {
    const fields = fieldsOf(answer);
    if (cursor === null) {
      const groups = listOf(fields['groups']).map((group) => textOf(fieldsOf(group)['guid']));
      return { links: [], next: cursorBefore(groups.filter((guid) => guid !== '')) };
    }
    const links = listOf(fields['links']).map((each) => {
      const link = fieldsOf(each);
      return {
        url: textOf(link['long_url']),
        shortUrl: textOf(link['id']) || textOf(link['link']),
        title: textOf(link['title']),
        tags: tagNamesOf(link['tags']),
        createdAt: textOf(link['created_at']),
        clicks: '',
      };
    });
    const { pagination } = fields;
    const next = links.length > 0 && pagination ? queryIn(textOf(fieldsOf(pagination)['next'])) : '';
    return { links, next: cursorBehind(cursor, next) };
  },
};
