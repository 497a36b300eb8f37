// What each page makes a browser load before it can be used, by the list that the build writes (page-files.json).
const KB = 1000;
const HOME = 'HomePage';

/** Greatest weight of a page's JavaScript as it is sent (gzip), in bytes. */
export const limitOf = (page) => (page === HOME ? 190 : 350) * KB;

/**
 * The pages with the weight of the start, of their own code and of their texts in the language in which these are
 * heaviest. What a page loads only when it is asked for (menus, dialogs, charts) is not counted.
 */
export function weightsOf({ start, pages }, weigh) {
  const sum = (files) => files.reduce((total, file) => total + weigh(file), 0);
  return pages.map(({ page, scripts, texts }) => ({
    page,
    bytes: sum([...start, ...scripts]) + Math.max(...Object.values(texts).map(sum)),
  }));
}
