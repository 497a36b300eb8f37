import type { DOMAINS_RIGHTS } from '../../../../src/shared/domain/rights/domains.rights';
import { APP_ORIGIN } from '../../../support/app';
import { subdomainOf } from '../../../support/domains';
import { ADMINS, MEMBERS, type RecipesFor, type Try } from './recipe';
import type { Scene } from './scene';

/** The player's own subdomain; a name that nobody has where nothing comes of it. */
async function onDomain({ player, isAllowed }: Scene): Promise<Try> {
  const domain = isAllowed ? await subdomainOf(player.caller) : 'nobody.example';
  return { params: { groupId: player.team.groupId, domain } };
}

export const DOMAINS_RECIPES: RecipesFor<typeof DOMAINS_RIGHTS> = {
  'domains.check-subdomain': { cells: MEMBERS, call: () => ({ body: { subdomain: 'somebody' } }) },
  'domains.list-domains': { cells: MEMBERS },
  'domains.set-default-domain': {
    cells: MEMBERS,
    call: () => ({ body: { domain: new URL(APP_ORIGIN).host } }),
  },
  'domains.show-apps': { cells: '111 1 aa+ 333 333', call: onDomain },
  'domains.set-apps': {
    cells: ADMINS,
    call: async (scene) => ({
      ...(await onDomain(scene)),
      body: { apple: [{ appId: 'AB12CD34EF.tw.example.shop' }], android: [] },
    }),
  },
};
