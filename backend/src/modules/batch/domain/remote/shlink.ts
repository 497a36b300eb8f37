import { fieldsOf, listOf, type RemoteService, tagNamesOf, textOf } from './remote-service';

const PAGE = '100';

/** By its REST API 3. */
export const shlink: RemoteService = {
  origin: null,

  request({ origin, token }, cursor) {
    const query = new URLSearchParams({ page: cursor?.at ?? '1', itemsPerPage: PAGE });
    return { url: `${origin}/rest/v3/short-urls?${query.toString()}`, headers: { 'x-api-key': token } };
  },

  read(answer, cursor) {
    const { data, pagination } = fieldsOf(fieldsOf(answer)['shortUrls']);
    const links = listOf(data).map((each) => {
      const link = fieldsOf(each);
      const summary = link['visitsSummary'];
      const visits = summary === undefined ? link['visitsCount'] : fieldsOf(summary)['total'];
      return {
        url: textOf(link['longUrl']),
        slug: textOf(link['shortCode']),
        title: textOf(link['title']),
        tags: tagNamesOf(link['tags']),
        createdAt: textOf(link['dateCreated']),
        clicks: textOf(visits),
      };
    });
    const page = Number(cursor?.at ?? 1);
    const isLast = links.length === 0 || page >= Number(fieldsOf(pagination)['pagesCount']);
    return { links, next: isLast ? null : { parts: [], at: String(page + 1) } };
  },
};
