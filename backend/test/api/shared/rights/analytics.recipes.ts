import type { ANALYTICS_RIGHTS } from '../../../../src/shared/domain/rights/analytics.rights';
import { MEMBERS, type Recipe, type RecipesFor, type Try, WITH_PROGRAMS, shown } from './recipe';
import type { Scene } from './scene';

const onLink = async (scene: Scene): Promise<Try> => ({
  params: { encodeId: (await scene.link()).encodeId },
});

const SITE_ADMINS = '111 1 333 33+ 333 3';

/** Numbers of one link. */
const CELLS_OF_LINK = '111 o +++ 44+ +34 3';
const OF_LINK: Recipe = { cells: shown(CELLS_OF_LINK), call: onLink };

export const ANALYTICS_RECIPES: RecipesFor<typeof ANALYTICS_RIGHTS> = {
  'analytics.summarise-links': { cells: shown(WITH_PROGRAMS), call: () => ({ body: {} }) },
  'analytics.show-clicks': OF_LINK,
  'analytics.show-daily-clicks': OF_LINK,
  'analytics.show-hourly-clicks': OF_LINK,
  'analytics.show-report': OF_LINK,
  'analytics.show-status': OF_LINK,
  'analytics.show-platforms': OF_LINK,
  'analytics.show-referrers': OF_LINK,
  'analytics.show-regions': OF_LINK,
  'analytics.show-cities': OF_LINK,
  'analytics.export-clicks': { ...OF_LINK, cells: CELLS_OF_LINK },
  'analytics.show-group-report': { cells: shown(WITH_PROGRAMS) },
  'analytics.list-top-links': { cells: shown(WITH_PROGRAMS) },
  'analytics.show-group-cities': { cells: shown(WITH_PROGRAMS) },
  'analytics.show-group-utm': { cells: shown(WITH_PROGRAMS) },
  'analytics.export-group-clicks': { cells: WITH_PROGRAMS },
  'analytics.show-site-report': { cells: SITE_ADMINS },
  'analytics.list-site-top-links': { cells: SITE_ADMINS },
  'analytics.show-site-cities': { cells: SITE_ADMINS },
  'analytics.export-site-clicks': { cells: SITE_ADMINS },
  'analytics.follow-clicks': { ...OF_LINK, cells: shown('111 o +++ 44+ 333 3') },
  'analytics.follow-group-clicks': { cells: shown(MEMBERS) },
  'analytics.follow-site-clicks': { cells: SITE_ADMINS },
};
