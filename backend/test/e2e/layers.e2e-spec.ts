import { describeScreens } from '../support/gallery';
import { BUYING_LAYERS, GUEST_BUYING_LAYERS } from './screens/buying-layers';
import { CHANGING_LAYERS } from './screens/changing-layers';
import { DOMAIN_SALE_LAYERS } from './screens/domain-sale-layers';
import { GROUP_LAYERS, INVITATION_LAYERS } from './screens/group-layers';
import { LAYERS } from './screens/layers';
import { MEMBER_LAYERS } from './screens/member-layers';
import { MEMBER_SHORTEN_LAYERS, SHORTEN_LAYERS } from './screens/shorten-layers';
import { TEAM_LAYERS } from './screens/team-layers';

describeScreens('what opens on pages', [
  [
    'for guests',
    {
      isMember: false,
      screens: [...LAYERS, ...SHORTEN_LAYERS, ...INVITATION_LAYERS, ...GUEST_BUYING_LAYERS],
    },
  ],
  [
    'for members, of themselves and their groups',
    {
      isMember: true,
      screens: [...MEMBER_LAYERS, ...MEMBER_SHORTEN_LAYERS, ...GROUP_LAYERS, ...TEAM_LAYERS],
    },
  ],
  [
    'for members, of what they pay',
    { isMember: true, screens: [...BUYING_LAYERS, ...CHANGING_LAYERS, ...DOMAIN_SALE_LAYERS] },
  ],
]);
