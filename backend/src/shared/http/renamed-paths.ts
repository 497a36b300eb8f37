/** API paths of the version before, and the prefix that took their place; they go with the next version. */
const RENAMED: readonly (readonly [string, string])[] = [
  ['/api/v1/site/analytics/', '/api/v1/admin/analytics/'],
];

/** The URL under its present path, so that programs written for the version before keep working. */
export function presentUrl(url: string): string {
  const renamed = RENAMED.find(([former]) => url.startsWith(former));
  return renamed ? `${renamed[1]}${url.slice(renamed[0].length)}` : url;
}
