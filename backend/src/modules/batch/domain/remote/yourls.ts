import { fieldsOf, type RemoteService, textOf } from './remote-service';

const PAGE = 100;

/** Its `stats` by the secret signature of a user. */
export const yourls: RemoteService = {
  origin: null,

  request({ origin, token }, cursor) {
    const query = new URLSearchParams({
      ...{ action: 'stats', format: 'json', filter: 'last' },
      ...{ limit: String(PAGE), start: cursor?.at ?? '0', signature: token },
    });
    return { url: `${origin}/yourls-api.php?${query.toString()}`, headers: {} };
  },

  read(answer, cursor) {
    const { links: named, stats } = fieldsOf(answer);
    // Without any link there is an empty list in place of names.
    const listed = Array.isArray(named) ? [] : Object.values(fieldsOf(named ?? {}));
    if (listed.length === 0) fieldsOf(stats);
    const links = listed.map((each) => {
      const link = fieldsOf(each);
      return {
        url: textOf(link['url']),
        shortUrl: textOf(link['shorturl']),
        title: textOf(link['title']),
        tags: [],
        createdAt: textOf(link['timestamp']),
        clicks: textOf(link['clicks']),
      };
    });
    const start = Number(cursor?.at ?? 0) + links.length;
    return { links, next: links.length < PAGE ? null : { parts: [], at: String(start) } };
  },
};
