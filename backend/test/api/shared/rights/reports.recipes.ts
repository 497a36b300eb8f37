import type { REPORTS_RIGHTS } from '../../../../src/shared/domain/rights/reports.rights';
import { caseOf, disable, report } from '../../../support/reports';
import { HOLDERS, type RecipesFor, type Try } from './recipe';
import type { Scene } from './scene';

const SITE_ADMINS = '111 1 333 33+ 333';

/** A case of somebody's link, reported by somebody else. */
async function onCase(scene: Scene): Promise<Try> {
  const { shortUrl } = await scene.link();
  await report(await scene.stage.server.guest(), { link: shortUrl });
  return { params: { caseId: scene.isAllowed ? await caseOf(scene.player.caller, shortUrl) : 1 } };
}

async function onDisabledLink(scene: Scene): Promise<Try> {
  const { id, encodeId } = await scene.link();
  await disable(scene.stage.server, id);
  return { params: { encodeId } };
}

export const REPORTS_RECIPES: RecipesFor<typeof REPORTS_RIGHTS> = {
  'reports.report': {
    cells: HOLDERS,
    status: 201,
    call: async (scene) => ({ body: { link: (await scene.link()).shortUrl, reason: 'spam' } }),
  },
  'reports.list-cases': { cells: SITE_ADMINS },
  'reports.show-case': { cells: SITE_ADMINS, call: onCase },
  'reports.judge-case': {
    cells: SITE_ADMINS,
    call: async (scene) => ({
      ...(await onCase(scene)),
      body: { state: 'acted', action: 'disable', note: 'It asks for cards.' },
    }),
  },
  'reports.show-appeal': { cells: '111 1 +++ 444 333', call: onDisabledLink },
  'reports.appeal': {
    cells: '111 1 os+ 444 333',
    status: 201,
    call: async (scene) => ({ ...(await onDisabledLink(scene)), body: { text: 'It is our own shop.' } }),
  },
};
