import { pathTo } from '../../shared/paths';

/** Without a language prefix, of a link on the shared domain. Alone in its file: home has no weight to spare. */
export const analyticsPath = (slug: string): string => pathTo('linkAnalytics', slug);
