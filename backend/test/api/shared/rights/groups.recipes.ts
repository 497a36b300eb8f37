import type { BILLING_RIGHTS } from '../../../../src/shared/domain/rights/billing.rights';
import type { GROUPS_RIGHTS } from '../../../../src/shared/domain/rights/groups.rights';
import { ADMINS, ANYONE, MEMBERS, OF_GROUP, type RecipesFor, type Try, WITH_PROGRAMS, shown } from './recipe';
import { newNumber } from '../../../support/new-number';
import type { Scene } from './scene';

const onGroup = ({ player }: Scene): Try => ({ params: { groupId: player.team.groupId } });

export const GROUPS_RECIPES: RecipesFor<typeof GROUPS_RIGHTS> = {
  'groups.list-mine': { cells: shown(MEMBERS) },
  'groups.make': { cells: MEMBERS, status: 201, call: () => ({ body: { name: `Group ${newNumber()}` } }) },
  'groups.show-settings': { cells: shown(OF_GROUP), call: onGroup },
  'groups.change-settings': {
    cells: ADMINS,
    call: (scene) => ({ ...onGroup(scene), body: { name: `Group ${newNumber()}` } }),
  },
  'groups.list-front-sites': {
    cells: shown('111 o +++ 333 333 3'),
    call: (scene) => (scene.whose === 'own' ? { params: { groupId: 0 } } : onGroup(scene)),
  },
};

export const BILLING_RECIPES: RecipesFor<typeof BILLING_RIGHTS> = {
  'billing.list-plans': { cells: ANYONE },
  'billing.show-features': { cells: shown(WITH_PROGRAMS) },
  'billing.show-usage': { cells: shown(WITH_PROGRAMS) },
  'billing.show-losses': { cells: '111 1 aa+ a++ 333 3', call: () => ({ params: { plan: 'free' } }) },
  'billing.show-plan': { cells: '111 1 333 33+ 333 3', call: (scene) => onGroup(scene) },
  'billing.change-plan': {
    cells: '111 1 333 33+ 333 3',
    call: (scene) => ({ ...onGroup(scene), body: { plan: 'classic', reason: 'A gift.' } }),
  },
};
