import { fieldsOf, listOf, type RemoteService, textOf } from './remote-service';

const PAGE = '50';

/** By its API 2. */
export const kutt: RemoteService = {
  origin: null,

  request({ origin, token }, cursor) {
    const query = new URLSearchParams({ limit: PAGE, skip: cursor?.at ?? '0' });
    return { url: `${origin}/api/v2/links?${query.toString()}`, headers: { 'x-api-key': token } };
  },

  read(answer, cursor) {
    const { data, total } = fieldsOf(answer);
    const links = listOf(data).map((each) => {
      const link = fieldsOf(each);
      return {
        url: textOf(link['target']),
        slug: textOf(link['address']),
        title: textOf(link['description']),
        tags: [],
        createdAt: textOf(link['created_at']),
        clicks: textOf(link['visit_count']),
      };
    });
    const read = Number(cursor?.at ?? 0) + links.length;
    const isLast = links.length === 0 || read >= Number(total);
    return { links, next: isLast ? null : { parts: [], at: String(read) } };
  },
};
